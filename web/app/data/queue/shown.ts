import { createStore, useStore } from "../store.ts";
import type { QueuedWrite } from "./store.ts";

/** What the queued writes change on the page; filled once the queue is read. */
export const queuedShown = createStore<readonly QueuedWrite[]>([]);

/** The queued writes of one target. */
export const useQueuedOf = (target: string): QueuedWrite[] =>
  useStore(queuedShown).filter((write) => write.target === target);
