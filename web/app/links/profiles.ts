/** One's own profile. */
export const ownProfilePath = "/profiles";

/** A person as everybody sees them. */
export const profilePath = (id: string): string => `/profiles/${id}`;
