import { tripDetailsFailed } from "#contracts/travel/trip-names.ts";
import { destinationMax, tripNotesMax, type Trip } from "#contracts/travel/trips.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { useToday } from "../../ui/use-today.ts";
import { PlaceField, placeText } from "../../lookup/places/index.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { DateFields } from "./date-fields.tsx";
import styles from "./details-form.module.css";
import { SectionForm } from "./section-form.tsx";
import { useSection } from "./use-section.ts";
import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Place } from "#contracts/lookup/places.ts";
import { dayText } from "../../ui/day-text.ts";
import { BasicText, chosenDay, dateErrors, dateOf } from "./basics-draft.ts";
import { tripDays } from "./calendar/trip-days.ts";

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

/** What the head of a trip says, as it stands in the fields. */
const DetailsText = z.extend(BasicText, {
  /** Null where the destination is in words of one's own. */
  destinationPlace: z.nullable(Place),
  origin: z.string(),
  originPlace: z.nullable(Place),
  endDate: z.string(),
  people: z.string(),
  petIds: z.array(z.string()),
});
type DetailsText = z.output<typeof DetailsText>;

const WrittenDetails = z.object({ words: DetailsText, seen: DetailsText });

const said = (value: number | string | null): string => (value === null ? "" : `${value}`);

const detailsText = (plan: Trip): DetailsText => ({
  destination: plan.destination,
  destinationPlace: plan.destinationPlace,
  origin: plan.origin ? placeText(plan.origin) : "",
  originPlace: plan.origin,
  month: plan.month ?? "",
  day: said(plan.day),
  year: said(plan.year),
  notes: plan.notes,
  endDate: said(plan.endDate),
  people: said(plan.people),
  petIds: plan.petIds,
});

const detailsBody = (words: DetailsText): Record<string, unknown> => ({
  ...dateOf(words),
  destination: words.destination.trim(),
  destinationPlace: words.destinationPlace,
  origin: words.origin.trim() === "" ? null : words.originPlace,
  notes: words.notes.trim(),
  endDate: words.endDate || null,
  people: words.people.trim() === "" ? null : Number(words.people),
  petIds: words.petIds,
});

function detailsErrors(words: DetailsText): FieldErrors | undefined {
  const wrong = dateErrors(words);
  if (wrong) return wrong;
  if (words.origin.trim() !== "" && !words.originPlace)
    return { origin: "Choose a town from the list, or leave it empty." };
  const begin = chosenDay(words);
  if (!begin || !words.endDate || words.endDate >= begin) return undefined;
  return { endDate: "The trip cannot end before it begins." };
}

/** What the head of a trip says; pets by their names. */
const tellDetails =
  (petName: (id: string) => string) =>
  (words: DetailsText): [label: string, words: string][] => [
    ["From", words.origin || "Nothing"],
    ["Destination", words.destination || "Nothing"],
    ["Date", tripDays({ ...dateOf(words), endDate: null }) || "Nothing"],
    ["End date", words.endDate ? dayText(words.endDate) : "Nothing"],
    ["People", words.people || "Nothing"],
    ["Pets", words.petIds.map(petName).join(", ") || "Nobody"],
    ["Notes", words.notes || "Nothing"],
  ];
