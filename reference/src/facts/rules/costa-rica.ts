// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const costaRica: Rules = {
  rules: [
    {
      id: "costa-rica.rule.microchip",
      value: { is: "microchip", required: true },
      basis: "source",
      confidence: "high",
      says: "The number must be on the certificate.",
      sources: ["CR_NAC", "CR_MUNDO"],
      note: "Older guides say that a microchip isn't required.",
    },
    {
      id: "costa-rica.rule.rabies",
      value: {
        is: "rabies",
        required: "Required from the age of 3 months.",
        validity: "The vaccination must be valid on entry.",
      },
      basis: "source",
      confidence: "medium",
      says: "The vaccination must be valid on entry.",
      sources: ["CR_NAC"],
    },
    {
      id: "costa-rica.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "Titer test reports are useful only to owners returning home.",
      sources: ["CR_MUNDO"],
    },
    {
      id: "costa-rica.rule.certificate",
      value: {
        is: "certificate",
        maxDaysBeforeEntry: 14,
        endorsedBy: "the official authority of the country of origin",
      },
      basis: "source",
      confidence: "medium",
      says: "The exam must take place in the two weeks before travel.",
      sources: ["CR_NAC"],
    },
    {
      id: "costa-rica.rule.tapeworm",
      value: { is: "tapeworm", required: false },
      basis: "source",
      confidence: "medium",
      says: "The general deworming covers it.",
      sources: ["CR_NAC"],
    },
    {
      id: "costa-rica.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        withinDays: 15,
      },
      basis: "source",
      confidence: "high",
      says: "The treatment must be given within 15 days of arrival.",
      sources: ["CR_NAC", "CR_MUNDO"],
    },
    {
      id: "costa-rica.rule.vaccines",
      value: {
        is: "vaccines",
        dogs: ["distemper", "hepatitis", "parvovirus", "leptospirosis"],
        cats: ["rhinotracheitis", "calicivirus", "panleukopenia"],
      },
      basis: "source",
      confidence: "medium",
      says: "The vaccinations depend on the pet's age.",
      sources: ["CR_NAC"],
    },
    {
      id: "costa-rica.rule.permit",
      value: { is: "permit", required: "Required for pets traveling as cargo." },
      basis: "source",
      confidence: "medium",
      says: "Pets that travel as cargo need a permit.",
      sources: ["CR_MUNDO"],
    },
    {
      id: "costa-rica.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "low",
      says: "Pets that meet the requirements aren't quarantined.",
      sources: ["PTG"],
    },
  ],
  gaps: [
    { id: "costa-rica.gap.import-fees", topic: "import-fees" },
    { id: "costa-rica.gap.breeds", topic: "breeds" },
    { id: "costa-rica.gap.age", topic: "age" },
    { id: "costa-rica.gap.number", topic: "number" },
    { id: "costa-rica.gap.notice", topic: "notice" },
  ],
};
