/** Which picture is true to a caption. For the browser: names only. */
import { hash } from "./hash.ts";
import { placeSlugs, quietScenes, quietVariants } from "./names.ts";

export const placeNames: ReadonlySet<string> = new Set(placeSlugs);

/** What a caption can be about instead of a place. */
export type Occasion = "flight" | "ferry" | "train" | "vet" | "road" | "town" | "snow" | "beach";

const anyOf = (scene: string): string[] => [1, 2, 3].map((variant) => `any-${scene}-${variant}`);

/** The pictures that may stand over each, so that a list of airlines isn't one picture. */
const pictures: Record<Occasion, readonly string[]> = {
  flight: ["counter", "carrier"],
  ferry: ["ferry"],
  train: ["train", ...anyOf("railway")],
  vet: ["vet"],
  road: ["car", ...anyOf("road")],
  town: ["stop", ...anyOf("city")],
  snow: ["snow"],
  beach: anyOf("beach"),
};

/** The first that matches says what a caption is about. */
const words: readonly (readonly [RegExp, Occasion])[] = [
  [/\b(airlines?|airways|air lines|flights?|fly(ing)?|airports?|check-in|gate)\b/i, "flight"],
  [/\b(ferry|ferries|boats?|ships?|cruise|deck)\b/i, "ferry"],
  [/\b(trains?|rail(way)?|sleeper|station)\b/i, "train"],
  [/\b(vets?|vaccin\w+|rabies|microchips?)\b/i, "vet"],
  [/\b(roads?|driv(e|ing)|cars?|van)\b/i, "road"],
  [/\b(snow|ski(ing)?|winter)\b/i, "snow"],
  [/\b(beach(es)?|seaside)\b/i, "beach"],
  [/\b(city|bus|tram)\b/i, "town"],
];

const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** "Lima, Peru" is Lima; a town we do not know gets a quiet scene, always the same one. */
export function posterName(place: string, turn = 0): string {
  const name = slug(place.split(",")[0] ?? "");
  if (placeNames.has(name)) return name;
  const number = hash(name) + turn;
  const scene = quietScenes[number % quietScenes.length] ?? "hills";
  return `any-${scene}-${1 + ((number >>> 8) % quietVariants)}`;
}

/**
 * The name of a picture: a known place is its own; then what the caption is about decides; anything else
 * gets a quiet scene that claims nothing. `turn` passes over as many of the true ones.
 */
export function pictureName(caption: string, occasion?: Occasion, turn = 0): string {
  const place = posterName(caption, turn);
  if (!occasion && !place.startsWith("any-")) return place;
  const about = occasion ?? words.find(([pattern]) => pattern.test(caption))?.[1];
  if (!about) return place;
  const names = pictures[about];
  const number = hash(slug(caption));
  // The composition drawn for it is the usual one.
  const first = number % 2 === 0 ? 0 : number >>> 1;
  return names[(first + turn) % names.length] ?? place;
}
