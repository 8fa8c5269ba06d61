import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyStillStrip = lazy(async () => (await import("./still-strip.tsx")).StillStrip, {
  when: "visible",
  fallback: null,
});
