// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const panama: Rules = {
  rules: [
    {
      id: "panama.rule.rabies",
      value: { is: "rabies", required: true, minDaysBeforeEntry: 30, validity: "12 months" },
      basis: "source",
      confidence: "medium",
      says: "The vaccination must be between 30 days and 12 months old.",
      sources: ["PA_RELO", "PANAMA_REPORTED"],
    },
    {
      id: "panama.rule.titre",
      value: { is: "titre", required: false },
      basis: "source",
      confidence: "medium",
      says: "No titer test is required, wherever the pet comes from.",
      sources: ["PTG_MEM", "PANAMA_REPORTED"],
    },
    {
      id: "panama.rule.certificate",
      value: { is: "certificate", maxDaysBeforeEntry: 10, authenticatedWithinDays: 30 },
      basis: "source",
      confidence: "medium",
      says: "It must be issued within 10 days. The consulate authenticates it within 30 days of issue.",
      sources: ["PA_RELO", "PA_CAN"],
    },
    {
      id: "panama.rule.parasites",
      value: { is: "parasites", required: true, withinDays: 14 },
      basis: "source",
      confidence: "low",
      says: "The parasite treatment must be given within 14 days.",
      sources: ["PTG_MEM"],
      secondHand: true,
    },
    {
      id: "panama.rule.permit",
      value: { is: "permit", required: "A license is issued and paid for on arrival." },
      basis: "source",
      confidence: "medium",
      says: "You pay for the license on arrival.",
      sources: ["PA_MIDA"],
    },
    {
      id: "panama.rule.quarantine",
      value: {
        is: "quarantine",
        further: ["Home quarantine is possible, but we don't know how long it lasts."],
      },
      basis: "source",
      confidence: "low",
      says: "Home quarantine is one option. We don't know how long it lasts.",
      sources: ["PA_ENT", "PA_P50"],
    },
    {
      id: "panama.rule.notice",
      value: { is: "notice", words: "Give 3 days' notice and arrive during vet office hours." },
      basis: "source",
      confidence: "medium",
      says: "MIDA's page gives weekday hours of 7 AM to 11 PM.",
      sources: ["PA_P50", "PA_MIDA"],
    },
  ],
  gaps: [
    { id: "panama.gap.export-documents", topic: "export-documents" },
    { id: "panama.gap.export-fees", topic: "export-fees" },
    { id: "panama.gap.microchip", topic: "microchip" },
    { id: "panama.gap.tapeworm", topic: "tapeworm" },
    { id: "panama.gap.breeds", topic: "breeds" },
    { id: "panama.gap.age", topic: "age" },
    { id: "panama.gap.number", topic: "number" },
  ],
};
