import type { Rules } from "../country.ts";

export const egypt: Rules = {
  rules: [
    {
      id: "egypt.rule.rabies",
      value: { is: "rabies", required: true },
      basis: "source",
      confidence: "low",
      says: "The pet must be vaccinated against diseases that animals and people share.",
      sources: ["EG_HADAS"],
    },
    {
      id: "egypt.rule.breeds",
      value: {
        is: "breeds",
        banned: [
          "Pit Bull",
          "American Staffordshire Terrier",
          "Rottweiler",
          "German Shepherd and others",
        ],
      },
      basis: "source",
      confidence: "low",
      says: "A law restricts many breeds. The title of a video says 16.",
      sources: ["EG_NAHF"],
      only: "dog",
    },
    {
      id: "egypt.rule.number",
      value: { is: "number", pets: 2 },
      basis: "source",
      confidence: "low",
      says: "You can bring two dogs or two cats as personal pets. More need approval.",
      sources: ["EG_HADAS"],
    },
  ],
  gaps: [
    { id: "egypt.gap.export-fees", topic: "export-fees" },
    { id: "egypt.gap.import-fees", topic: "import-fees" },
    { id: "egypt.gap.microchip", topic: "microchip" },
    { id: "egypt.gap.titre", topic: "titre" },
    { id: "egypt.gap.certificate", topic: "certificate" },
    { id: "egypt.gap.tapeworm", topic: "tapeworm" },
    { id: "egypt.gap.parasites", topic: "parasites" },
    { id: "egypt.gap.permit", topic: "permit" },
    { id: "egypt.gap.quarantine", topic: "quarantine" },
    { id: "egypt.gap.age", topic: "age" },
    { id: "egypt.gap.notice", topic: "notice" },
  ],
};
