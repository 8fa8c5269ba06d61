import { dayText, momentText } from "#format/dates.ts";
import { relativeTime } from "#format/relative.ts";
import { createStore, useStore } from "../data/store.ts";

// One clock for the page: it ticks each minute, and only while a component reads it.
const clock = createStore<number | undefined>(undefined, (set) => {
  const tick = () => set(Date.now());
  tick();
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
});
// A time rendered by the browser is relative from the start.
if (typeof window !== "undefined") clock.set(Date.now());

/** A moment: the date on the server, "2 hr ago" after hydration. */
export function When({ moment, className }: { moment: string; className?: string }) {
  const time = useStore(clock);
  return (
    <time
      className={className}
      dateTime={moment}
      title={time === undefined ? undefined : momentText(moment, "fullTime")}
    >
      {time === undefined ? dayText(moment) : relativeTime(moment, time)}
    </time>
  );
}
