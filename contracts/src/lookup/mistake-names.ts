/** Longest description of a mistake; for browsers, without schemas. */
export const mistakeTextMax = 1_000;
