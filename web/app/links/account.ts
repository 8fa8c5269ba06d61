export const blocksPath = "/account/blocked";
export const bookmarksPath = "/bookmarks";
export const appealPath = (id: string): string => `/appeals/${id}`;

export const notificationsPath = "/notifications";

/** One's own profile. */
export const ownProfilePath = "/profiles";

/** A public profile. */
export const profilePath = (id: string): string => `/profiles/${id}`;
