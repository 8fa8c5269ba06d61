const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type WeekdayHeadProps = {
  /** The first day of the week, from 0 for Sunday. */
  start: number;
};

/** The head of a table with the days of a month. */
export const WeekdayHead = ({ start }: WeekdayHeadProps) => (
  <thead>
    <tr>
      {[...weekdays.slice(start), ...weekdays.slice(0, start)].map((weekday) => (
        <th key={weekday} scope="col" abbr={weekday}>
          {weekday.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);
