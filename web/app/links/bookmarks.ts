export const bookmarksPath = "/bookmarks";
