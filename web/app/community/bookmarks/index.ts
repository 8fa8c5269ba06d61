export { LazyBookmarkButton } from "./lazy.ts";
export { LazyTripBookmarks } from "./lazy-trip.ts";
export { SaveToTripDialog } from "./save-to-trip.tsx";
export { useBookmark } from "./use-bookmark.ts";
