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
      says: "There are three groups. Pets from countries that aren't approved must live in an approved one for 180 days.",
      sources: ["FIRSTMIG", "DAFF_FAQ"],
      note: "We don't know which group Latin American countries are in.",
    },
    {
      id: "australia.rule.microchip",
      value: { is: "microchip", required: true, standard: "ISO compatible", beforeRabies: true },
      basis: "source",
      confidence: "medium",
      says: "The microchip must come before the first rabies vaccination.",
      sources: ["PETMOVE", "PTG"],
    },
    {
      id: "australia.rule.rabies",
      value: {
        is: "rabies",
        required: "Required for pets from group 3 countries.",
        minAgeDays: 84,
        validity:
          "The vaccination must stay valid without a gap from the blood test to the day of export.",
      },
      basis: "source",
      confidence: "medium",
      says: "The pet must be 12 weeks old, and the vaccination must stay valid without a gap.",
      sources: ["PTG", "PETMOVE"],
    },
    {
      id: "australia.rule.titre",
      value: {
        is: "titre",
        required: "Required for pets from group 3 countries.",
        maxMonths: 12,
        minIuPerMl: 0.5,
        minDaysFromReceiptToExport: 180,
      },
      basis: "source",
      confidence: "high",
      says: "The RNATT must be between 12 months and 180 days before export, counted from the sample's arrival at the lab. There are no exceptions.",
      sources: ["DEEP", "PETMOVE", "DAFF_FAQ"],
      note: "The sample is taken after the vaccination, ideally 3 to 4 weeks later. Until 2023, a test was valid for 24 months.",
    },
    {
      id: "australia.rule.certificate",
      value: { is: "certificate", maxDaysBeforeEntry: 5, endorsedBy: "an official government vet" },
      basis: "source",
      confidence: "low",
      says: "The certificate is valid for five days.",
      sources: ["PTG"],
    },
    {
      id: "australia.rule.tapeworm",
      value: {
        is: "tapeworm",
        required:
          "Covered by the internal parasite treatment. The source gives no time limit in hours.",
      },
      basis: "source",
      confidence: "low",
      says: "Pets must be treated for internal and external parasites.",
      sources: ["PTG_GOV"],
    },
    {
      id: "australia.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        further: ["Dogs from the USA must be vaccinated against canine influenza."],
      },
      basis: "source",
      confidence: "medium",
      says: "Pets need parasite treatments, and dogs from the USA a canine influenza vaccination.",
      sources: ["DEEP", "PTG_GOV"],
    },
    {
      id: "australia.rule.permit",
      value: {
        is: "permit",
        required: true,
        processing: "20 to 40 business days, sometimes up to 123",
      },
      basis: "source",
      confidence: "high",
      says: "Pets need a permit before travel, except from New Zealand.",
      sources: ["DEEP", "DAFF_PERM"],
    },
    {
      id: "australia.rule.quarantine",
      value: {
        is: "quarantine",
        days: 30,
        cases: [{ days: 10, when: "if the pet's identity was verified before the blood test" }],
        further: ["Quarantine is at the Mickleham facility in Melbourne."],
      },
      basis: "source",
      confidence: "high",
      says: "Quarantine lasts 30 days, or 10 if the pet's identity was verified before the RNATT.",
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
      says: "DAFF says to allow six months.",
      sources: ["DAFF_PERM", "DAFF_PEQ", "AUSTRALIA_REPORTED"],
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
