import { earsOf, furColours, speciesNames } from "#art/names.ts";
import type { PetLook } from "#art/urls.ts";

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
