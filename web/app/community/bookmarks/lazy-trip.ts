import { lazy } from "../../data/lazy/lazy.tsx";

/** What is saved to a trip. */
export const LazyTripBookmarks = lazy(
  async () => (await import("./trip-bookmarks.tsx")).TripBookmarks,
);
