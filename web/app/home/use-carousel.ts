import { useEffect, useReducer, type RefObject } from "react";
import { followFinger } from "../ui/swipe.ts";
import { useHydrated } from "../data/hydrated.ts";
import { useMedia } from "../ui/use-media.ts";

/** Advances `count` banners in `frame`, and handles hover, focus and swipes there. */
export function useCarousel(frame: RefObject<HTMLElement | null>, count: number) {
  const [carousel, dispatch] = useReducer(carouselReducer, initialCarousel);
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const narrow = useMedia("(max-width: 768px)");
  const hydrated = useHydrated();
  const { steps } = carousel;
  const advancing = hydrated && isAdvancing(carousel, reducedMotion);
  const milliseconds = narrow ? slideMs.narrow : slideMs.wide;

  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(
      () => dispatch({ is: "timeElapsed", after: steps, count }),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [advancing, steps, milliseconds, count]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Only a mouse hovers; a tap has no leave event to rely on.
    element.addEventListener(
      "pointerenter",
      ({ pointerType }) => pointerType === "mouse" && dispatch({ is: "held", by: "pointer" }),
      { signal },
    );
    element.addEventListener("pointerleave", () => dispatch({ is: "released", by: "pointer" }), {
      signal,
    });
    element.addEventListener(
      "focusin",
      ({ target }) =>
        target instanceof Element &&
        target.matches(":focus-visible") &&
        dispatch({ is: "held", by: "focus" }),
      { signal },
    );
    element.addEventListener("focusout", () => dispatch({ is: "released", by: "focus" }), {
      signal,
    });
    followFinger(element, signal, (by) => dispatch({ is: "stepped", by, count }));
    return () => controller.abort();
  }, [frame, count]);

  return { carousel, dispatch, playing: isPlaying(carousel, reducedMotion), advancing, hydrated };
}

/** The current banner, and what keeps the carousel from advancing. */
type Carousel = {
  current: number;
  /** The number of steps so far. */
  steps: number;
  /** The banner that is leaving and its direction; undefined before the first step. */
  leaving?: { slide: number; direction: "left" | "right" };
  /** The last use of Pause and Play. */
  control: "unused" | "play" | "pause";
  heldBy: { pointer: boolean; focus: boolean };
  /** Play was pressed while held, which overrides the hold until it is released. */
  ignoresHold: boolean;
};

export type CarouselEvent =
  | { is: "stepped"; by: 1 | -1; count: number }
  | { is: "timeElapsed"; after: number; count: number }
  | { is: "selected"; slide: number }
  | { is: "paused" }
  | { is: "played" }
  | { is: "held"; by: keyof Carousel["heldBy"] }
  | { is: "released"; by: keyof Carousel["heldBy"] };

export const initialCarousel: Carousel = {
  current: 0,
  steps: 0,
  control: "unused",
  heldBy: { pointer: false, focus: false },
  ignoresHold: false,
};

export function carouselReducer(carousel: Carousel, event: CarouselEvent): Carousel {
  const { current, heldBy } = carousel;
  const steps = carousel.steps + 1;
  switch (event.is) {
    case "timeElapsed":
      // The banner changed meanwhile, and stays for its full time.
      if (event.after !== carousel.steps) return carousel;
      return carouselReducer(carousel, { is: "stepped", by: 1, count: event.count });
    case "stepped": {
      const direction = event.by > 0 ? "left" : "right";
      const next = (current + event.by + event.count) % event.count;
      return { ...carousel, current: next, steps, leaving: { slide: current, direction } };
    }
    case "selected": {
      if (event.slide === current) return carousel;
      const direction = event.slide > current ? "left" : "right";
      return { ...carousel, current: event.slide, steps, leaving: { slide: current, direction } };
    }
    case "paused":
      return { ...carousel, control: "pause", ignoresHold: false };
    case "played":
      return { ...carousel, control: "play", ignoresHold: heldBy.pointer || heldBy.focus };
    case "held":
      return { ...carousel, heldBy: { ...heldBy, [event.by]: true } };
    case "released": {
      const remaining = { ...heldBy, [event.by]: false };
      const ignoresHold = carousel.ignoresHold && (remaining.pointer || remaining.focus);
      return { ...carousel, heldBy: remaining, ignoresHold };
    }
  }
}

/** Whether the button is Pause. With reduced motion it starts as Play. */
export const isPlaying = ({ control }: Carousel, reducedMotion: boolean): boolean =>
  control === "unused" ? !reducedMotion : control === "play";

/** Whether the carousel advances on its own. */
export const isAdvancing = (carousel: Carousel, reducedMotion: boolean): boolean =>
  isPlaying(carousel, reducedMotion) &&
  (carousel.ignoresHold || (!carousel.heldBy.pointer && !carousel.heldBy.focus));

/** The milliseconds for a banner, by the width of the window. */
const slideMs = { wide: 5_000, narrow: 3_000 };
