import { lookOf } from "./breeds.ts";
import { hash } from "./hash.ts";
import { backgrounds } from "./names.ts";
import { portraitUrl } from "./urls.ts";

type PetTraits = {
  _id: string;
  petName: string;
  breed: string;
  species: "dog" | "cat" | "other" | null;
  colour?: string;
};

/** The drawing of a pet without a photo; undefined for animals that nobody drew. */
export function drawnPortrait(pet: PetTraits): string | undefined {
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
