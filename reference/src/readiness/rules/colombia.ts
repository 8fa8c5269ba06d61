import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const ica = quoted("CO_ENTRY", "COLOMBIA_REPORTED");

export const colombia: BorderRules = {
  territory: "CO",
  name: "Colombia",
  authority: "ICA",
  rules: rulesOf(
    "co",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", ica),
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "departure" },
        text: "21 days must pass after the first rabies vaccination.",
        ...quoted("CO_ENTRY", "COLOMBIA_REPORTED", "CO_RCN", "CO_PORT"),
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry" },
        text: "The rabies vaccination must be valid on entry.",
        ...quoted("CO_ENTRY", "COLOMBIA_REPORTED", "CO_RCN"),
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 60 } },
        },
        text: "The pet must be treated for internal and external parasites within 60 days before it leaves.",
        ...ica,
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
        text: "The certificate must be issued or endorsed by the authority at most ten days before entry.",
        ...quoted("CO_ENTRY", "COLOMBIA_REPORTED", "CO_BLU", "CO_SFE"),
      },
      {
        id: "age",
        requirement: "age",
        asks: { is: "age", atLeast: { weeks: 15 }, anchor: "entry" },
        text: "The pet must be at least 15 weeks old.",
        ...ica,
      },
      notRequired("chip", "No microchip is required.", ica),
      notRequired("titre", "No titer test is required.", ica),
      notRequired("permit", "You don't need a permit in advance.", quoted("CO_BLU", "CO_ENTRY")),
      notRequired("tapeworm", "No other tapeworm treatment is required.", ica),
      notRequired("quarantine", "A pet that meets all requirements isn't quarantined.", ica),
    ],
    "2026-11-29",
  ),
  printed: printed("colombia", {
    ruleTopics: [
      "microchip",
      "rabies",
      "titre",
      "tapeworm",
      "parasites",
      "permit",
      "quarantine",
      "age",
      "breeds",
    ],
    statements: [
      {
        is: "certificate",
        also: "It must be issued or endorsed by the official authority of the country of origin. No apostille is required.",
        confidence: "medium",
        sources: ["CO_ENTRY", "COLOMBIA_REPORTED"],
        checked: "2026-11-29",
      },
      {
        is: "notice",
        text: "Register with ICA and request the inspection in its SISPAP system before you travel. On arrival, go to the ICA office.",
        confidence: "medium",
        sources: ["CO_ENTRY", "CO_BLU"],
        checked: "2026-11-29",
      },
    ],
    unknown: ["export-fees", "import-fees", "number"],
  }),
};
