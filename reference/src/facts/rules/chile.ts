// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const chile: Rules = {
  rules: [
    {
      id: "chile.rule.microchip",
      value: {
        is: "microchip",
        required: true,
        standard: "ISO 11784/11785 (microchip or tattoo)",
        beforeRabies: false,
        from: "2026-07-27",
      },
      basis: "source",
      confidence: "medium",
      says: "The microchip is needed before the certificate is issued. It doesn't depend on the vaccination.",
      sources: ["CORR2", "CORR1", "CHILE_REPORTED"],
      note: "In July 2026, SENASA's page gave June 28. On September 30, 2026, it gave July 27. SAG's own page didn't mention it in July 2026, and older guides say it isn't required.",
    },
    {
      id: "chile.rule.rabies",
      value: {
        is: "rabies",
        required: true,
        minDaysBeforeEntry: 21,
        boosterWaitDays: 0,
        validity: "The vaccination must be valid on entry.",
      },
      basis: "source",
      confidence: "high",
      says: "Pets of all ages must be vaccinated, with a first dose 21 days before entry.",
      sources: ["CORR2", "HUARPE", "WTO_CL"],
      note: "An older rule (Resolution 6056 of 2009) no longer applies.",
    },
    {
      id: "chile.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "An official page says that it isn't required.",
      sources: ["CORR2", "CHILE_REPORTED2"],
    },
    {
      id: "chile.rule.certificate",
      value: {
        is: "certificate",
        maxDaysBeforeEntry: 10,
        endorsedBy: "the official veterinary authority of the country of origin (USDA for the USA)",
      },
      basis: "source",
      confidence: "high",
      says: "It must be issued within 10 days before entry.",
      sources: ["CORR2", "HUARPE"],
    },
    {
      id: "chile.rule.tapeworm",
      value: {
        is: "tapeworm",
        required:
          "Covered by the general internal parasite treatment. The source gives no time limit in hours.",
      },
      basis: "source",
      confidence: "medium",
      says: "The general treatment for internal parasites covers it.",
      sources: ["CORR2", "CHILE_REPORTED2"],
    },
    {
      id: "chile.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        daysBefore: { min: 5, max: 30 },
      },
      basis: "source",
      confidence: "high",
      says: "The treatment must be given 5 to 30 days before boarding.",
      sources: ["CORR2", "HUARPE"],
    },
    {
      id: "chile.rule.permit",
      value: {
        is: "permit",
        required: "It's unclear whether a permit is required.",
        further: "SAG decides on the “Autorización Sanitaria” at the border.",
      },
      basis: "source",
      confidence: "low",
      says: "The title suggests a permit, but the process is a border check.",
      sources: ["CORR2", "CORR1", "CHILE_REPORTED3"],
    },
    {
      id: "chile.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        further: ["Pets stay at home for 10 days after arrival."],
      },
      basis: "source",
      confidence: "low",
      says: "ChileAtiende mentions 10 days at the home where the pet will stay.",
      sources: ["CORR1", "CHILE_REPORTED3"],
      note: "When we looked again on July 14, 2026, we couldn't find this.",
    },
    {
      id: "chile.rule.breeds",
      value: {
        is: "breeds",
        banned: [],
        further: ["9 breeds count as potentially dangerous and must be registered."],
      },
      basis: "source",
      confidence: "low",
      says: "There's no national import ban. A law called Ley Cholito names nine potentially dangerous breeds that must be registered.",
      sources: ["PTG", "SOYCHILE"],
      only: "dog",
    },
    {
      id: "chile.rule.notice",
      value: {
        is: "notice",
        words: "Declare your pet to SAG at the border and show its documents.",
      },
      basis: "source",
      confidence: "medium",
      says: "SAG inspects pets at the border post.",
      sources: ["CHETOBA", "HUARPE"],
    },
  ],
  gaps: [
    { id: "chile.gap.import-fees", topic: "import-fees" },
    { id: "chile.gap.age", topic: "age" },
    { id: "chile.gap.number", topic: "number" },
  ],
};
