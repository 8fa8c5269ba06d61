import { useEffect, useState } from "react";
import { scrollStepMs } from "#contracts/community/gallery-names.ts";
import { useMedia } from "../../ui/use-media.ts";

/** How long a strip stays where somebody moved it by hand. */
const restMs = 4_000;

type DriftParts = {
  strip: HTMLElement | null;
  /** Moves the strip by one pixel. Stays the same function. */
  step: (strip: HTMLElement) => void;
  /** Whether there is anything to move. */
  able: boolean;
};

export type Drift = {
  /** Whether it may move by itself at all; then there is a button for it. */
  able: boolean;
  /** Whether the button says Pause. */
  on: boolean;
  toggle: () => void;
};

/**
 * Moves a strip slowly, until somebody points at it, is in it, moves it by hand, or wants it still. It never moves
 * for those who asked for less motion, and not while nobody can see it.
 */
export function useDrift({ strip, step, able }: DriftParts): Drift {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [on, setOn] = useState(true);
  const moving = able && on && !still;

  useEffect(() => {
    if (!strip || !moving) return;
    const gone = new AbortController();
    const isFree = watchHands(strip, gone.signal);
    const timer = setInterval(() => {
      if (isFree()) step(strip);
    }, scrollStepMs);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [strip, step, moving]);

  return { able: able && !still, on, toggle: () => setOn(!on) };
}

/** Tells whether nobody is busy with the strip at this moment. */
function watchHands(element: HTMLElement, signal: AbortSignal): () => boolean {
  const holds = {
    pointer: element.matches(":hover") && window.matchMedia("(hover: hover)").matches,
    focus: element.contains(document.activeElement),
    finger: false,
    unseen: true,
  };
  let rest = 0;
  const listen = (sign: string, listener: (event: Event) => void) =>
    element.addEventListener(sign, listener, { signal, passive: true });
  const touched = () => (rest = performance.now() + restMs);

  // A mouse can hover; a finger that tapped is gone.
  listen("pointerenter", (event) => {
    holds.pointer = event instanceof PointerEvent && event.pointerType === "mouse";
  });
  listen("pointerleave", () => (holds.pointer = false));
  listen("focusin", () => (holds.focus = true));
  listen("focusout", () => (holds.focus = false));
  listen("touchstart", () => (holds.finger = true));
  for (const sign of ["touchend", "touchcancel"]) {
    listen(sign, () => {
      holds.finger = false;
      touched();
    });
  }
  for (const sign of ["wheel", "keydown"]) listen(sign, touched);

  const observer = new IntersectionObserver((entries) => {
    holds.unseen = !entries.some(({ isIntersecting }) => isIntersecting);
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());

  return () => !Object.values(holds).includes(true) && performance.now() > rest && !document.hidden;
}
