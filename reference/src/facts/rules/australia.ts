// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const australia: Rules = {
  rules: [
    {
      id: "australia.rule.groups",
      value: {
        is: "groups",
        groups: [
          { name: "Group 1", countries: ["New Zealand", "Norfolk Island", "Cocos Islands"] },
          { name: "Group 2", countries: ["Japan", "Singapore", "Fiji", "Hawaii"] },
          {
            name: "Group 3",
            countries: ["USA", "United Kingdom", "Canada", "most of Europe", "Hong Kong", "Taiwan"],
          },
        ],
        otherwise: "Pets from other countries must live 180 days in an approved country first.",
      },
      basis: "source",
      confidence: "medium",
      says: "Three groups; non-approved countries need 180 days residence in an approved one.",
      sources: ["FIRSTMIG", "DAFF_FAQ"],
      note: "We don't know which group Latin American countries are in.",
    },
    {
      id: "australia.rule.microchip",
      value: { is: "microchip", required: true, standard: "ISO compatible", beforeRabies: true },
      basis: "source",
      confidence: "medium",
      says: "Chip before first rabies vaccine.",
      sources: ["PETMOVE", "PTG"],
    },
    {
      id: "australia.rule.rabies",
      value: {
        is: "rabies",
        required: "Required from group 3 countries.",
        minAgeDays: 84,
        validity: "continuous from the blood test to the day of export",
      },
      basis: "source",
      confidence: "medium",
      says: "12 weeks; the cover is unbroken.",
      sources: ["PTG", "PETMOVE"],
    },
    {
      id: "australia.rule.titre",
      value: {
        is: "titre",
        required: "Required from group 3 countries.",
        maxMonths: 12,
        minIuPerMl: 0.5,
        minDaysFromReceiptToExport: 180,
      },
      basis: "source",
      confidence: "high",
      says: "RNATT between 12 months and 180 days before export, counted from the arrival at the laboratory; no exceptions.",
      sources: ["DEEP", "PETMOVE", "DAFF_FAQ"],
      note: "Taken after the vaccination; 3 to 4 weeks later is advised. Until 2023, a test was valid for 24 months.",
    },
    {
      id: "australia.rule.certificate",
      value: { is: "certificate", maxDaysBeforeEntry: 5, endorsedBy: "official government vet" },
      basis: "source",
      confidence: "low",
      says: "Certificate valid five days.",
      sources: ["PTG"],
    },
    {
      id: "australia.rule.tapeworm",
      value: {
        is: "tapeworm",
        required:
          "Covered by the internal parasite treatment. The source names no window in hours.",
      },
      basis: "source",
      confidence: "low",
      says: "Internal and external treatments required.",
      sources: ["PTG_GOV"],
    },
    {
      id: "australia.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        further: ["Canine influenza: dogs from the USA must be vaccinated."],
      },
      basis: "source",
      confidence: "medium",
      says: "Parasite treatment and CIV vaccine for US dogs.",
      sources: ["DEEP", "PTG_GOV"],
    },
    {
      id: "australia.rule.permit",
      value: { is: "permit", required: true, processing: "20–40 business days, up to 123" },
      basis: "source",
      confidence: "high",
      says: "Permit before travel, except New Zealand.",
      sources: ["DEEP", "DAFF_PERM"],
    },
    {
      id: "australia.rule.quarantine",
      value: {
        is: "quarantine",
        days: 30,
        cases: [{ days: 10, when: "if the pet's identity was verified before the blood test" }],
        further: ["At the Mickleham facility in Melbourne."],
      },
      basis: "source",
      confidence: "high",
      says: "30 days, reducible to 10 with verified identity before RNATT.",
      sources: ["DEEP", "DAFF_PEQ", "PTG_GOV"],
    },
    {
      id: "australia.rule.notice",
      value: {
        is: "notice",
        words:
          "Pets must arrive in Melbourne. Book quarantine after you get the permit. Allow at least 6 months.",
      },
      basis: "source",
      confidence: "high",
      says: "DAFF says allow six months.",
      sources: ["DAFF_PERM", "DAFF_PEQ"],
    },
  ],
  gaps: [
    { id: "australia.gap.export-documents", topic: "export-documents" },
    { id: "australia.gap.export-fees", topic: "export-fees" },
    { id: "australia.gap.breeds", topic: "breeds" },
    { id: "australia.gap.age", topic: "age" },
    { id: "australia.gap.number", topic: "number" },
  ],
};
