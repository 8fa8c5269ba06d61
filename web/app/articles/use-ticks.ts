import { useState } from "react";
import { useArrived } from "../api/arrived.ts";
import { longShelf } from "../api/storage.ts";

const none: ReadonlySet<string> = new Set();

/** Which lines of a list were ticked, by their words, kept in this browser. */
export function useTicks(list: string) {
  const key = `ticked:${list}`;
  const arrived = useArrived();
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const ticked = changed ?? (arrived ? keptTicks(longShelf.getItem(key)) : none);
  const tick = (words: string, done: boolean) => {
    const now = new Set(ticked);
    if (done) now.add(words);
    else now.delete(words);
    setChanged(now);
    if (now.size > 0) longShelf.setItem(key, JSON.stringify([...now]));
    else longShelf.removeItem(key);
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
