import type { Pet } from "#contracts/travel/pets.ts";
import { CheckField } from "../../ui/check-field.tsx";
import styles from "./forms.module.css";

type PetChecksProps = {
  pets: readonly Pet[];
  /** The IDs of those that travel. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Which pets travel. Nothing for a person without pets. */
export function PetChecks({ pets, chosen, onChange }: PetChecksProps) {
  if (pets.length === 0) return null;
  return (
    <fieldset className={styles.pets}>
      <legend>Pets on this trip</legend>
      {pets.map(({ _id, petName }) => (
        <CheckField
          key={_id}
          name={`pet-${_id}`}
          label={petName}
          checked={chosen.includes(_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))
          }
        />
      ))}
    </fieldset>
  );
}
