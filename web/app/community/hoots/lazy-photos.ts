import { lazy } from "../../data/lazy/lazy.tsx";

/** The photos of a hoot; most hoots have none. Apart from the photo of a card, which other pages load. */
export const LazyHootPhotos = lazy(async () => (await import("./photos.tsx")).HootPhotos, {
  when: "visible",
});
