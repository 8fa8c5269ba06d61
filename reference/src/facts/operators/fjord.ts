import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const fjord: OperatorFacts = {
  key: "fjord",
  officialPage:
    "https://www.fjordline.com/de/p/kundeservice/kundesenter/qa__trashed/vor-der-abreise/transport-von-tieren",
  facts: [
    {
      id: "fjord.routes",
      topic: "routes",
      value: { is: "text", text: "Hirtshals to Kristiansand, Stavanger and Bergen." },
      basis: "source",
      confidence: "medium",
      says: "From Hirtshals by Kristiansand to Stavanger and Bergen.",
      sources: ["FJORD_1", "COLOR_3"],
      checked,
    },
    {
      id: "fjord.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other pets." },
      basis: "source",
      confidence: "medium",
      says: "Pets.",
      sources: ["FJORD_1"],
      checked,
    },
    {
      id: "fjord.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In the vehicle or your own kennel, in the dog hotel of the two cruise ferries, or in certain cabins. The page doesn't mention passengers on foot.",
      },
      basis: "source",
      confidence: "medium",
      says: "In the vehicle or your own kennel; dog hotel on the two cruise ferries; certain cabins.",
      sources: ["FJORD_1", "FJORD_2"],
      checked,
    },
    {
      id: "fjord.size",
      topic: "notes",
      value: {
        is: "text",
        text: "Kennels of 70 × 100 × 75, 100 × 100 × 75 and 120 × 100 × 160, as printed.",
      },
      basis: "source",
      confidence: "medium",
      says: "Three kennel sizes, as printed.",
      sources: ["FJORD_1"],
      checked,
    },
    {
      id: "fjord.number",
      topic: "number",
      value: { is: "text", text: "Up to 3 pets in one booking." },
      basis: "source",
      confidence: "medium",
      says: "Three pets a booking.",
      sources: ["FJORD_1"],
      checked,
    },
    {
      id: "fjord.booking",
      topic: "booking",
      value: { is: "text", text: "Register your pet when you book." },
      basis: "source",
      confidence: "medium",
      says: "Registered when booking.",
      sources: ["FJORD_1"],
      checked,
    },
    {
      id: "fjord.documents",
      topic: "documents",
      value: { is: "text", text: "The travel documents of EU and EEA countries." },
      basis: "source",
      confidence: "medium",
      says: "As the page says.",
      sources: ["FJORD_1"],
      checked,
    },
  ],
};
