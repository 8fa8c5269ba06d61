/** Dog and cat breeds, searchable by name and synonym. */
import { cats } from "./breeds/cats.ts";
import { dogsAToF } from "./breeds/dogs-a-to-f.ts";
import { dogsGToO } from "./breeds/dogs-g-to-o.ts";
import { dogsPToZ } from "./breeds/dogs-p-to-z.ts";
import type { BreedRow } from "./breeds/row.ts";
import { snubNosedList } from "./breeds/snub-nosed.ts";
import { keyOf, tailsOf } from "./words.ts";

export { snubNosedSource } from "./breeds/snub-nosed.ts";

export type BreedSpecies = "dog" | "cat";

/** `snubNosed` says whether the sourced list names the breed (`snubNosedSource`); it is a suggestion, the owner knows the pet. */
export type Breed = {
  name: string;
  species: BreedSpecies;
  synonyms: readonly string[];
  snubNosed: boolean;
};

const snubNosed = new Set(snubNosedList.flatMap(({ breeds }) => breeds));

const ofSpecies = (species: BreedSpecies, rows: readonly BreedRow[]): Breed[] =>
  rows.map(([name, ...synonyms]) => ({
    name,
    species,
    synonyms,
    snubNosed: snubNosed.has(name),
  }));

/** All breeds: dogs by name, then cats by name. */
export const breeds: readonly Breed[] = [
  ...ofSpecies("dog", [...dogsAToF, ...dogsGToO, ...dogsPToZ]),
  ...ofSpecies("cat", cats),
];

const byKey = new Map(
  breeds.flatMap((breed) =>
    [breed.name, ...breed.synonyms].map((name) => [keyOf(name), breed] as const),
  ),
);

/** The breed that has this name or synonym. Case, accents, spaces, hyphens and apostrophes do not matter. */
export const breed = (name: string): Breed | undefined => byKey.get(keyOf(name));

const tails = breeds.map((breed) => ({
  breed,
  name: keyOf(breed.name),
  words: tailsOf(breed.name),
  synonyms: breed.synonyms.flatMap(tailsOf),
}));

/**
 * Breeds to offer while somebody types, at most `limit`: first those whose name begins like that, then those
 * with a word that does, then those with a synonym that does; each in the order of `breeds`. Nothing typed
 * offers nothing.
 */
export function matchBreeds(typed: string, species?: BreedSpecies, limit = 8): Breed[] {
  const key = keyOf(typed);
  if (key === "") return [];
  const begins = (text: string) => text.startsWith(key);
  const candidates = tails.filter(
    ({ breed }) => species === undefined || breed.species === species,
  );
  const found = new Set([
    ...candidates.filter(({ name }) => begins(name)),
    ...candidates.filter(({ words }) => words.some(begins)),
    ...candidates.filter(({ synonyms }) => synonyms.some(begins)),
  ]);
  return [...found].slice(0, limit).map(({ breed }) => breed);
}
