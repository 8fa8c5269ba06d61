import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const digega = quoted("DOMINICAN_REPUBLIC_REPORTED", "DO_APHIS");

export const dominicanRepublic: BorderRules = {
  territory: "DO",
  name: "the Dominican Republic",
  authority: "the Dirección General de Ganadería (DIGEGA)",
  rules: rulesOf(
    "do",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", digega),
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "The certificate names the pet's microchip or tattoo.",
        also: "A tattoo is accepted, too.",
        ...digega,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 30 }, anchor: "departure" },
        text: "30 days must pass after the first rabies vaccination.",
        ...quoted("DOMINICAN_REPUBLIC_REPORTED", "DO_VISIT", "DO_GUIDE"),
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "departure", longest: { months: 12 } },
        text: "The rabies vaccination can be at most 12 months old.",
        ...quoted("DOMINICAN_REPUBLIC_REPORTED", "DO_VISIT", "DO_GUIDE"),
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: { is: "unclear" },
        text: "The pet must be treated for internal and external parasites. We don't know how recently.",
        ...digega,
      },
      {
        id: "examination",
        requirement: "examination",
        asks: { is: "examination", window: { anchor: "departure", from: { days: 3 } } },
        text: "A vet must examine the pet within three days before it leaves.",
        ...digega,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["aphis-7001", "other"],
          within: { days: 10 },
          endorsedFrom: ["US"],
        },
        text: "The endorsed certificate is valid for ten days.",
        ...digega,
      },
      notRequired("titre", "No titer test is required.", digega),
      notRequired("permit", "Pets that travel with their owner don't need a permit.", digega),
      notRequired("tapeworm", "No other tapeworm treatment is required.", digega),
      notRequired("quarantine", "A pet that meets all requirements isn't quarantined.", digega),
    ],
    "2026-11-29",
  ),
  printed: printed("dominican-republic", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "permit", "quarantine"],
    statements: [
      {
        is: "certificate",
        also: "If the vet isn't an official one, an official vet countersigns it. Older sources say 15 or 14 days instead.",
        confidence: "medium",
        sources: ["DOMINICAN_REPUBLIC_REPORTED", "DO_APHIS"],
        checked: "2026-11-29",
      },
      {
        is: "number",
        text: "Up to 5 pets per person.",
        confidence: "low",
        sources: ["PTG_MEM"],
        secondHand: true,
      },
      {
        is: "breeds",
        text: "No breed is banned.",
        confidence: "medium",
        sources: ["DOMINICAN_REPUBLIC_REPORTED"],
        checked: "2026-11-29",
        only: "dog",
      },
      {
        is: "notice",
        text: "Ask for the Sanidad Animal office on arrival.",
        confidence: "low",
        sources: ["DO_GUIDE"],
      },
    ],
    unknown: ["export-fees", "age"],
  }),
};
