import { localDay, daysAfter, wholeYears } from "#contracts/kernel/days.ts";
import { TextField } from "../../ui/field.tsx";
import type { WordFieldsProps } from "./field-props.ts";
import { fieldLabels } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { ageText } from "./pet-text.ts";

/** When a pet was born, or else how old it is: the second follows from the first. */
export function BornFields({ words, set, left }: WordFieldsProps) {
  const { birthDate, age } = words;
  const today = localDay();
  const follows = birthDate !== "" && birthDate <= daysAfter(today, 1);
  return (
    <div className={styles.pair}>
      <TextField
        name="birthDate"
        label={fieldLabels.birthDate}
        hint="Not known? The age will do."
        type="date"
        max={daysAfter(today, 1)}
        value={birthDate}
        error={left.errors["birthDate"]}
        onChange={(event) => set({ birthDate: event.target.value })}
        onBlur={() => left.leave("birthDate", birthDate)}
      />
      {follows ? (
        <TextField
          name="age"
          label={fieldLabels.age}
          hint="Follows from the birth date."
          readOnly
          value={ageText({ age: wholeYears(birthDate, today), birthDate }, today)}
        />
      ) : (
        <TextField
          name="age"
          label={fieldLabels.age}
          hint="In years."
          inputMode="decimal"
          autoComplete="off"
          value={age}
          error={left.errors["age"]}
          onChange={(event) => set({ age: event.target.value })}
          onBlur={() => left.leave("age", age)}
        />
      )}
    </div>
  );
}
