import { type CSSProperties, useEffect, useState, type RefCallback, useCallback } from "react";
import {
  framePath,
  frameSandbox,
  widgetKinds,
  type PlacedWidget,
  type WidgetPlace,
  frameTimeoutMs,
  frameMessages,
  type WidgetKind,
} from "#contracts/kernel/widgets.ts";
import { classes } from "../../ui/classes.ts";
import { FallbackCard } from "./own-card.tsx";
import { frameTitles, failedToLoad } from "./text.ts";
import styles from "./partner-frame.module.css";

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

/** `far`: nobody is near yet, so nothing is fetched. */
type FrameState = "far" | "loading" | "shown" | "failed";

type Frame = {
  state: FrameState;
  /** Where the frame will stand. */
  room: RefCallback<HTMLElement>;
  frame: RefCallback<HTMLIFrameElement>;
};

/** Follows a partner's frame from when somebody comes near. What takes too long has failed, and is told to the console. */
function useFrame(kind: WidgetKind): Frame {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [said, setSaid] = useState<"shown" | "failed">();
  const { near, watch } = useIsNear();

  useEffect(() => {
    if (!frame || said) return;
    const end = (state: "shown" | "failed") => {
      if (state === "failed") console.error(failedToLoad(kind));
      setSaid(state);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A sandboxed frame has no origin; whatever has one is not it.
      if (source !== frame.contentWindow || origin !== "null") return;
      if (data === frameMessages.loaded) end("shown");
      if (data === frameMessages.failed) end("failed");
    };
    window.addEventListener("message", hear);
    const patience = setTimeout(() => end("failed"), frameTimeoutMs);
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(patience);
    };
  }, [frame, said, kind]);

  return { state: said ?? (near ? "loading" : "far"), room: watch, frame: setFrame };
}

const margin = "300px";

/** True once an element is nearly in sight; never while it is not shown at all. */
function useIsNear(): { near: boolean; watch: RefCallback<HTMLElement> } {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, watch };
}
