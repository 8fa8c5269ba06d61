/** The text of a query key, trimmed and without characters that the server rejects; "" where there is none. */
export const queryText = (query: URLSearchParams, name: string, max: number): string =>
  (query.get(name) ?? "").replaceAll("\u0000", " ").trim().slice(0, max).trim().toWellFormed();
