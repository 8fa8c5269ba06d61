import { lazy } from "../../data/lazy/lazy.tsx";

// Apart from lazy.ts, as no page needs both: what two pages share becomes one more file to fetch.
export const LazyRandomPair = lazy(async () => (await import("./random-pair.tsx")).RandomPair, {
  when: "visible",
});
