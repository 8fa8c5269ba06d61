import type { BorderRules } from "../rule.ts";
import { europeanRabies, europeanTitre } from "./eu.ts";
import { allowed, notAsked, rulesOf } from "./shared.ts";

const form = { sources: ["CH_FORM"], confidence: "official" } as const;

export const switzerland: BorderRules = {
  territory: "CH",
  name: "Switzerland",
  authority: "the Swiss FSVO",
  rules: rulesOf("ch", [
    allowed(
      "Dogs and cats may enter by the rules of the EU; with cropped ears or tails only for short stays.",
      form,
    ),
    ...europeanRabies,
    ...europeanTitre.map((rule) => ({
      ...rule,
      text: rule.text.replaceAll("the EU", "the EU and Switzerland"),
      sources: [...form.sources, ...rule.sources],
    })),
    {
      id: "permit",
      requirement: "permit",
      asks: {
        is: "permit",
        forms: ["other"],
        takes: { days: 21 },
      },
      text: "By air from a country with rabies risk, the permit is applied for at least 21 days before entry.",
      scope: { from: "eu.unlisted", mode: "flight" },
      otherwise: "Asked only of pets that come by air from a country with rabies risk.",
      ...form,
    },
    notAsked(
      "tapeworm",
      "Tapeworm treatment is asked only by Finland, Ireland, Malta, Norway and Northern Ireland.",
      { sources: ["EC_UNION", "EU772"], confidence: "official" },
    ),
  ]),
};
