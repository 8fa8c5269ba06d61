import type { PetCard } from "#contracts/travel/pets.ts";

const text = { dog: "Dog", cat: "Cat", other: "" } as const;

/** "Dog", "Cat"; '' for any other or no species. */
export const speciesWord = ({ species }: Pick<PetCard, "species">): string =>
  species === null ? "" : text[species];
