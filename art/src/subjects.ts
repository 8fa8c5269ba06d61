/** Which landscape is true to a caption. For the browser: names only. */
import { hash } from "./hash.ts";
import { placeSlugs, quietScenes, quietVariants } from "./names.ts";

const placeNames: ReadonlySet<string> = new Set(placeSlugs);

const slug = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** "Lima, Peru" is Lima; a town we do not know gets a quiet scene, always the same one; a turn, another one. */
export function posterName(place: string, turn = 0): string {
  const name = slug(place.split(",")[0] ?? "");
  if (placeNames.has(name)) return name;
  const number = hash(name) + turn;
  const scene = quietScenes[number % quietScenes.length] ?? "hills";
  return `any-${scene}-${1 + ((number >>> 8) % quietVariants)}`;
}
