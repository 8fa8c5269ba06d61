export const blocksPath = "/account/blocked";
export const bookmarksPath = "/bookmarks";
export const appealPath = (id: string): string => `/appeals/${id}`;
