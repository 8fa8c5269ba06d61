import type { CSSProperties } from "react";
import {
  framePath,
  frameSandbox,
  widgetKinds,
  type PlacedWidget,
  type WidgetPlace,
} from "#contracts/kernel/widgets.ts";
import { classes } from "../classes.ts";
import { FallbackCard } from "./house-card.tsx";
import { frameTitles } from "./text.ts";
import styles from "./partner-frame.module.css";
import { useFrame } from "./use-frame.ts";

type PartnerFrameProps = { place: WidgetPlace; origin: string; widget: PlacedWidget };

/** A partner's script in a frame that knows nothing of this site. Its room is kept from the start. */
export function PartnerFrame({ place, origin, widget }: PartnerFrameProps) {
  const kind = widgetKinds[place];
  const title = frameTitles[kind];
  const { state, room, frame } = useFrame(kind);
  const heights: CSSProperties & Record<`--${string}`, string> = {
    "--height": `${widget.height}px`,
    "--narrow-height": `${widget.narrowHeight}px`,
  };
  return (
    <section className={classes(styles.partner, styles[kind])} aria-label={title}>
      <div ref={room} className={styles.room} style={heights}>
        {(state === "loading" || state === "shown") && (
          <iframe
            ref={frame}
            className={state === "loading" ? styles.coming : undefined}
            title={title}
            sandbox={frameSandbox}
            referrerPolicy="no-referrer"
            loading="lazy"
            src={origin + framePath(place)}
          />
        )}
        {(state === "far" || state === "loading") && (
          <div className={styles.waiting} aria-busy>
            <span className={styles.spinner} aria-hidden />
            <span className="sr">{title} is loading</span>
          </div>
        )}
        {state === "failed" && <FallbackCard place={place} link={widget.link} />}
      </div>
      <p className={classes(styles.partnerNote, state === "failed" && styles.gone)}>
        <span>From a partner. It runs apart from this site and sees nothing of you here.</span>{" "}
        {widget.link && (
          <a href={widget.link.to} target="_blank" rel="noopener sponsored">
            {widget.link.words}
          </a>
        )}
      </p>
    </section>
  );
}
