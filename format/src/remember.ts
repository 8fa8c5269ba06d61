/** Remembers results by key: making a formatter costs more than a thousand uses. Bounded, as keys may come from outside. */
export function remember<Result>(
  make: (key: string) => Result,
  most = 1_000,
): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const result = make(key);
    if (made.size < most) made.set(key, result);
    return result;
  };
}
