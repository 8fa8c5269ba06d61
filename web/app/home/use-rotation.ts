import { useEffect, useReducer, type RefObject } from "react";
import { atStart, isOn, isTurning, rotate, stay, swipe } from "./rotation.ts";
import { useAwake, useMedia } from "./use-media.ts";

/** Turns `of` banners in `frame`, and listens to what people do there. */
export function useRotation(frame: RefObject<HTMLElement | null>, of: number) {
  const [rotation, tell] = useReducer(rotate, atStart);
  const lessMotion = useMedia("(prefers-reduced-motion: reduce)");
  const narrow = useMedia("(max-width: 768px)");
  const awake = useAwake();
  const { turns } = rotation;
  const turning = awake && isTurning(rotation, lessMotion);
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

  return { rotation, tell, on: isOn(rotation, lessMotion), turning, awake };
}

function followFinger(element: HTMLElement, signal: AbortSignal, turn: (by: 1 | -1) => void): void {
  let down: { x: number; y: number } | undefined;
  const pointOf = (finger: Touch | undefined) => finger && { x: finger.clientX, y: finger.clientY };
  const options = { signal, passive: true };
  element.addEventListener(
    "touchstart",
    ({ touches }) => {
      down = touches.length === 1 ? pointOf(touches[0]) : undefined;
    },
    options,
  );
  element.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const up = pointOf(changedTouches[0]);
      const by = down && up && swipe(down, up);
      if (by) turn(by);
      down = undefined;
    },
    options,
  );
}
