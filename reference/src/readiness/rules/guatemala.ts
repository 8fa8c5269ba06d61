import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const visar = quoted("GT_REPORTED", "GT_APHIS");

export const guatemala: BorderRules = {
  territory: "GT",
  name: "Guatemala",
  authority: "MAGA-VISAR",
  rules: rulesOf(
    "gt",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", visar),
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: {
          is: "wait-after-vaccination",
          atLeast: { months: 1 },
          anchor: "departure",
          boosters: true,
        },
        text: "The rabies vaccination must be at least a month old when the pet leaves.",
        ...visar,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "departure", longest: { months: 12 } },
        text: "The rabies vaccination can be at most a year old when the pet leaves.",
        ...visar,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: { is: "unclear" },
        text: "The pet must be treated for internal and external parasites. We don't know how recently.",
        ...visar,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["aphis-7001", "other"] },
        text: "A health certificate from the country of origin is required, with the vaccination card.",
        also: "Bring the vaccination card.",
        ...visar,
      },
      notRequired("chip", "No microchip is listed among the requirements.", visar),
      notRequired("titre", "No titer test is listed among the requirements.", visar),
      notRequired("permit", "Dogs and cats need no permit in advance.", visar),
      notRequired("tapeworm", "No other tapeworm treatment is required.", visar),
    ],
    "2026-11-29",
  ),
  printed: printed("guatemala", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "permit"],
    checked: "2026-11-29",
    statements: [
      {
        is: "certificate",
        also: "Language: Spanish. Bring three sets of copies.",
        confidence: "medium",
        sources: ["GT_REPORTED", "GT_TRAD"],
      },
      {
        is: "breeds",
        text: "No breed is banned from entry. Some breeds need a license and insurance to be kept.",
        confidence: "medium",
        sources: ["GT_REPORTED"],
        only: "dog",
      },
      {
        is: "notice",
        text: "Show your pet and its documents to the SEPA-MAGA inspector at the border.",
        confidence: "medium",
        sources: ["GT_REPORTED"],
      },
    ],
    unknown: ["quarantine", "age", "number"],
  }),
};
