import { lookOf } from "#art/breeds.ts";
import { hash } from "#art/hash.ts";
import { backgrounds } from "#art/names.ts";
import { portraitUrl } from "#art/urls.ts";
import type { PetCard } from "#contracts/travel/pets.ts";

type PortraitSource = Pick<PetCard, "_id" | "petName" | "breed" | "species"> & { colour?: string };

/** The drawing used until there is a photo; undefined for animals without one. */
export function drawnPortrait(pet: PortraitSource): string | undefined {
  const { _id, petName, breed, species, colour = "" } = pet;
  const traits = lookOf(`${colour} ${breed}`, petName);
  const background = backgrounds[hash(_id) % backgrounds.length] ?? "blue";
  if (species === "dog" || species === "cat") {
    const ears = traits.species === species ? traits.ears : undefined;
    return portraitUrl({ species, colour: traits.colour, background, ...(ears && { ears }) });
  }
  // `lookOf` returns a dog for unknown breeds.
  if (breed === "" || (species === "other" && traits.species === "dog")) return undefined;
  return portraitUrl({ ...traits, background });
}
