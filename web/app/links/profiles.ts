/** One's own profile. */
export const ownProfilePath = "/profiles";

/** A public profile. */
export const profilePath = (id: string): string => `/profiles/${id}`;
