import type { BorderRules } from "../rule.ts";
import { rulesOf } from "./shared.ts";

export const bali: BorderRules = {
  territory: "ID-BA",
  name: "Bali",
  authority: "Indonesia's animal quarantine authority",
  rules: rulesOf("id-ba", [
    {
      id: "entry",
      requirement: "entry",
      asks: { is: "closed" },
      text: "Dogs and cats can't enter Bali.",
      sources: ["fact:ID_PERTH", "fact:ID_CHI", "fact:ID_BALI", "fact:ID_PT"],
      confidence: "quoted",
    },
  ]),
};
