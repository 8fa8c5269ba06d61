/** The European Union: one law for all member states, plus extra rules of some of them. */
import type { BorderRules, Rule } from "../rule.ts";
import { together } from "../printed.ts";
import { euPrinted, statesPrinted } from "./eu-printed.ts";
import {
  allowed,
  chipFirst,
  notRequired,
  official,
  quoted,
  type RuleDraft,
  rulesOf,
} from "./shared.ts";
import { noTapeworm, tapeworm } from "./tapeworm.ts";

/** Also for Switzerland, which has the same rule. */
export const europeanRabies: readonly RuleDraft[] = [
  ...chipFirst(official("EC_UNION", "UK_OUT")),
  {
    id: "rabies-age",
    requirement: "rabies-age",
    asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
    text: "The pet must be at least 12 weeks old when it's vaccinated against rabies.",
    ...official("EC_UNION"),
  },
  {
    id: "rabies-wait",
    requirement: "rabies-wait",
    asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "entry" },
    text: "21 days must pass after the first rabies vaccination. There's no wait after an on-time booster.",
    ...official("EC_UNION", "UK_OUT", "EU131"),
  },
  {
    id: "rabies-valid",
    requirement: "rabies-valid",
    asks: { is: "covered", anchor: "entry", usPrimary: { months: 12 } },
    text: "The rabies vaccination must be valid on the day of entry. A first vaccination in the USA counts for one year.",
    ...official("EC_UNION", "APHIS_DE"),
  },
];

const titreSources = official("EU576A4", "EC_THIRD");
const unlisted = {
  scope: { from: "eu.unlisted" },
  otherwise: "No titer test is required for pets from this country.",
} as const;

export const europeanTitre: readonly RuleDraft[] = [
  {
    id: "titre",
    requirement: "titre",
    asks: { is: "titre", anchor: "entry" },
    text: "Pets that come from or through a country that isn't listed by the EU need a rabies titer test. The vaccination can't lapse after the test.",
    ...unlisted,
    ...titreSources,
  },
  {
    id: "titre-sample",
    requirement: "titre-sample",
    asks: { is: "titre-sample", atLeast: { days: 30 } },
    text: "The sample must be taken at least 30 days after the vaccination.",
    ...unlisted,
    ...titreSources,
  },
  {
    id: "titre-level",
    requirement: "titre-level",
    asks: { is: "titre-level", atLeast: 0.5 },
    text: "The result must be at least 0.5 IU/ml.",
    ...unlisted,
    ...titreSources,
  },
  {
    id: "titre-laboratory",
    requirement: "titre-laboratory",
    asks: { is: "titre-laboratory" },
    text: "The lab must be approved by the EU.",
    ...unlisted,
    ...official("EC_LABS"),
  },
  {
    id: "titre-wait",
    requirement: "titre-wait",
    asks: { is: "titre-wait", atLeast: { months: 3 }, of: "sample", anchor: "entry" },
    text: "Three calendar months must pass between the sample and entry, unless the pet passed the test before it left the EU.",
    also: "There's no wait if the pet passed the test before it left the EU.",
    ...unlisted,
    ...official("EU576A4", "EC_THIRD", "R1182"),
  },
];

const fromOutside = {
  scope: { notFrom: "eu.members" },
  otherwise: "Not required within the EU.",
} as const;

/** Also for Switzerland. */
export const europeanJourney: readonly RuleDraft[] = [
  {
    id: "companion",
    requirement: "companion",
    asks: { is: "companion", within: { days: 5 } },
    text: "Pet and owner must travel within five days of each other.",
    ...quoted("UK_5D", "EU131"),
  },
  {
    id: "number",
    requirement: "number",
    asks: { is: "number", atMost: 5 },
    text: "These rules are for up to five pets.",
    ...quoted("EC_COPY", "EU576"),
  },
  {
    id: "non-commercial",
    requirement: "non-commercial",
    asks: { is: "non-commercial" },
    text: "The pet can't be sold or given away. Otherwise, commercial rules apply.",
    ...quoted("EU131"),
  },
];

const certificatePapers = {
  is: "certificate",
  forms: ["eu-noncommercial", "gb-ahc"],
  within: { days: 10 },
  endorsedFrom: ["US"],
  vetWithin: { days: 30 },
  oldModelUntil: "2027-03-31",
  afterVaccination: { days: 21 },
  passport: "of-residents",
} as const;

const certificate: RuleDraft = {
  id: "certificate",
  requirement: "certificate",
  asks: certificatePapers,
  text: "The EU health certificate must be endorsed at most 10 days before entry. EU residents use the pet's EU passport.",
  ...fromOutside,
  otherwise: "Within the EU, the pet's passport or its entry certificate is enough.",
  ...quoted("EU131", "APHIS_DE", "UK_AHC"),
};

const shared: readonly RuleDraft[] = [
  {
    ...allowed("Dogs, cats and ferrets can enter anywhere.", official("EC_THIRD", "EC_UNION")),
    scope: { from: "eu.without-entry-point" },
  },
  {
    ...allowed(
      "Dogs, cats and ferrets can enter through a travelers' point of entry.",
      official("EC_THIRD"),
      "Enter through a designated travelers' point of entry, and show the pet's documents there.",
    ),
    id: "entry-by-point",
    scope: { notFrom: "eu.without-entry-point" },
  },
  {
    id: "origin-class",
    requirement: "origin-class",
    asks: { is: "origin-class", class: "eu.unlisted" },
    text: "Whether a titer test is required depends on the lists in Regulation (EU) 2026/636.",
    scope: { notFrom: "eu.members" },
    otherwise: "Required only for pets from outside the EU.",
    ...quoted("EC_THIRD", "EULIST", "DEEP"),
  },
  ...europeanRabies,
  ...europeanTitre,
  { ...certificate, from: "2026-04-22" },
  {
    ...certificate,
    id: "certificate-earlier",
    readings: [{ ...certificatePapers, passport: "any" }],
    conflict: "Since April 22, 2026, only EU residents can use EU pet passports.",
    until: "2026-04-21",
  },
  {
    id: "certificate-onward",
    requirement: "certificate-onward",
    asks: { is: "certificate-onward", holds: { months: 6 } },
    text: "Within the EU, a pet travels on its EU passport, or on its entry certificate for six months after the border check.",
    scope: { from: "eu.members" },
    otherwise: "Required only for travel between member states.",
    ...quoted("EU131", "EC_UNION"),
  },
  ...europeanJourney,
];

const notInEurope: readonly RuleDraft[] = [
  notRequired(
    "permit",
    "Pets that travel with their owner don't need an import permit.",
    quoted("CORR2"),
  ),
  notRequired("quarantine", "There's no quarantine.", quoted("CORR2", "AUDIT")),
  notRequired("age", "The minimum age depends on the vaccination.", quoted("DEEP")),
];

const freeOfTapeworm = new Set(["FI", "IE", "MT"]);

const names: Readonly<Record<string, string>> = {
  AT: "Austria",
  BE: "Belgium",
  BG: "Bulgaria",
  HR: "Croatia",
  CY: "Cyprus",
  CZ: "Czechia",
  DK: "Denmark",
  EE: "Estonia",
  FI: "Finland",
  FR: "France",
  DE: "Germany",
  GR: "Greece",
  HU: "Hungary",
  IE: "Ireland",
  IT: "Italy",
  LV: "Latvia",
  LT: "Lithuania",
  LU: "Luxembourg",
  MT: "Malta",
  NL: "the Netherlands",
  PL: "Poland",
  PT: "Portugal",
  RO: "Romania",
  SK: "Slovakia",
  SI: "Slovenia",
  ES: "Spain",
  SE: "Sweden",
};

// EU rules have the same ids in each state; the border distinguishes the states.
const law: readonly Rule[] = rulesOf("eu", [...shared, ...notInEurope]);

export const euStates: readonly BorderRules[] = Object.entries(names).map(([territory, name]) => ({
  territory,
  name,
  authority: "the country's own veterinary authority",
  ferrets: true,
  printed: statesPrinted[territory] ? together(euPrinted, statesPrinted[territory]) : euPrinted,
  rules: [
    ...law,
    ...rulesOf(territory.toLowerCase(), [
      ...(freeOfTapeworm.has(territory) ? tapeworm : [noTapeworm]),
    ]),
  ],
}));
