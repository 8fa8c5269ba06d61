/** Runs tasks of one key one after another, in the order they came, whether they fail or not; different keys at once. */
export function createMutex<Key = void>() {
  const last = new Map<Key, Promise<void>>();

  return {
    run<Result>(key: Key, task: () => Promise<Result> | Result): Promise<Result> {
      const result = (last.get(key) ?? Promise.resolve()).then(task);
      const end = () => {
        if (last.get(key) === ended) last.delete(key);
      };
      const ended: Promise<void> = result.then(end, end);
      last.set(key, ended);
      return result;
    },
    /** Resolves once every task that was given for the key so far has ended. */
    idle: (key: Key): Promise<void> => last.get(key) ?? Promise.resolve(),
  };
}
