import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const ns: OperatorFacts = {
  key: "ns",
  officialPage: "https://www.ns.nl/producten/en/losse-kaartjes/p/dagkaart-hond",
  facts: [
    {
      id: "ns.routes",
      topic: "routes",
      value: { is: "text", text: "Trains within the Netherlands, and the Intercity to Brussels." },
      basis: "source",
      confidence: "high",
      says: "Domestic trains (NS and Arriva) and Intercity Brussels.",
      sources: ["NS_1", "NS_2"],
      checked,
    },
    {
      id: "ns.species",
      topic: "species",
      value: { is: "text", text: "Small pets free of charge, and larger dogs with a ticket." },
      basis: "source",
      confidence: "high",
      says: "Small pets free; larger dogs with a ticket.",
      sources: ["NS_1"],
      checked,
    },
    {
      id: "ns.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "A small pet in a bag, in a basket or on your lap; a larger dog on a leash.",
      },
      basis: "source",
      confidence: "high",
      says: "Bag, basket or lap for small pets; leash for larger dogs.",
      sources: ["NS_1"],
      checked,
    },
    {
      id: "ns.size",
      topic: "notes",
      value: {
        is: "text",
        text: "No carrier size is given in the Netherlands. To Brussels: 55 × 30 × 30 cm.",
      },
      basis: "source",
      confidence: "high",
      says: "No specification at home.",
      sources: ["NS_1", "NS_2"],
      checked,
    },
    {
      id: "ns.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "A leash in the Netherlands; a leash and a muzzle to Brussels." },
      basis: "source",
      confidence: "high",
      says: "Leash at home; leash and muzzle to Brussels.",
      sources: ["NS_1", "NS_2"],
      checked,
    },
    {
      id: "ns.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "A larger dog needs a day ticket. We have no price that is recent enough: check when you book.",
      },
      basis: "source",
      confidence: "high",
      says: "€3.30 for a day ticket; €3.10 in 2016.",
      sources: ["NS_3", "NS_1"],
      checked,
    },
    {
      id: "ns.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Assistance dogs with a harness or coat travel free." },
      basis: "source",
      confidence: "high",
      says: "Free with a harness or coat.",
      sources: ["NS_1", "NS_3"],
      checked,
    },
  ],
};
