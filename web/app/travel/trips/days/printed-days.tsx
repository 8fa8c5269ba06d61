import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getTripDays, type DayItem } from "#contracts/travel/days.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { moneyText } from "#format/money.ts";
import type { Reader } from "#format/reader.ts";
import { timeText } from "#format/times.ts";
import { withEntries } from "#reference/days/order.ts";
import { callQuery } from "../../../data/queries.tsx";
import { useReader } from "../../../data/reader.ts";
import { useQueuedOf } from "../../../data/queue/shown.ts";
import { tripTarget } from "../trip-keys.ts";
import { dayFacts } from "./day-view.tsx";
import { groupDays, withQueued } from "./entry-order.ts";
import styles from "../printed-trip.module.css";

type PrintedDaysProps = {
  trip: Trip;
  today: string;
  /** What is printed of a trip without days. */
  children: ReactNode;
};

/** The days of a trip on paper, a page for each; free ones are a line on the page before. */
export function PrintedDays({ trip, today, children }: PrintedDaysProps) {
  const reader = useReader();
  const { data } = useQuery(callQuery(getTripDays, { params: { id: trip._id } }));
  const entries = withQueued(trip.entries, useQueuedOf(tripTarget(trip._id)));
  const { days, ideas } = withEntries(data?.days ?? [], entries);
  const groups = groupDays(days, today);
  if (groups.length === 0) return children;
  return (
    <>
      {groups.map(({ days: [day, ...more], isFree }, place) => (
        <div key={day.date} className={isFree || place === 0 ? styles.part : styles.dayPage}>
          <p className={styles.name}>
            {dayText(day.date, "weekdayMonth")}
            {more.length > 0 && ` – ${dayText(more.at(-1)?.date ?? day.date, "weekdayMonth")}`}
          </p>
          <p className={styles.faint}>
            {isFree
              ? "Nothing planned."
              : dayFacts(day, groups[place - 1]?.days.at(-1), trip, reader).join(" · ")}
          </p>
          {day.warnings.map(({ code, text }) => (
            <p key={code + text} className={styles.place}>
              {text}
            </p>
          ))}
          <ul className={styles.lines}>
            {day.items
              .filter(({ kind, night }) => kind !== "stay" || night === null || night === 1)
              .map((item) => (
                <PrintedItem
                  key={`${item.kind} ${item._id} ${item.part}`}
                  item={item}
                  trip={{ ...trip, entries }}
                  reader={reader}
                />
              ))}
          </ul>
        </div>
      ))}
      {ideas.length > 0 && (
        <div className={styles.dayPage}>
          <p className={styles.name}>Ideas</p>
          <ul className={styles.lines}>
            {ideas.map((item) => (
              <PrintedItem key={item._id} item={item} trip={{ ...trip, entries }} reader={reader} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type PrintedItemProps = { item: DayItem; trip: Trip; reader: Reader };

function PrintedItem({ item, trip, reader }: PrintedItemProps) {
  const { kind, title, part, place, time, endTime, done } = item;
  const entry = kind === "entry" && trip.entries.find(({ _id }) => _id === item._id);
  const before =
    kind === "stay"
      ? "Check in: "
      : kind === "leg" && part === "arrival"
        ? "Arrive: "
        : kind === "deadline"
          ? "Last day: "
          : "";
  const more = entry
    ? [entry.note, entry.link, entry.cost && moneyText(entry.cost.amount, entry.cost.currency)]
    : [];
  return (
    <li className={styles.dayLine}>
      <span className={styles.box}>{done && "✓"}</span>
      <b>{[time, endTime].flatMap((each) => timeText(each, reader) || []).join(" – ")}</b>
      <span>
        {before}
        {title}
        {place && <span className={styles.faint}> · {place}</span>}
        {more.map(
          (line) =>
            line && (
              <p key={line} className={styles.notes}>
                {line}
              </p>
            ),
        )}
      </span>
    </li>
  );
}
