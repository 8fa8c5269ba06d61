import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, notRequired, official, quoted, rulesOf } from "./shared.ts";

export const philippines: BorderRules = {
  territory: "PH",
  name: "the Philippines",
  authority: "the Bureau of Animal Industry",
  rules: rulesOf("ph", [
    allowed("Dogs and cats can enter.", quoted("PH_LA")),
    ...chipFirst(official("PH_LA", "PETMOVE")),
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { days: 120 }, anchor: "entry" },
      text: "The pet must be at least 120 days old.",
      ...quoted("PETMOVE"),
    },
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { days: 84 } },
      text: "The pet must be at least 12 weeks old when it's vaccinated against rabies.",
      ...quoted("PETMOVE"),
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "departure" },
      text: "A first rabies vaccination must be at least 21 days old at departure. There's no wait after a booster.",
      ...quoted("PETMOVE"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry" },
      text: "The rabies vaccination must be valid on arrival.",
      ...quoted("PETMOVE"),
    },
    {
      id: "permit",
      requirement: "permit",
      asks: {
        is: "permit",
        forms: ["spsic"],
        holds: { days: 60 },
        afterVaccination: { days: 14 },
      },
      text: "The import permit (SPSIC) is valid for 60 days. Apply at least 14 days after a first rabies vaccination.",
      ...official("PH_OTT", "PETMOVE"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: {
        is: "certificate",
        forms: ["aphis-7001", "other"],
        within: { days: 30 },
        endorsedFrom: ["US"],
      },
      text: "The health certificate can be at most 30 days old on arrival.",
      ...quoted("PH_LA", "PH_OTT"),
    },
    notRequired("titre", "No titer test is required.", quoted("PETMOVE", "PH_JP")),
    notRequired("tapeworm", "No tapeworm treatment is required.", official("PH_JP")),
    notRequired(
      "quarantine",
      "Only pets that don't meet the rules are quarantined.",
      quoted("PH_LA"),
    ),
  ]),
  printed: printed("philippines", {
    ruleTopics: ["titre", "tapeworm", "permit", "age"],
    statements: [
      {
        is: "microchip",
        iso: true,
        confidence: "high",
        says: "Pets without a microchip have been sent back since June 1, 2018.",
        sources: ["PH_LA", "PETMOVE"],
      },
      { is: "rabies", also: "Valid for 1 year.", confidence: "medium", sources: ["PETMOVE"] },
      {
        is: "vaccines",
        text: "Dogs: distemper, hepatitis, leptospirosis, parvovirus, parainfluenza. Cats: herpesvirus, calicivirus, panleukopenia, feline leukemia.",
        confidence: "medium",
        sources: ["PH_JP", "PHILIPPINES_REPORTED"],
      },
      {
        is: "parasites",
        text: "Treatment for internal parasites. Given 7 to 91 days before travel.",
        confidence: "low",
        sources: ["PETMOVE"],
      },
      {
        is: "certificate",
        also: "It must be issued or endorsed by the USDA or another official authority.",
        confidence: "low",
        sources: ["PH_LA", "PH_OTT"],
      },
      {
        is: "quarantine",
        also: "Pets that don't meet the requirements are quarantined or sent back.",
        confidence: "medium",
        sources: ["PH_LA", "PHILIPPINES_REPORTED"],
      },
      { is: "number", text: "Up to 3 pets per person.", confidence: "low", sources: ["PH_CPT"] },
      {
        is: "notice",
        text: "Show the permit at the quarantine desk.",
        confidence: "medium",
        sources: ["PH_LA", "PHILIPPINES_REPORTED"],
      },
    ],
    unknown: ["export-documents", "export-fees", "breeds"],
  }),
};
