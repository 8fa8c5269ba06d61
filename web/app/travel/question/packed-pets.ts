import type { CheckKey, CheckValues } from "../../links/check.ts";

/** What is asked of each pet; everything else is about the trip. */
export const petKeys = [
  "species",
  "breed",
  "born",
  "weight",
  "snub",
  "length",
  "width",
  "height",
  "cweight",
  "chip",
  "chipped",
  "rabies",
  "course",
  "until",
  "vaccinated",
  "rabies2",
  "titer",
  "level",
  "lab",
  "received",
  "lived",
  "countries",
  "worms",
  "wormtime",
  "parasites",
  "dewormed",
  "dewormed2",
  "ticks",
  "ticks2",
  "influenza",
  "certified",
  "certform",
  "endorsed",
  "cdcform",
  "screwworm",
  "permitted",
  "passport",
] as const satisfies readonly CheckKey[];

/** The longest text of all other pets together, so that an address stays one that every server takes. */
export const othersMax = 8_000;

const between = "~";

/** Pets as one text of an address. Those that no longer fit are left out whole. */
export function packed(pets: readonly CheckValues[]): string {
  const texts = pets.map((pet) => {
    const query = new URLSearchParams();
    for (const key of petKeys) if (pet[key]) query.set(key, pet[key]);
    return query.toString().replaceAll(between, "%7E");
  });
  while (texts.join(between).length > othersMax) texts.pop();
  return texts.filter((text) => text !== "").join(between);
}

export const unpacked = (text: string): URLSearchParams[] =>
  text
    .split(between)
    .filter((part) => part !== "")
    .map((part) => new URLSearchParams(part));
