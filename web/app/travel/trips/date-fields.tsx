import { months } from "#contracts/travel/trip-names.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { chosenDay, type BasicText } from "./basics-draft.ts";
import styles from "./date-fields.module.css";
import { tripDate, yearsToOffer } from "./calendar/trip-days.ts";

type DateText = Pick<BasicText, "month" | "day" | "year">;

type DateFieldsProps = {
  words: DateText;
  set: (change: DateText) => void;
  today: string;
};

/** The breadth at and below which one date picker stands for the three selects. */
export const narrowScreen = "(max-width: 768px)";

/** The same day in month, day and year; '' empties them. */
export function dateText(date: string): DateText {
  if (date === "") return { month: "", day: "", year: "" };
  const { month, day, year } = tripDate(date);
  return { month, day: `${day}`, year: `${year}` };
}

/** The day a trip begins: month, day and year to choose, on narrow screens one date. */
export function DateFields({ words, set, today }: DateFieldsProps) {
  const narrow = useMedia(narrowScreen);
  const { month, day, year } = words;
  if (narrow) {
    return (
      <TextField
        name="day"
        label="Date"
        type="date"
        value={chosenDay(words)}
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
          set({ ...words, month: months.find((one) => one === target.value) ?? "" })
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
        onChange={({ target }) => set({ ...words, day: target.value })}
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
        onChange={({ target }) => set({ ...words, year: target.value })}
      >
        <option value="">–</option>
        {yearsToOffer(today, chosenYear).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  );
}
