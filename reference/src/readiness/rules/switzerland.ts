import type { BorderRules } from "../rule.ts";
import { europeanJourney, europeanRabies, europeanTitre } from "./eu.ts";
import { allowed, notRequired, rulesOf } from "./shared.ts";

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
    notRequired(
      "tapeworm",
      "Only Finland, Ireland, Malta, Norway, and Northern Ireland require tapeworm treatment.",
      { sources: ["EC_UNION", "EU772"], confidence: "official" },
    ),
  ]),
};
