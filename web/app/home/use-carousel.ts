import { useEffect, useReducer, type RefObject } from "react";
import { followFinger } from "../ui/swipe.ts";
import { useHydrated } from "../data/hydrated.ts";
import { useMedia } from "../ui/use-media.ts";
import { initialCarousel, isPlaying, isAdvancing, carouselReducer, slideMs } from "./carousel.ts";

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
