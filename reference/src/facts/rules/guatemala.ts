import type { Rules } from "../country.ts";

export const guatemala: Rules = {
  rules: [
    {
      id: "guatemala.rule.certificate",
      value: { is: "certificate", language: "Spanish" },
      basis: "source",
      confidence: "low",
      says: "Documents in other languages must be translated.",
      sources: ["GT_TRAD"],
    },
  ],
  gaps: [
    { id: "guatemala.gap.import-fees", topic: "import-fees" },
    { id: "guatemala.gap.microchip", topic: "microchip" },
    { id: "guatemala.gap.rabies", topic: "rabies" },
    { id: "guatemala.gap.titre", topic: "titre" },
    { id: "guatemala.gap.tapeworm", topic: "tapeworm" },
    { id: "guatemala.gap.parasites", topic: "parasites" },
    { id: "guatemala.gap.permit", topic: "permit" },
    { id: "guatemala.gap.quarantine", topic: "quarantine" },
    { id: "guatemala.gap.breeds", topic: "breeds" },
    { id: "guatemala.gap.age", topic: "age" },
    { id: "guatemala.gap.number", topic: "number" },
    { id: "guatemala.gap.notice", topic: "notice" },
  ],
};
