import { ChevronLeft, ChevronRight, Pause, Play, ArrowRight } from "lucide-react";
import { useRef } from "react";
import { percentText } from "#format/numbers.ts";
import { useSession } from "../data/browser.ts";
import { useIsOff, useSignUpMode, useSite } from "../data/site.ts";
import { IconButton } from "../ui/button.tsx";
import styles from "./banners.module.css";
import { useCarousel } from "./use-carousel.ts";
import { Link } from "react-router";
import { posterUrl, type PosterChoice } from "#art/urls.ts";
import { classes } from "../ui/classes.ts";
import { allPath, categoryPath, writePath } from "../links/hoots.ts";
import { marketplacePath } from "../links/shop.ts";
import { tripsPath } from "../links/trips.ts";

/** A carousel of banners, which pauses on hover, focus and request. */
export function Banners() {
  const session = useSession();
  const signUpMode = useSignUpMode();
  const memberPercent = useSite()?.memberPercent;
  const hasShop = !useIsOff("shop");
  const slides = [
    ...bannerSlides[session.is === "guest" && signUpMode !== "open" ? "closed" : session.is],
    ...(hasShop ? [shop(memberPercent)] : []),
  ];
  const count = slides.length;
  const frame = useRef<HTMLElement>(null);
  const { carousel, dispatch, playing, advancing, hydrated } = useCarousel(frame, count);
  const { current, leaving } = carousel;

  return (
    <section
      ref={frame}
      className={styles.banners}
      aria-roledescription="carousel"
      aria-label="Highlights"
    >
      <Controls slides={slides} current={current} playing={playing} dispatch={dispatch} />
      <div className={styles.stage} aria-live={advancing ? "off" : "polite"}>
        {/* At first only the current picture and the next one are loaded. */}
        {slides.map((slide, index) => (
          <Banner
            key={slide.to}
            slide={slide}
            position={`${index + 1} of ${count}`}
            state={stateOf(index)}
            direction={leaving?.direction}
            hasPicture={hydrated && (index < 2 || carousel.steps > 0)}
          />
        ))}
      </div>
    </section>
  );

  function stateOf(index: number) {
    if (index === current) return leaving ? "arriving" : "visible";
    return index === leaving?.slide ? "leaving" : "hidden";
  }
}

type ControlsProps = Pick<ReturnType<typeof useCarousel>, "playing" | "dispatch"> & {
  slides: readonly { to: string; title: string }[];
  current: number;
};

function Controls({ slides, current, playing, dispatch }: ControlsProps) {
  const count = slides.length;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.play}
        onClick={() => dispatch({ is: playing ? "paused" : "played" })}
      >
        {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        {playing ? "Pause" : "Play"}
      </button>
      <IconButton
        className={styles.step}
        label="Previous banner"
        onClick={() => dispatch({ is: "stepped", by: -1, count })}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <div className={styles.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.to}
            type="button"
            aria-label={`Banner ${index + 1} of ${count}: ${slide.title}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => dispatch({ is: "selected", slide: index })}
          />
        ))}
      </div>
      <IconButton
        className={styles.step}
        label="Next banner"
        onClick={() => dispatch({ is: "stepped", by: 1, count })}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

type BannerProps = {
  slide: BannerSlide;
  /** The accessible name: "1 of 4". */
  position: string;
  state: "visible" | "hidden" | "arriving" | "leaving";
  direction: "left" | "right" | undefined;
  /** Whether the picture is loaded, once the banner may become visible. */
  hasPicture: boolean;
};

const slideRole = { role: "group", "aria-roledescription": "slide" } as const;

/** One banner with text and a poster, as one link. */
function Banner({ slide, position, state, direction, hasPicture }: BannerProps) {
  return (
    <div
      className={classes(styles.banner, styles[state], direction === "right" && styles.backwards)}
      aria-label={position}
      {...slideRole}
    >
      <Link className={styles.link} to={slide.to} prefetch="intent">
        <span className={styles.text}>
          <span className={styles.title}>{slide.title}</span>{" "}
          <span className={styles.sentence}>{slide.sentence}</span>{" "}
          <span className={styles.action}>
            {slide.action}
            <ArrowRight size={20} aria-hidden />
          </span>
        </span>
        <span className={styles.picture}>
          {hasPicture && (
            <img
              src={posterUrl({ ...slide, shape: "landscape", time: "day" })}
              alt=""
              width={720}
              height={405}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      </Link>
    </div>
  );
}

type BannerSlide = {
  to: string;
  title: string;
  sentence: string;
  action: string;
  /** The place or the subject on the poster. */
  place: string;
  /** What it is about, if it isn't a place. */
  scene?: PosterChoice["scene"];
};

const write: BannerSlide = {
  to: writePath,
  title: "Share a tip from the road",
  sentence:
    "A border crossing, a ferry, a café with a water bowl out front. A few lines are enough.",
  action: "Share your tip",
  place: "On the ferry",
  scene: "ferry",
};

const ask: BannerSlide = {
  to: allPath,
  title: "Ask someone who's made the trip",
  sentence: "Comment on any hoot to ask the person who wrote it.",
  action: "View Posts",
  place: "Scotland",
};

const join: BannerSlide = {
  to: "/signup",
  title: "Come along. Bring the dog.",
  sentence:
    "Create a free account to share tips and to store trips, vaccine records and travel documents.",
  action: "Sign Up",
  place: "Road trip",
  scene: "car",
};

const shop = (memberPercent: number | undefined): BannerSlide => ({
  to: marketplacePath,
  title: "Pack the right gear",
  sentence: `Carriers, bowls, prints and more.${
    memberPercent === undefined
      ? ""
      : ` Members get ${percentText(memberPercent)} off every purchase.`
  }`,
  action: "Shop now",
  place: "Portugal",
});

const store: BannerSlide = {
  to: tripsPath,
  title: "Every document in one place",
  sentence: "Store trip details, vaccine records and travel documents, ready when you need them.",
  action: "See your trips",
  place: "At the vet",
  scene: "vet",
};

const airlines: BannerSlide = {
  to: categoryPath("Airlines"),
  title: "Flying with a pet: cabin or cargo?",
  sentence: "What the airline promised, and what happened at the gate.",
  action: "Read about airlines",
  place: "Airlines",
  scene: "counter",
};

/** All have the same number of slides, so that signing in shifts nothing. `closed` is for guests who can't sign up. */
const bannerSlides: Record<"guest" | "closed" | "member", readonly BannerSlide[]> = {
  guest: [write, join, ask],
  closed: [write, airlines, ask],
  member: [write, store, airlines],
};
