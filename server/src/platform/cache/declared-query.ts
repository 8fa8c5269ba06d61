/** A query as pairs of name and value, in the order in which they came. */
const pairsOf = (url: string): URLSearchParams => {
  const begins = url.indexOf("?");
  return new URLSearchParams(begins < 0 ? "" : (url.slice(begins).split("#")[0] ?? ""));
};

/**
 * The part of a query that a resource knows, in the order in which it names the keys, so that all spellings of one
 * request are one text. Of a key that is given twice the first value counts.
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

/** Whether a query has no key that the resource knows, and none twice. */
export function hasNoDeclaredKey(url: string, keys: readonly string[]): boolean {
  const names = [...pairsOf(url).keys()];
  return new Set(names).size === names.length && !names.some((name) => keys.includes(name));
}

/** Whether a query has keys alone that the resource knows. */
export const hasOnlyDeclaredKeys = (url: string, keys: readonly string[]): boolean =>
  [...pairsOf(url).keys()].every((name) => keys.includes(name));
