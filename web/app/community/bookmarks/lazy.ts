import { lazy } from "../../data/lazy/lazy.tsx";

/** The button that saves a thing. */
export const LazyBookmarkButton = lazy(
  async () => (await import("./bookmark-button.tsx")).BookmarkButton,
  { when: "visible" },
);

/** What is saved to a trip. */
export const LazyTripBookmarks = lazy(
  async () => (await import("./trip-bookmarks.tsx")).TripBookmarks,
);
