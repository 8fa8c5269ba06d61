// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const brazil: Rules = {
  rules: [
    {
      id: "brazil.rule.microchip",
      value: { is: "microchip", required: false },
      basis: "source",
      confidence: "medium",
      says: "The Mercosur CVI doesn't require a microchip.",
      sources: ["CORR2", "MDCF_BR"],
    },
    {
      id: "brazil.rule.rabies",
      value: {
        is: "rabies",
        required: "Required from the age of 90 days.",
        minDaysBeforeEntry: 21,
        validity: "The vaccination must be valid on entry.",
      },
      basis: "source",
      confidence: "medium",
      says: "The first dose must be given 21 days before entry.",
      sources: ["CORR2", "PTG_MEM", "MDCF_BR"],
      note: "A 30-day wait is reported for countries outside Mercosur.",
    },
    {
      id: "brazil.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "No titer test is required.",
      sources: ["CORR2", "PTG_MEM", "MDCF_BR"],
    },
    {
      id: "brazil.rule.certificate",
      value: {
        is: "certificate",
        maxDaysBeforeEntry: 10,
        validDays: 60,
        endorsedBy: "the official authority",
      },
      basis: "source",
      confidence: "medium",
      says: "The exam and the certificate must be within 10 days. The CVI is valid for 60 days.",
      sources: ["CORR2", "BR_CISA"],
    },
    {
      id: "brazil.rule.tapeworm",
      value: { is: "tapeworm", required: false },
      basis: "source",
      confidence: "medium",
      says: "Only Uruguay requires praziquantel.",
      sources: ["CORR2", "MDCF_BR"],
    },
    {
      id: "brazil.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        withinDays: 15,
      },
      basis: "source",
      confidence: "medium",
      says: "The treatment must be given within 15 days of the certificate.",
      sources: ["CORR2", "MDCF_BR"],
    },
    {
      id: "brazil.rule.permit",
      value: { is: "permit", required: false },
      basis: "source",
      confidence: "medium",
      says: "Dogs and cats don't need a permit.",
      sources: ["CORR2", "PTG_MEM", "MDCF_BR"],
    },
    {
      id: "brazil.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "medium",
      says: "There's no quarantine.",
      sources: ["CORR2", "PTG_MEM", "MDCF_BR"],
    },
    {
      id: "brazil.rule.age",
      value: {
        is: "age",
        further: "Pets under 90 days old can travel unvaccinated if their age is certified.",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from SENASA's page on Mercosur.",
      sources: ["CORR1", "MDCF_BR"],
    },
  ],
  gaps: [
    { id: "brazil.gap.import-fees", topic: "import-fees" },
    { id: "brazil.gap.breeds", topic: "breeds" },
    { id: "brazil.gap.number", topic: "number" },
    { id: "brazil.gap.notice", topic: "notice" },
  ],
};
