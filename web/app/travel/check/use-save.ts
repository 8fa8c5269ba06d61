import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createCarrier, listCarriers } from "#contracts/travel/carriers.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, type Pet } from "#contracts/travel/pets.ts";
import { createTrip, type Trip } from "#contracts/travel/trips.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { call } from "../../data/browser.ts";
import { freshKey, useOnce } from "../../data/idempotency.ts";
import type { CheckValues } from "../../links/check.ts";
import { tripPath } from "../../links/trips.ts";
import { toast } from "../../ui/toast.tsx";
import { cachePet } from "../pets/index.ts";
import { cacheTrip } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import type { CheckPlaces } from "./readiness-request.ts";
import {
  carrierBody,
  isSameCarrier,
  petBody,
  tripBody,
  type RecordBody,
} from "./trip-from-check.ts";

type Check = { values: CheckValues; places: CheckPlaces; toDos: CheckAnswer["toDos"] };

/** Saves pet, records, carrier and trip in this order. A retry goes on where the last try failed. */
export function useSave({ values, places, toDos }: Check) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [petOnce, carrierOnce, tripOnce] = [useOnce(), useOnce(), useOnce()];
  /** What is saved of a pet's records, with the keys under which they are sent. */
  const sent = useRef({ petId: "", done: 0, keys: [] as string[] });

  const addPet = async (petName: string): Promise<Pet> => {
    const facts = petBody(values, places, petName);
    return call(createPet, { body: facts, key: petOnce.keyFor(facts) });
  };

  const addRecords = async (petId: string, bodies: readonly RecordBody[]) => {
    if (sent.current.petId !== petId) {
      sent.current = { petId, done: 0, keys: bodies.map(freshKey) };
    }
    const { keys } = sent.current;
    for (const [place, body] of bodies.entries()) {
      if (place < sent.current.done) continue;
      // oxlint-disable-next-line no-await-in-loop -- a retry has to know how many are saved
      await call(createRecord, { params: { id: petId }, body, key: keys[place] });
      sent.current.done = place + 1;
    }
  };

  const addCarrier = async (petName: string): Promise<string | undefined> => {
    const body = carrierBody(values, petName);
    if (!body) return undefined;
    const known = await call(listCarriers);
    const same = known.find((each) => isSameCarrier(body, each));
    return (same ?? (await call(createCarrier, { body, key: carrierOnce.keyFor(body) })))._id;
  };

  const save = async (chosen: Pet | "new" | "none", petName: string, records: RecordBody[]) => {
    const pet = chosen === "none" ? undefined : chosen === "new" ? await addPet(petName) : chosen;
    if (pet) await addRecords(pet._id, records);
    if (pet && chosen === "new") cachePet(client, pet);
    const carrierId = await addCarrier(pet?.petName ?? "");
    const body = tripBody(values, places, toDos, pet?._id, carrierId);
    const trip = await call(createTrip, { body, key: tripOnce.keyFor(body) });
    setSaved(true);
    cacheTrip(client, trip);
    void client.invalidateQueries();
    await navigate(tripPath(trip._id), { replace: true });
    toast(savedText(trip, petName));
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
    ? `Trip to ${inSentence(destination)} saved with ${parts.join(", ")}.`
    : `Trip to ${inSentence(destination)} saved.`;
}
