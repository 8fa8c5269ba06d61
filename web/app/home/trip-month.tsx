import { ArrowRight } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { localDay } from "#contracts/kernel/days.ts";
import { months } from "#contracts/travel/trip-parts.ts";
import { useHydrated } from "../data/hydrated.ts";
import { newTripPath } from "../links/trips.ts";
import { LinkButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { monthsAfter, weeksOf } from "../travel/trips/index.ts";
import styles from "./member.module.css";
import { WeekdayHead } from "../ui/weekday-head.tsx";
import { useReader } from "../data/reader.ts";

/**
 * A picker for the month of a trip, over two years. `today` is the date on which the page was rendered. The page may be
 * cached, so after hydration the local date is used.
 */
export function TripMonth({ today: renderedOn }: { today: string }) {
  const today = useHydrated() ? localDay() : renderedOn;
  const [chosen, setChosen] = useState("");
  const buttons = useRef<HTMLFieldSetElement>(null);
  const months = monthsAhead(today);
  const chosenIndex = Math.max(
    0,
    months.findIndex(({ key }) => key === chosen),
  );
  const month = months[chosenIndex];
  if (!month) return null;

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const to = monthByKey(event.key, from);
    const key = to === undefined ? undefined : months[to]?.key;
    if (to === undefined || key === undefined) return;
    event.preventDefault();
    setChosen(key);
    buttons.current?.querySelectorAll("button")[to]?.focus();
  };

  return (
    <div className={`card pad ${styles.card}`}>
      <div className={styles.head}>
        <h2>Pick a month</h2>
        <p aria-live="polite">
          {month.name} {month.year}
        </p>
      </div>
      <MonthDays month={month} today={today} />
      <fieldset ref={buttons} className={styles.months} aria-label="Travel month">
        {months.map(({ key, year, number, name }, index) => (
          <button
            key={key}
            type="button"
            className={classes(key === month.key && styles.chosen)}
            aria-pressed={key === month.key}
            aria-label={`${name} ${year}`}
            // One tab stop; arrow keys move between the months.
            tabIndex={index === chosenIndex ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={() => setChosen(key)}
          >
            {(index === 0 || number === 1) && <small>{year}</small>}
            {name.slice(0, 3)}
          </button>
        ))}
      </fieldset>
      <LinkButton variant="pri" wide to={newTripPath(month)}>
        Start Planning
        <ArrowRight size={20} aria-hidden />
      </LinkButton>
    </div>
  );
}

type MonthDaysProps = { month: MonthAhead; today: string };

/** The days of a month as a table. */
function MonthDays({ month, today }: MonthDaysProps) {
  const { weekStart } = useReader();
  return (
    <table className={styles.days} aria-label={`${month.name} ${month.year}`}>
      <WeekdayHead start={weekStart} />
      <tbody>
        {sixWeeks(month, weekStart).map((week, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- weeks never change their order
          <tr key={index}>
            {week.map((day, weekday) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- days are empty or repeat
                key={weekday}
                className={classes(
                  day === today && styles.today,
                  day !== null && day < today && styles.past,
                )}
                aria-current={day === today ? "date" : undefined}
              >
                {day && Number(day.slice(8))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MonthAhead = {
  /** `2026-11`. */
  key: string;
  year: number;
  /** 1 to 12. */
  number: number;
  /** "November". */
  name: string;
};

const monthCount = 24;
/** The number of buttons in a row. */
const monthsInRow = 6;
/** The most weeks that a month can span, so that the card keeps its height. */
const weekCount = 6;

/** The month of a date, `YYYY-MM-DD`, and the following ones. */
export function monthsAhead(today: string): MonthAhead[] {
  const first = Number(today.slice(0, 4));
  const from = Number(today.slice(5, 7));
  return Array.from({ length: monthCount }, (_month, by) => {
    const [year, number] = monthsAfter(first, from, by);
    const key = `${year}-${`${number}`.padStart(2, "0")}`;
    return { key, year, number, name: months[number - 1] ?? "January" };
  });
}

/** The days of a month in six weeks from a day of the week on; null for a day of another month. */
export function sixWeeks({ year, number }: MonthAhead, start: number): (string | null)[][] {
  const weeks = weeksOf(year, number, start);
  while (weeks.length < weekCount) weeks.push(Array.from({ length: 7 }, () => null));
  return weeks;
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -monthsInRow,
  ArrowDown: monthsInRow,
  Home: -monthCount,
  End: monthCount,
};

/** The index of the month that a key moves to; undefined for other keys. */
export function monthByKey(key: string, from: number): number | undefined {
  const by = steps[key];
  if (by === undefined) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const to = from + by;
    return to < 0 || to >= monthCount ? from : to;
  }
  return Math.min(Math.max(from + by, 0), monthCount - 1);
}
