/**
 * Remembers results by key: making a formatter costs more than a thousand uses. Keys may come from outside, so beyond
 * `most` the oldest goes, and what has no result isn't stored.
 */
export function remember<Result>(
  make: (key: string) => Result,
  most = 1_000,
): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const result = make(key);
    if (result === undefined) return result;
    if (made.size >= most) made.delete(made.keys().next().value ?? "");
    made.set(key, result);
    return result;
  };
}
