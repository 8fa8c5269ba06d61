import { useCallback, useEffect, useRef, useState } from "react";
import { failureText, readyToSend, type UploadState, type UploadOptions } from "./upload-state.ts";

type FilesByName = Record<string, File | readonly File[] | null | undefined>;

export type Upload = {
  state: UploadState;
  /**
   * Makes pictures smaller, then sends. Answers what `send` answered, undefined when the person canceled; throws
   * what `send` threw. Without a file there is nothing to watch: `send` runs and the state stays idle.
   */
  run: <F extends FilesByName, T>(
    files: F,
    send: (files: F, options: Partial<UploadOptions>) => Promise<T>,
  ) => Promise<T | undefined>;
  cancel: () => void;
  /** Clears the result of the last upload; nothing is cancelled. */
  reset: () => void;
  /** Whether an upload is running at this moment. */
  isBusy: () => boolean;
};

/** The way of the files of one form: all of them in one call, with one bar. */
export function useUpload(): Upload {
  const [state, setState] = useState<UploadState>({ is: "idle" });
  const going = useRef<AbortController>(undefined);

  useEffect(() => () => going.current?.abort(), []);

  const run: Upload["run"] = useCallback(async (files, send) => {
    if (!hasFile(files)) {
      setState({ is: "idle" });
      return send(files, {});
    }
    going.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    going.current = controller;
    const become = (next: UploadState) => {
      if (going.current === controller) setState(next);
    };
    try {
      become({ is: "shrinking" });
      const ready = await allReady(files);
      signal.throwIfAborted();
      become({ is: "sending", sent: 0 });
      const onProgress = (sent: number) => become({ is: "sending", sent });
      const answer = await send(ready, { onProgress, signal });
      become({ is: "done" });
      return answer;
    } catch (error) {
      become(signal.aborted ? { is: "idle" } : { is: "failed", message: failureText(error) });
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (going.current === controller) going.current = undefined;
    }
  }, []);

  const cancel = useCallback(() => {
    going.current?.abort();
    going.current = undefined;
    setState({ is: "idle" });
  }, []);
  const reset = useCallback(() => setState({ is: "idle" }), []);
  const isBusy = useCallback(() => going.current !== undefined, []);
  return { state, run, cancel, reset, isBusy };
}

const hasFile = (files: FilesByName): boolean =>
  Object.values(files).some((file) => file instanceof File || (file?.length ?? 0) > 0);

async function allReady<F extends FilesByName>(files: F): Promise<F> {
  const ready: FilesByName = {};
  // One after another: a phone has little room for several large pictures at once.
  for (const [name, chosen] of Object.entries(files)) {
    if (chosen instanceof File) ready[name] = await readyToSend(chosen);
    else if (chosen) ready[name] = await Promise.all(chosen.map(readyToSend));
    else ready[name] = chosen;
  }
  // The names and what may stand under them are the same.
  return ready as F;
}
