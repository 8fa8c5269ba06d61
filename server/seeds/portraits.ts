import { createHash } from "node:crypto";
import { lookOf } from "#art/breeds.ts";
import { drawnLookOf } from "#art/drawn-look.ts";
import { firstPosterUrl } from "#art/first.ts";
import { backgrounds } from "#art/names.ts";
import { portraitUrl, posterUrl, type PetLook } from "#art/urls.ts";
import type { SeedPicture, SeedUser } from "./demo/shapes.ts";

/** The drawn portrait of a pet, always the same one; another `turn` has another ground behind it. */
export function portraitOf(key: string, pet: SeedUser["pet"], turn = 0): string {
  const drawn = createHash("sha256").update(key).digest().readUInt8(0) + turn;
  const background = backgrounds[drawn % backgrounds.length] ?? "blue";
  const { ears } = lookOf(pet.breed, pet.name);
  const { species, colour } = pet;
  return portraitUrl({ species, colour, background, ...(ears && { ears }) });
}

/** A pet as drawn in pictures: its species, color, ears and breed. */
function lookFor({ species, colour, breed, name }: SeedUser["pet"]): PetLook {
  const { ears, breed: drawn } = drawnLookOf(breed, name);
  return { species, colour, ...(ears && { ears }), ...(drawn && { breed: drawn }) };
}

/** The drawing of a pet somewhere on the way, or of its face, for a story. */
export function drawingOf(of: SeedPicture, pet: SeedUser["pet"]): string {
  const look = lookFor(pet);
  if ("face" in of) return portraitUrl({ ...look, background: of.face });
  const { time = "day" } = of;
  const shape = "landscape";
  return "scene" in of
    ? posterUrl({ place: "", scene: of.scene, shape, time, pet: look })
    : posterUrl({ place: of.place, shape, time, pet: look });
}

/** The same for a gallery, whose descriptions say what is on the posters of the first collection. */
export function photoOf(of: SeedPicture, pet: SeedUser["pet"]): string {
  const look = lookFor(pet);
  if ("face" in of) return portraitUrl({ ...look, background: of.face });
  const { time = "day" } = of;
  const shape = "square";
  return "scene" in of
    ? posterUrl({ place: "", scene: of.scene, shape, time, pet: look })
    : firstPosterUrl({ place: of.place, shape, time, pet: look });
}
