export { LazyBookmarkButton } from "./lazy-bookmark-button.ts";
export { useBookmark } from "./use-bookmark.ts";
