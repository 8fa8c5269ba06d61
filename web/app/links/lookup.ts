export const flightsPath = "/flights";
export const flyPath = "/fly";

/** All airlines, compared for a pet on a route. */
export const airlinesPath = "/airlines";
/** The question that all airlines are compared for, by the keys of its address. */
export const airlinesKeys = [
  "species",
  "snub",
  "from",
  "to",
  "units",
  "soft",
  "weight",
  "carrierWeight",
  "length",
  "width",
  "height",
] as const;

export const articlesPath = "/articles";
export const articlePath = (id: string): string => `${articlesPath}/${id}`;

export const searchPath = "/search";

/** The results of a search; with `type`, those of one kind. */
export const searchResultsPath = (text: string, type?: string): string =>
  `${searchPath}?${new URLSearchParams({ q: text, ...(type !== undefined && { type }) })}`;

export const operatorsPath = "/operators";
export const operatorPath = (key: string): string => `${operatorsPath}/${key}`;
