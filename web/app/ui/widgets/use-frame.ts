import { useEffect, useState, type RefCallback } from "react";
import { framePatience, frameSays, type WidgetKind } from "#contracts/kernel/widgets.ts";
import { useIsNear } from "./use-is-near.ts";
import { failedToLoad } from "./text.ts";

/** `far`: nobody is near yet, so nothing is fetched. */
export type FrameState = "far" | "loading" | "shown" | "failed";

type Frame = {
  state: FrameState;
  /** Where the frame will stand. */
  room: RefCallback<HTMLElement>;
  frame: RefCallback<HTMLIFrameElement>;
};

/** Follows a partner's frame from when somebody comes near. What takes too long has failed, and is told to the console. */
export function useFrame(kind: WidgetKind): Frame {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [said, setSaid] = useState<"shown" | "failed">();
  const { near, watch } = useIsNear();

  useEffect(() => {
    if (!frame || said) return;
    const end = (state: "shown" | "failed") => {
      if (state === "failed") console.error(failedToLoad(kind));
      setSaid(state);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A sandboxed frame has no origin; whatever has one is not it.
      if (source !== frame.contentWindow || origin !== "null") return;
      if (data === frameSays.loaded) end("shown");
      if (data === frameSays.failed) end("failed");
    };
    window.addEventListener("message", hear);
    const patience = setTimeout(() => end("failed"), framePatience);
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(patience);
    };
  }, [frame, said, kind]);

  return { state: said ?? (near ? "loading" : "far"), room: watch, frame: setFrame };
}
