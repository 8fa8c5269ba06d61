import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const balearia: OperatorFacts = {
  key: "balearia",
  officialPage: "https://www.balearia.com/ca/blog/uno-mas-de-la-familia",
  facts: [
    {
      id: "balearia.routes",
      topic: "routes",
      value: { is: "text", text: "From Valencia to Palma and from Huelva to the Canary Islands." },
      basis: "source",
      confidence: "low",
      says: "Mainland to the Balearics and the Canaries.",
      sources: ["BALEARIA_1", "BALEARIA_2"],
      checked,
    },
    {
      id: "balearia.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and, in a carrier of your own, less common pets." },
      basis: "source",
      confidence: "medium",
      says: "Also uncommon pets in their own carrier.",
      sources: ["BALEARIA_3", "BALEARIA_4", "BALEARIA_5"],
      checked,
    },
    {
      id: "balearia.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In a pet cabin, in a kennel (“calm house”) or in a pet lounge, by ship.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pet cabins, “calm houses” or pet lounges, by ship.",
      sources: ["BALEARIA_3", "BALEARIA_5", "BALEARIA_2"],
      checked,
    },
    {
      id: "balearia.number",
      topic: "number",
      value: {
        is: "text",
        text: "A guide has two animals in a cabin up to a certain weight, and one above it. Ask Baleària.",
      },
      basis: "source",
      confidence: "low",
      says: "Two animals a cabin up to 30 kg each, above that one (1).",
      sources: ["BALEARIA_2"],
      checked,
    },
    {
      id: "balearia.muzzle",
      topic: "muzzle",
      value: {
        is: "text",
        text: "Dogs reportedly wear a leash and a muzzle when boarding and leaving.",
      },
      basis: "source",
      confidence: "low",
      says: "Leash and muzzle on boarding.",
      sources: ["BALEARIA_4"],
      checked,
    },
    {
      id: "balearia.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Assistance dogs reportedly go anywhere with their owners." },
      basis: "source",
      confidence: "low",
      says: "Free access with their owners.",
      sources: ["BALEARIA_4"],
      checked,
    },
    {
      id: "balearia.documents",
      topic: "documents",
      value: { is: "text", text: "A valid health booklet, by an old press report." },
      basis: "source",
      confidence: "low",
      says: "Valid booklet.",
      sources: ["BALEARIA_4"],
      checked,
    },
  ],
};
