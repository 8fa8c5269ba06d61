import { BedDouble, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { daysBetween } from "#contracts/kernel/days.ts";
import type { TripDays } from "#contracts/travel/days.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { classes } from "../../../ui/classes.ts";
import { endText, flightName, modeText } from "../legs/leg-text.ts";
import { legIcons } from "../overview/ribbon.tsx";
import { dayId } from "./day-view.tsx";
import { type DayGroup, marksOf } from "./entry-order.ts";
import styles from "./days.module.css";

/** A ribbon of more days is too long to be read. */
const daysMax = 62;

type RibbonProps = { days: TripDays["days"]; trip: Trip; today: string };

/** All days at a glance, with legs, stays and the nights without one. */
export function DaysRibbon({ days, trip, today }: RibbonProps) {
  const first = days[0]?.date;
  if (first === undefined || days.length > daysMax) return null;
  const column = (date: string) => daysBetween(first, date) + 1;
  return (
    <nav className={`card wide-only screen-only ${styles.ribbon}`} aria-label="All days">
      <ol
        className={styles.columns}
        style={{ gridTemplateColumns: `repeat(${days.length}, minmax(30px, 1fr))` }}
      >
        {days.map(({ date, items }, place) => (
          <li key={date} className={classes(date === today && styles.now)} data-day={date}>
            <Link to={`#${dayId(date)}`} replace>
              {place === 0 || date.endsWith("-01")
                ? dayText(date, "short").slice(0, 3)
                : dayText(date, "weekdayName").slice(0, 1)}
              <b className="num">{Number(date.slice(8))}</b>
              <span className="sr">{plannedText(items)}</span>
            </Link>
          </li>
        ))}
        {days.flatMap(({ date, items, warnings }) => [
          ...items.flatMap(({ kind, part, _id }) => {
            const leg = kind === "leg" && part !== "arrival" && legOf(trip, _id);
            if (!leg) return [];
            const Icon = legIcons[leg.mode];
            const way = [endText(leg, "from"), endText(leg, "to")].filter(Boolean).join(" to ");
            const name = [flightName(leg) || modeText[leg.mode], way].filter(Boolean).join(", ");
            return (
              <li key={`leg ${_id}`} className={styles.leg} style={{ gridColumn: column(date) }}>
                <span title={`${dayText(date, "short")}: ${name}`}>
                  <Icon size={16} aria-hidden />
                  <span className="sr">
                    {dayText(date, "short")}: {name}
                  </span>
                </span>
              </li>
            );
          }),
          ...warnings.flatMap(({ code, text }) =>
            code === "no-stay" ? (
              <li
                key={`gap ${date}`}
                className={styles.hole}
                style={{ gridColumn: column(date) }}
                title={text}
              >
                <TriangleAlert size={14} aria-hidden />
                <span className="sr">{text}</span>
              </li>
            ) : (
              []
            ),
          ),
        ])}
        {staysOf(days).map(({ id, title, from, nights }) => (
          <li
            key={`stay ${id}`}
            className={styles.stay}
            style={{ gridColumn: `${column(from)} / span ${nights}` }}
          >
            <BedDouble size={16} aria-hidden />
            <span>
              {title}, {counted(nights, "night")}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const legOf = ({ legs }: Trip, id: string) => legs.find(({ _id }) => _id === id);

const plannedText = (items: TripDays["days"][number]["items"]): string => {
  const planned = items.filter(({ kind }) => kind === "entry").length;
  return planned === 0 ? "" : `, ${counted(planned, "plan")}`;
};

/** The nights of each stay, without a break. */
function staysOf(days: TripDays["days"]) {
  const stays = new Map<string, { id: string; title: string; from: string; nights: number }>();
  for (const { date, items } of days)
    for (const { kind, _id: id, title } of items)
      if (kind === "stay") {
        const before = stays.get(id);
        stays.set(id, { id, title, from: before?.from ?? date, nights: (before?.nights ?? 0) + 1 });
      }
  return [...stays.values()];
}

type PickerProps = {
  groups: readonly DayGroup[];
  selected: string | undefined;
  today: string;
  onSelect: (date: string) => void;
};

/** The days of a trip on a phone, of which one is shown. */
export function DayPicker({ groups, selected, today, onSelect }: PickerProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (list.current && button)
      list.current.scrollLeft = button.offsetLeft - list.current.clientWidth / 2 + 26;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another day is pressed
  }, [selected]);
  return (
    <nav className={`narrow-only screen-only ${styles.picker}`} aria-label="Pick a day">
      <ol ref={list}>
        {groups.map(({ days, isFree }) => {
          const [day] = days;
          const last = days.at(-1) ?? day;
          const { date } = day;
          const { isDue, planned, night } = marksOf(day);
          const isRange = isFree && days.length > 1;
          return (
            <li key={date} data-day={isRange ? undefined : date}>
              <button
                type="button"
                className="num"
                aria-pressed={date === selected}
                data-reads
                onClick={() => onSelect(date)}
              >
                <span aria-hidden>
                  {isRange
                    ? `${Number(date.slice(8))}–${Number(last.date.slice(8))}`
                    : date === today
                      ? "Today"
                      : dayText(date, "weekdayName")}
                </span>
                <b aria-hidden>{isRange ? "…" : Number(date.slice(8))}</b>
                <span className={styles.marks} aria-hidden>
                  {(isDue || night === "gap") && <i className={styles.due} />}
                  {night === "stay" && <i className={styles.night} />}
                  {Array.from({ length: Math.min(planned, 2) }, (_, place) => (
                    <i key={place} />
                  ))}
                </span>
                <span className="sr">
                  {date === today && "Today, "}
                  {dayText(date, "weekdayMonth")}
                  {isRange && ` to ${dayText(last.date, "monthDay")}`}
                  {isFree ? ", free" : `, ${counted(planned, "thing")}`}
                  {isDue && ", needs attention"}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
