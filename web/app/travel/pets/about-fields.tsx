import { sexes } from "#contracts/travel/pet-names.ts";
import { petBioMax } from "#contracts/travel/pets.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { BornFields } from "./born-fields.tsx";
import { capital } from "../../ui/day-text.ts";
import { choice, type WordFieldsProps } from "./field-props.ts";
import { fieldLabels } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { kilograms } from "./pet-text.ts";

/** How old and heavy a pet is, and what its person says of it. */
export function AboutFields({ words, set, left }: WordFieldsProps) {
  return (
    <>
      <BornFields words={words} set={set} left={left} />
      <div className={styles.pair}>
        <TextField
          name="weight"
          label={fieldLabels.weight}
          hint={weightHint(words.weight)}
          autoComplete="off"
          value={words.weight}
          error={left.errors["weight"]}
          onChange={(event) => set({ weight: event.target.value })}
          onBlur={() => left.leave("weight", words.weight)}
        />
        <SelectField
          name="sex"
          label={fieldLabels.sex}
          hint="As the papers say it."
          value={words.sex}
          onChange={({ target }) => set({ sex: choice(["", ...sexes], target.value) })}
        >
          <option value="">Not said</option>
          {sexes.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        name="bio"
        label={fieldLabels.bio}
        hint="A line or two. Everybody sees it."
        rows={3}
        value={words.bio}
        error={left.errors["bio"]}
        count={`${words.bio.trim().length} of ${petBioMax}`}
        onChange={(event) => set({ bio: event.target.value })}
        onBlur={() => left.leave("bio", words.bio)}
      />
    </>
  );
}

function weightHint(words: string): string {
  const kg = kilograms(words);
  if (words.trim() === "") return "Such as 22 kg, 4.6 kg or 48 lb.";
  if (kg === null) return "Kept as you write it. With kg or lb it can be held against limits.";
  return `That is ${kg} kg.`;
}
