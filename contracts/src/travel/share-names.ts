/** What browsers know of links to trips before they send anything: no schemas. */

/** How many links one trip may have at a time. */
export const sharesMax = 20;
/** How long a link is good, in days. */
export const shareDays = { least: 1, most: 365, usual: 30 } as const;
export const shareGone = "This link is not good any more. Ask for a new one.";
