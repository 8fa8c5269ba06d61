import { useState } from "react";
import { useHydrated } from "../../data/hydrated.ts";
import { localStore } from "../../data/storage.ts";

const none: ReadonlySet<string> = new Set();

/** Which lines of a list were ticked, by their words, kept in this browser. */
export function useTicks(list: string) {
  const key = `ticked:${list}`;
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const ticked = changed ?? (hydrated ? keptTicks(localStore.getItem(key)) : none);
  const tick = (text: string, done: boolean) => {
    const now = new Set(ticked);
    if (done) now.add(text);
    else now.delete(text);
    setChanged(now);
    if (now.size > 0) localStore.setItem(key, JSON.stringify([...now]));
    else localStore.removeItem(key);
  };
  return { ticked, tick };
}

/** What was kept; nothing where it cannot be read. */
export function keptTicks(kept: string | null): ReadonlySet<string> {
  try {
    const lines: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(lines) ? new Set(lines.filter((line) => typeof line === "string")) : none;
  } catch {
    return none;
  }
}
