import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const attica: OperatorFacts = {
  key: "attica",
  officialPage: "https://www.superfast.com/en-gb/generic-information-pages/pets-on-board",
  facts: [
    {
      id: "attica.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "From Piraeus to the islands (Blue Star), and from Ancona, Bari and Venice to Greece (Superfast).",
      },
      basis: "source",
      confidence: "medium",
      says: "Piraeus to the islands (Blue Star) and Italy to Greece (Superfast).",
      sources: ["ATTICA_1", "ATTICA_2"],
      checked,
    },
    {
      id: "attica.species",
      topic: "species",
      value: { is: "text", text: "Companion animals such as dogs and cats." },
      basis: "source",
      confidence: "medium",
      says: "Companion, therapy and assistance animals.",
      sources: ["ATTICA_3"],
      checked,
    },
    {
      id: "attica.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In a pet cabin or kennel on the Adriatic. Within Greece, ships have an area for pets.",
      },
      basis: "source",
      confidence: "high",
      says: "Pet cabin or kennel on the Adriatic; by Greek law ships over 25 m have an area for pets.",
      sources: ["ATTICA_1", "ATTICA_4"],
      checked,
    },
    {
      id: "attica.number",
      topic: "number",
      value: { is: "text", text: "1 or 2 pets in a pet cabin." },
      basis: "source",
      confidence: "high",
      says: "One or two pets in a pet cabin.",
      sources: ["ATTICA_1"],
      checked,
    },
    {
      id: "attica.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 2000, currency: "EUR" }],
            for: "a kennel and sailing between Italy and Greece; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Superfast: €50 in a pet cabin, €20 in a kennel; Greek domestic pet tickets are free.",
      sources: ["ATTICA_1", "ATTICA_5"],
      checked,
    },
    {
      id: "attica.booking",
      topic: "booking",
      value: { is: "text", text: "A ticket for your pet must be issued before boarding." },
      basis: "source",
      confidence: "high",
      says: "A pet ticket must be issued before boarding.",
      sources: ["ATTICA_3", "ATTICA_5"],
      checked,
    },
    {
      id: "attica.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Certified assistance animals reportedly go anywhere." },
      basis: "source",
      confidence: "low",
      says: "Certified assistance animals may go anywhere.",
      sources: ["ATTICA_4"],
      checked,
    },
    {
      id: "attica.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "On the ticket: the number of the booklet or passport, the microchip number, and whether it weighs more than 10 kg.",
      },
      basis: "source",
      confidence: "high",
      says: "Required on the pet's ticket.",
      sources: ["ATTICA_3"],
      checked,
    },
  ],
};
