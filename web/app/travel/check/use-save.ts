import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createCarrier, listCarriers } from "#contracts/travel/carriers.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, type Pet } from "#contracts/travel/pets.ts";
import { createTrip, type Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { call } from "../../data/browser.ts";
import { freshKey, useKeys } from "../../data/idempotency.ts";
import type { CheckValues } from "../../links/check.ts";
import { tripPath } from "../../links/trips.ts";
import { toast } from "../../ui/toast.tsx";
import { cachePet } from "../pets/index.ts";
import { cacheTrip } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import type { PlacedPet } from "./load-check.ts";
import type { CheckPlaces } from "./readiness-request.ts";
import {
  carrierBody,
  isSameCarrier,
  petBody,
  tripBody,
  type Passenger,
  type PlannedLeg,
  type RecordBody,
} from "./trip-from-check.ts";

type Check = {
  values: CheckValues;
  places: CheckPlaces;
  pets: readonly PlacedPet[];
  legs: readonly PlannedLeg[];
  toDos: CheckAnswer["toDos"];
};

/** Which pet of the member's a pet of the check is, and what is added to its records. */
export type ChosenPet = { of: Pet | "new" | "none"; petName: string; records: RecordBody[] };

/** Saves pets, records, carriers and the trip in this order. A retry goes on where the last try failed. */
export function useSave({ pets, ...plan }: Check) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const keyFor = useKeys();
  /** What is saved of each pet's records, with the keys under which they are sent. */
  const sent = useRef(new Map<string, { done: number; keys: string[] }>());

  const addPet = async (at: number, pet: PlacedPet, petName: string): Promise<Pet> => {
    const facts = petBody(pet.values, pet.places, petName);
    return call(createPet, { body: facts, key: keyFor(`pet ${at}`, facts) });
  };

  const addRecords = async (petId: string, bodies: readonly RecordBody[]) => {
    const state = sent.current.get(petId) ?? { done: 0, keys: bodies.map(freshKey) };
    sent.current.set(petId, state);
    for (const [place, body] of bodies.entries()) {
      if (place < state.done) continue;
      // oxlint-disable-next-line no-await-in-loop -- a retry has to know how many are saved
      await call(createRecord, { params: { id: petId }, body, key: state.keys[place] });
      state.done = place + 1;
    }
  };

  const addCarrier = async (at: number, pet: PlacedPet, petName: string) => {
    const body = carrierBody(pet.values, petName);
    if (!body) return undefined;
    const known = await call(listCarriers);
    const same = known.find((each) => isSameCarrier(body, each));
    const key = keyFor(`carrier ${at}`, body);
    return (same ?? (await call(createCarrier, { body, key })))._id;
  };

  /** Nothing for a pet that the member leaves out; its carrier is kept all the same. */
  const addPassenger = async (
    at: number,
    asked: PlacedPet,
    { of, petName, records }: ChosenPet,
  ): Promise<Passenger | undefined> => {
    const pet = of === "none" ? undefined : of === "new" ? await addPet(at, asked, petName) : of;
    if (pet) await addRecords(pet._id, records);
    if (pet && of === "new") cachePet(client, pet);
    const carrierId = await addCarrier(at, asked, pet?.petName ?? "");
    return pet && { petId: pet._id, carrierId };
  };

  const save = async (chosen: readonly ChosenPet[]) => {
    const passengers: Passenger[] = [];
    for (const [at, asked] of pets.entries()) {
      const choice = chosen[at];
      // oxlint-disable-next-line no-await-in-loop -- of two pets with one carrier the second finds it saved
      const passenger = choice && (await addPassenger(at, asked, choice));
      if (passenger) passengers.push(passenger);
    }
    const isWhole = passengers.length === pets.length;
    const body = tripBody(plan, passengers, isWhole);
    const trip = await call(createTrip, { body, key: keyFor("trip", body) });
    setSaved(true);
    cacheTrip(client, trip);
    void client.invalidateQueries();
    await navigate(tripPath(trip._id), { replace: true });
    const names = chosen.flatMap(({ of, petName }) => (of === "new" ? [petName] : []));
    toast(savedText(trip, names.join(", ")));
  };

  return { save, isSaved };
}

function savedText({ destination, legs, items }: Trip, petName: string): string {
  const noun = legs.every(({ mode }) => mode === "flight") ? "flight" : "leg";
  const parts = [
    legs.length > 0 && counted(legs.length, noun),
    items.length > 0 && counted(items.length, "to-do"),
    petName,
  ].filter(Boolean);
  return parts.length > 0
    ? `Trip to ${inSentence(destination)} saved with ${parts.join(", ")}.`
    : `Trip to ${inSentence(destination)} saved.`;
}
