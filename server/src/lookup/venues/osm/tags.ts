/** What OpenStreetMap knows of a thing: keys and values. */
export type Tags = ReadonlyMap<string, string>;

/** The values of a key, which may be a list with semicolons, in lower case. */
export const valuesOf = (tags: Tags, key: string): string[] =>
  (tags.get(key) ?? "")
    .toLowerCase()
    .split(";")
    .map((value) => value.trim())
    .filter((value) => value !== "");

/** The value of the first of some keys that has one. */
export function firstOf(tags: Tags, ...keys: string[]): string | undefined {
  const key = keys.find((name) => (tags.get(name) ?? "").trim() !== "");
  return key === undefined ? undefined : tags.get(key)?.trim();
}
