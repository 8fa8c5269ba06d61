import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyStrip = lazy(async () => (await import("./strip.tsx")).Strip, { when: "visible" });
