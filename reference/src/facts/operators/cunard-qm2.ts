import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const cunardQm2: OperatorFacts = {
  key: "cunard-qm2",
  officialPage:
    "https://ask.completecruisesolution.com/help/ext/cunard/why-book-with-us/kennels_external",
  facts: [
    {
      id: "cunard-qm2.routes",
      topic: "routes",
      value: { is: "text", text: "Queen Mary 2 between New York and Southampton or Hamburg." },
      basis: "source",
      confidence: "high",
      says: "Kennels only on transatlantic voyages.",
      sources: ["CUNARD_1", "CUNARD_2"],
      checked,
    },
    {
      id: "cunard-qm2.species",
      topic: "species",
      value: { is: "text", text: "Dogs and cats only." },
      basis: "source",
      confidence: "high",
      says: "Dogs and cats only.",
      sources: ["CUNARD_2", "CUNARD_3"],
      checked,
    },
    {
      id: "cunard-qm2.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In the ship's kennels: 24 of them, 12 upper and 12 lower. Not in a stateroom.",
      },
      basis: "source",
      confidence: "high",
      says: "24 kennels, 12 upper and 12 lower; not in the stateroom.",
      sources: ["CUNARD_1", "CUNARD_3"],
      checked,
    },
    {
      id: "cunard-qm2.size",
      topic: "size",
      value: {
        is: "text",
        text: "A travel agent gives a limit for the height and length of a dog. Send Cunard the measurements.",
      },
      basis: "source",
      confidence: "medium",
      says: "27 in (68.6 cm) at the shoulder and 34 in long, from an agent.",
      sources: ["CUNARD_3"],
      checked,
    },
    {
      id: "cunard-qm2.number",
      topic: "booking",
      value: {
        is: "text",
        text: "1 dog per kennel. Cats take 2 upper kennels, which up to 2 cats share.",
      },
      basis: "source",
      confidence: "high",
      says: "One dog a kennel; cats take two upper kennels.",
      sources: ["CUNARD_2", "CUNARD_3"],
      checked,
    },
    {
      id: "cunard-qm2.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 130000, currency: "USD" }],
            for: "an upper kennel and crossing, by a travel agent's page of 2026; Cunard's own undated page has less",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "2026 rates given by an agent: $1,300 upper, $1,500 lower, $2,600 for cats.",
      sources: ["CUNARD_3"],
      checked,
    },
    {
      id: "cunard-qm2.booking",
      topic: "booking",
      value: {
        is: "text",
        text: "Pay the deposit for the voyage first, then ask for a kennel or the waiting list. Places open up to 2 years ahead and often go a year ahead.",
      },
      basis: "source",
      confidence: "high",
      says: "A deposited booking first, then the kennel or a waiting list.",
      sources: ["CUNARD_1", "CUNARD_4"],
      checked,
    },
    {
      id: "cunard-qm2.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "Microchip, rabies vaccination and the entry documents of the port.",
      },
      basis: "source",
      confidence: "high",
      says: "Summaries of the requirements.",
      sources: ["CUNARD_5", "CUNARD_6"],
      checked,
    },
    {
      id: "cunard-qm2.tapeworm",
      topic: "documents",
      value: {
        is: "text",
        text: "Great Britain wants a dog's tapeworm treatment 24 to 120 hours before arrival, but the crossing takes about 7 nights. Cunard checks the papers at boarding in New York. Ask Cunard or APHA before you book.",
      },
      basis: "source",
      confidence: "high",
      says: "Cunard tells assistance-dog owners: 24-120 hours before arrival, and for New York the papers are checked at embarkation.",
      sources: ["CUNARD_5", "CUNARD_7", "CUNARD_8", "CUNARD_9"],
      checked,
    },
  ],
};
