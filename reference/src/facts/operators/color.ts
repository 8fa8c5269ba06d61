import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const color: OperatorFacts = {
  key: "color",
  officialPage: "https://www.colorline.de/service/mitnahme-von-tieren",
  facts: [
    {
      id: "color.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Hirtshals–Kristiansand. Pets aren't taken on the mini cruise to Oslo.",
      },
      basis: "source",
      confidence: "medium",
      says: "Denmark-Norway; the German page also covers the ship to Oslo.",
      sources: ["COLOR_1", "COLOR_2", "COLOR_3"],
      checked,
    },
    {
      id: "color.species",
      topic: "species",
      value: { is: "text", text: "Pets such as dogs, cats and rabbits." },
      basis: "source",
      confidence: "medium",
      says: "Pets such as these.",
      sources: ["COLOR_2"],
      checked,
    },
    {
      id: "color.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In the car or in a crate on the car deck. Never in cabins or public areas. The page doesn't mention passengers on foot.",
      },
      basis: "source",
      confidence: "medium",
      says: "In the car or in a crate on the car deck; never in cabins or public areas.",
      sources: ["COLOR_2", "COLOR_1"],
      checked,
    },
    {
      id: "color.number",
      topic: "notes",
      value: { is: "text", text: "Room for 10 dogs in cages on one ship." },
      basis: "source",
      confidence: "medium",
      says: "Room for ten dogs in cages on one ship, says the German page.",
      sources: ["COLOR_1"],
      checked,
    },
    {
      id: "color.fee",
      topic: "fee",
      value: { is: "text", text: "We have no reliable price: check when you book." },
      basis: "source",
      confidence: "low",
      says: "€6 in an old forum post.",
      sources: ["COLOR_4"],
      checked,
    },
    {
      id: "color.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "The documents to and from the EEA. Norway asks dogs for tapeworm treatment.",
      },
      basis: "source",
      confidence: "medium",
      says: "Own papers for dogs, cats and ferrets.",
      sources: ["COLOR_2"],
      checked,
    },
  ],
};
