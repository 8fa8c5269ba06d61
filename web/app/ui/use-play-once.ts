import { useEffect, useState, type PointerEvent } from "react";
import { useMedia } from "./use-media.ts";

type State = { is: "still" } | { is: "playing"; by: "hover" | "press"; since: number };

const still: State = { is: "still" };

/** A press this soon after the pointer arrived was aimed at "Play". */
const aimMs = 800;

/**
 * An animation that plays once, on hover or on request. Without motion, only on request. `onLoad` is called when the
 * animation has loaded, from which its duration counts.
 */
export function usePlayOnce(durationMs: number) {
  const [state, setState] = useState<State>(still);
  const [loadedAt, setLoadedAt] = useState<number>();
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  const playing = state.is === "playing";

  const start = (by: "hover" | "press") => {
    setLoadedAt(undefined);
    setState({ is: "playing", by, since: Date.now() });
  };

  useEffect(() => {
    if (!playing || loadedAt === undefined) return;
    const timer = setTimeout(() => setState(still), durationMs);
    return () => clearTimeout(timer);
  }, [playing, loadedAt, durationMs]);

  return {
    playing,
    onLoad: () => playing && setLoadedAt(Date.now()),
    toggle: () => {
      const aimedAtPlay = playing && state.by === "hover" && Date.now() - state.since < aimMs;
      if (aimedAtPlay) setState({ ...state, by: "press" });
      else if (playing) setState(still);
      else start("press");
    },
    hover: {
      // A finger arrives with the tap, which is a press.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse" && !reduced && !playing) start("hover");
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse" && playing && state.by === "hover") setState(still);
      },
    },
  };
}
