// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const southAfrica: Rules = {
  rules: [
    {
      id: "south-africa.rule.microchip",
      value: { is: "microchip", required: true, standard: "ISO 11784/11785" },
      basis: "source",
      confidence: "medium",
      says: "A microchip is mandatory.",
      sources: ["ZA_SRC", "PTG"],
    },
    {
      id: "south-africa.rule.rabies",
      value: { is: "rabies", required: true, minDaysBeforeEntry: 30, validity: "12 months" },
      basis: "source",
      confidence: "medium",
      says: "The vaccination must be between 30 days and 12 months old (15 days with a waiver).",
      sources: ["ZA_SRC", "PTG"],
    },
    {
      id: "south-africa.rule.certificate",
      value: { is: "certificate", maxDaysBeforeEntry: 10, endorsedBy: "the official authority" },
      basis: "source",
      confidence: "medium",
      says: "The final inspection, issue and endorsement must be within 10 days.",
      sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED"],
    },
    {
      id: "south-africa.rule.tests",
      value: {
        is: "tests",
        dogs: [
          "Brucella canis",
          "Trypanosoma evansi",
          "Babesia gibsoni",
          "Dirofilaria immitis",
          "Leishmania",
        ],
        withinDays: 30,
      },
      basis: "source",
      confidence: "medium",
      says: "All tests must be done within 30 days and be negative.",
      sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED2"],
      only: "dog",
    },
    {
      id: "south-africa.rule.permit",
      value: { is: "permit", required: true, processing: "3 to 5 working days after approval" },
      basis: "source",
      confidence: "medium",
      says: "You apply to the Director: Animal Health.",
      sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED"],
    },
    {
      id: "south-africa.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        further: ["One of the three permit forms is for quarantine cases."],
      },
      basis: "source",
      confidence: "low",
      says: "Pets that meet the requirements aren't routinely quarantined.",
      sources: ["ZA_SRC", "PTG"],
    },
  ],
  gaps: [
    { id: "south-africa.gap.export-fees", topic: "export-fees" },
    { id: "south-africa.gap.import-fees", topic: "import-fees" },
    { id: "south-africa.gap.titre", topic: "titre" },
    { id: "south-africa.gap.tapeworm", topic: "tapeworm" },
    { id: "south-africa.gap.parasites", topic: "parasites" },
    { id: "south-africa.gap.breeds", topic: "breeds" },
    { id: "south-africa.gap.age", topic: "age" },
    { id: "south-africa.gap.number", topic: "number" },
    { id: "south-africa.gap.notice", topic: "notice" },
  ],
};
