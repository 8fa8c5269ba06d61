/** The kinds of things that can be bookmarked. */
export const bookmarkKinds = [
  "hoot",
  "blog",
  "article",
  "product",
  "provider",
  "documents",
] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];
