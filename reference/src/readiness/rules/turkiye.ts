import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, notRequired, quoted, rulesOf } from "./shared.ts";

const ministry = quoted("TR_REPORTED", "TR_LAW");

export const turkiye: BorderRules = {
  territory: "TR",
  name: "Türkiye",
  authority: "Türkiye's Ministry of Agriculture and Forestry",
  rules: rulesOf(
    "tr",
    [
      allowed("Dogs and cats can enter with their owner.", ministry),
      ...chipFirst(ministry),
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry" },
        text: "The rabies vaccination must be valid on entry.",
        ...ministry,
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "entry" },
        text: "A rabies titer test is required. One that stands in the pet's passport isn't repeated while the vaccination doesn't lapse.",
        ...ministry,
      },
      {
        id: "titre-sample",
        requirement: "titre-sample",
        asks: { is: "titre-sample", atLeast: { days: 30 } },
        text: "The sample must be taken at least 30 days after the vaccination.",
        ...ministry,
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...ministry,
      },
      {
        id: "titre-laboratory",
        requirement: "titre-laboratory",
        asks: { is: "titre-laboratory" },
        text: "The lab must be approved by the EU.",
        ...ministry,
      },
      {
        id: "titre-wait",
        requirement: "titre-wait",
        asks: { is: "titre-wait", atLeast: { months: 3 }, of: "sample", anchor: "entry" },
        text: "Three months must pass between the sample and entry. A pet from Türkiye that was tested before it left doesn't wait.",
        also: "A pet from Türkiye that was tested before it left doesn't wait.",
        ...ministry,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["other"],
          within: { months: 4 },
          endorsedFrom: ["US"],
        },
        text: "The authority must endorse Türkiye's health certificate. It's valid for four months, or until the rabies vaccination ends.",
        ...ministry,
      },
      {
        id: "number",
        requirement: "number",
        asks: { is: "number", atMost: 2 },
        text: "Each traveler can bring two pets.",
        ...ministry,
      },
      notRequired(
        "tapeworm",
        "No tapeworm treatment is required unless the authority asks for it.",
        ministry,
      ),
      notRequired("quarantine", "There's no quarantine.", ministry),
    ],
    "2026-11-29",
  ),
  printed: printed("turkiye", {
    ruleTopics: ["rabies", "titre", "tapeworm", "certificate", "quarantine", "number", "breeds"],
    checked: "2026-11-29",
    statements: [
      {
        is: "microchip",
        also: "Standard: ISO 11784, readable with an ISO 11785 scanner. A legible tattoo is accepted, too.",
        iso: true,
        confidence: "medium",
        sources: ["TR_REPORTED", "TR_LAW"],
      },
      {
        is: "notice",
        text: "Declare your pet to customs and the veterinary border office on arrival.",
        confidence: "medium",
        sources: ["TR_REPORTED"],
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "permit", "age"],
  }),
};
