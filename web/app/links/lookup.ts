export const flightsPath = "/flights";
export const flyPath = "/fly";

export const articlesPath = "/articles";
export const articlePath = (id: string): string => `${articlesPath}/${id}`;

export const searchPath = "/search";

/** The results of a search; with `type`, those of one kind. */
export const searchResultsPath = (text: string, type?: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text, ...(type !== undefined && { type }) })}`;
