import type { PetCard } from "#contracts/travel/pets.ts";

const text = { dog: "Dog", cat: "Cat", other: "" } as const;

/** "Dog", "Cat"; '' where it is neither or not known. */
export const speciesWord = ({ species }: Pick<PetCard, "species">): string =>
  species === null ? "" : text[species];
