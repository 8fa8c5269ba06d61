import { useState } from "react";
import { Link } from "react-router";
import { petNameMax, type Pet } from "#contracts/travel/pets.ts";
import { recordKinds } from "#contracts/travel/pet-records.ts";
import { inText, possessive } from "#format/words.ts";
import { plural } from "#format/plurals.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { CheckValues } from "../../links/check.ts";
import { classes } from "../../ui/classes.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { useOwnPets } from "../pets/index.ts";
import { petLabels } from "../question/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import type { PlacedPet } from "./load-check.ts";
import type { CheckPlaces } from "./readiness-request.ts";
import {
  choiceErrors,
  fieldName,
  firstChoices,
  fitting,
  newPet,
  noPet,
  type Choice,
} from "./save-choices.ts";
import styles from "./check.module.css";
import {
  carrierBody,
  dayOfRecord,
  listItems,
  newRecords,
  recordBodies,
  type PlannedLeg,
  type RecordBody,
} from "./trip-from-check.ts";
import { useSave } from "./use-save.ts";

type SaveFormProps = {
  values: CheckValues;
  places: CheckPlaces;
  /** All pets of the check, each with what it says of that pet. */
  pets: readonly PlacedPet[];
  legs: readonly PlannedLeg[];
  toDos: CheckAnswer["toDos"];
  /** The answer that is saved. */
  backTo: string;
};

/** Shows what a check becomes, asks which pets it is about, and saves it as a trip. */
export function SaveForm(props: SaveFormProps) {
  const own = useOwnPets();
  if (own.isPending) return <Skeleton height={360} rounded />;
  if (own.isError) {
    return (
      <Notice onRetry={() => void own.refetch()} busy={own.isFetching}>
        Your pets couldn't load, so nothing was saved.
      </Notice>
    );
  }
  return <WithPets {...props} own={own.data} />;
}

function WithPets(props: SaveFormProps & { own: readonly Pet[] }) {
  const { values, places, pets, legs, toDos, own, backTo } = props;
  const [choices, setChoices] = useState(() => firstChoices(own, pets));
  const { save, isSaved } = useSave({ values, places, pets, legs, toDos });
  const labels = petLabels(pets.map((each) => each.values));
  const parts = pets.map((asked, at) => {
    const choice = choices[at] ?? { chosen: noPet, petName: "", withRecords: true };
    const pet = own.find(({ _id }) => _id === choice.chosen);
    const entered = recordBodies(asked.values, asked.places);
    // A pet that is there already gets only what it does not have, and only if its owner agrees.
    const records = choice.chosen === noPet ? [] : pet ? newRecords(entered, pet.records) : entered;
    const carrier = carrierBody(asked.values, pet?.petName ?? choice.petName.trim());
    return { at, asked, choice, pet, records, carrier, label: labels[at] ?? "Pet" };
  });
  const change = (at: number, to: Partial<Choice>) =>
    setChoices((now) => now.map((each, index) => (index === at ? { ...each, ...to } : each)));
  const handle = useForm({
    check: () => choiceErrors(choices, own),
    send: () =>
      save(
        parts.map(({ choice, pet, records }) => ({
          of: pet ?? (choice.chosen === newPet ? "new" : "none"),
          petName: choice.petName.trim(),
          records: !pet || choice.withRecords ? records : [],
        })),
      ),
  });
  const isWhole = choices.every(({ chosen }) => chosen !== noPet);
  const items = listItems(toDos, isWhole);
  const first = isWhole ? firstDeadline(toDos) : undefined;
  return (
    <Form name="save" handle={handle} className="card pad stack loose">
      <TripFacts values={values} places={places} legs={legs} items={items} first={first} />
      {parts.map(({ at, asked, choice, pet, records, label }) => (
        <fieldset key={at} className={styles.choice}>
          {parts.length > 1 && <legend>{label}</legend>}
          <div className={classes("columns-2", styles.pet)}>
            <PetField
              name={fieldName("pet", at)}
              pets={fitting(own, asked)}
              newText={`New pet: ${asked.values.breed || inText(label)}`}
              chosen={choice.chosen}
              onChoose={(chosen) => change(at, { chosen })}
            />
            {choice.chosen === newPet && (
              <TextField
                name={fieldName("petName", at)}
                label="Pet's name"
                hint="What you told us about your pet is saved to its profile, which only you can see in full."
                maxLength={petNameMax}
                autoComplete="off"
                value={choice.petName}
                onChange={({ target }) => change(at, { petName: target.value })}
              />
            )}
          </div>
          {records.length > 0 && (
            <Records
              name={fieldName("withRecords", at)}
              records={records}
              pet={pet}
              isIncluded={choice.withRecords}
              onInclude={(withRecords) => change(at, { withRecords })}
            />
          )}
        </fieldset>
      ))}
      {parts.some(({ carrier }) => carrier) && (
        <p>The carrier you measured is saved to your household and to each flight.</p>
      )}
      <div className="row">
        <SubmitButton handle={handle} busyText="Saving…" disabled={isSaved}>
          Create trip
        </SubmitButton>
        <Link to={backTo}>Back to the answer</Link>
      </div>
    </Form>
  );
}

type PetFieldProps = {
  name: string;
  pets: readonly Pet[];
  newText: string;
  chosen: string;
  onChoose: (pet: string) => void;
};

const PetField = ({ name: field, pets, newText, chosen, onChoose }: PetFieldProps) => (
  <SelectField
    name={field}
    label="Pet"
    value={chosen}
    onChange={({ target }) => onChoose(target.value)}
  >
    {pets.map(({ _id, petName: name }) => (
      <option key={_id} value={_id}>
        {name}
      </option>
    ))}
    <option value={newPet}>{newText}</option>
    <option value={noPet}>No pet yet</option>
  </SelectField>
);

/** The day of the first deadline among the to-dos. */
const firstDeadline = (toDos: CheckAnswer["toDos"]): string | undefined =>
  toDos.flatMap(({ isDeadline, due }) => (isDeadline && due ? [due] : [])).toSorted()[0];

type TripFactsProps = Pick<SaveFormProps, "values" | "places" | "legs"> & {
  items: CheckAnswer["toDos"];
  /** The day of the first deadline, for a trip with a pet. */
  first: string | undefined;
};

/** What the trip will have. */
function TripFacts({ values, places, legs, items, first }: TripFactsProps) {
  const today = useToday();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Destination</dt>
        <dd>{places.to.label}</dd>
      </div>
      <div>
        <dt>Dates</dt>
        <dd>
          {dayText(values.date, today)}
          {values.back && ` – ${dayText(values.back, today)}`}
        </dd>
      </div>
      <div>
        <dt>{plural(legs.length, "Leg")}</dt>
        <dd>
          <ol>
            {legs.map(({ from, to, date, company }) => (
              <li key={date + to.label}>
                {`${dayText(date, today)}: ${from.name} to ${to.name}`}
                {company && <span className="meta"> {company}</span>}
              </li>
            ))}
          </ol>
        </dd>
      </div>
      {first && (
        <div>
          <dt>Deadlines</dt>
          <dd>
            {`First by ${dayText(first, today)}. The trip lists them all, keeps them up to date and reminds you.`}
          </dd>
        </div>
      )}
      {items.length > 0 && (
        <div>
          <dt>To-do list</dt>
          <dd>
            <ul>
              {items.map(({ text, due }) => (
                <li key={`${text} ${due}`}>
                  {text}
                  {due && <span className="meta"> by {dayText(due, today)}</span>}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

type RecordsProps = {
  name: string;
  records: readonly RecordBody[];
  /** The pet that has other records already. */
  pet: Pet | undefined;
  isIncluded: boolean;
  onInclude: (isIncluded: boolean) => void;
};

/** The records that will be saved, which the owner of an existing pet can leave out. */
function Records({ name, records, pet, isIncluded, onInclude }: RecordsProps) {
  const today = useToday();
  return (
    <div className="stack tight">
      <p>
        <b>{pet ? `Not in ${possessive(pet.petName)} records yet` : "Records"}</b>
      </p>
      <ul>
        {records.map((record) => (
          <li key={JSON.stringify(record)}>{recordText(record, today)}</li>
        ))}
      </ul>
      {pet && (
        <CheckField
          name={name}
          label={`Add ${plural(records.length, "it", "them")} to ${possessive(pet.petName)} records`}
          checked={isIncluded}
          onChange={({ target }) => onInclude(target.checked)}
        />
      )}
    </div>
  );
}

/** "Rabies vaccination, May 10, 2026" */
function recordText(record: RecordBody, today: string): string {
  const day = dayOfRecord(record);
  const label = recordKinds[record.kind];
  return day ? `${label}, ${dayText(day, today)}` : label;
}
