import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { useHydrated } from "../../../data/hydrated.ts";
import { longDayText } from "../../../ui/day-text.ts";

/** The day a link expires in the reader's time zone; in UTC until hydration. */
export function Until({ moment }: { moment: string }) {
  const hydrated = useHydrated();
  const date = new Date(moment);
  return (
    <time className="num" dateTime={moment}>
      {longDayText(hydrated ? localDay(date) : utcDay(date))}
    </time>
  );
}
