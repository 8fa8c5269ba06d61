import { createStore } from "../../data/store.ts";

/** When the oldest copy on the page was saved; undefined if everything came from the server. */
export const savedCopy = createStore<string | undefined>(undefined, (set) => {
  set(document.documentElement.dataset["saved"]);
  return () => {};
});
