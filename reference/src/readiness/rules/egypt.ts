import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const govs = quoted("EG_APHIS", "EG_EMBASSY");

const certificate = (days: number) =>
  ({
    is: "certificate",
    forms: ["aphis-7001", "other"],
    within: { days },
    endorsedFrom: ["US"],
  }) as const;

export const egypt: BorderRules = {
  territory: "EG",
  name: "Egypt",
  authority: "the General Organization for Veterinary Services (GOVS)",
  species: "dog",
  rules: rulesOf(
    "eg",
    [
      allowed("Dogs can enter and are inspected on arrival.", govs),
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
        text: "The dog must be at least 12 weeks old when it's vaccinated against rabies.",
        ...govs,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: {
          is: "wait-after-vaccination",
          atLeast: { days: 30 },
          anchor: "entry",
          boosters: true,
        },
        text: "30 days must pass after the rabies vaccination.",
        ...govs,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", longest: { months: 11 } },
        text: "The rabies vaccination can be at most 11 months old on arrival.",
        ...govs,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: { is: "unclear" },
        text: "The dog must be treated for internal and external parasites shortly before it leaves. We don't know how recently.",
        ...govs,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: certificate(10),
        readings: [certificate(14)],
        conflict: "The certificate is reported to count for 10 to 14 days. Use 10 to be safe.",
        text: "The authority must endorse the certificate shortly before the dog travels.",
        ...govs,
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "unclear" },
        text: "Usually, no approval is required for a pet. GOVS can ask for one.",
        ...govs,
      },
      {
        id: "age",
        requirement: "age",
        asks: { is: "age", atLeast: { months: 4 }, anchor: "entry" },
        text: "The dog must be at least four months old.",
        ...govs,
      },
      notRequired("chip", "A microchip is recommended, not required.", govs),
      notRequired("titre", "No titer test is required.", govs),
      notRequired("tapeworm", "No other tapeworm treatment is required.", govs),
      notRequired("quarantine", "A healthy dog with all documents isn't quarantined.", govs),
    ],
    "2026-11-29",
  ),
  printed: printed("egypt", {
    ruleTopics: [
      "microchip",
      "rabies",
      "titre",
      "tapeworm",
      "parasites",
      "certificate",
      "permit",
      "quarantine",
      "age",
      "breeds",
    ],
    only: "dog",
    checked: "2026-11-29",
    statements: [
      {
        is: "vaccines",
        text: "Distemper, hepatitis, parvovirus and parainfluenza.",
        confidence: "medium",
        sources: ["EG_APHIS"],
      },
      { is: "number", text: "Up to 2 pets per person.", confidence: "low", sources: ["EG_HADAS"] },
      {
        is: "notice",
        text: "Veterinary quarantine officers inspect every dog at the airport. Bring the original documents.",
        confidence: "medium",
        sources: ["EG_OUT", "EG_EMBASSY"],
      },
    ],
    unknown: ["export-fees", "import-fees"],
  }),
};
