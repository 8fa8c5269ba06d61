import { late } from "../../ui/late.ts";

export const LazyNewsletter = late(async () => ({
  default: (await import("./newsletter.tsx")).Newsletter,
}));
