import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const flixbus: OperatorFacts = {
  key: "flixbus",
  officialPage: "https://www.flixbus.de/abb",
  facts: [
    {
      id: "flixbus.routes",
      topic: "routes",
      value: { is: "text", text: "Buses in Europe and the USA." },
      basis: "source",
      confidence: "low",
      says: "Coaches in Europe and the US; the source lists no lines.",
      sources: ["FLIXBUS_1", "FLIXBUS_2"],
      checked,
    },
    {
      id: "flixbus.species",
      topic: "species",
      value: { is: "text", text: "No pets, neither dogs nor other animals." },
      basis: "source",
      confidence: "low",
      says: "Dogs and other animals are excluded from the coaches.",
      sources: ["FLIXBUS_1", "FLIXBUS_3", "FLIXBUS_2"],
      checked,
    },
    {
      id: "flixbus.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Guide and assistance dogs only, free of charge." },
      basis: "source",
      confidence: "low",
      says: "Guide and assistance dogs only.",
      sources: ["FLIXBUS_1", "FLIXBUS_2"],
      checked,
    },
    {
      id: "flixbus.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "FlixTrain differs: in Germany, it reportedly takes small pets in a carrier, and dogs with a ticket.",
      },
      basis: "source",
      confidence: "low",
      says: "Don't mix the two brands.",
      sources: ["FLIXBUS_4"],
      checked,
    },
  ],
};
