import { createStore } from "../store.ts";
import type { QueuedWrite } from "./store.ts";

/** What the queued writes change on the page; filled once the queue is read. */
export const queuedShown = createStore<readonly QueuedWrite[]>([]);
