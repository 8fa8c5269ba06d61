// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const cuba: Rules = {
  rules: [
    {
      id: "cuba.rule.microchip",
      value: {
        is: "microchip",
        required: "Not required: a tag, tattoo or chip identifies the pet.",
      },
      basis: "source",
      confidence: "medium",
      says: "Any identification.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.rabies",
      value: { is: "rabies", required: true },
      basis: "source",
      confidence: "medium",
      says: "Must be detailed on the certificate.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.titre",
      value: { is: "titre", required: "Not listed among the requirements." },
      basis: "source",
      confidence: "low",
      says: "Not listed.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.certificate",
      value: { is: "certificate", endorsedBy: "veterinary authority" },
      basis: "source",
      confidence: "medium",
      says: "No window given.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.parasites",
      value: { is: "parasites", required: true, what: "internal parasites" },
      basis: "source",
      confidence: "medium",
      says: "Stated on certificate.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        further: ["A vet will visit the address within 15 days."],
      },
      basis: "source",
      confidence: "medium",
      says: "Vet visits the address within 15 days.",
      sources: ["CU_NOT", "CU_VOZ"],
    },
    {
      id: "cuba.rule.notice",
      value: { is: "notice", words: "Give the address where you're staying at the airport." },
      basis: "source",
      confidence: "medium",
      says: "Data taken on arrival.",
      sources: ["CU_NOT"],
    },
  ],
  gaps: [
    { id: "cuba.gap.export-fees", topic: "export-fees" },
    { id: "cuba.gap.import-fees", topic: "import-fees" },
    { id: "cuba.gap.tapeworm", topic: "tapeworm" },
    { id: "cuba.gap.permit", topic: "permit" },
    { id: "cuba.gap.breeds", topic: "breeds" },
    { id: "cuba.gap.age", topic: "age" },
    { id: "cuba.gap.number", topic: "number" },
  ],
};
