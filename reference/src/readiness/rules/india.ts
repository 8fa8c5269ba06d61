import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { notRequired, official, quoted, rulesOf } from "./shared.ts";

const aqcs = official("IN_AQCS", "INDIA_REPORTED");

export const india: BorderRules = {
  territory: "IN",
  name: "India",
  authority: "AQCS",
  rules: rulesOf(
    "in",
    [
      {
        id: "entry",
        requirement: "entry",
        asks: { is: "unclear" },
        text: "Only people who move to India can bring pets as baggage. Others need a license from DGFT.",
        ...official("IN_FAQ", "IN_AQCS", "INDIA_REPORTED"),
      },
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip.",
        ...quoted("INDIA_REPORTED", "IN_SOP"),
      },
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { months: 3 } },
        text: "The pet must be at least three months old when it's vaccinated against rabies.",
        ...aqcs,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: {
          is: "wait-after-vaccination",
          atLeast: { days: 31 },
          anchor: "departure",
          boosters: true,
        },
        text: "The rabies vaccination must be more than a month old when the pet leaves.",
        ...aqcs,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "departure", longest: { months: 12 } },
        text: "The rabies vaccination can be at most 12 months old when the pet leaves.",
        ...aqcs,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["aphis-7001", "other"], endorsedFrom: ["US"] },
        text: "The authority of the country of origin must issue or endorse the health certificate.",
        ...aqcs,
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"], takes: { businessDays: 7 } },
        text: "Apply for the no-objection certificate (NOC) of AQCS at least seven working days before departure.",
        also: "It's the no-objection certificate (NOC) of AQCS.",
        ...quoted("INDIA_REPORTED", "IN_SOP", "IN_FAQ"),
      },
      {
        id: "number",
        requirement: "number",
        asks: { is: "number", atMost: 2 },
        text: "Each person can bring two pets as baggage.",
        ...official("IN_AQCS", "IN_CBIC", "INDIA_REPORTED"),
      },
      notRequired("titre", "No titer test is required.", quoted("IN_AQCS", "INDIA_REPORTED")),
      notRequired("tapeworm", "No tapeworm treatment is required.", quoted("IN_AQCS")),
      notRequired(
        "quarantine",
        "A healthy pet that comes as baggage with all documents isn't quarantined.",
        official("IN_FAQ", "INDIA_REPORTED"),
      ),
    ],
    "2026-11-29",
  ),
  printed: printed("india", {
    ruleTopics: ["rabies", "titre", "tapeworm", "number"],
    statements: [
      {
        is: "microchip",
        also: "AQCS doesn't name a standard. Make sure that it can be read on arrival.",
        confidence: "medium",
        sources: ["INDIA_REPORTED", "IN_SOP"],
        checked: "2026-11-29",
      },
      {
        is: "certificate",
        also: "The owner's name must match the ticket.",
        confidence: "medium",
        sources: ["IN_SOP"],
        checked: "2026-11-29",
      },
      {
        is: "permit",
        also: "A pet that doesn't travel as baggage also needs a DGFT license.",
        confidence: "high",
        sources: ["IN_FAQ", "IN_CBIC", "INDIA_REPORTED"],
      },
      {
        is: "quarantine",
        also: "Pets that don't travel as baggage are quarantined. Others may be if there's any doubt.",
        text: "None for a healthy pet that comes as baggage with all documents. Pets that don't travel as baggage are quarantined. Others may be if there's any doubt.",
        confidence: "high",
        sources: ["IN_FAQ", "INDIA_REPORTED"],
      },
      {
        is: "breeds",
        text: "A notice of 2024 advised states to ban about 23 breeds. Courts have stayed it, and it isn't enforced. Ask before you travel.",
        confidence: "medium",
        sources: ["INDIA_REPORTED", "IN_SOP"],
        checked: "2026-11-29",
        only: "dog",
      },
      {
        is: "notice",
        text: "Enter through Delhi, Mumbai, Kolkata, Chennai, Bengaluru or Hyderabad.",
        confidence: "medium",
        sources: ["IN_FAQ", "IN_CBIC"],
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "age"],
  }),
};
