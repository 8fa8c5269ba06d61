export const searchPath = "/search";

/** Everything that has these words. */
export const foundPath = (words: string): string =>
  `${searchPath}?${new URLSearchParams({ q: words })}`;
