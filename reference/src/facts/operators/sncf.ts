import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const sncf: OperatorFacts = {
  key: "sncf",
  facts: [
    {
      id: "sncf.routes",
      topic: "routes",
      value: { is: "text", text: "Trains within France: TGV INOUI, Intercités and TER." },
      basis: "source",
      confidence: "low",
      says: "Domestic trains: TGV INOUI, Intercités, TER.",
      sources: ["SNCF_1", "SNCF_2"],
      checked,
    },
    {
      id: "sncf.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other small pets, by press reports." },
      basis: "source",
      confidence: "low",
      says: "Small pets in a bag, dogs on a leash.",
      sources: ["SNCF_1", "SNCF_2"],
      checked,
    },
    {
      id: "sncf.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "A small pet in a bag on your lap or at your feet; other dogs on a leash.",
      },
      basis: "source",
      confidence: "low",
      says: "Small animals in a bag, other dogs leashed.",
      sources: ["SNCF_1"],
      checked,
    },
    {
      id: "sncf.size",
      topic: "size",
      value: {
        is: "text",
        text: "Press reports give a maximum size for the bag. Check it with SNCF.",
      },
      basis: "source",
      confidence: "low",
      says: "45 × 30 × 25 cm.",
      sources: ["SNCF_1", "SNCF_2"],
      checked,
    },
    {
      id: "sncf.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "Medium and large dogs wear a leash and a muzzle the whole way." },
      basis: "source",
      confidence: "low",
      says: "Medium and large dogs are leashed and muzzled throughout.",
      sources: ["SNCF_1"],
      checked,
    },
    {
      id: "sncf.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "A pet needs a ticket on each train. The prices that we found differ: check when you book.",
      },
      basis: "source",
      confidence: "low",
      says: "€7 since June 2022, €10 on Ouigo; a 2024 guide gives €7 to 20.",
      sources: ["SNCF_3", "SNCF_4", "SNCF_5", "SNCF_6"],
      checked,
    },
    {
      id: "sncf.assistance-dogs",
      topic: "assistanceDogs",
      value: {
        is: "text",
        text: "Assistance dogs are accepted, and are the only animals on replacement buses.",
      },
      basis: "source",
      confidence: "low",
      says: "Replacement coaches carry no other animals.",
      sources: ["SNCF_1"],
      checked,
    },
    {
      id: "sncf.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "A replacement bus takes no pets, so a canceled train can strand you.",
      },
      basis: "source",
      confidence: "low",
      says: "Only guide and assistance dogs on replacement coaches.",
      sources: ["SNCF_1"],
      checked,
    },
  ],
};
