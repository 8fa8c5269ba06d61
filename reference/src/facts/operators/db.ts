import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const db: OperatorFacts = {
  key: "db",
  officialPage: "https://www.bahn.de/p_en/view/service/passengers/travelling-with-dogs.shtml",
  facts: [
    {
      id: "db.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Long-distance and regional trains within Germany. Local networks have fares of their own.",
      },
      basis: "source",
      confidence: "medium",
      says: "Domestic long-distance and regional trains.",
      sources: ["DB_1", "DB_2"],
      checked,
    },
    {
      id: "db.species",
      topic: "species",
      value: { is: "text", text: "Small pets up to the size of a cat, and dogs." },
      basis: "source",
      confidence: "medium",
      says: "Small pets up to the size of a domestic cat, and dogs.",
      sources: ["DB_1", "DB_3"],
      checked,
    },
    {
      id: "db.boarding",
      topic: "boarding",
      value: { is: "text", text: "A small pet in a carrier; a bigger dog on a leash." },
      basis: "source",
      confidence: "medium",
      says: "Small pets in a carrier, bigger dogs leashed and muzzled.",
      sources: ["DB_1", "DB_3"],
      checked,
    },
    {
      id: "db.size",
      topic: "notes",
      value: {
        is: "text",
        text: "The carrier has to fit under or above the seat. No size is given.",
      },
      basis: "source",
      confidence: "medium",
      says: "DB gives no measures, only “up to a domestic cat”.",
      sources: ["DB_1", "DB_3"],
      checked,
    },
    {
      id: "db.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "A dog outside a carrier wears a leash and a muzzle." },
      basis: "source",
      confidence: "medium",
      says: "Leash and muzzle for dogs outside a carrier.",
      sources: ["DB_1", "DB_3"],
      checked,
    },
    {
      id: "db.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "A dog outside a carrier costs half the adult fare. Small pets in a carrier are free.",
      },
      basis: "source",
      confidence: "medium",
      says: "Half the fare; small pets in a carrier are free.",
      sources: ["DB_1", "DB_4", "DB_2"],
      checked,
    },
    {
      id: "db.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Guide and assistance dogs travel free and need no muzzle." },
      basis: "source",
      confidence: "medium",
      says: "Guide and assistance dogs need no muzzle and travel free.",
      sources: ["DB_1", "DB_3"],
      checked,
    },
    {
      id: "db.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "Across borders, a dog costs the second-class fare of a child. Dogs get no seat.",
      },
      basis: "source",
      confidence: "medium",
      says: "On cross-border trips the dog's fare is the child's second-class fare.",
      sources: ["DB_1", "DB_2"],
      checked,
    },
  ],
};
