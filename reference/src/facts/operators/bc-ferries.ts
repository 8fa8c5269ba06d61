import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const bcFerries: OperatorFacts = {
  key: "bc-ferries",
  officialPage: "https://bcferries.com/travel_planning/travel-with-pets.html",
  facts: [
    {
      id: "bc-ferries.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Tsawwassen–Swartz Bay, Horseshoe Bay–Departure Bay, Horseshoe Bay–Langdale, Comox–Powell River.",
      },
      basis: "source",
      confidence: "low",
      says: "Routes named in reports on the pet areas.",
      sources: ["BCFERRIES_1", "BCFERRIES_2"],
      checked,
    },
    {
      id: "bc-ferries.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats, ferrets, birds, hamsters and other small pets." },
      basis: "source",
      confidence: "high",
      says: "Small pets including these.",
      sources: ["BCFERRIES_3"],
      checked,
    },
    {
      id: "bc-ferries.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In the vehicle, in a carrier or on a leash in the pet areas. Never in the lounges.",
      },
      basis: "source",
      confidence: "high",
      says: "In the vehicle or in a pet area, never in the lounges.",
      sources: ["BCFERRIES_3", "BCFERRIES_4"],
      checked,
    },
    {
      id: "bc-ferries.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "On outer decks, a short leash; cats in a carrier." },
      basis: "source",
      confidence: "low",
      says: "Leash of one metre; cats in a carrier.",
      sources: ["BCFERRIES_1", "BCFERRIES_2"],
      checked,
    },
    {
      id: "bc-ferries.number",
      topic: "number",
      value: { is: "text", text: "Reportedly two dogs per owner on the outer decks." },
      basis: "source",
      confidence: "low",
      says: "Two (2) dogs per owner on the outer decks.",
      sources: ["BCFERRIES_2"],
      checked,
    },
    {
      id: "bc-ferries.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 0, currency: "CAD" }], for: "a pet; page undated" }],
      },
      basis: "source",
      confidence: "high",
      says: "Free.",
      sources: ["BCFERRIES_3"],
      checked,
    },
    {
      id: "bc-ferries.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Guide and service dogs can go inside." },
      basis: "source",
      confidence: "high",
      says: "Guide and service dogs go inside.",
      sources: ["BCFERRIES_3", "BCFERRIES_1"],
      checked,
    },
  ],
};
