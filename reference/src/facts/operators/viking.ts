import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const viking: OperatorFacts = {
  key: "viking",
  officialPage: "https://www.vikingline.de/meine-buchungen/gut-zu-wissen/haustiere/",
  facts: [
    {
      id: "viking.routes",
      topic: "routes",
      value: { is: "text", text: "Helsinki–Tallinn, Helsinki–Stockholm, Kapellskär–Mariehamn." },
      basis: "source",
      confidence: "high",
      says: "Baltic routes named by the line and a ticket seller.",
      sources: ["VIKING_1", "VIKING_2"],
      checked,
    },
    {
      id: "viking.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other pets on regular trips, not on cruises." },
      basis: "source",
      confidence: "medium",
      says: "Pets on regular trips, not on cruises.",
      sources: ["VIKING_1"],
      checked,
    },
    {
      id: "viking.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In a cabin, which you book on overnight trips. In a vehicle only on Helsinki–Tallinn from October to April, and on Kapellskär–Mariehamn.",
      },
      basis: "source",
      confidence: "medium",
      says: "A cabin must be booked on overnight trips; car deck only Helsinki-Tallinn Oct-Apr and Kapellskär-Mariehamn.",
      sources: ["VIKING_1"],
      checked,
    },
    {
      id: "viking.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "A leash outside the cabin." },
      basis: "source",
      confidence: "medium",
      says: "Leash outside the cabin.",
      sources: ["VIKING_1"],
      checked,
    },
    {
      id: "viking.fee",
      topic: "fee",
      value: { is: "text", text: "By ship and route, shown when you book." },
      basis: "source",
      confidence: "medium",
      says: "By ship and route, shown when booking.",
      sources: ["VIKING_1"],
      checked,
    },
    {
      id: "viking.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Free, also on cruises and in restaurants." },
      basis: "source",
      confidence: "medium",
      says: "Also on cruises and in restaurants.",
      sources: ["VIKING_1"],
      checked,
    },
  ],
};
