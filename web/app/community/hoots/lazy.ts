import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyFeaturedHoot = lazy(async () => (await import("./featured.tsx")).FeaturedHoot, {
  when: "visible",
});

export const LazyWriteForm = lazy(async () => (await import("./write-form.tsx")).WriteHootForm, {
  when: "visible",
});

export const LazyHootGrid = lazy(async () => (await import("./card.tsx")).HootGrid, {
  when: "visible",
});

/** The photos of a hoot; most hoots have none. Apart from the photo of a card, which other pages load. */
export const LazyHootPhotos = lazy(async () => (await import("./photos.tsx")).HootPhotos, {
  when: "visible",
});
