import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { useHydrated } from "../../../data/hydrated.ts";
import { longDayText } from "../../../ui/day-text.ts";

/** The day a link is good until, where the reader is; by UTC until the page lives. */
export function Until({ moment }: { moment: string }) {
  const hydrated = useHydrated();
  const date = new Date(moment);
  return (
    <time className="num" dateTime={moment}>
      {longDayText(hydrated ? localDay(date) : utcDay(date))}
    </time>
  );
}
