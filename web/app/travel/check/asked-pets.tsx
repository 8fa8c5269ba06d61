import { PawPrint, Plus, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { CheckValues } from "../../links/check.ts";
import styles from "./check.module.css";
import actions from "../../ui/actions.module.css";
import { focusSoon } from "../../ui/focus-soon.ts";
import {
  canAddPet,
  changedPets,
  petLabels,
  petsIn,
  placeOfPet,
  type Question,
} from "../question/index.ts";

/** The first field of the form named "check". */
const firstField = "check-species";

/** The other pets of the question; each button also works without scripts, by what it sends. */
export function AskedPets({ values, set }: Question) {
  const [status, setStatus] = useState("");
  const pets = petsIn(values);
  const labels = petLabels(pets);
  const at = placeOfPet(values);
  const change = (to: CheckValues, text: string) => {
    set(to);
    setStatus(text);
    focusSoon(firstField);
  };
  const button = (value: string, label: string, text: string, icon?: ReactNode) => (
    <button
      key={value}
      type="submit"
      name="pets"
      value={value}
      className={actions.action}
      onClick={(event) => {
        event.preventDefault();
        if (value === "add" && values.species === "") focusSoon(firstField);
        else change(changedPets(values, value), text);
      }}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <div className={styles.pets}>
      {pets.length > 1 && (
        <p>
          <b>{`Pet ${at + 1} of ${pets.length}.`}</b> The others:
        </p>
      )}
      {labels.map((label, index) =>
        index === at
          ? null
          : button(
              String(index + 1),
              label,
              `Now about ${label}.`,
              <PawPrint size={18} aria-hidden />,
            ),
      )}
      {canAddPet(values) &&
        button(
          "add",
          "Add another pet",
          "Tell us about the next pet.",
          <Plus size={20} aria-hidden />,
        )}
      {pets.length > 1 &&
        button("drop", "Remove this pet", "Pet removed.", <X size={18} aria-hidden />)}
      <output className="sr">{status}</output>
    </div>
  );
}
