import { lazy } from "../../data/lazy/lazy.tsx";

/** The button that saves a thing; it comes when the page has nothing else to do. */
export const LazyBookmarkButton = lazy(
  async () => (await import("./bookmark-button.tsx")).BookmarkButton,
  { when: "idle" },
);
