import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { getPet, listPets, type Pet } from "#contracts/travel/pets.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { refreshReadiness } from "../readiness/index.ts";

const listKey = queryKeyOf(listPets);
const petKey = (id: string) => queryKeyOf(getPet, { params: { id } });

/** The member's own pets. */
export const useOwnPets = (): UseQueryResult<Pet[]> => useQuery(callQuery(listPets));

/** One of them. */
export const usePet = (id: string): UseQueryResult<Pet> =>
  useQuery(callQuery(getPet, { params: { id } }));

/** Caches a pet from a response of the server. */
export function cachePet(client: QueryClient, pet: Pet): void {
  client.setQueryData(petKey(pet._id), pet);
  client.setQueryData<Pet[]>(listKey, (pets) => {
    if (!pets) return undefined;
    const isCached = pets.some(({ _id }) => _id === pet._id);
    return isCached
      ? pets.map((cached) => (cached._id === pet._id ? pet : cached))
      : [...pets, pet];
  });
  refreshReadiness(client);
}

/** Removes a deleted pet from the cache. */
export function forgetPet(client: QueryClient, id: string): void {
  client.setQueryData<Pet[]>(listKey, (pets) => pets?.filter(({ _id }) => _id !== id));
  client.removeQueries({ queryKey: petKey(id) });
  refreshReadiness(client);
}

/** Caches a record from a response of the server in its pet. */
export const cacheRecord = (client: QueryClient, petId: string, record: PetRecord): void =>
  changePet(client, petId, ({ records }) => {
    const isCached = records.some(({ _id }) => _id === record._id);
    return isCached
      ? records.map((cached) => (cached._id === record._id ? record : cached))
      : [record, ...records];
  });

/** Removes a deleted record from the cache. */
export const forgetRecord = (client: QueryClient, petId: string, recordId: string): void =>
  changePet(client, petId, ({ records }) => records.filter(({ _id }) => _id !== recordId));

function changePet(client: QueryClient, id: string, recordsOf: (pet: Pet) => PetRecord[]): void {
  const change = (pet: Pet): Pet => ({ ...pet, records: recordsOf(pet) });
  client.setQueryData<Pet>(petKey(id), (pet) => pet && change(pet));
  client.setQueryData<Pet[]>(listKey, (pets) =>
    pets?.map((pet) => (pet._id === id ? change(pet) : pet)),
  );
  refreshReadiness(client);
}
