import type { Topic } from "./facts/country.ts";
import type { Country } from "./countries.ts";

const texts: Readonly<Record<Topic, (country: string) => string>> = {
  "export-documents": (country) => `what papers a pet needs to leave ${country}`,
  "export-fees": (country) => `what the papers for leaving ${country} cost`,
  "import-documents": (country) => `what papers a pet needs to enter ${country}`,
  "import-fees": (country) => `what entering ${country} costs`,
  microchip: (country) => `whether ${country} asks for a microchip`,
  rabies: (country) => `what ${country} asks of the rabies vaccination`,
  titre: (country) => `whether ${country} asks for a rabies blood test`,
  certificate: (country) => `how old a health certificate for ${country} may be`,
  tapeworm: (country) => `whether ${country} asks for a tapeworm treatment`,
  parasites: (country) => `whether ${country} asks for other treatments against parasites`,
  permit: (country) => `whether ${country} asks for an import permit`,
  quarantine: (country) => `whether ${country} puts pets into quarantine`,
  breeds: (country) => `which breeds may not enter ${country}`,
  age: (country) => `how old a pet must be to enter ${country}`,
  number: (country) => `how many pets one person may bring to ${country}`,
  notice: (country) => `whether somebody has to be told before a pet enters ${country}`,
  vaccines: (country) => `whether ${country} asks for other vaccinations`,
  tests: (country) => `whether ${country} asks for tests for diseases`,
  groups: (country) => `how ${country} groups other countries`,
  entry: (country) => `whether pets may enter ${country}`,
  frame: (country) => `which law holds in ${country}`,
  passport: (country) => `whether ${country} takes EU pet passports`,
};

/** Descriptions of gaps; each completes "Not known:". */
export const gapText = (topic: Topic, { words: country }: Country): string => texts[topic](country);
