type Point = { x: number; y: number };

/** The direction of a swipe: 1 for next, -1 for previous, undefined if it is none. */
export function swipe(from: Point, to: Point): 1 | -1 | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 1 : -1;
}

/** Calls back for each swipe on an element until the signal aborts. */
export function followFinger(
  element: HTMLElement,
  signal: AbortSignal,
  turn: (by: 1 | -1) => void,
): void {
  let down: Point | undefined;
  const pointOf = (finger: Touch | undefined) => finger && { x: finger.clientX, y: finger.clientY };
  const options = { signal, passive: true };
  element.addEventListener(
    "touchstart",
    ({ touches }) => {
      // When zoomed in, a finger moves the image.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      down = touches.length === 1 && !isZoomed ? pointOf(touches[0]) : undefined;
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
