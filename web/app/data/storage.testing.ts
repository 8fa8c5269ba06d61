import type { SafeStorage } from "./storage.ts";

/** A shelf for tests. */
export function memoryStorage(content: Record<string, string> = {}): SafeStorage {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
