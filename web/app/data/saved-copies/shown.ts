import { createStore } from "../store.ts";

/** The state of the copy that an answer on the page was taken from. */
export type CopyState = { savedAt: string; checkedAt: string; newer: boolean };

/** Set while something on the page is a saved copy. */
export const shownCopy = createStore<CopyState | undefined>(undefined);
