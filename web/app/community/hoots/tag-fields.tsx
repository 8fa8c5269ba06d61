import type { EditOf } from "../../forms/edit-types.ts";
import { CountryField } from "../../lookup/places/index.ts";
import { BreedField } from "../../travel/breeds/index.ts";
import { SelectField } from "../../ui/field.tsx";
import { tagAirlines, type hootCodec } from "./hoot-codec.ts";
import styles from "./write.module.css";
import { airlineName } from "./tags.ts";

/** What a hoot is about, from the lists of the airline, documents and check pages. */
export function TagFields({ edit }: { edit: EditOf<typeof hootCodec> }) {
  return (
    <div className={styles.pair}>
      <CountryField {...edit.field("from")} />
      <CountryField {...edit.field("to")} />
      <SelectField {...edit.field("airline")}>
        {tagAirlines.map((key) => (
          <option key={key} value={key}>
            {key === "" ? "None" : airlineName(key)}
          </option>
        ))}
      </SelectField>
      <BreedField
        label="Breed"
        hint="Select from the list."
        value={edit.values.breed}
        species=""
        onChange={(breed) => edit.set({ breed })}
        onFound={() => {}}
      />
    </div>
  );
}
