import { useState } from "react";
import { useHydrated } from "../../data/hydrated.ts";
import { localStore } from "../../data/storage.ts";

const none: ReadonlySet<string> = new Set();

/** The ticked lines of a list by their text, stored in this browser. */
export function useTicks(list: string) {
  const key = `ticked:${list}`;
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const ticked = changed ?? (hydrated ? parseTicks(localStore.getItem(key)) : none);
  const tick = (text: string, done: boolean) => {
    const next = new Set(ticked);
    if (done) next.add(text);
    else next.delete(text);
    setChanged(next);
    if (next.size > 0) localStore.setItem(key, JSON.stringify([...next]));
    else localStore.removeItem(key);
  };
  return { ticked, tick };
}

/** The stored ticks; none if they are unreadable. */
export function parseTicks(stored: string | null): ReadonlySet<string> {
  try {
    const lines: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(lines) ? new Set(lines.filter((line) => typeof line === "string")) : none;
  } catch {
    return none;
  }
}
