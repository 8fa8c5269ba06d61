export { LazyBookmarkButton, LazyTripBookmarks } from "./lazy.ts";
export { SaveToTripDialog } from "./save-to-trip.tsx";
export { useBookmark } from "./use-bookmark.ts";
