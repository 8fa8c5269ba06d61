import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { daysAfter } from "#contracts/kernel/days.ts";
import { months } from "#contracts/travel/trip-parts.ts";
import { dayText } from "#format/dates.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import styles from "./calendar.module.css";
import { monthsAfter, sameDayAfter, weeksOf } from "./trip-days.ts";
import { WeekdayHead } from "../../../ui/weekday-head.tsx";
import { useReader } from "../../../data/reader.ts";

export type ShownMonth = { year: number; /** 1 to 12. */ month: number };

type CalendarProps = {
  shown: ShownMonth;
  /** `YYYY-MM-DD`, '' for none. */
  chosen: string;
  today: string;
  onShow: (month: ShownMonth) => void;
  onChoose: (day: string) => void;
};

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  PageUp: (day) => sameDayAfter(day, -1),
  PageDown: (day) => sameDayAfter(day, 1),
};

const monthOf = (day: string): ShownMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

const isIn = (day: string, { year, month }: ShownMonth): boolean => {
  const its = monthOf(day);
  return its.year === year && its.month === month;
};

/** One month to select a day from: a grid of weeks with arrow keys. */
export function Calendar({ shown, chosen, today, onShow, onChoose }: CalendarProps) {
  const titleId = useId();
  const [walked, setWalked] = useState("");
  const active = useRef<HTMLButtonElement>(null);
  const walking = useRef(false);
  const { weekStart } = useReader();
  const weeks = weeksOf(shown.year, shown.month, weekStart);
  const days = weeks.flat().filter((day) => day !== null);
  // The one day in the tab order.
  const reached = [walked, chosen, today].find((day) => day !== "" && isIn(day, shown)) ?? days[0];

  useLayoutEffect(() => {
    if (walking.current) active.current?.focus();
    walking.current = false;
  });

  const turn = (by: number) => {
    const [year, month] = monthsAfter(shown.year, shown.month, by);
    onShow({ year, month });
  };

  const walk = (event: KeyboardEvent, from: string) => {
    const to = steps[event.key]?.(from);
    if (!to) return;
    event.preventDefault();
    walking.current = true;
    setWalked(to);
    if (!isIn(to, shown)) onShow(monthOf(to));
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <p id={titleId} className={styles.title} aria-live="polite">
          {months[shown.month - 1]} {shown.year}
        </p>
        <IconButton label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      {/* A table that is walked by keys is a grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={titleId} className={styles.days}>
        <WeekdayHead start={weekStart} />
        <tbody>
          {weeks.map((week, place) => (
            <tr key={place}>
              {week.map((day, weekday) =>
                day === null ? (
                  // A day of another month.
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={weekday} />
                ) : (
                  <td key={weekday} aria-selected={day === chosen}>
                    <button
                      type="button"
                      ref={day === reached ? active : undefined}
                      className={classes(
                        day === chosen && styles.chosen,
                        day === today && styles.today,
                      )}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={dayText(`${day}T00:00:00Z`, "full")}
                      aria-current={day === today ? "date" : undefined}
                      onKeyDown={(event) => walk(event, day)}
                      onClick={() => {
                        setWalked(day);
                        onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
