import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, notRequired, quoted, rulesOf } from "./shared.ts";

const moccae = quoted("AE_REPORTED");

const highRisk = {
  scope: { from: "ae.high-risk" },
  otherwise: "Not required of dogs from countries with a low risk of rabies.",
} as const;

/** The ministry's list of countries with a high risk of rabies is missing. */
export const unitedArabEmirates: BorderRules = {
  territory: "AE",
  name: "the United Arab Emirates",
  authority: "the Ministry of Climate Change and Environment (MOCCAE)",
  species: "dog",
  rules: rulesOf(
    "ae",
    [
      allowed("Dogs can enter with a permit.", moccae),
      ...chipFirst(quoted("AE_REPORTED", "AE_ALEEMA")),
      {
        id: "origin-class",
        requirement: "origin-class",
        asks: { is: "origin-class", class: "ae.high-risk" },
        text: "The requirements depend on the country's risk of rabies, by the ministry's list.",
        ...moccae,
      },
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
        text: "The dog must be at least 12 weeks old when it's vaccinated against rabies.",
        ...quoted("AE_REPORTED", "AE_ALEEMA"),
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "entry" },
        text: "21 days must pass after the first rabies vaccination.",
        ...moccae,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry" },
        text: "The rabies vaccination must be valid on entry.",
        ...moccae,
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "entry" },
        text: "A dog from a country with a high risk of rabies needs a titer test.",
        ...highRisk,
        ...quoted("AE_REPORTED", "AE_KHALEEJ"),
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...highRisk,
        ...moccae,
      },
      {
        id: "titre-valid",
        requirement: "titre-valid",
        asks: { is: "titre-valid", atMost: { months: 12 }, anchor: "entry" },
        text: "The titer test is valid for a year.",
        ...highRisk,
        ...moccae,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 14 } },
        },
        text: "The dog must be treated for internal and external parasites within 14 days before it leaves.",
        ...moccae,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["aphis-7001", "other"], endorsedFrom: ["US"] },
        text: "A government health certificate is required.",
        ...quoted("AE_REPORTED", "AE_KHALEEJ"),
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"], holds: { days: 30 } },
        readings: [{ is: "permit", forms: ["other"], holds: { days: 90 } }],
        conflict:
          "Sources say that the permit is valid for 30 or for 90 days. Travel within 30 days to be safe.",
        text: "An import permit is required before the dog travels.",
        ...quoted("AE_REPORTED", "AE_KHALEEJ", "AE_CARRY"),
      },
      {
        id: "age",
        requirement: "age",
        asks: { is: "age", atLeast: { weeks: 15 }, anchor: "entry" },
        readings: [{ is: "age", atLeast: { weeks: 12 }, anchor: "entry" }],
        conflict: "It's 15 weeks from a country with a high risk of rabies, and 12 from others.",
        text: "The dog must be at least 12 or 15 weeks old, depending on the country.",
        ...quoted("AE_REPORTED", "AE_ALEEMA"),
      },
      {
        id: "number",
        requirement: "number",
        asks: { is: "number", atMost: 2 },
        text: "Each person can bring two pets a year.",
        ...quoted("AE_REPORTED", "AE_ALEEMA"),
      },
      notRequired("tapeworm", "No other tapeworm treatment is required.", moccae),
      notRequired("quarantine", "There's no routine quarantine.", moccae),
    ],
    "2026-11-29",
  ),
  printed: printed("united-arab-emirates", {
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
      "number",
      "breeds",
    ],
    only: "dog",
    checked: "2026-11-29",
    statements: [
      {
        is: "vaccines",
        text: "The usual vaccinations must be current.",
        confidence: "medium",
        sources: ["AE_REPORTED"],
      },
      {
        is: "notice",
        text: "Into Dubai, pets fly as cargo. The cabin is open only to Abu Dhabi.",
        confidence: "medium",
        sources: ["AE_LONGHAUL", "AE_REPORTED"],
      },
    ],
    unknown: ["export-fees"],
  }),
};
