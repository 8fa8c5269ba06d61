import { useState } from "react";
import { species } from "#contracts/travel/pet-names.ts";
import { SelectField } from "../../ui/field.tsx";
import { BreedField } from "./breed-field.tsx";
import { capital } from "../../ui/day-text.ts";
import { choice, type WordFieldsProps } from "./field-props.ts";
import { fieldLabels } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { SnubNosedAdvice, type KnownBreed } from "./snub-nosed-advice.tsx";

/** Which kind of animal a pet is, and what follows from that for its nose. */
export function KindFields({ words, set, left }: WordFieldsProps) {
  const [found, setFound] = useState<KnownBreed>();
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          name="species"
          label={fieldLabels.species}
          hint="Rules differ by it."
          value={words.species}
          onChange={({ target }) => set({ species: choice(["", ...species], target.value) })}
        >
          <option value="">Not said</option>
          {species.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </SelectField>
        <BreedField
          value={words.breed}
          species={words.species}
          error={left.errors["breed"]}
          onChange={(breed) => set({ breed })}
          onFound={(breed) => {
            setFound(breed);
            if (breed && words.species === "") set({ species: breed.species });
          }}
        />
      </div>
      <SnubNosedAdvice
        breed={found}
        petName={words.petName.trim()}
        said={words.snubNosed}
        onSay={(snubNosed) => set({ snubNosed })}
      />
    </>
  );
}
