import { createStore, useStore } from "../data/store.ts";
import { exactTime, plainDate, relativeTime } from "./relative-time.ts";

// One clock for the page: it ticks each minute, and only while a component reads it.
const clock = createStore<number | undefined>(undefined, (set) => {
  const tick = () => set(Date.now());
  tick();
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
});
// A time that is drawn by the browser is relative from the first moment on.
if (typeof window !== "undefined") clock.set(Date.now());

/** When something happened: the date on the server, "2 h ago" once the page lives. */
export function When({ moment, className }: { moment: string; className?: string }) {
  const time = useStore(clock);
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
