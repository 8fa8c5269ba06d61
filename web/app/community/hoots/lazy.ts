import { late } from "../../ui/late.ts";

export const LazyFeaturedHoot = late(async () => ({
  default: (await import("./featured.tsx")).FeaturedHoot,
}));

export const LazyHootGrid = late(async () => ({ default: (await import("./card.tsx")).HootGrid }));

export const LazyWriteForm = late(async () => ({
  default: (await import("./write-form.tsx")).WriteHootForm,
}));
