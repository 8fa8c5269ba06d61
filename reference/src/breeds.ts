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

/** Names of types rather than breeds, which officials judge by how a dog looks. */
const bullTypes = new Set([
  "American Bulldog",
  "American Bully",
  "American Pit Bull Terrier",
  "American Staffordshire Terrier",
  "Bandog",
  "XL Bully",
]);

/** Whether a dog may count as a pit bull or an XL Bully by how it looks: "Bully", "amstaff", "red nose pit". */
export function isBullType(name: string): boolean {
  const found = breed(name);
  return found ? bullTypes.has(found.name) : /\bbull(?:y|ies)\b|\bpit|staff/i.test(name);
}

/** Whether a dog is a cross whose parents decide how it looks: "Mutt", "Lab mix", "Boxer x Beagle". */
export function isCrossBreed(name: string): boolean {
  const found = breed(name);
  if (found) return found.name === "Mixed breed dog";
  return /\b(?:mix(?:ed)?|cross(?:breed)?|mutt|mongrel|unknown|half|x)\b|[/+&]/i.test(name);
}

const wildHybrids = new Set(["Bengal", "Chausie", "Savannah", "Serengeti", "Toyger"]);

/** Whether a cat's breed goes back to wild cats: "Savannah F3", "Serval hybrid". */
export function isWildHybrid(name: string): boolean {
  const found = breed(name);
  if (found) return wildHybrids.has(found.name);
  return /bengal|savannah|chausie|serval|caraca|serengeti|safari|hybrid|jungle|leopard/i.test(name);
}

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
