import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { scrollStepMs } from "#contracts/community/gallery.ts";
import { Button } from "../../ui/button.tsx";
import { useMedia } from "../../ui/use-media.ts";
import styles from "./gallery.module.css";

/** Pauses and resumes a moving strip. Its space is reserved even if the strip does not move. */
export function DriftButton({ drift: { able, on, toggle } }: { drift: Drift }) {
  return (
    <span className={able ? styles.place : styles.none}>
      <Button
        small
        icon={on ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        aria-label={on ? "Pause scrolling" : "Resume scrolling"}
        onClick={toggle}
      >
        {on ? "Pause" : "Resume"}
      </Button>
    </span>
  );
}

/** How long a strip rests after the reader has moved it. */
const restMs = 4_000;

type DriftParts = {
  strip: HTMLElement | null;
  /** Moves the strip by one pixel. Stays the same function. */
  step: (strip: HTMLElement) => void;
  /** Whether there is anything to scroll. */
  able: boolean;
};

type Drift = {
  /** Whether it can move by itself; then there is a button for it. */
  able: boolean;
  /** Whether the button says Pause. */
  on: boolean;
  toggle: () => void;
};

/**
 * Moves a strip slowly, unless the reader hovers, focuses, touches or pauses it. It never moves with reduced motion or
 * off screen.
 */
export function useDrift({ strip, step, able }: DriftParts): Drift {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [on, setOn] = useState(true);
  const moving = able && on && !still;

  useEffect(() => {
    if (!strip || !moving) return;
    const gone = new AbortController();
    const isFree = watchUse(strip, gone.signal);
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

/** Returns a function that tells whether the reader is not using the strip. */
function watchUse(element: HTMLElement, signal: AbortSignal): () => boolean {
  const holds = {
    pointer: element.matches(":hover") && window.matchMedia("(hover: hover)").matches,
    focus: element.contains(document.activeElement),
    finger: false,
    unseen: true,
  };
  let rest = 0;
  const listen = (type: string, listener: (event: Event) => void) =>
    element.addEventListener(type, listener, { signal, passive: true });
  const touched = () => (rest = performance.now() + restMs);

  // Only a mouse hovers; a touch ends with its tap.
  listen("pointerenter", (event) => {
    holds.pointer = event instanceof PointerEvent && event.pointerType === "mouse";
  });
  listen("pointerleave", () => (holds.pointer = false));
  listen("focusin", () => (holds.focus = true));
  listen("focusout", () => (holds.focus = false));
  listen("touchstart", () => (holds.finger = true));
  for (const type of ["touchend", "touchcancel"]) {
    listen(type, () => {
      holds.finger = false;
      touched();
    });
  }
  for (const type of ["wheel", "keydown"]) listen(type, touched);

  const observer = new IntersectionObserver((entries) => {
    holds.unseen = !entries.some(({ isIntersecting }) => isIntersecting);
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());

  return () => !Object.values(holds).includes(true) && performance.now() > rest && !document.hidden;
}
