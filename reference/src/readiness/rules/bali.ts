import type { BorderRules } from "../rule.ts";
import { rulesOf } from "./shared.ts";

export const bali: BorderRules = {
  territory: "ID-BA",
  name: "Bali",
  authority: "the animal quarantine of Indonesia",
  rules: rulesOf("id-ba", [
    {
      id: "entry",
      requirement: "entry",
      asks: { is: "closed" },
      text: "Dogs and cats may not enter Bali.",
      sources: ["fact:ID_PERTH", "fact:ID_CHI", "fact:ID_BALI", "fact:ID_PT"],
      confidence: "quoted",
    },
  ]),
};
