import { lazy } from "../../data/lazy/lazy.tsx";

// Separate from lazy.ts, as no page needs both, and a shared module becomes one more file to fetch.
export const LazyRandomPair = lazy(async () => (await import("./random-pair.tsx")).RandomPair, {
  when: "visible",
});
