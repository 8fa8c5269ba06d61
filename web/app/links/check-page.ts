/** Without the keys of a question, because every page links here. */
export const checkPagePath = "/check";
export const waysPagePath = "/ways";
