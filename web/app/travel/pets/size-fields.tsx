import { localDay, daysAfter } from "#contracts/kernel/days.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { choice, type WordFieldsProps } from "./field-props.ts";
import { fieldLabels } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { chipText } from "./pet-text.ts";

/** The fields of this group. */
export const sizeFields = [
  "lengthCm",
  "heightCm",
  "widthCm",
  "colour",
  "snubNosed",
  "microchipNumber",
  "microchipDate",
] as const;

const measures = ["lengthCm", "heightCm", "widthCm"] as const;
const hints = {
  lengthCm: "Nose to root of the tail.",
  heightCm: "Floor to head or ears.",
  widthCm: "Across the shoulders.",
};

/** What airlines and borders ask of a pet: how big it is, what its nose is like, which chip it carries. */
export function SizeFields({ words, set, left }: WordFieldsProps) {
  return (
    <>
      <div className={styles.three}>
        {measures.map((name) => (
          <TextField
            key={name}
            name={name}
            label={fieldLabels[name]}
            hint={hints[name]}
            inputMode="decimal"
            autoComplete="off"
            value={words[name]}
            error={left.errors[name]}
            onChange={(event) => set({ [name]: event.target.value })}
            onBlur={() => left.leave(name, words[name])}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          name="colour"
          label={fieldLabels.colour}
          autoComplete="off"
          value={words.colour}
          error={left.errors["colour"]}
          onChange={(event) => set({ colour: event.target.value })}
          onBlur={() => left.leave("colour", words.colour)}
        />
        <SelectField
          name="snubNosed"
          label={fieldLabels.snubNosed}
          value={words.snubNosed}
          onChange={({ target }) => set({ snubNosed: choice(["", "yes", "no"], target.value) })}
        >
          <option value="">Not said</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
      </div>
      <div className={styles.pair}>
        <TextField
          name="microchipNumber"
          label={fieldLabels.microchipNumber}
          hint="15 digits, as the papers or a scanner show them."
          inputMode="numeric"
          autoComplete="off"
          value={words.microchipNumber}
          error={left.errors["microchipNumber"]}
          onChange={(event) => set({ microchipNumber: event.target.value })}
          onBlur={() => {
            const grouped = chipText(words.microchipNumber);
            if (grouped !== words.microchipNumber) set({ microchipNumber: grouped });
            left.leave("microchipNumber", words.microchipNumber);
          }}
        />
        <TextField
          name="microchipDate"
          label={fieldLabels.microchipDate}
          hint="When it was put in or first read."
          type="date"
          max={daysAfter(localDay(), 1)}
          value={words.microchipDate}
          error={left.errors["microchipDate"]}
          onChange={(event) => set({ microchipDate: event.target.value })}
          onBlur={() => left.leave("microchipDate", words.microchipDate)}
        />
      </div>
    </>
  );
}
