import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const oebb: OperatorFacts = {
  key: "oebb",
  officialPage: "https://oebb.at/de/reiseplanung-services/vor-ihrer-reise/mit-haustieren-verreisen",
  facts: [
    {
      id: "oebb.routes",
      topic: "routes",
      value: { is: "text", text: "Trains within Austria, and the night train Stuttgart–Venice." },
      basis: "source",
      confidence: "high",
      says: "Most ÖBB trains; the Stuttgart-Venice night train is ÖBB's.",
      sources: ["OEBB_1", "OEBB_2"],
      checked,
    },
    {
      id: "oebb.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other small, harmless animals, on most trains." },
      basis: "source",
      confidence: "high",
      says: "Dogs, cats and other small harmless animals, in most trains.",
      sources: ["OEBB_1"],
      checked,
    },
    {
      id: "oebb.boarding",
      topic: "boarding",
      value: { is: "text", text: "In a carrier, or a dog with a muzzle and a leash." },
      basis: "source",
      confidence: "high",
      says: "In a carrier, or a dog with muzzle and leash.",
      sources: ["OEBB_1"],
      checked,
    },
    {
      id: "oebb.muzzle",
      topic: "muzzle",
      value: {
        is: "text",
        text: "A dog outside a carrier wears a muzzle and a leash and stays on the floor.",
      },
      basis: "source",
      confidence: "high",
      says: "Dogs outside a carrier are muzzled and leashed, on the floor.",
      sources: ["OEBB_1"],
      checked,
    },
    {
      id: "oebb.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 200, currency: "EUR" }],
            for: "the least for a dog outside a carrier: 10% of the full fare; carriers are free; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "10% of the standard ticket, at least €2.",
      sources: ["OEBB_1"],
      checked,
    },
    {
      id: "oebb.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Free if entered in the Austrian disability pass." },
      basis: "source",
      confidence: "high",
      says: "Free if entered in the disability pass.",
      sources: ["OEBB_1"],
      checked,
    },
    {
      id: "oebb.night-trains",
      topic: "booking",
      value: {
        is: "text",
        text: "On a Nightjet, a dog travels only in a whole private compartment. Night trains of partners differ.",
      },
      basis: "source",
      confidence: "high",
      says: "The operator's answer to a newspaper: only a whole private compartment.",
      sources: ["OEBB_1", "OEBB_2"],
      checked,
    },
  ],
};
