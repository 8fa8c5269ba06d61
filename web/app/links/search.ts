export const searchPath = "/search";

/** Everything that has these words. */
export const searchResultsPath = (text: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text })}`;
