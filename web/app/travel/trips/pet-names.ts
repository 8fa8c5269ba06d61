import type { Owner } from "./lists/items.ts";

/** A pet with its name. */
export type NamedPet = { _id: string; petName: string };

export const petNameOf = (id: string | null, pets: readonly NamedPet[]): string | undefined =>
  pets.find(({ _id }) => _id === id)?.petName;

/** The name of a packing list's owner: "Biscuit", "Ana", "Everyone". */
export const ownerName = ({ petId, person }: Owner, pets: readonly NamedPet[]): string =>
  petNameOf(petId, pets) ?? (person || "Everyone");
