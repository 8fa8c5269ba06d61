import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const greyhound: OperatorFacts = {
  key: "greyhound",
  facts: [
    {
      id: "greyhound.routes",
      topic: "routes",
      value: { is: "text", text: "Buses in the USA and Canada." },
      basis: "source",
      confidence: "low",
      says: "Coaches in the US and Canada.",
      sources: ["GREYHOUND_1", "GREYHOUND_2"],
      checked,
    },
    {
      id: "greyhound.species",
      topic: "species",
      value: { is: "text", text: "No pets, and no emotional support animals." },
      basis: "source",
      confidence: "low",
      says: "No pets, nor emotional support animals.",
      sources: ["GREYHOUND_1", "GREYHOUND_3", "GREYHOUND_2"],
      checked,
    },
    {
      id: "greyhound.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Service dogs with a passenger with a disability only." },
      basis: "source",
      confidence: "low",
      says: "Service dogs with a passenger with a disability.",
      sources: ["GREYHOUND_1", "GREYHOUND_2"],
      checked,
    },
  ],
};
