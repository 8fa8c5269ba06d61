export const searchPath = "/search";

/** Everything that has these words. */
export const foundPath = (text: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text })}`;
