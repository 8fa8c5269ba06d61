export const searchPath = "/search";

/** The results of a search; with `type`, those of one kind. */
export const searchResultsPath = (text: string, type?: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text, ...(type !== undefined && { type }) })}`;
