import type { Rules } from "../country.ts";

export const peru: Rules = {
  rules: [
    {
      id: "peru.rule.rabies",
      value: { is: "rabies", required: "Required from the age of 3 months." },
      basis: "source",
      confidence: "low",
      says: "This comes from the export page. The wait before entry is unverified.",
      sources: ["PE_COM"],
    },
    {
      id: "peru.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "low",
      says: "Pets are only inspected on arrival.",
      sources: ["PTG"],
    },
  ],
  gaps: [
    { id: "peru.gap.import-fees", topic: "import-fees" },
    { id: "peru.gap.microchip", topic: "microchip" },
    { id: "peru.gap.titre", topic: "titre" },
    { id: "peru.gap.certificate", topic: "certificate" },
    { id: "peru.gap.tapeworm", topic: "tapeworm" },
    { id: "peru.gap.parasites", topic: "parasites" },
    { id: "peru.gap.permit", topic: "permit" },
    { id: "peru.gap.breeds", topic: "breeds" },
    { id: "peru.gap.age", topic: "age" },
    { id: "peru.gap.number", topic: "number" },
    { id: "peru.gap.notice", topic: "notice" },
  ],
};
