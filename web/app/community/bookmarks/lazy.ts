import { lazy } from "../../data/lazy/lazy.tsx";

/** The button that saves a thing. */
export const LazyBookmarkButton = lazy(
  async () => (await import("./bookmark-button.tsx")).BookmarkButton,
  { when: "visible" },
);
