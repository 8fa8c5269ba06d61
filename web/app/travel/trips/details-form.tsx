import { tripDetailsFailed } from "#contracts/travel/trip-names.ts";
import { destinationMax, tripNotesMax, type Trip } from "#contracts/travel/trips.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { useToday } from "../../ui/use-today.ts";
import { PlaceField } from "../../lookup/places/index.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { DateFields } from "./date-fields.tsx";
import styles from "./details-form.module.css";
import {
  detailsBody,
  detailsErrors,
  detailsText,
  tellDetails,
  WrittenDetails,
  type DetailsText,
} from "./details-text.ts";
import { SectionForm } from "./section-form.tsx";
import { useSection } from "./use-section.ts";

type DetailsFormProps = {
  plan: Trip;
  pets: readonly Pet[];
  onDone: () => void;
  onTake: () => void;
};

/** Changes where a trip goes, when, and who travels along. */
export function DetailsForm({ plan, pets, onDone, onTake }: DetailsFormProps) {
  const today = useToday();
  const nameOf = (id: string) => pets.find(({ _id }) => _id === id)?.petName ?? "Another pet";
  const section = useSection<DetailsText>({
    plan,
    draftKey: `trip:${plan._id}:details`,
    schema: WrittenDetails,
    words: detailsText,
    body: detailsBody,
    check: detailsErrors,
    failure: tripDetailsFailed,
    tell: tellDetails(nameOf),
    onDone,
    onTake,
  });
  const { words } = section;
  const set = (change: Partial<DetailsText>) => section.set({ ...words, ...change });

  return (
    <SectionForm name="trip" of={section}>
      <PlaceField
        name="destination"
        label="Destination"
        maxLength={destinationMax}
        value={words.destination}
        onChange={(destination, destinationPlace) => set({ destination, destinationPlace })}
      />
      <PlaceField
        name="origin"
        label="From"
        value={words.origin}
        onChange={(origin, originPlace) => set({ origin, originPlace })}
      />
      <div className={styles.pair}>
        <DateFields words={words} set={set} today={today} />
        <TextField
          name="endDate"
          label="End date"
          type="date"
          value={words.endDate}
          onChange={({ target }) => set({ endDate: target.value })}
        />
      </div>
      {pets.length > 0 && (
        <fieldset className={styles.pets}>
          <legend>Which pets travel?</legend>
          {pets.map(({ _id, petName }) => (
            <CheckField
              key={_id}
              name={`pet-${_id}`}
              label={petName}
              checked={words.petIds.includes(_id)}
              onChange={({ target }) =>
                set({
                  petIds: target.checked
                    ? [...words.petIds, _id]
                    : words.petIds.filter((id) => id !== _id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <div className={styles.people}>
        <TextField
          name="people"
          label="How many people?"
          inputMode="numeric"
          value={words.people}
          onChange={({ target }) => set({ people: target.value })}
        />
      </div>
      <TextArea
        name="notes"
        label="Notes"
        maxLength={tripNotesMax}
        value={words.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
    </SectionForm>
  );
}
