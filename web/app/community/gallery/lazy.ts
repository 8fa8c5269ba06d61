import { late } from "../../ui/late.ts";

export const LazyStillStrip = late(async () => ({
  default: (await import("./still-strip.tsx")).QuietStrip,
}));
