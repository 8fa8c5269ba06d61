import type { Rules } from "../country.ts";

export const mexico: Rules = {
  rules: [
    {
      id: "mexico.rule.microchip",
      value: { is: "microchip", required: false },
      basis: "source",
      confidence: "medium",
      says: "A microchip isn't mandatory for entry.",
      sources: ["TTC_MX", "PTG"],
    },
    {
      id: "mexico.rule.rabies",
      value: {
        is: "rabies",
        required: "Required, except for pets from the USA and Canada.",
        exemptUnderDays: 90,
        validity: "The vaccination must be valid on arrival.",
      },
      basis: "source",
      confidence: "high",
      says: "The date and validity must be on the certificate.",
      sources: ["EMBAMEX", "SENASICA_EN", "TTC_MX"],
    },
    {
      id: "mexico.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "No titer test is required to enter Mexico.",
      sources: ["PTG_MEM", "MEXICO_REPORTED"],
    },
    {
      id: "mexico.rule.certificate",
      value: {
        is: "certificate",
        maxDaysBeforeEntry: 15,
        endorsedBy: "an official or private vet in the country of origin",
        further: "It isn't needed for pets from the USA or Canada.",
      },
      basis: "source",
      confidence: "high",
      says: "It must be issued no more than 15 days before arrival.",
      sources: ["EMBAMEX", "INFO_MX"],
    },
    {
      id: "mexico.rule.tapeworm",
      value: { is: "tapeworm", required: false },
      basis: "source",
      confidence: "low",
      says: "Only general deworming is required, with no time limit for tapeworm.",
      sources: ["SENASICA_EN"],
    },
    {
      id: "mexico.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        withinMonths: 6,
        further: [
          "If parasites are found on arrival, the owner pays for the treatment. If ticks are found, samples are taken and the pet is held.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Pets must be treated in the last six months and are inspected on arrival.",
      sources: ["EMBAMEX", "APHIS_MX", "MEXICO_REPORTED"],
    },
    {
      id: "mexico.rule.permit",
      value: {
        is: "permit",
        required: false,
        further: "The import certificate is issued where you enter.",
      },
      basis: "source",
      confidence: "medium",
      says: "You don't need a permit in advance.",
      sources: ["PTG_MEM", "SENASICA_EN"],
    },
    {
      id: "mexico.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "medium",
      says: "A pet that passes the inspection isn't quarantined.",
      sources: ["TTC_MX", "MEXICO_REPORTED"],
    },
    {
      id: "mexico.rule.number",
      value: { is: "number", pets: 3 },
      basis: "source",
      confidence: "medium",
      says: "The simple process covers up to three pets per person.",
      sources: ["UNOTV", "TTC_MX"],
    },
    {
      id: "mexico.rule.notice",
      value: {
        is: "notice",
        words:
          "Go to the OISA office on arrival. Bring a clean carrier and food for 1 day. Bedding, toys and treats made from cattle, sheep or goats aren't allowed in the carrier.",
      },
      basis: "source",
      confidence: "high",
      says: "Inspectors spray the carrier and may destroy items in it.",
      sources: ["SENASICA_EN", "APHIS_MX", "MEXICO_REPORTED"],
    },
  ],
  gaps: [
    { id: "mexico.gap.export-fees", topic: "export-fees" },
    { id: "mexico.gap.breeds", topic: "breeds" },
    { id: "mexico.gap.age", topic: "age" },
  ],
};
