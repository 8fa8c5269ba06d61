import { late } from "../../ui/late.ts";

export const LazyStrip = late(async () => ({ default: (await import("./strip.tsx")).Strip }));
