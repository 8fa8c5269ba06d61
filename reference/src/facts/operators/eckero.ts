import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const eckero: OperatorFacts = {
  key: "eckero",
  officialPage: "https://eckeroline.com/pets",
  facts: [
    {
      id: "eckero.routes",
      topic: "routes",
      value: { is: "text", text: "Helsinki–Tallinn." },
      basis: "source",
      confidence: "high",
      says: "Helsinki-Tallinn.",
      sources: ["ECKERO_1"],
      checked,
    },
    {
      id: "eckero.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other pets." },
      basis: "source",
      confidence: "medium",
      says: "Pets.",
      sources: ["ECKERO_1"],
      checked,
    },
    {
      id: "eckero.boarding",
      topic: "boarding",
      value: { is: "text", text: "A small pet in a bag; a bigger one in the car or a pet cabin." },
      basis: "source",
      confidence: "high",
      says: "Small pets in a bag; bigger ones in the car or a pet cabin.",
      sources: ["ECKERO_1"],
      checked,
    },
    {
      id: "eckero.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 0, currency: "EUR" }],
            for: "a pet; a pet cabin is extra; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "No fee, but the place is booked beforehand.",
      sources: ["ECKERO_1"],
      checked,
    },
    {
      id: "eckero.booking",
      topic: "booking",
      value: { is: "text", text: "Book your pet's place before you travel." },
      basis: "source",
      confidence: "high",
      says: "Book the pet's place.",
      sources: ["ECKERO_1"],
      checked,
    },
    {
      id: "eckero.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "A pet passport. A dog that returns to Finland needs tapeworm treatment 1 to 5 days before.",
      },
      basis: "source",
      confidence: "high",
      says: "Reminder of the Finnish rule.",
      sources: ["ECKERO_1"],
      checked,
    },
  ],
};
