/** Lifetime of a session token in seconds; it can be renewed in the second half. */
export const sessionSeconds = 24 * 60 * 60;
export const renewWithinSeconds = 12 * 60 * 60;
