import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const tallink: OperatorFacts = {
  key: "tallink",
  officialPage: "https://se.tallink.com/bra-att-veta/husdjur",
  facts: [
    {
      id: "tallink.routes",
      topic: "routes",
      value: { is: "text", text: "Stockholm–Tallinn and Stockholm–Helsinki." },
      basis: "source",
      confidence: "high",
      says: "Baltic routes; the Shuttle is the short crossing named beside them.",
      sources: ["TALLINK_1", "TALLINK_2"],
      checked,
    },
    {
      id: "tallink.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and other animals; the page doesn't list which." },
      basis: "source",
      confidence: "medium",
      says: "Animals, not listed further.",
      sources: ["TALLINK_1"],
      checked,
    },
    {
      id: "tallink.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In a pet cabin on all ships; in a cage on Stockholm–Tallinn; also in a bag or vehicle on the Shuttle.",
      },
      basis: "source",
      confidence: "high",
      says: "Pet cabin on all ships; cage, bag or vehicle on some.",
      sources: ["TALLINK_1"],
      checked,
    },
    {
      id: "tallink.weight",
      topic: "notes",
      value: {
        is: "text",
        text: "A pet under 8 kg can be in a bag in public areas. From 8 kg, it's outside the cabin only for walks.",
      },
      basis: "source",
      confidence: "high",
      says: "Under 8 kg in a bag in public areas; from 8 kg only out for walks.",
      sources: ["TALLINK_1"],
      checked,
    },
    {
      id: "tallink.muzzle",
      topic: "muzzle",
      value: {
        is: "text",
        text: "From 8 kg, a leash is required; a muzzle is recommended, not required.",
      },
      basis: "source",
      confidence: "high",
      says: "Leash required and muzzle recommended from 8 kg.",
      sources: ["TALLINK_1"],
      checked,
    },
    {
      id: "tallink.assistance-dogs",
      topic: "assistanceDogs",
      value: {
        is: "text",
        text: "Certified dogs with a marked coat can go into public areas. Book by phone.",
      },
      basis: "source",
      confidence: "high",
      says: "Certified dogs with a marked coat.",
      sources: ["TALLINK_1"],
      checked,
    },
    {
      id: "tallink.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "What the authorities ask for. You bear the cost if your pet is refused.",
      },
      basis: "source",
      confidence: "high",
      says: "The traveler bears the cost.",
      sources: ["TALLINK_1"],
      checked,
    },
  ],
};
