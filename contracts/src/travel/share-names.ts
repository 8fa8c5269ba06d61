/** Constants of share links for browsers, without schemas. */

/** Active links per trip. */
export const sharesMax = 20;
/** Lifetime of a link in days. */
export const shareDays = { least: 1, most: 365, usual: 30 } as const;
export const shareGone =
  "This link expired or was turned off. Ask the person who sent it for a new one.";
