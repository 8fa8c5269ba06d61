import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import { useHydrated } from "../../../data/hydrated.ts";

/** The day a link expires in the reader's time zone; in UTC until hydration. */
export function Until({ moment }: { moment: string }) {
  const hydrated = useHydrated();
  const date = new Date(moment);
  return (
    <time className="num" dateTime={moment}>
      {dayText(hydrated ? localDay(date) : utcDay(date), "long")}
    </time>
  );
}
