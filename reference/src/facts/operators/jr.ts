import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const jr: OperatorFacts = {
  key: "jr",
  officialPage: "https://www.jr-shikoku.co.jp/global/en/kippu_info/sonota.html",
  facts: [
    {
      id: "jr.routes",
      topic: "routes",
      value: { is: "text", text: "JR trains within Japan, including the Shinkansen." },
      basis: "source",
      confidence: "high",
      says: "JR trains including Shinkansen.",
      sources: ["JR_1", "JR_2"],
      checked,
    },
    {
      id: "jr.species",
      topic: "species",
      value: {
        is: "text",
        text: "Small dogs, cats, birds and the like. No snakes and no fierce animals.",
      },
      basis: "source",
      confidence: "high",
      says: "Small dogs, cats, birds and similar, no snakes or fierce animals.",
      sources: ["JR_1", "JR_3"],
      checked,
    },
    {
      id: "jr.boarding",
      topic: "boarding",
      value: { is: "text", text: "Fully closed in a case." },
      basis: "source",
      confidence: "high",
      says: "Fully closed in a case.",
      sources: ["JR_1", "JR_3"],
      checked,
    },
    {
      id: "jr.weight",
      topic: "weight",
      value: { is: "text", text: "Up to 10 kg, animal and case together." },
      basis: "source",
      confidence: "high",
      says: "10 kg, animal and case together.",
      sources: ["JR_1", "JR_3"],
      checked,
    },
    {
      id: "jr.size",
      topic: "size",
      value: { is: "text", text: "The case's length, width and height can add up to 120 cm." },
      basis: "source",
      confidence: "high",
      says: "The three sides add up to 120 cm at most.",
      sources: ["JR_1", "JR_3"],
      checked,
    },
    {
      id: "jr.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 290, currency: "JPY" }],
            for: "a case and trip, paid at the gate; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "¥290 at the ticket gate.",
      sources: ["JR_1", "JR_3"],
      checked,
    },
    {
      id: "jr.booking",
      topic: "booking",
      value: { is: "text", text: "Buy the ticket at the gate when you board." },
      basis: "source",
      confidence: "high",
      says: "Bought at the gate when boarding.",
      sources: ["JR_1"],
      checked,
    },
    {
      id: "jr.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Assistance dogs with the label that the law requires." },
      basis: "source",
      confidence: "high",
      says: "With the label that the law requires.",
      sources: ["JR_1"],
      checked,
    },
  ],
};
