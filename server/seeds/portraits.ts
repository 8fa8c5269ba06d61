import { createHash } from "node:crypto";
import { lookOf } from "#art/breeds.ts";
import { backgrounds } from "#art/names.ts";
import { portraitUrl, posterUrl, type Shape } from "#art/urls.ts";
import type { SeedPicture, SeedUser } from "./demo/shapes.ts";

/** The drawn portrait of a pet, always the same one; another `turn` has another ground behind it. */
export function portraitOf(key: string, pet: SeedUser["pet"], turn = 0): string {
  const drawn = createHash("sha256").update(key).digest().readUInt8(0) + turn;
  const background = backgrounds[drawn % backgrounds.length] ?? "blue";
  const { ears } = lookOf(pet.breed, pet.name);
  const { species, colour } = pet;
  return portraitUrl({ species, colour, background, ...(ears && { ears }) });
}

/** The drawing of a pet somewhere on the way, or of its face. */
export function drawingOf(of: SeedPicture, pet: SeedUser["pet"], shape: Shape): string {
  const { species, colour } = pet;
  const { ears } = lookOf(pet.breed, pet.name);
  const appearance = { species, colour, ...(ears && { ears }) };
  return "face" in of
    ? portraitUrl({ ...appearance, background: of.face })
    : posterUrl({ place: of.place, shape, time: of.time ?? "day", pet: appearance });
}
