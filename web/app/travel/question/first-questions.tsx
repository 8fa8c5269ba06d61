import { lazy } from "../../data/lazy/lazy.tsx";
import { useSession } from "../../data/session.ts";
import { SelectField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { PlaceField } from "../../lookup/places/index.ts";
import { BreedField } from "../breeds/index.ts";
import type { CheckKey } from "../../links/check.ts";
import styles from "./question.module.css";
import { maxLength } from "./question.ts";
import type { Question } from "./question-form.tsx";

export const firstKeys: readonly CheckKey[] = ["species", "breed", "from", "to", "date"];

// A member's pets and home load in the browser: the page is cached for everyone.
const OwnPets = lazy(async () => (await import("./own-pets.tsx")).OwnPets);

/** Which pet, from where, to where, on which day. */
export function FirstQuestions(question: Question) {
  const { values, set, field } = question;
  const { species } = values;
  const session = useSession();
  const about = (
    <>
      <SelectField {...field("species")} label="Pet">
        <option value="">Select</option>
        <option value="dog">Dog</option>
        <option value="cat">Cat</option>
        <option value="other">Other</option>
      </SelectField>
      <BreedField
        label={species === "other" ? "Animal" : "Breed"}
        hint={species === "other" ? "Like ferret, parrot or rabbit." : ""}
        value={values.breed}
        species={species === "dog" || species === "cat" || species === "other" ? species : ""}
        onChange={(breed) => set({ breed })}
        onFound={() => undefined}
      />
    </>
  );
  return (
    <div className={styles.fields}>
      {session.is === "member" ? (
        <OwnPets fallback={<div className={styles.room} />} question={question} about={about} />
      ) : (
        <>
          <div className={`member-only ${styles.room}`} />
          <div className={`guest-only ${styles.about}`}>{about}</div>
        </>
      )}
      <PlaceField
        name="from"
        label="From"
        placeholder="City or country"
        maxLength={maxLength("from")}
        value={values.from}
        onChange={(from) => set({ from })}
      />
      <PlaceField
        name="to"
        label="To"
        placeholder="City or country"
        maxLength={maxLength("to")}
        value={values.to}
        onChange={(to) => set({ to })}
      />
      <DateField {...field("date")} label="Leaving on" />
    </div>
  );
}
