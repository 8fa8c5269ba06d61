import type { BorderRules } from "../rule.ts";
import { type PrintedBorder, printed } from "../printed.ts";
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
      sources: ["ID_PERTH", "ID_CHI", "ID_BALI", "ID_PT"],
      confidence: "quoted",
    },
  ]),
};

/** Of Indonesia without Bali, only statements are known. */
export const indonesia: PrintedBorder = {
  territory: "ID",
  printed: printed("indonesia", {
    statements: [
      {
        is: "microchip",
        text: "Required.",
        step: { until: 0 },
        confidence: "low",
        sources: ["ID_PT"],
      },
      {
        is: "rabies",
        text: "Required. Valid for 12 months.",
        step: { until: 0 },
        confidence: "low",
        sources: ["ID_PERTH"],
      },
      {
        is: "titre",
        text: "Required when entering through Jakarta. Result: at least 0.5 IU/ml.",
        confidence: "low",
        sources: ["PTG_MEM", "INDONESIA_REPORTED"],
      },
      {
        is: "permit",
        text: "Required.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["PTG_MEM", "ID_PT"],
      },
      { is: "quarantine", text: "7 to 14 days.", confidence: "low", sources: ["PTG_MEM", "ID_PT"] },
      {
        is: "age",
        text: "At least 6 months old at entry.",
        confidence: "low",
        sources: ["ID_BALI"],
      },
      {
        is: "notice",
        text: "Notify the animal quarantine office at the port.",
        confidence: "low",
        sources: ["ID_CHI"],
      },
      {
        is: "entry",
        text: "Dogs and cats can't enter Bali.",
        confidence: "medium",
        sources: ["ID_PERTH", "ID_CHI", "ID_BALI", "ID_PT"],
      },
    ],
    unknown: [
      "export-fees",
      "import-fees",
      "certificate",
      "tapeworm",
      "parasites",
      "breeds",
      "number",
    ],
  }),
};
