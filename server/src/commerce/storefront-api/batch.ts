/**
 * Batches the keys requested in one tick into one query. A key without a value gives undefined. Nothing is
 * cached between ticks.
 */
export function batched<Key, Value>(
  fetchAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Set<Key>; values: Promise<ReadonlyMap<Key, Value>> } | undefined;
  return async (key) => {
    if (!waiting) {
      const keys = new Set<Key>();
      const values = Promise.resolve().then(() => {
        waiting = undefined;
        return fetchAll([...keys]);
      });
      waiting = { keys, values };
    }
    waiting.keys.add(key);
    return (await waiting.values).get(key);
  };
}
