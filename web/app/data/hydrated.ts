import { useStore, type Readable } from "./store.ts";

const hydrated: Readable<boolean> = {
  get: () => true,
  initial: false,
  subscribe: () => () => {},
};

/** False for HTML from the server and while React takes it over, true from then on. */
export const useHydrated = (): boolean => useStore(hydrated);
