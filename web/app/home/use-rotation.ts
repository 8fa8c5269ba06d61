import { useEffect, useReducer, type RefObject } from "react";
import { followFinger } from "../ui/swipe.ts";
import { useHydrated } from "../data/hydrated.ts";
import { useMedia } from "../ui/use-media.ts";
import { atStart, isOn, isTurning, rotate, stay } from "./rotation.ts";

/** Turns `of` banners in `frame`, and listens to what people do there. */
export function useRotation(frame: RefObject<HTMLElement | null>, of: number) {
  const [rotation, tell] = useReducer(rotate, atStart);
  const lessMotion = useMedia("(prefers-reduced-motion: reduce)");
  const narrow = useMedia("(max-width: 768px)");
  const hydrated = useHydrated();
  const { turns } = rotation;
  const turning = hydrated && isTurning(rotation, lessMotion);
  const milliseconds = narrow ? stay.narrow : stay.wide;

  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => tell({ is: "timeUp", after: turns, of }), milliseconds);
    return () => clearTimeout(timer);
  }, [turning, turns, milliseconds, of]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    // A mouse can hover; a finger that tapped is gone.
    element.addEventListener(
      "pointerenter",
      ({ pointerType }) => pointerType === "mouse" && tell({ is: "held", by: "pointer" }),
      { signal },
    );
    element.addEventListener("pointerleave", () => tell({ is: "released", by: "pointer" }), {
      signal,
    });
    element.addEventListener(
      "focusin",
      ({ target }) =>
        target instanceof Element &&
        target.matches(":focus-visible") &&
        tell({ is: "held", by: "focus" }),
      { signal },
    );
    element.addEventListener("focusout", () => tell({ is: "released", by: "focus" }), { signal });
    followFinger(element, signal, (by) => tell({ is: "turned", by, of }));
    return () => gone.abort();
  }, [frame, of]);

  return { rotation, tell, on: isOn(rotation, lessMotion), turning, hydrated };
}
