import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { europeanJourney, europeanRabies, europeanTitre } from "./eu.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const form = { sources: ["CH_FORM"], confidence: "official" } as const;

export const switzerland: BorderRules = {
  territory: "CH",
  name: "Switzerland",
  authority: "the Swiss FSVO",
  rules: rulesOf("ch", [
    allowed(
      "Dogs and cats can enter under EU rules. Pets with cropped ears or tails can come only for short stays.",
      form,
    ),
    ...europeanRabies,
    ...europeanTitre.map((rule) => ({
      ...rule,
      text: rule.text.replaceAll("the EU", "the EU and Switzerland"),
      sources: [...form.sources, ...rule.sources],
    })),
    {
      id: "certificate",
      requirement: "certificate",
      asks: {
        is: "certificate",
        forms: ["eu-noncommercial"],
        within: { days: 10 },
        endorsedFrom: ["US"],
        passport: "of-residents",
      },
      text: "EU documents are required: a health certificate endorsed at most 10 days before entry, or a pet passport.",
      sources: ["CH_FORM", "EU131"],
      confidence: "quoted",
    },
    ...europeanJourney.map((rule) => ({ ...rule, sources: [...form.sources, ...rule.sources] })),
    {
      id: "permit",
      requirement: "permit",
      asks: {
        is: "permit",
        forms: ["other"],
        takes: { days: 21 },
      },
      text: "If you fly from a country with a rabies risk, apply for the permit at least 21 days before entry.",
      scope: { from: "eu.unlisted", mode: "flight" },
      otherwise: "Required only for pets that come by air from a country with a rabies risk.",
      ...form,
    },
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { months: 7 }, anchor: "entry" },
      text: "A pet from a country with a rabies risk must be at least seven months old.",
      scope: { from: "eu.unlisted" },
      otherwise: "The minimum age depends on the vaccination.",
      ...quoted("CH_REPORTED"),
    },
    notRequired("quarantine", "There's no quarantine.", quoted("CH_REPORTED")),
    notRequired(
      "tapeworm",
      "Only Finland, Ireland, Malta, Norway and Northern Ireland require tapeworm treatment.",
      { sources: ["EC_UNION", "EU772"], confidence: "official" },
    ),
  ]),
  printed: printed("switzerland", {
    ruleTopics: [
      "rabies",
      "titre",
      "tapeworm",
      "certificate",
      "permit",
      "quarantine",
      "age",
      "number",
    ],
    checked: "2026-11-29",
    statements: [
      {
        is: "microchip",
        also: "Also accepted: a tattoo that was provably applied before July 3, 2011.",
        confidence: "medium",
        sources: ["CH_REPORTED"],
      },
      {
        is: "passport",
        text: "Swiss pet passports and those of the EU are both accepted.",
        confidence: "medium",
        sources: ["CH_REPORTED"],
      },
      {
        is: "notice",
        text: "From outside the EU, fly straight to Zurich, Geneva or Basel and show your pet at the red customs channel.",
        confidence: "high",
        sources: ["CH_FORM", "CH_REPORTED"],
      },
    ],
    unknown: ["export-documents", "export-fees", "parasites"],
  }),
};
