import {
  isCardSlot,
  widgetKinds,
  type WidgetSlot,
  framePath,
  frameSandbox,
  type SlotWidget,
  frameTimeoutMs,
  frameMessages,
  type WidgetKind,
  type CardSlot,
  type PartnerLink,
  type SlotCard,
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
import {
  houseText,
  type HouseText,
  frameTitles,
  failedToLoad,
  cardText,
  type CardText,
} from "./text.ts";
import styles from "./widgets.module.css";

/** The partner's widget configured for a slot, or a card of our own. */
export function WidgetContent({ slot }: { slot: WidgetSlot }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[slot];
  if (widgets?.origin !== undefined && widget) {
    return <PartnerFrame slot={slot} origin={widgets.origin} widget={widget} />;
  }
  if (isCardSlot(slot)) {
    const card = widgets?.cards[slot];
    return card ? <PartnerCard slot={slot} card={card} /> : <HouseLinkCard slot={slot} />;
  }
  return widgetKinds[slot] === "activities" ? (
    <HouseBanner text={houseText[slot]} />
  ) : (
    <HouseCard slot={slot} />
  );
}

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** Our own banner where none of a partner is configured. */
function HouseBanner({ text: { title, sentence, action, to } }: { text: HouseText }) {
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

type PartnerFrameProps = { slot: WidgetSlot; origin: string; widget: SlotWidget };

/** A partner's script in a sandboxed frame. Its space is reserved from the start. */
function PartnerFrame({ slot, origin, widget }: PartnerFrameProps) {
  const kind = widgetKinds[slot];
  const title = isCardSlot(slot)
    ? `${frameTitles.card}: ${cardText[slot].title}`
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
            src={origin + framePath(slot)}
          />
        )}
        {(state === "idle" || state === "loading") && (
          <div className={styles.loading} aria-busy>
            <span className={styles.spinner} aria-hidden />
            <span className="sr">Loading {title}</span>
          </div>
        )}
        {state === "failed" && <FallbackCard slot={slot} link={widget.link} />}
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

/** Our own card in a slot without a partner. */
function HouseCard({ slot }: { slot: Exclude<WidgetSlot, CardSlot> }) {
  const { title, sentence, action, to, drawing } = houseText[slot];
  // The drawing is fetched only after hydration, which waits until the card is near the viewport.
  const hydrated = useHydrated();
  return (
    <div className={styles.frame}>
      <div className={styles.houseCard}>
        <span className={styles.drawing} aria-hidden>
          {hydrated && <img src={drawing} alt="" width={72} height={72} />}
        </span>
        <p className={styles.houseCardText}>
          <b>{title}</b> <span>{sentence}</span>
        </p>
        <Link className={styles.houseCardAction} to={to} prefetch="intent">
          {action}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </div>
  );
}

type FallbackCardProps = { slot: WidgetSlot; link: PartnerLink | undefined };

/** Replaces a widget that failed to load: the partner's plain link, or our own card. */
function FallbackCard({ slot, link }: FallbackCardProps) {
  if (!link) {
    return isCardSlot(slot) ? <HouseLinkCard slot={slot} /> : <HouseCard slot={slot} />;
  }
  return (
    <div className={styles.frame}>
      <div className={`${styles.houseCard} ${styles.plain}`}>
        <p className={styles.houseCardText}>
          <b>Couldn't load our partner's content.</b>{" "}
          <span>The rest of this page still works.</span>
        </p>
        <a
          className={styles.houseCardAction}
          href={link.to}
          target="_blank"
          rel="noopener sponsored"
        >
          {link.words}
          <ExternalLink size={16} aria-hidden />
        </a>
      </div>
    </div>
  );
}

type CardProps = { slot: CardSlot; text: string; note?: string; children: ReactNode };

function Card({ slot, text, note, children }: CardProps) {
  const { title, level: Title } = cardText[slot];
  const id = `card-${slot}`;
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
function PartnerCard({ slot, card }: { slot: CardSlot; card: SlotCard }) {
  const { link, text = "An offer from one of our partners." } = card;
  return (
    <Card
      slot={slot}
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

/** Our own card in a slot without a partner; it is not paid for. */
function HouseLinkCard({ slot }: { slot: CardSlot }) {
  const card: CardText = cardText[slot];
  return (
    <Card slot={slot} text={card.sentence}>
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
