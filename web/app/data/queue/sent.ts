import { createStore } from "../store.ts";

/** How many queued writes this tab has seen arrive; caches are read again when it grows. */
export const sentCount = createStore(0);

/** Resolves once the caches have been read again after the latest. */
export const caughtUp = createStore<Promise<unknown>>(Promise.resolve());
