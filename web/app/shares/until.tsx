import { dayByUtc, dayHere } from "#contracts/days.ts";
import { useArrived } from "../api/arrived.ts";
import { longDayWords } from "../pets/day-words.ts";

/** The day a link is good until, where the reader is; by UTC until the page lives. */
export function Until({ moment }: { moment: string }) {
  const arrived = useArrived();
  const date = new Date(moment);
  return (
    <time className="num" dateTime={moment}>
      {longDayWords(arrived ? dayHere(date) : dayByUtc(date))}
    </time>
  );
}
