import { lazy } from "../../data/lazy/lazy.tsx";

/** The photo of a card; most cards have none. */
export const LazyCardPhoto = lazy(async () => (await import("./photos.tsx")).CardPhoto, {
  when: "visible",
});
