import { useSyncExternalStore } from "react";
import { exactTime, plainDate, relativeTime } from "./relative-time.ts";

// One clock for the page: it ticks each minute, and only while somebody reads it.
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

function readClock(reader: () => void): () => void {
  readers.add(reader);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of readers) tell();
  }, 60_000);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** When something happened: the date on the server, "2 h ago" once the page lives. */
export function When({ moment, className }: { moment: string; className?: string }) {
  const time = useSyncExternalStore<number | undefined>(
    readClock,
    () => now,
    () => undefined,
  );
  return (
    <time
      className={className}
      dateTime={moment}
      title={time === undefined ? undefined : exactTime(moment)}
    >
      {time === undefined ? plainDate(moment) : relativeTime(moment, time)}
    </time>
  );
}
