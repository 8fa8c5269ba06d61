import { lookOf } from "./breeds.ts";
import type { Breed } from "./names.ts";
import type { PetLook } from "./urls.ts";

/** Breeds whose figure their ears alone would not tell; first loads do without these words. */
const breedWords: readonly (readonly [RegExp, Breed])[] = [
  [/bulldog|pug\b|boston|boxer/, "frenchie"],
  [/chihuahua|corgi|papillon/, "shiba"],
  [/spaniel|cavalier|bloodhound/, "terrier"],
];

/** A pet as `lookOf` knows it, with the drawn breed that is nearest to its own. */
export function drawnLookOf(breed: string, petName: string): PetLook {
  const look = lookOf(breed, petName);
  const text = breed.toLowerCase();
  const drawn = breedWords.find(([pattern]) => pattern.test(text))?.[1];
  return drawn && look.species === "dog" ? { ...look, breed: drawn } : look;
}
