import { months } from "#contracts/travel/trip-parts.ts";
import { SelectField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { chosenDay, dateValues, type DateValues } from "./basics-codec.ts";
import styles from "./forms.module.css";
import { tripDate, yearsToOffer } from "./calendar/trip-days.ts";

type DateFieldsProps = {
  date: DateValues;
  set: (date: DateValues) => void;
  today: string;
};

/** The width up to which one date picker replaces the three selects. */
export const narrowScreen = "(max-width: 768px)";

/** A day as month, day and year; '' clears them. */
export const dateText = (date: string): DateValues =>
  dateValues(date === "" ? { month: null, day: null, year: null } : tripDate(date));

/** The first day of a new trip: selects, which also take a month alone; on narrow screens the date field. */
export function DateFields({ date, set, today }: DateFieldsProps) {
  const narrow = useMedia(narrowScreen);
  const { month, day, year } = date;
  if (narrow) {
    return (
      <DateField
        name="day"
        label="Date"
        value={chosenDay(date)}
        onChange={({ target }) => set(dateText(target.value))}
      />
    );
  }
  const chosenYear = year === "" ? null : Number(year);
  return (
    <div className={styles.date}>
      <SelectField
        name="month"
        label="Month"
        value={month}
        onChange={({ target }) =>
          set({ ...date, month: months.find((one) => one === target.value) ?? "" })
        }
      >
        <option value="">Not sure</option>
        {months.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        name="day"
        label="Day"
        value={day}
        onChange={({ target }) => set({ ...date, day: target.value })}
      >
        <option value="">–</option>
        {Array.from({ length: 31 }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
      <SelectField
        name="year"
        label="Year"
        value={year}
        onChange={({ target }) => set({ ...date, year: target.value })}
      >
        <option value="">–</option>
        {yearsToOffer(today, chosenYear).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  );
}
