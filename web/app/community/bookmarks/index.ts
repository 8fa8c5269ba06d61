export { LazyBookmarkButton } from "./lazy.ts";
export { useBookmark } from "./use-bookmark.ts";
