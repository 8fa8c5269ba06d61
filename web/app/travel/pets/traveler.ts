import { earsOf, furColours, speciesNames } from "#art/names.ts";
import { drawnPortrait } from "#art/pet-portrait.ts";
import type { PetLook } from "#art/urls.ts";
import type { PetCard } from "#contracts/travel/pets.ts";

/** The pet on a drawn portrait, for use in a landscape; undefined for any other picture. */
export function travelerOf(avatar: string | null): PetLook | undefined {
  const [, one, two, three] =
    /^\/art\/v\d+\/portraits\/([a-z]+)\.([a-z]+)\.([a-z]+)\./.exec(avatar ?? "") ?? [];
  const species = speciesNames.find((name) => name === one);
  const colour = furColours.find((name) => name === two);
  if (!species || !colour) return undefined;
  const ears = earsOf[species].find((name) => name === three);
  return ears ? { species, colour, ears } : { species, colour };
}

type Drawn = Pick<PetCard, "_id" | "petName" | "breed" | "species" | "petPhoto"> & {
  colour?: string;
};

/** The traits of a pet in a landscape, as on its portrait. */
export const lookOfPet = (pet: Drawn): PetLook | undefined =>
  travelerOf(pet.petPhoto) ?? travelerOf(drawnPortrait(pet) ?? null);
