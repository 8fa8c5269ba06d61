import {
  isCardPlace,
  widgetKinds,
  type WidgetPlace,
  framePath,
  frameSandbox,
  type PlacedWidget,
  frameTimeoutMs,
  frameMessages,
  type WidgetKind,
  type CardPlace,
  type PartnerLink,
  type PlacedCard,
} from "#contracts/kernel/widgets.ts";
import { ArrowRight, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import {
  type CSSProperties,
  useEffect,
  useState,
  type RefCallback,
  useCallback,
  type ReactNode,
} from "react";
import { useSite, useSiteName } from "../../data/site.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import { classes } from "../../ui/classes.ts";
import { ownText, type OwnText, frameTitles, failedToLoad } from "./text.ts";
import { cardText, type CardText } from "./card-text.ts";
import styles from "./widgets.module.css";

/** The partner's widget configured for a place, or a card of our own. */
export function WidgetContent({ place }: { place: WidgetPlace }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[place];
  if (widgets?.origin !== undefined && widget) {
    return <PartnerFrame place={place} origin={widgets.origin} widget={widget} />;
  }
  if (isCardPlace(place)) {
    const card = widgets?.cards[place];
    return card ? <PartnerCard place={place} card={card} /> : <OwnLinkCard place={place} />;
  }
  return widgetKinds[place] === "activities" ? (
    <OwnBanner text={ownText[place]} />
  ) : (
    <OwnCard place={place} />
  );
}

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** Our own banner where none of a partner is configured. */
function OwnBanner({ text: { title, sentence, action, to } }: { text: OwnText }) {
  // The picture is fetched only after hydration, which waits until the banner is near the viewport.
  const hydrated = useHydrated();
  return (
    <Link to={to} className={styles.banner} prefetch="intent">
      <span className={styles.picture}>
        {hydrated && (
          <ThemedPicture
            className={styles.drawn}
            day={posterUrl({ ...poster, time: "day" })}
            night={posterUrl({ ...poster, time: "night" })}
          />
        )}
      </span>
      <span className={styles.text}>
        <b>{title}</b>
        <span>{sentence}</span>
        <span className={styles.action}>
          {action}
          <ArrowRight size={20} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

type PartnerFrameProps = { place: WidgetPlace; origin: string; widget: PlacedWidget };

/** A partner's script in a sandboxed frame. Its space is reserved from the start. */
function PartnerFrame({ place, origin, widget }: PartnerFrameProps) {
  const kind = widgetKinds[place];
  const title = isCardPlace(place)
    ? `${frameTitles.card}: ${cardText[place].title}`
    : frameTitles[kind];
  const { state, container, frame } = useFrame(kind);
  const heights: CSSProperties & Record<`--${string}`, string> = {
    "--height": `${widget.height}px`,
    "--narrow-height": `${widget.narrowHeight}px`,
  };
  return (
    <section className={classes(styles.partner, styles[kind])} aria-label={title}>
      <div ref={container} className={styles.container} style={heights}>
        {(state === "loading" || state === "visible") && (
          <iframe
            ref={frame}
            className={state === "loading" ? styles.hidden : undefined}
            title={title}
            sandbox={frameSandbox}
            referrerPolicy="no-referrer"
            loading="lazy"
            src={origin + framePath(place)}
          />
        )}
        {(state === "idle" || state === "loading") && (
          <div className={styles.loading} aria-busy>
            <span className={styles.spinner} aria-hidden />
            <span className="sr">Loading {title}</span>
          </div>
        )}
        {state === "failed" && <FallbackCard place={place} link={widget.link} />}
      </div>
      <p className={classes(styles.partnerNote, state === "failed" && styles.invisible)}>
        <span>From a partner. It runs separately and can't see your {useSiteName()} data.</span>{" "}
        {widget.link && (
          <a href={widget.link.to} target="_blank" rel="noopener sponsored">
            {widget.link.words}
          </a>
        )}
      </p>
    </section>
  );
}

/** `idle`: not near the viewport yet, so nothing is fetched. */
type FrameState = "idle" | "loading" | "visible" | "failed";

type Frame = {
  state: FrameState;
  /** The element that contains the frame. */
  container: RefCallback<HTMLElement>;
  frame: RefCallback<HTMLIFrameElement>;
};

/** The state of a partner's frame, which loads near the viewport. A timeout counts as a failure and is logged. */
function useFrame(kind: WidgetKind): Frame {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [result, setResult] = useState<"visible" | "failed">();
  const { near, watch } = useIsNear();

  useEffect(() => {
    if (!frame || result) return;
    const finish = (state: "visible" | "failed") => {
      if (state === "failed") console.error(failedToLoad(kind));
      setResult(state);
    };
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A sandboxed frame has the opaque origin "null".
      if (source !== frame.contentWindow || origin !== "null") return;
      if (data === frameMessages.loaded) finish("visible");
      if (data === frameMessages.failed) finish("failed");
    };
    window.addEventListener("message", onMessage);
    const timeout = setTimeout(() => finish("failed"), frameTimeoutMs);
    return () => {
      window.removeEventListener("message", onMessage);
      clearTimeout(timeout);
    };
  }, [frame, result, kind]);

  return { state: result ?? (near ? "loading" : "idle"), container: watch, frame: setFrame };
}

const margin = "300px";

/** Whether an element has been near the viewport. An element that is not rendered never is. */
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

/** Our own card at a place without a partner. */
function OwnCard({ place }: { place: Exclude<WidgetPlace, CardPlace> }) {
  const { title, sentence, action, to, drawing } = ownText[place];
  // The drawing is fetched only after hydration, which waits until the card is near the viewport.
  const hydrated = useHydrated();
  return (
    <div className={styles.frame}>
      <div className={styles.ownCardCard}>
        <span className={styles.drawing} aria-hidden>
          {hydrated && <img src={drawing} alt="" width={72} height={72} />}
        </span>
        <p className={styles.ownCardText}>
          <b>{title}</b> <span>{sentence}</span>
        </p>
        <Link className={styles.ownCardAction} to={to} prefetch="intent">
          {action}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </div>
  );
}

type FallbackCardProps = { place: WidgetPlace; link: PartnerLink | undefined };

/** Replaces a widget that failed to load: the partner's plain link, or our own card. */
function FallbackCard({ place, link }: FallbackCardProps) {
  if (!link) {
    return isCardPlace(place) ? <OwnLinkCard place={place} /> : <OwnCard place={place} />;
  }
  return (
    <div className={styles.frame}>
      <div className={`${styles.ownCardCard} ${styles.plain}`}>
        <p className={styles.ownCardText}>
          <b>Couldn't load our partner's content.</b>{" "}
          <span>The rest of this page still works.</span>
        </p>
        <a className={styles.ownCardAction} href={link.to} target="_blank" rel="noopener sponsored">
          {link.words}
          <ExternalLink size={16} aria-hidden />
        </a>
      </div>
    </div>
  );
}

type CardProps = { place: CardPlace; text: string; note?: string; children: ReactNode };

function Card({ place, text, note, children }: CardProps) {
  const { title, level: Title } = cardText[place];
  const id = `card-${place}`;
  return (
    <section className={styles.partnerCardCard} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <p>{text}</p>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** A partner's offer: a plain link, labeled as an offer. */
function PartnerCard({ place, card }: { place: CardPlace; card: PlacedCard }) {
  const { link, text = "An offer from one of our partners." } = card;
  return (
    <Card
      place={place}
      text={text}
      note="Partner offer. We may earn a commission. It doesn't affect our answers."
    >
      <a href={link.to} target="_blank" rel="noopener sponsored">
        {link.words}
        <ExternalLink size={16} aria-hidden />
      </a>
    </Card>
  );
}

/** Our own card at a place without a partner; it is not paid for. */
function OwnLinkCard({ place }: { place: CardPlace }) {
  const card: CardText = cardText[place];
  return (
    <Card place={place} text={card.sentence}>
      {card.to.startsWith("/") ? (
        <Link to={card.to} prefetch="intent">
          {card.action}
          <ArrowRight size={16} aria-hidden />
        </Link>
      ) : (
        <a href={card.to} rel="noopener">
          {card.action}
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </Card>
  );
}
