import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const apqa = quoted("KR_REPORTED", "KR_APHIS");

const withRabies = {
  scope: { from: "kr.rabies" },
  otherwise: "Not required of pets from countries without rabies.",
} as const;

const disputed =
  "Older texts ask for 30 days. A newer reading of the APQA's page names no wait. Allow 30 days to be safe.";

/** The APQA's current list of countries without rabies is missing. */
export const southKorea: BorderRules = {
  territory: "KR",
  name: "South Korea",
  authority: "the Animal and Plant Quarantine Agency (APQA)",
  rules: rulesOf(
    "kr",
    [
      allowed("Dogs and cats can enter.", apqa),
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip, which the health certificate names.",
        also: "The health certificate names it.",
        ...apqa,
      },
      {
        id: "origin-class",
        requirement: "origin-class",
        asks: { is: "origin-class", class: "kr.rabies" },
        text: "The requirements depend on the APQA's list of countries without rabies.",
        ...apqa,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 30 }, anchor: "entry" },
        readings: [{ is: "wait-after-vaccination", atLeast: { days: 0 }, anchor: "entry" }],
        conflict: disputed,
        text: "The rabies vaccination should be at least 30 days old on arrival.",
        ...withRabies,
        ...apqa,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", unlessYounger: { days: 90 } },
        text: "From 90 days of age, a pet needs a valid rabies vaccination.",
        ...withRabies,
        ...apqa,
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "departure" },
        text: "A pet from a country with rabies needs a titer test.",
        ...withRabies,
        ...apqa,
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...withRabies,
        ...apqa,
      },
      {
        id: "titre-wait",
        requirement: "titre-wait",
        asks: { is: "titre-wait", atLeast: { days: 30 }, of: "sample", anchor: "departure" },
        readings: [{ is: "titre-wait", atLeast: { days: 0 }, of: "sample", anchor: "departure" }],
        conflict: disputed,
        text: "The sample should be taken at least 30 days before export.",
        ...withRabies,
        ...quoted("KR_REPORTED", "KR_PETAIRLINE"),
      },
      {
        id: "titre-valid",
        requirement: "titre-valid",
        asks: { is: "titre-valid", atMost: { months: 24 }, anchor: "departure" },
        text: "The titer test can be at most 24 months old.",
        ...withRabies,
        ...quoted("KR_REPORTED", "KR_PETAIRLINE"),
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["aphis-7001", "other"],
          endorsedFrom: ["US"],
          passport: "of-residents",
        },
        text: "A government health certificate is required. From the EU, the pet's passport does instead.",
        ...apqa,
      },
      {
        id: "number",
        requirement: "number",
        asks: { is: "number", atMost: 4 },
        text: "More than four pets need the APQA's approval.",
        ...quoted("KR_REPORTED", "KR_ANGLO"),
      },
      notRequired(
        "permit",
        "Pets that travel with their owner need no permit.",
        quoted("KR_REPORTED", "KR_ANGLO"),
      ),
      notRequired(
        "quarantine",
        "A pet with all documents is released on the day of arrival.",
        quoted("KR_REPORTED", "KR_ANGLO"),
      ),
      notRequired("notice", "You don't have to give notice for one pet.", quoted("KR_REPORTED")),
    ],
    "2026-11-29",
  ),
  printed: printed("south-korea", {
    ruleTopics: ["rabies", "titre", "certificate", "permit", "quarantine", "number"],
    checked: "2026-11-29",
    statements: [
      {
        is: "microchip",
        also: "Bring a scanner for one that doesn't follow the ISO standard.",
        confidence: "medium",
        sources: ["KR_REPORTED", "KR_ANGLO"],
      },
      {
        is: "tests",
        text: "From Malaysia or Australia, more papers about Nipah or Hendra virus are required.",
        confidence: "medium",
        sources: ["KR_REPORTED", "KR_ANGLO"],
      },
      {
        is: "age",
        text: "No minimum is published. Under 90 days of age, no titer test is required.",
        confidence: "medium",
        sources: ["KR_REPORTED"],
      },
      {
        is: "breeds",
        also: "No breed is banned from entry. Some breeds need a permit to be kept.",
        confidence: "medium",
        sources: ["KR_REPORTED"],
        only: "dog",
      },
    ],
    unknown: ["export-fees", "import-fees", "tapeworm", "parasites"],
  }),
};
