// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const mexico: Rules = {
  rules: [
    {
      id: "mexico.rule.microchip",
      value: { is: "microchip", required: false },
      basis: "source",
      confidence: "medium",
      says: "Not mandatory for entry.",
      sources: ["TTC_MX", "PTG"],
    },
    {
      id: "mexico.rule.rabies",
      value: {
        is: "rabies",
        required: "Required, except from the USA and Canada.",
        exemptUnderDays: 90,
        validity: "must be in date",
      },
      basis: "source",
      confidence: "high",
      says: "Date and validity must appear on the certificate.",
      sources: ["EMBAMEX", "SENASICA_EN", "TTC_MX"],
    },
    {
      id: "mexico.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "No titre test to enter Mexico.",
      sources: ["PTG_MEM"],
      secondHand: true,
    },
    {
      id: "mexico.rule.certificate",
      value: {
        is: "certificate",
        maxDaysBeforeEntry: 15,
        endorsedBy: "official or private vet of origin",
        further: "Not needed for pets from the USA or Canada.",
      },
      basis: "source",
      confidence: "high",
      says: "Issued at most 15 days before arrival.",
      sources: ["EMBAMEX", "INFO_MX"],
    },
    {
      id: "mexico.rule.tapeworm",
      value: { is: "tapeworm", required: false },
      basis: "source",
      confidence: "medium",
      says: "No tapeworm window; general deworming only.",
      sources: ["SENASICA_EN"],
    },
    {
      id: "mexico.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        what: "internal and external parasites",
        withinMonths: 6,
        further: [
          "If parasites are found on arrival, the pet is treated at the owner's expense. If ticks are found, they're sampled and the pet is held.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Preventive treatment in last six months; inspection on arrival.",
      sources: ["EMBAMEX", "APHIS_MX"],
    },
    {
      id: "mexico.rule.permit",
      value: { is: "permit", required: false, further: "Import certificate issued at the port." },
      basis: "source",
      confidence: "medium",
      says: "No advance permit.",
      sources: ["PTG_MEM", "SENASICA_EN"],
    },
    {
      id: "mexico.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "medium",
      says: "No quarantine for a pet that passes inspection.",
      sources: ["TTC_MX"],
      secondHand: true,
    },
    {
      id: "mexico.rule.number",
      value: { is: "number", pets: 3 },
      basis: "source",
      confidence: "medium",
      says: "Simple process covers up to three pets per person.",
      sources: ["UNOTV", "TTC_MX"],
    },
    {
      id: "mexico.rule.notice",
      value: {
        is: "notice",
        words:
          "Go to the OISA office on arrival. Bring a clean carrier without bedding, toys or ruminant treats, and food for 1 day.",
      },
      basis: "source",
      confidence: "high",
      says: "Carrier is sprayed; items may be destroyed.",
      sources: ["SENASICA_EN", "APHIS_MX"],
    },
  ],
  gaps: [
    { id: "mexico.gap.export-fees", topic: "export-fees" },
    { id: "mexico.gap.breeds", topic: "breeds" },
    { id: "mexico.gap.age", topic: "age" },
  ],
};
