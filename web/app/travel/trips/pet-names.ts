import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { Owner } from "./lists/items.ts";

/** A pet with its name. */
export type NamedPet = { _id: string; petName: string };

/** The pets of others on a trip, with their drawings. */
export const othersPetsOf = ({ othersPets }: Pick<Trip, "othersPets">) =>
  othersPets.map((pet) => ({ ...pet, breed: "", petPhoto: pet.portrait }));

/** The pet that stands for all that travel, in each picture of a trip. */
export const firstPet = ({ petIds }: Pick<Trip, "petIds">, pets: readonly Pet[]): Pet | undefined =>
  pets.find(({ _id }) => petIds.includes(_id));

export const petNameOf = (id: string | null, pets: readonly NamedPet[]): string | undefined =>
  pets.find(({ _id }) => _id === id)?.petName;

/** The name of a packing list's owner: "Biscuit", "Ana", "Everyone". */
export const ownerName = ({ petId, person }: Owner, pets: readonly NamedPet[]): string =>
  petNameOf(petId, pets) ?? (person || "Everyone");
