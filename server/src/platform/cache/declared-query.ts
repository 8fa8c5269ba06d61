/** A query as ordered pairs of name and value. */
const pairsOf = (url: string): URLSearchParams => {
  const begins = url.indexOf("?");
  return new URLSearchParams(begins < 0 ? "" : (url.slice(begins).split("#")[0] ?? ""));
};

/**
 * The declared part of a query, in the order of declaration, so that all spellings of a request are equal. Of a
 * repeated key the first value counts.
 */
export function declaredQuery(url: string, keys: readonly string[]): string {
  const given = pairsOf(url);
  const declared = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value !== null) declared.set(key, value);
  }
  return declared.size > 0 ? `?${declared}` : "";
}

/** Whether a query has no declared and no repeated key. */
export function hasNoDeclaredKey(url: string, keys: readonly string[]): boolean {
  const names = [...pairsOf(url).keys()];
  return new Set(names).size === names.length && !names.some((name) => keys.includes(name));
}

/** Whether all keys of a query are declared. */
export const hasOnlyDeclaredKeys = (url: string, keys: readonly string[]): boolean =>
  [...pairsOf(url).keys()].every((name) => keys.includes(name));
