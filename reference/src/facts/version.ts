/** The day on which the facts were collected; it names the set of all of them. */
export const version = "2026-11-21";
