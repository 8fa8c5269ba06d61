import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { europeanTitre } from "./eu.ts";
import { allowed, chipFirst, notRequired, official, quoted, rulesOf } from "./shared.ts";
import { tapeworm } from "./tapeworm.ts";

const read = "2026-11-29";
const pages = official("NO_EU", "NO_THIRD");

const unlessFromSweden = {
  scope: { notFrom: "no.sweden" },
  otherwise:
    "No rabies vaccination is required of pets that travel only between Norway and Sweden.",
} as const;

/** Norway has the EU's rules for pets that travel with their owner. */
export const norway: BorderRules = {
  territory: "NO",
  name: "Norway",
  authority: "the Norwegian Food Safety Authority",
  rules: [
    ...rulesOf("no", tapeworm.slice(0, 1)),
    ...rulesOf(
      "no",
      [
        allowed("Dogs and cats can enter with their owner.", pages),
        {
          ...notRequired(
            "tapeworm",
            "No treatment is required of dogs that come directly from Finland, Ireland, Malta or Northern Ireland.",
            quoted("NO_TAPEWORM", "NO_REPORTED"),
          ),
          id: "tapeworm-direct",
          scope: { species: ["dog"], from: "eu.tapeworm-free" },
        },
        ...chipFirst(quoted("NO_EU", "NO_THIRD", "NO_REPORTED")),
        {
          id: "rabies-age",
          requirement: "rabies-age",
          asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
          text: "The pet must be at least 12 weeks old when it's vaccinated against rabies.",
          ...unlessFromSweden,
          ...quoted("NO_REPORTED"),
        },
        {
          id: "rabies-wait",
          requirement: "rabies-wait",
          asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "entry" },
          text: "21 days must pass after the first rabies vaccination.",
          ...unlessFromSweden,
          ...quoted("NO_REPORTED"),
        },
        {
          id: "rabies-valid",
          requirement: "rabies-valid",
          asks: { is: "covered", anchor: "entry" },
          text: "The rabies vaccination must be valid on the day of entry.",
          ...unlessFromSweden,
          ...quoted("NO_REPORTED"),
        },
        ...europeanTitre.map((rule) => ({
          ...rule,
          text: rule.text.replaceAll("listed by the EU", "listed by the EU and Norway"),
          ...quoted("NO_REPORTED"),
        })),
        {
          id: "certificate",
          requirement: "certificate",
          asks: {
            is: "certificate",
            forms: ["eu-noncommercial"],
            within: { days: 10 },
            endorsedFrom: ["US"],
            passport: "of-residents",
          },
          text: "Outside the EEA, an official vet endorses the EU health certificate. Within it, the pet's passport is enough.",
          scope: { notFrom: "eu.members" },
          otherwise: "From the EEA, the pet's passport is enough.",
          ...quoted("NO_REPORTED", "EU131"),
        },
        {
          id: "notice",
          requirement: "notice",
          asks: { is: "in-advance", atLeast: { days: 2 }, anchor: "entry" },
          text: "Pets from outside the EEA enter at Oslo Airport or Storskog. Give the authority two days' notice.",
          also: "Enter at Oslo Airport or Storskog.",
          scope: { notFrom: "eu.without-entry-point" },
          otherwise: "Required only for pets from outside the EEA.",
          ...quoted("NO_REPORTED"),
        },
        {
          id: "companion",
          requirement: "companion",
          asks: { is: "companion", within: { days: 5 } },
          text: "Pet and owner must travel within five days of each other.",
          ...pages,
        },
        {
          id: "non-commercial",
          requirement: "non-commercial",
          asks: { is: "non-commercial" },
          text: "The pet can't be sold or given away. Otherwise, commercial rules apply.",
          ...pages,
        },
        notRequired("permit", "No permit is required.", quoted("NO_REPORTED")),
        notRequired("quarantine", "There's no quarantine.", quoted("NO_REPORTED")),
      ],
      read,
    ),
  ],
  printed: printed("norway", {
    ruleTopics: ["rabies", "titre", "tapeworm", "certificate", "permit", "quarantine"],
    checked: read,
    statements: [
      {
        is: "microchip",
        also: "Standard: ISO 11784. Also accepted: a legible tattoo applied before July 3, 2011.",
        iso: true,
        confidence: "high",
        sources: ["NO_EU", "NO_THIRD", "NO_REPORTED"],
      },
      {
        is: "passport",
        text: "From the EEA, a pet travels on its pet passport.",
        confidence: "medium",
        sources: ["NO_REPORTED"],
      },
      {
        is: "age",
        text: "In practice, at least 15 weeks old, or about 7 months from a country that isn't listed.",
        basis: "derived",
        confidence: "medium",
        sources: ["NO_REPORTED"],
      },
      {
        is: "notice",
        also: "Go through the red customs channel.",
        confidence: "medium",
        sources: ["NO_REPORTED"],
      },
    ],
    unknown: ["export-documents", "export-fees", "import-fees", "parasites", "number"],
  }),
};
