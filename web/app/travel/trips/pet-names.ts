import type { Owner } from "./lists/items.ts";

/** A pet as far as its name matters. */
export type NamedPet = { _id: string; petName: string };

export const petNameOf = (id: string | null, pets: readonly NamedPet[]): string | undefined =>
  pets.find(({ _id }) => _id === id)?.petName;

/** Whose packing list it is: "Biscuit", "Ana", "Everybody". */
export const ownerName = ({ petId, person }: Owner, pets: readonly NamedPet[]): string =>
  petNameOf(petId, pets) ?? (person || "Everyone");
