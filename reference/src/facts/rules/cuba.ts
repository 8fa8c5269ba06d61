import type { Rules } from "../country.ts";

export const cuba: Rules = {
  rules: [
    {
      id: "cuba.rule.microchip",
      value: {
        is: "microchip",
        required: "Not required: a tag, tattoo or microchip identifies the pet.",
      },
      basis: "source",
      confidence: "medium",
      says: "Any identification is accepted.",
      sources: ["CU_NOT", "CUBA_REPORTED"],
    },
    {
      id: "cuba.rule.rabies",
      value: { is: "rabies", required: true },
      basis: "source",
      confidence: "medium",
      says: "The certificate must give the details of the vaccination.",
      sources: ["CU_NOT", "CUBA_REPORTED"],
    },
    {
      id: "cuba.rule.titre",
      value: { is: "titre", required: "Not listed among the requirements." },
      basis: "source",
      confidence: "low",
      says: "The requirements don't list a titer test.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.certificate",
      value: { is: "certificate", endorsedBy: "the veterinary authority" },
      basis: "source",
      confidence: "medium",
      says: "The source gives no time limit.",
      sources: ["CU_NOT", "CUBA_REPORTED"],
    },
    {
      id: "cuba.rule.parasites",
      value: { is: "parasites", required: true, what: "internal parasites" },
      basis: "source",
      confidence: "low",
      says: "The certificate must state the treatment.",
      sources: ["CU_NOT"],
    },
    {
      id: "cuba.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        further: ["Within 15 days, a vet visits the address where you're staying."],
      },
      basis: "source",
      confidence: "medium",
      says: "A vet visits the address within 15 days.",
      sources: ["CU_NOT", "CU_VOZ", "CUBA_REPORTED"],
    },
    {
      id: "cuba.rule.notice",
      value: { is: "notice", words: "At the airport, give the address where you're staying." },
      basis: "source",
      confidence: "low",
      says: "Officers take your details on arrival.",
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
