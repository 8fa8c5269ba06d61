import type { Entry } from "#contracts/travel/days.ts";
import { dayText } from "#format/dates.ts";
import { timeText } from "#format/times.ts";
import { useReader } from "../../data/reader.ts";
import styles from "./printed-trip.module.css";

/** What is planned, as owners and readers of a link see it. */
export type PrintedEntry = Pick<Entry, "_id" | "date" | "time" | "endTime" | "title" | "place">;

/** What is planned for each day on paper, in the order of the days. */
export function PrintedPlans({ entries }: { entries: readonly PrintedEntry[] }) {
  const reader = useReader();
  const days = Map.groupBy(
    entries.filter(({ date }) => date !== null),
    ({ date }) => date ?? "",
  );
  if (days.size === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.name}>Plans</p>
      {[...days].map(([date, planned]) => (
        <div key={date} className={styles.pack}>
          <p className={styles.place}>{dayText(date, "weekdayMonth")}</p>
          <ul className={styles.lines}>
            {planned.map(({ _id, time, endTime, title, place }) => (
              <li key={_id} className={styles.dayLine}>
                <span className={styles.box} />
                <b>
                  {[timeText(time, reader), timeText(endTime, reader)].filter(Boolean).join(" – ")}
                </b>
                <span>
                  {title}
                  {place && <span className={styles.faint}> · {place}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
