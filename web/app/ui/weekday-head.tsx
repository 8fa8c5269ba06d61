const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The head of a table with the days of a month. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col" abbr={weekday}>
          {weekday.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);
