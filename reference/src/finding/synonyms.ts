/**
 * What people type for what the facts, articles and products say. The phrases are not facts and state nothing about a
 * rule: they are other names of one thing, collected from the texts of `facts/` and their sources (RNATT: Australia's
 * DAFF; FAVN: the laboratories of APHIS; titre: GOV.UK; Le Shuttle: the name of Eurotunnel's car trains since 2023)
 * and from plain English dictionaries (leash and lead, stroller and pram).
 */
import { breeds } from "../breeds.ts";
import { wordsOf } from "../words.ts";

const snubNosed = [
  "snub nosed",
  "snub nose",
  "short nosed",
  "short noses",
  "short nose",
  "flat faced",
  "flat face",
  "brachycephalic",
];

/** Phrases with one meaning, in normalized words. Each finds all of its group. */
export const synonymGroups: readonly (readonly string[])[] = [
  ["titer", "titers", "titre", "titres", "antibody test", "blood test", "rnatt", "favn"],
  ["rabies titer", "rabies titre", "rabies antibody test", "rabies blood test", "rnatt", "favn"],
  ["microchip", "microchips", "chip", "chipped", "transponder"],
  ["vaccination", "vaccinations", "vaccine", "vaccines", "vaccinated", "shot", "shots", "jab"],
  ["health certificate", "vet certificate", "animal health certificate", "ahc"],
  ["import permit", "import license", "import licence", "permit"],
  ["quarantine", "isolation", "quarantined"],
  ["tapeworm", "echinococcus", "praziquantel"],
  ["parasites", "parasite", "worming", "deworming", "ticks", "fleas", "screwworm"],
  snubNosed,
  ["banned breeds", "breed restrictions", "restricted breeds", "dangerous breeds", "breed ban"],
  ["cabin", "in cabin", "under the seat", "underseat", "carry on"],
  ["hold", "checked pet", "checked pets", "checked baggage", "cargo", "freight"],
  ["fee", "fees", "cost", "costs", "price", "prices", "charge"],
  ["weight", "weight limit", "weigh", "weighs", "heavy"],
  ["emotional support", "esa"],
  ["service animal", "service animals", "service dog", "service dogs", "assistance dog"],
  ["crate", "kennel", "travel box"],
  ["bowl", "bowls"],
  ["snack", "snacks", "treats"],
];

/** Phrases that find others, but aren't found by them: a part, a brand, a question. */
export const leadsTo: Readonly<Record<string, readonly string[]>> = {
  // The sourced list of snub-nosed breeds has its own sources.
  ...Object.fromEntries(
    breeds
      .filter((breed) => breed.snubNosed)
      .flatMap(({ name, synonyms }) => [name, ...synonyms])
      .map((name) => [wordsOf(name).join(" "), snubNosed]),
  ),
  lead: ["leash"],
  pram: ["stroller"],
  buggy: ["stroller"],
  eurotunnel: ["approved routes"],
  "le shuttle": ["approved routes"],
  leshuttle: ["approved routes"],
  "channel tunnel": ["approved routes"],
  chunnel: ["approved routes"],
};

/** The weight of a pet is a question about limits. */
export const weightPhrases = ["weight limit", "weight", "kg", "kilograms", "pounds"] as const;
export const weightUnits: ReadonlySet<string> = new Set(
  "kg kgs kilo kilos kilogram kilograms lb lbs pound pounds".split(" "),
);

/** Crossings by the countries at their ends; the first is where the trip begins. */
export const crossings: Readonly<Record<string, readonly [from: string, to: string]>> = {
  eurotunnel: ["France", "United Kingdom"],
  "le shuttle": ["France", "United Kingdom"],
  leshuttle: ["France", "United Kingdom"],
  "channel tunnel": ["France", "United Kingdom"],
  chunnel: ["France", "United Kingdom"],
};

/** Parts of countries that people name instead of the country. */
export const partsOfCountries: Readonly<Record<string, string>> = {
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  britain: "United Kingdom",
  america: "USA",
};
