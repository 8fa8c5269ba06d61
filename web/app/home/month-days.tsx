import { classes } from "../ui/classes.ts";
import { sixWeeks, type MonthAhead } from "./months-ahead.ts";
import styles from "./when.module.css";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type MonthDaysProps = { month: MonthAhead; today: string };

/** The days of a month, to be looked at. */
export function MonthDays({ month, today }: MonthDaysProps) {
  return (
    <table className={styles.days} aria-label={`${month.name} ${month.year}`}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sixWeeks(month).map((week, place) => (
          // Weeks never move.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            {week.map((day, weekday) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key
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
