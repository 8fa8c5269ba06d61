import { createStore } from "../store.ts";

/** The state of the copy that an answer on the page was taken from. */
export type KeptState = { savedAt: string; checkedAt: string; newer: boolean };

/** Set while something on the page is a kept copy. */
export const keptShown = createStore<KeptState | undefined>(undefined);
