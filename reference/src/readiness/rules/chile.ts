import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf, type RuleDraft } from "./shared.ts";
import { certificate, rabiesValid, waits } from "./south-america.ts";

const chip: RuleDraft = {
  id: "chip",
  requirement: "chip",
  asks: { is: "chip" },
  text: "The pet needs a microchip or a tattoo.",
  from: "2026-07-27",
  ...quoted("CORR2"),
};

export const chile: BorderRules = {
  territory: "CL",
  name: "Chile",
  authority: "SAG",
  rules: rulesOf("cl", [
    allowed("Dogs and cats can enter and must be declared at the border.", quoted("HUARPE")),
    chip,
    {
      ...chip,
      id: "chip-earlier",
      readings: [{ is: "not-asked" }],
      conflict:
        "Sources disagree on whether a microchip is required from June 28 or July 27, 2026.",
      from: "2026-06-28",
      until: "2026-07-26",
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(21),
      text: "21 days must pass after the first rabies vaccination.",
      ...quoted("CORR2", "HUARPE", "WTO_CL"),
    },
    rabiesValid("CORR2", "HUARPE"),
    {
      id: "parasites",
      requirement: "parasites",
      asks: {
        is: "treatment",
        against: ["internal", "external"],
        window: { anchor: "departure", from: { days: 30 }, until: { days: 5 } },
      },
      readings: [
        {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 30 }, until: { days: 5 } },
          ofCertificate: true,
        },
      ],
      conflict:
        "One source counts the days from treatment to boarding, another from treatment to the certificate.",
      text: "The pet must be treated for internal and external parasites 5 to 30 days before boarding.",
      ...quoted("CORR2", "HUARPE"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The health certificate must be issued at most 10 days before entry.",
      ...quoted("CORR2", "HUARPE"),
    },
    notRequired("titre", "No titer test is required.", quoted("CORR2")),
    notRequired("tapeworm", "The general parasite treatment covers tapeworm.", quoted("CORR2")),
  ]),
  printed: printed("chile", {
    ruleTopics: ["rabies", "titre", "tapeworm", "parasites"],
    statements: [
      {
        is: "microchip",
        also: "Standard: ISO 11784/11785 (microchip or tattoo).",
        confidence: "medium",
        sources: ["CORR2", "CORR1", "CHILE_REPORTED"],
      },
      {
        is: "certificate",
        also: "It must be issued or endorsed by the official veterinary authority of the country of origin (USDA for the USA).",
        confidence: "high",
        sources: ["CORR2", "HUARPE"],
      },
      {
        is: "permit",
        text: "It's unclear whether a permit is required. SAG decides on the “Autorización Sanitaria” at the border.",
        confidence: "low",
        sources: ["CORR2", "CORR1", "CHILE_REPORTED3"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. Pets stay at home for 10 days after arrival.",
        confidence: "low",
        sources: ["CORR1", "CHILE_REPORTED3"],
        note: "When we looked again on July 14, 2026, we couldn't find this.",
      },
      {
        is: "breeds",
        also: "9 breeds count as potentially dangerous and must be registered.",
        confidence: "low",
        sources: ["PTG", "SOYCHILE"],
        only: "dog",
      },
      {
        is: "notice",
        text: "Declare your pet to SAG at the border and show its documents.",
        confidence: "medium",
        sources: ["CHETOBA", "HUARPE"],
      },
    ],
    unknown: ["import-fees", "age", "number"],
  }),
};
