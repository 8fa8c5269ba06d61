import { useSyncExternalStore } from "react";

/** A value that components read and that changes outside of them. */
export type Readable<T> = {
  get: () => T;
  /** The value in HTML from the server, and in the first render that has to match it. */
  initial: T;
  subscribe: (listener: () => void) => () => void;
};

export type Store<T> = Readable<T> & { set: (next: T) => void };

/** Runs while there are subscribers, for a value with a source of its own, such as a clock. Returns a function that stops it. */
type Start<T> = (set: (next: T) => void) => () => void;

/** One value shared by several components or files. `set` notifies where the value is another one. */
export function createStore<T>(initial: T, start?: Start<T>): Store<T> {
  let value = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => value,
    set,
    initial,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start?.(set);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/**
 * The value of a store, or the part of it that `select` picks: `useStore(likes, (all) => all.get(id))`. A part that is
 * made anew at each call would render without end.
 */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S;
export function useStore<T, S>(store: Readable<T>, select?: (value: T) => S): T | S {
  const read = (value: T) => (select ? select(value) : value);
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  );
}
