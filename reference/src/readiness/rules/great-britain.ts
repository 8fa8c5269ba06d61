import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import { allowed, chipFirst, notRequired, rulesOf } from "./shared.ts";

const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;
const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

const unlisted = {
  scope: { from: "gb.unlisted" },
  otherwise: "No titer test is required for pets from a country on Great Britain's list.",
} as const;

export const greatBritain: BorderRules = {
  territory: "GB",
  name: "Great Britain",
  authority: "APHA, Great Britain's authority",
  ferrets: true,
  rules: rulesOf("gb", [
    allowed("Dogs, cats and ferrets can enter by approved routes.", quoted("UK_IN", "GOVUK")),
    {
      id: "cargo-by-air",
      requirement: "airline-route",
      asks: { is: "cargo-by-air" },
      text: "By air, pets can enter Great Britain only as cargo, except for assistance dogs.",
      scope: { mode: "flight" },
      otherwise: "Applies only to pets that come by air.",
      ...quoted("DEEP", "GOVUK", "AUDIT"),
    },
    ...chipFirst(official("UK_OUT", "UK_CANVAC")),
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
      text: "The pet must be at least 12 weeks old when it's vaccinated against rabies.",
      ...official("UK_CANVAC", "UK_IN"),
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: { is: "wait-after-vaccination", atLeast: { days: 21 }, anchor: "entry" },
      readings: [{ is: "wait-after-vaccination", atLeast: { days: 22 }, anchor: "entry" }],
      conflict:
        "GOV.UK says 21 days on one page and 21 full days on another. Allow one more day to be safe.",
      text: "21 days must pass after the first rabies vaccination. There's no wait after an on-time booster.",
      ...official("UK_CANVAC", "UK_IN", "GVL"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry" },
      text: "The rabies vaccination must be valid on the day of entry.",
      ...official("UK_OUT", "UK_IN"),
    },
    {
      id: "origin-class",
      requirement: "origin-class",
      asks: { is: "origin-class", class: "gb.unlisted" },
      text: "Whether a titer test is required depends on Great Britain's lists.",
      ...official("UK_TITRE"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "entry" },
      text: "Pets from a country that isn't on Great Britain's list need a rabies titer test.",
      ...unlisted,
      ...official("UK_TITRE"),
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 30 } },
      text: "The sample must be taken at least 30 days after the vaccination.",
      ...unlisted,
      ...official("UK_TITRE"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { months: 3 }, of: "sample", anchor: "entry" },
      text: "Three calendar months must pass between the sample and entry.",
      ...unlisted,
      ...official("UK_TITRE"),
    },
    {
      id: "tapeworm",
      requirement: "tapeworm",
      asks: { is: "tapeworm", atLeastHours: 24, atMostHours: 120 },
      text: "A vet must treat dogs for tapeworm 24 to 120 hours before entry, unless they come directly from Finland, Ireland, Malta or Norway.",
      also: "Not needed if you come directly from Finland, Ireland, Malta, Northern Ireland or Norway.",
      scope: { species: ["dog"], notFrom: "gb.tapeworm-free" },
      otherwise:
        "Required only for dogs, except those that come directly from Finland, Ireland, Malta, Norway or Northern Ireland.",
      ...official("UK_TAPE"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: {
        is: "certificate",
        forms: ["gb-certificate"],
        within: { days: 10 },
        endorsedFrom: ["US"],
        passport: "any",
      },
      text: "The pet must enter within 10 days after its Great Britain pet health certificate is issued, or with an EU pet passport.",
      ...quoted("UK_IN"),
    },
    {
      id: "certificate-return",
      requirement: "certificate-return",
      asks: { is: "certificate-return", holds: { months: 4 } },
      readings: [{ is: "certificate-return", holds: { months: 6 } }],
      conflict:
        "Sources disagree on whether the certificate is valid for four or six months on the way home.",
      text: "The animal health certificate you left with is valid for four months on the way home.",
      ...official("UK_AHC"),
    },
    {
      id: "companion",
      requirement: "companion",
      asks: { is: "companion", within: { days: 5 } },
      text: "Pet and owner must travel within five days of each other.",
      ...quoted("UK_5D"),
    },
    {
      id: "number",
      requirement: "number",
      asks: { is: "number", atMost: 5 },
      text: "These rules are for up to five pets.",
      ...quoted("GOVUK", "PTG_GOV"),
    },
    {
      id: "non-commercial",
      requirement: "non-commercial",
      asks: { is: "non-commercial" },
      text: "The pet can't be sold or given away. Otherwise, commercial rules apply.",
      ...quoted("GOVUK"),
    },
    notRequired("parasites", "No tick treatment is listed.", quoted("UK_IN")),
    notRequired("permit", "The travel document replaces a permit.", quoted("PTG")),
  ]),
  printed: printed("united-kingdom", {
    ruleTopics: [
      "microchip",
      "rabies",
      "titre",
      "tapeworm",
      "parasites",
      "permit",
      "number",
      "breeds",
    ],
    statements: [
      {
        is: "certificate",
        also: "It must be issued or endorsed by an official vet (USDA for the USA).",
        confidence: "medium",
        sources: ["DEEP", "UNITED_KINGDOM_QUOTED"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. If the pet doesn't meet the rules, quarantine can last up to 4 months.",
        confidence: "high",
        sources: ["GOVUK", "PTG_GOV"],
      },
      {
        is: "age",
        text: "At least 15 weeks (105 days) old at entry.",
        basis: "derived",
        confidence: "medium",
        sources: ["DEEP", "UNITED_KINGDOM_QUOTED"],
      },
      {
        is: "notice",
        text: "You can use only approved routes and carriers. By air, pets enter as cargo unless they're assistance dogs or on a chartered flight. Owner and pet must travel within 5 days of each other.",
        confidence: "high",
        sources: ["DEEP", "GOVUK", "AUDIT"],
        note: "This means that pets can't fly to the UK in the cabin.",
      },
    ],
    unknown: ["export-fees", "import-fees"],
  }),
};
