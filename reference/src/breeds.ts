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

/** `snubNosed` is true if the sourced list (`snubNosedSource`) has the breed. It is a default that owners can change. */
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

/** The breed with this name or synonym. Case, accents, spaces, hyphens and apostrophes are ignored. */
export const breed = (name: string): Breed | undefined => byKey.get(keyOf(name));

const tails = breeds.map((breed) => ({
  breed,
  name: keyOf(breed.name),
  searchTerms: tailsOf(breed.name),
  synonyms: breed.synonyms.flatMap(tailsOf),
}));

/**
 * At most `limit` breeds for a partial query: names that start with it first, then words, then synonyms; each in the order
 * of `breeds`. An empty query matches nothing.
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
    ...candidates.filter(({ searchTerms: words }) => words.some(begins)),
    ...candidates.filter(({ synonyms }) => synonyms.some(begins)),
  ]);
  return [...found].slice(0, limit).map(({ breed }) => breed);
}
