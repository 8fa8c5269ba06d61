import { lookOf } from "#art/breeds.ts";
import { hash } from "#art/hash.ts";
import { backgrounds } from "#art/names.ts";
import { portraitUrl } from "#art/urls.ts";
import type { PetCard } from "#contracts/travel/pets.ts";

type Known = Pick<PetCard, "_id" | "petName" | "breed" | "species"> & { colour?: string };

/** The drawing that stands in until a photo comes; undefined where we have none of such an animal. */
export function drawnPortrait(pet: Known): string | undefined {
  const { _id, petName, breed, species, colour = "" } = pet;
  const look = lookOf(`${colour} ${breed}`, petName);
  const background = backgrounds[hash(_id) % backgrounds.length] ?? "blue";
  if (species === "dog" || species === "cat") {
    const ears = look.species === species ? look.ears : undefined;
    return portraitUrl({ species, colour: look.colour, background, ...(ears && { ears }) });
  }
  // A dog is what `lookOf` makes of a breed it does not know.
  if (breed === "" || (species === "other" && look.species === "dog")) return undefined;
  return portraitUrl({ ...look, background });
}
