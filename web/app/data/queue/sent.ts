import { createStore } from "../store.ts";

/** How many queued writes this tab has seen arrive; caches are read again when it grows. */
export const sentCount = createStore(0);
