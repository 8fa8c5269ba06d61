import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyFeaturedHoot = lazy(async () => (await import("./featured.tsx")).FeaturedHoot, {
  when: "visible",
});

export const LazyWriteForm = lazy(async () => (await import("./write-form.tsx")).WriteHootForm, {
  when: "visible",
});
