import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const senasa = quoted("PE_REPORTED", "PE_SUNAT");

export const peru: BorderRules = {
  territory: "PE",
  name: "Peru",
  authority: "SENASA",
  rules: rulesOf(
    "pe",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", senasa),
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", unlessYounger: { months: 3 } },
        text: "From three months of age, a pet needs a valid rabies vaccination.",
        ...quoted("PE_REPORTED", "PE_COM"),
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 30 } },
        },
        text: "The pet must be treated for internal and external parasites within 30 days before it leaves.",
        ...senasa,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["aphis-7001", "other"], endorsedFrom: ["US"] },
        text: "The authority of the country of origin must issue an export health certificate.",
        ...senasa,
      },
      notRequired("chip", "No microchip is listed among the requirements.", senasa),
      notRequired("titre", "No titer test is required.", senasa),
      notRequired("permit", "A dog or cat that travels with its owner needs no permit.", senasa),
      notRequired("tapeworm", "No other tapeworm treatment is required.", senasa),
      notRequired("quarantine", "A healthy pet with all documents isn't quarantined.", senasa),
    ],
    "2026-11-29",
  ),
  printed: printed("peru", {
    ruleTopics: [
      "microchip",
      "rabies",
      "titre",
      "tapeworm",
      "parasites",
      "permit",
      "quarantine",
      "breeds",
    ],
    checked: "2026-11-29",
    statements: [
      {
        is: "vaccines",
        text: "Dogs: parvovirus, distemper, hepatitis and leptospirosis.",
        confidence: "medium",
        sources: ["PE_REPORTED"],
        only: "dog",
      },
      {
        is: "certificate",
        also: "Bring the original.",
        confidence: "medium",
        sources: ["PE_REPORTED"],
      },
      {
        is: "number",
        text: "The first pet that travels with you is free of duty. A second one isn't.",
        confidence: "medium",
        sources: ["PE_SUNAT"],
      },
      {
        is: "notice",
        text: "Show your pet and its documents at the SENASA office on arrival.",
        confidence: "medium",
        sources: ["PE_REPORTED", "PE_LAT"],
      },
    ],
    unknown: ["age"],
  }),
};
