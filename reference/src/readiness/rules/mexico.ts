import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, official, quoted, rulesOf } from "./shared.ts";

const fromElsewhere = {
  scope: { notFrom: "mx.usa-or-canada" },
  otherwise: "Not required for pets from the USA or Canada. They're inspected on arrival.",
} as const;

export const mexico: BorderRules = {
  territory: "MX",
  name: "Mexico",
  authority: "SENASICA",
  rules: rulesOf("mx", [
    allowed(
      "Dogs and cats can enter and are inspected on arrival.",
      official("APHIS_MX", "EMBAMEX"),
    ),
    {
      id: "certificate",
      requirement: "certificate",
      asks: { is: "certificate", forms: ["aphis-7001", "other"], within: { days: 15 } },
      text: "The health certificate can be at most 15 days old on arrival. None is required for pets from the USA or Canada.",
      ...fromElsewhere,
      ...official("EMBAMEX", "INFO_MX"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry", unlessYounger: { days: 90 } },
      text: "From 90 days of age, a pet needs a valid rabies vaccination, unless it comes from the USA or Canada.",
      ...fromElsewhere,
      ...official("EMBAMEX", "SENASICA_EN"),
    },
    {
      id: "parasites",
      requirement: "parasites",
      asks: {
        is: "treatment",
        against: ["internal", "external"],
        window: { anchor: "entry", from: { months: 6 } },
      },
      text: "The pet must have been treated for internal and external parasites in the last six months.",
      ...official("EMBAMEX", "APHIS_MX"),
    },
    {
      id: "number",
      requirement: "number",
      asks: { is: "number", atMost: 3 },
      text: "The simple process is for up to three pets.",
      ...quoted("UNOTV", "TTC_MX"),
    },
    notRequired("chip", "No microchip is required.", quoted("TTC_MX", "PTG")),
    notRequired("titre", "No titer test is required.", quoted("PTG_MEM")),
    notRequired("permit", "You don't need a permit in advance.", quoted("PTG_MEM", "SENASICA_EN")),
    notRequired("tapeworm", "No tapeworm treatment is listed.", quoted("APHIS_MX")),
    notRequired("quarantine", "A pet that passes inspection isn't quarantined.", quoted("TTC_MX")),
  ]),
  printed: printed("mexico", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "quarantine", "number"],
    statements: [
      {
        is: "certificate",
        also: "It must be issued or endorsed by an official or private vet in the country of origin.",
        confidence: "high",
        sources: ["EMBAMEX", "INFO_MX"],
      },
      {
        is: "permit",
        also: "The import certificate is issued where you enter.",
        confidence: "medium",
        sources: ["PTG_MEM", "SENASICA_EN"],
      },
      {
        is: "notice",
        text: "Go to the OISA office on arrival. Bring a clean carrier and food for 1 day. Bedding, toys and treats made from cattle, sheep or goats aren't allowed in the carrier.",
        confidence: "high",
        sources: ["SENASICA_EN", "APHIS_MX", "MEXICO_REPORTED"],
      },
    ],
    unknown: ["export-fees", "breeds", "age"],
  }),
};
