export const searchPath = "/search";

/** The results of a search. */
export const searchResultsPath = (text: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text })}`;
