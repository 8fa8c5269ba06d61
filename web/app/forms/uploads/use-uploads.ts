import { useCallback, useEffect, useRef, useState } from "react";
import { freshKey } from "../../data/idempotency.ts";
import { isQueued } from "../../data/queue/queued.ts";
import {
  failureText,
  isActive,
  readyToSend,
  type UploadState,
  type UploadOptions,
} from "./upload-state.ts";

/** One file of a list. `ready` is what goes out, once it was made smaller; `idle` waits its turn. */
export type UploadItem = { id: string; file: File; ready?: File; state: UploadState };

export type Uploads = {
  items: readonly UploadItem[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Stops a file that is on its way and takes it off the list. */
  remove: (id: string) => void;
  /** Whether an upload is running or queued at this moment. */
  isBusy: () => boolean;
};

type Parts<T> = {
  /** Sends one file. `key` stays the same for every try of it. */
  send: (file: File, options: UploadOptions & { key: string }) => Promise<T>;
  onDone?: (answer: T, file: File) => void;
};

const atOnce = 2;
/** How long a file that arrived stays on the list. */
const doneFor = 3_000;

/** Uploads many files, two at once: each with its own call, progress and failure. */
export function useUploads<T>(parts: Parts<T>): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const latestItems = useRef(items);
  const latest = useRef(parts);
  const going = useRef(new Map<string, AbortController>());
  const [enqueue] = useState(() => makeQueue(atOnce));

  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const controllers = going.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = useCallback((next: readonly UploadItem[]) => {
    latestItems.current = next;
    setItems(next);
  }, []);

  const put = useCallback(
    (id: string, part: Partial<UploadItem>) =>
      change(latestItems.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [change],
  );

  const remove = useCallback(
    (id: string) => {
      going.current.get(id)?.abort();
      change(latestItems.current.filter((item) => item.id !== id));
    },
    [change],
  );

  const start = useCallback(
    async (id: string) => {
      const controller = new AbortController();
      const { signal } = controller;
      going.current.set(id, controller);
      try {
        await enqueue(async () => {
          signal.throwIfAborted();
          const item = latestItems.current.find((candidate) => candidate.id === id);
          if (!item) return;
          put(id, { state: { is: "shrinking" } });
          const ready = item.ready ?? (await readyToSend(item.file));
          signal.throwIfAborted();
          put(id, { ready, state: { is: "sending", sent: 0 } });
          const onProgress = (sent: number) => put(id, { state: { is: "sending", sent } });
          const answer = await latest.current.send(ready, { onProgress, signal, key: id });
          put(id, { state: { is: "done" } });
          latest.current.onDone?.(answer, item.file);
          setTimeout(remove, doneFor, id);
        });
      } catch (error) {
        // It waits among the queued writes now.
        if (isQueued(error)) change(latestItems.current.filter((item) => item.id !== id));
        else if (!signal.aborted) put(id, { state: { is: "failed", message: failureText(error) } });
      } finally {
        if (going.current.get(id) === controller) going.current.delete(id);
      }
    },
    [enqueue, put, remove, change],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file): UploadItem => ({
        id: freshKey(),
        file,
        state: { is: "idle" },
      }));
      change([...latestItems.current, ...fresh]);
      for (const { id } of fresh) void start(id);
    },
    [change, start],
  );

  const retry = useCallback(
    (id: string) => {
      put(id, { state: { is: "idle" } });
      void start(id);
    },
    [put, start],
  );

  const isBusy = useCallback(
    () => latestItems.current.some(({ state }) => state.is === "idle" || isActive(state)),
    [],
  );

  return { items, add, retry, remove, isBusy };
}

/** Lets at most `most` tasks run at once; the others wait their turn, first come first served. */
export function makeQueue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  // A finished task passes its slot on, so that no later task takes it.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
