/** Remembers results by their key; forgets all of them when there are more than `size`. */
export function memoize<Key, Value>(
  size: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= size) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Remembers results as long as the object that they follow from. */
export function memoizeOf<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
