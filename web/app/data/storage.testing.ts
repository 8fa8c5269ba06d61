import type { SafeStorage } from "./storage.ts";

/** A storage in memory. */
export function memoryStorage(content: Record<string, string> = {}): SafeStorage {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}
