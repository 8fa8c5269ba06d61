import { late } from "../../ui/late.ts";

export const LazyRandomPair = late(async () => ({
  default: (await import("./random-pair.tsx")).RandomPair,
}));
