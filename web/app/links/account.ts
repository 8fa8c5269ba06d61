export const blocksPath = "/account/blocked";
export const bookmarksPath = "/bookmarks";
export const notificationsPath = "/notifications";
export const appealPath = (id: string): string => `/appeals/${id}`;
