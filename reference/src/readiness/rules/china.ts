import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const gacc = quoted("CN_REPORTED", "CN_TEXT");

const elsewhere = {
  scope: { notFrom: "cn.designated" },
  otherwise:
    "Not required of pets from countries that China designates, such as Japan and the United Kingdom.",
} as const;

export const china: BorderRules = {
  territory: "CN",
  name: "China",
  authority: "China's customs (GACC)",
  rules: rulesOf(
    "cn",
    [
      allowed("Dogs and cats can enter with their owner.", gacc),
      {
        id: "number",
        requirement: "number",
        asks: { is: "number", atMost: 1 },
        text: "Each person can bring one dog or one cat.",
        ...gacc,
      },
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip.",
        ...gacc,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", longest: { months: 12 } },
        text: "The rabies vaccination must be valid. China doesn't count vaccinations for several years.",
        ...quoted("CN_REPORTED"),
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "entry" },
        text: "Pets from other countries need a rabies titer test, or they're quarantined.",
        ...elsewhere,
        ...gacc,
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...elsewhere,
        ...gacc,
      },
      {
        id: "titre-laboratory",
        requirement: "titre-laboratory",
        asks: { is: "titre-laboratory" },
        text: "The lab must be approved by GACC.",
        ...elsewhere,
        ...gacc,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["aphis-7001", "other"], endorsedFrom: ["US"] },
        text: "The authority of the country of origin must issue a quarantine certificate.",
        ...gacc,
      },
      notRequired("permit", "No permit is required for one pet that travels with its owner.", gacc),
      notRequired("tapeworm", "No tapeworm treatment is required.", quoted("CN_REPORTED")),
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "quarantine", days: 0 },
        text: "None for a pet with all documents that passes the check on arrival.",
        ...gacc,
      },
    ],
    "2026-11-29",
  ),
  printed: printed("china", {
    ruleTopics: ["rabies", "titre", "tapeworm", "permit", "number"],
    checked: "2026-11-29",
    statements: [
      {
        is: "microchip",
        also: "Bring a scanner for a microchip that doesn't follow the ISO standard.",
        confidence: "medium",
        sources: ["CN_REPORTED"],
      },
      {
        is: "certificate",
        also: "It names the microchip.",
        confidence: "medium",
        sources: ["CN_REPORTED"],
      },
      {
        is: "quarantine",
        also: "Otherwise, it takes 30 days. A pet that may be quarantined has to enter at a port with a facility, such as Beijing Capital Airport.",
        confidence: "medium",
        sources: ["CN_REPORTED", "CN_XINHUA"],
      },
      {
        is: "breeds",
        text: "No breed is banned from entry. Beijing, Shanghai and other cities ban large dogs or some breeds.",
        confidence: "medium",
        sources: ["CN_REPORTED"],
        only: "dog",
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "age", "notice"],
  }),
};
