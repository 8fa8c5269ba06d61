import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, notRequired, official, quoted, rulesOf } from "./shared.ts";

const read = "2026-11-29";

/** Of pets from regions that Japan doesn't designate as free of rabies. */
const elsewhere = {
  scope: { notFrom: "jp.designated" },
  otherwise: "Not required from Iceland, Australia, New Zealand, Fiji, Hawaii and Guam.",
} as const;

export const japan: BorderRules = {
  territory: "JP",
  name: "Japan",
  authority: "the Animal Quarantine Service of MAFF",
  rules: rulesOf(
    "jp",
    [
      allowed("Dogs and cats can enter.", quoted("AQS", "JP_REPORTED")),
      ...chipFirst(quoted("AQS")),
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { days: 91 } },
        text: "The pet must be at least 91 days old at its first rabies vaccination.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "rabies-second",
        requirement: "rabies-second",
        asks: { is: "second-dose", apart: { days: 30 }, withinValidity: true },
        text: "A second rabies vaccination is required at least 30 days later, while the first is valid.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", sinceSample: true },
        text: "The rabies vaccination must be valid on arrival, without a gap.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "entry" },
        text: "A rabies titer test is required on or after the day of the second vaccination.",
        ...elsewhere,
        ...official("AQS_EID", "AQS"),
      },
      {
        id: "titre-sample",
        requirement: "titre-sample",
        asks: { is: "titre-sample", atLeast: { days: 0 } },
        text: "The sample must be taken on or after the day of the second vaccination.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "titre-laboratory",
        requirement: "titre-laboratory",
        asks: { is: "titre-laboratory" },
        text: "The lab must be approved by Japan.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "titre-wait",
        requirement: "titre-wait",
        asks: { is: "titre-wait", atLeast: { days: 180 }, of: "sample", anchor: "entry" },
        text: "180 days must pass between the sample (day 0) and arrival. Any missing days are spent in quarantine.",
        also: "Any missing days are spent in quarantine.",
        ...elsewhere,
        ...official("AQS_EID", "AQS"),
      },
      {
        id: "titre-valid",
        requirement: "titre-valid",
        asks: { is: "titre-valid", atMost: { months: 24 }, anchor: "entry" },
        text: "The titer test can be at most two years old.",
        ...elsewhere,
        ...quoted("AQS"),
      },
      {
        id: "notice",
        requirement: "notice",
        asks: { is: "in-advance", atLeast: { days: 40 }, anchor: "entry" },
        text: "Notify the authority at least 40 days before arrival.",
        ...quoted("AQS"),
      },
      {
        id: "examination",
        requirement: "examination",
        asks: { is: "examination", window: { anchor: "departure", from: { days: 10 } } },
        text: "A vet must examine the pet within 10 days before boarding. The result goes on Form AC, which an official vet endorses.",
        also: "The result goes on Form AC, which an official vet endorses.",
        ...quoted("AQS"),
      },
      {
        id: "residence",
        requirement: "low-risk-stay",
        asks: { is: "residence", within: { days: 180 } },
        text: "A pet from a designated region must have lived there for 180 days before it leaves, or since its birth.",
        scope: { from: "jp.designated" },
        otherwise:
          "Required only of pets from Iceland, Australia, New Zealand, Fiji, Hawaii and Guam.",
        ...official("JP_FREE", "JP_REPORTED"),
      },
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "quarantine", days: 0, shorter: "by-titre-wait" },
        text: "Quarantine takes up to 12 hours if everything is in order. Otherwise, it lasts until the wait is over.",
        ...elsewhere,
        otherwise: "Quarantine takes up to 12 hours if everything is in order.",
        ...quoted("AQS", "JP_AKIBA"),
      },
      notRequired(
        "permit",
        "There's no permit. Japan asks for notice instead.",
        quoted("JP_REPORTED"),
      ),
    ],
    read,
  ),
  printed: printed("japan", {
    ruleTopics: ["microchip", "rabies", "titre", "certificate", "permit", "quarantine"],
    checked: read,
    statements: [
      {
        is: "age",
        text: "No minimum is published. With two vaccinations and the wait of 180 days, a pet is about 10 months old.",
        basis: "derived",
        confidence: "medium",
        sources: ["JP_REPORTED", "JP_AKIBA"],
      },
      {
        is: "notice",
        also: "Dogs enter only at designated airports and seaports, such as Narita, Haneda, Kansai and Chubu.",
        confidence: "medium",
        sources: ["JP_REPORTED"],
      },
    ],
    unknown: ["export-fees", "import-fees", "tapeworm", "parasites", "number"],
  }),
};
