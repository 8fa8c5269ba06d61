export const blocksPath = "/account/blocked";
export const bookmarksPath = "/bookmarks";
export const appealPath = (id: string): string => `/appeals/${id}`;

export const notificationsPath = "/notifications";

/** One's own profile. */
export const ownProfilePath = "/profiles";

/** A public profile. */
export const profilePath = (id: string): string => `/profiles/${id}`;

/** The parts of a profile; only its owner has the last one. */
export const profileTabs = ["about", "pets", "photos", "stories", "documents"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The part that an address names; the first without one. */
export const profileTabIn = (search: URLSearchParams, own: boolean): ProfileTab =>
  profileTabs.find((tab) => tab === search.get("tab") && (own || tab !== "documents")) ?? "about";

/** A part of a profile, whose own address is `path`. */
export const profileTabPath = (path: string, tab: ProfileTab): string =>
  tab === "about" ? path : `${path}?tab=${tab}`;
