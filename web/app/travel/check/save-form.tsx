import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, petNameMax, type Pet } from "#contracts/travel/pets.ts";
import { createTrip, type Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { call } from "../../data/browser.ts";
import { freshKey, useOnce } from "../../data/idempotency.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { checkPath, type CheckValues } from "../../links/check.ts";
import { tripPath } from "../../links/trips.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useToday } from "../../ui/use-today.ts";
import { cachePet, useOwnPets } from "../pets/index.ts";
import { cacheTrip } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import { stopsOf, type CheckPlaces } from "./readiness-request.ts";
import styles from "./save-form.module.css";
import { petBody, recordBodies, tripBody } from "./trip-from-check.ts";

type SaveFormProps = {
  values: CheckValues;
  places: CheckPlaces;
  recap: readonly string[];
  toDos: CheckAnswer["toDos"];
};

/** Shows what a check becomes, asks which pet it is about, and saves it as a trip. */
export function SaveForm(props: SaveFormProps) {
  const pets = useOwnPets();
  if (pets.isPending) return <Skeleton height={360} rounded />;
  if (pets.isError) {
    return (
      <Notice onRetry={() => void pets.refetch()} busy={pets.isFetching}>
        Your pets couldn't load, so nothing was saved.
      </Notice>
    );
  }
  const fitting = pets.data.filter(
    ({ species }) => species === null || species === props.values.species,
  );
  return <WithPets {...props} pets={fitting} />;
}

const [newPet, noPet] = ["new", "none"];

function WithPets({
  values,
  places,
  recap,
  toDos,
  pets,
}: SaveFormProps & { pets: readonly Pet[] }) {
  const today = useToday();
  const [chosen, setChosen] = useState(pets[0]?._id ?? newPet);
  const [petName, setPetName] = useState("");
  const { save, isSaved } = useSave({ values, places, toDos });
  const handle = useForm({
    check: () =>
      chosen === newPet && petName.trim() === ""
        ? { petName: "Enter your pet's name, or select “No pet yet”." }
        : undefined,
    send: () => save(chosen, petName.trim()),
  });
  const stops = stopsOf(values, places);
  const [what = "Pet"] = recap;
  return (
    <Form name="save" handle={handle} className="card pad stack loose">
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
          <dt>{stops.length === 1 ? "Leg" : "Legs"}</dt>
          <dd>
            <ol>
              {stops.map(({ place, date }, index) => (
                <li key={date + place.label}>
                  {`${dayText(date, today)}: ${stops[index - 1]?.place.name ?? places.from.name} to ${place.name}`}
                </li>
              ))}
            </ol>
          </dd>
        </div>
        {toDos.length > 0 && (
          <div>
            <dt>To-do list</dt>
            <dd>
              <ul>
                {toDos.map(({ text, due }) => (
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
      <div className="columns-2">
        <SelectField
          name="pet"
          label="Pet"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {pets.map(({ _id, petName: name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={newPet}>{`New pet: ${what.toLowerCase()}`}</option>
          <option value={noPet}>No pet yet</option>
        </SelectField>
        {chosen === newPet && (
          <TextField
            name="petName"
            label="Pet's name"
            hint="What you told us about your pet is saved to its profile, which only you can see in full."
            maxLength={petNameMax}
            autoComplete="off"
            value={petName}
            onChange={({ target }) => setPetName(target.value)}
          />
        )}
      </div>
      <div className="row">
        <SubmitButton handle={handle} busyText="Saving…" disabled={isSaved}>
          Create trip
        </SubmitButton>
        <Link to={checkPath(values)}>Back to the answer</Link>
      </div>
    </Form>
  );
}

/** Saves pet, records and trip in this order. A retry goes on where the last try failed. */
function useSave({ values, places, toDos }: Omit<SaveFormProps, "recap">) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [petOnce, tripOnce] = [useOnce(), useOnce()];
  /** What is saved of the new pet's records, with the keys under which they are sent. */
  const sent = useRef({ petId: "", done: 0, keys: [] as string[] });

  const addPet = async (petName: string): Promise<string> => {
    const facts = petBody(values, petName);
    const pet = await call(createPet, { body: facts, key: petOnce.keyFor(facts) });
    const bodies = recordBodies(values, places);
    if (sent.current.petId !== pet._id) {
      sent.current = { petId: pet._id, done: 0, keys: bodies.map(freshKey) };
    }
    const { keys } = sent.current;
    for (const [place, body] of bodies.entries()) {
      if (place < sent.current.done) continue;
      // oxlint-disable-next-line no-await-in-loop -- a retry has to know how many are saved
      await call(createRecord, { params: { id: pet._id }, body, key: keys[place] });
      sent.current.done = place + 1;
    }
    cachePet(client, pet);
    return pet._id;
  };

  const save = async (chosen: string, petName: string) => {
    const petId = chosen === noPet ? undefined : chosen === newPet ? await addPet(petName) : chosen;
    const body = tripBody(values, places, toDos, petId);
    const trip = await call(createTrip, { body, key: tripOnce.keyFor(body) });
    setSaved(true);
    cacheTrip(client, trip);
    void client.invalidateQueries();
    toast(savedText(trip, petName));
    await navigate(tripPath(trip._id), { replace: true });
  };

  return { save, isSaved };
}

function savedText({ destination, legs, items }: Trip, petName: string): string {
  const noun = legs.every(({ mode }) => mode === "flight") ? "flight" : "leg";
  const parts = [
    legs.length > 0 && `${legs.length} ${noun}${legs.length === 1 ? "" : "s"}`,
    items.length > 0 && `${items.length} ${items.length === 1 ? "to-do" : "to-dos"}`,
    petName,
  ].filter(Boolean);
  return parts.length > 0
    ? `Trip to ${destination} saved with ${parts.join(", ")}.`
    : `Trip to ${destination} saved.`;
}
