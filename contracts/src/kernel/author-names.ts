/** Constants of authors for browsers, without schemas. */

/** Shown instead of an author whose account was deleted. */
export const anonymous = "Anonymous";
