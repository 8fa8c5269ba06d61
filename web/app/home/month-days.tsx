import { classes } from "../ui/classes.ts";
import { sixWeeks, type MonthAhead } from "./months-ahead.ts";
import styles from "./trip-month.module.css";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type MonthDaysProps = { month: MonthAhead; today: string };

/** The days of a month as a table. */
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
        {sixWeeks(month).map((week, index) => (
          // Weeks never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
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
