import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const leshuttle: OperatorFacts = {
  key: "leshuttle",
  officialPage: "https://www.leshuttle.com/uk-en/travelling-with-us/travelling-with-pets",
  facts: [
    {
      id: "leshuttle.routes",
      topic: "routes",
      value: { is: "text", text: "Folkestone–Calais, in both directions, about 35 minutes." },
      basis: "source",
      confidence: "medium",
      says: "A 35-minute vehicle shuttle between Folkestone and Calais, day and night.",
      sources: ["LESHUTTLE_1", "LESHUTTLE_2"],
      checked,
    },
    {
      id: "leshuttle.species",
      topic: "species",
      value: {
        is: "text",
        text: "Dogs, cats and ferrets. Rabbits, rodents, birds, reptiles, amphibians and invertebrates with a certificate from a vet.",
      },
      basis: "source",
      confidence: "medium",
      says: "Dogs, cats and ferrets; other small animals with a veterinary certificate.",
      sources: ["LESHUTTLE_1", "LESHUTTLE_2", "LESHUTTLE_3"],
      checked,
    },
    {
      id: "leshuttle.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "Only in a vehicle: you and your pet stay in it, and there's no service for passengers on foot. Without a car, you need a pet taxi or courier that drives onto the train.",
      },
      basis: "source",
      confidence: "medium",
      says: "You and the pet stay in your vehicle; there is no foot-passenger service.",
      sources: ["LESHUTTLE_1", "LESHUTTLE_4", "LESHUTTLE_5"],
      checked,
    },
    {
      id: "leshuttle.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "There's a fee for each pet and direction. The prices that we found differ: check when you book.",
      },
      basis: "source",
      confidence: "medium",
      says: "£22 in a copy of the page and in 2022 news; £18 about 2015; €27 from France later.",
      sources: ["LESHUTTLE_2", "LESHUTTLE_3", "LESHUTTLE_6", "LESHUTTLE_7"],
      checked,
    },
    {
      id: "leshuttle.booking",
      topic: "booking",
      value: {
        is: "text",
        text: "Check your pet in at pet reception at least 1 hour and at most 2 hours before departure.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pet reception at least one hour and at most two hours before departure.",
      sources: ["LESHUTTLE_1"],
      checked,
    },
    {
      id: "leshuttle.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Registered guide and assistance dogs reportedly travel free." },
      basis: "source",
      confidence: "low",
      says: "Registered guide and assistance dogs travel free.",
      sources: ["LESHUTTLE_2", "LESHUTTLE_3"],
      checked,
    },
    {
      id: "leshuttle.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "Toward the EU: an animal health certificate or a valid EU pet passport. Toward Great Britain: its entry documents, which pet reception checks.",
      },
      basis: "source",
      confidence: "high",
      says: "A passport issued in Great Britain no longer opens the EU.",
      sources: ["LESHUTTLE_1", "LESHUTTLE_8", "LESHUTTLE_3"],
      checked,
    },
    {
      id: "leshuttle.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "Owners without a car report that pet taxis took them and their pets across.",
      },
      basis: "source",
      confidence: "low",
      says: "Owners without a car were driven through by taxi.",
      sources: ["LESHUTTLE_4", "LESHUTTLE_5", "LESHUTTLE_9"],
      checked,
    },
  ],
};
