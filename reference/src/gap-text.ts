import type { GapTopic } from "./readiness/printed.ts";
import type { Country } from "./countries.ts";

const texts: Readonly<Record<GapTopic, (country: string) => string>> = {
  "export-documents": (country) => `which documents a pet needs to leave ${country}`,
  "export-fees": (country) => `how much the documents for leaving ${country} cost`,
  "import-documents": (country) => `which documents a pet needs to enter ${country}`,
  "import-fees": (country) => `how much it costs to enter ${country}`,
  microchip: (country) => `whether ${country} requires a microchip`,
  rabies: (country) => `what ${country} requires for rabies vaccinations`,
  titre: (country) => `whether ${country} requires a rabies titer test`,
  certificate: (country) => `how recent a health certificate for ${country} must be`,
  tapeworm: (country) => `whether ${country} requires tapeworm treatment`,
  parasites: (country) => `whether ${country} requires other parasite treatments`,
  permit: (country) => `whether ${country} requires an import permit`,
  quarantine: (country) => `whether ${country} quarantines pets`,
  breeds: (country) => `which breeds are banned from ${country}`,
  age: (country) => `how old a pet must be to enter ${country}`,
  number: (country) => `how many pets one person can bring to ${country}`,
  notice: (country) => `whether you must notify anyone before a pet enters ${country}`,
  vaccines: (country) => `whether ${country} requires other vaccinations`,
  tests: (country) => `whether ${country} requires disease tests`,
  groups: (country) => `how ${country} groups other countries`,
  entry: (country) => `whether pets can enter ${country}`,
  frame: (country) => `which law applies in ${country}`,
  passport: (country) => `whether ${country} accepts EU pet passports`,
};

/** Descriptions of gaps; each completes "We don't know". */
export const gapText = (topic: GapTopic, { words: country }: Country): string =>
  texts[topic](country);
