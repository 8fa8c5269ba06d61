import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const sbb: OperatorFacts = {
  key: "sbb",
  officialPage: "https://www.sbb.ch/it/orario/consigli-viaggio/cani.html",
  facts: [
    {
      id: "sbb.routes",
      topic: "routes",
      value: { is: "text", text: "Trains within Switzerland." },
      basis: "source",
      confidence: "high",
      says: "Swiss trains; the day pass also covers boats, PostBus and most city transport.",
      sources: ["SBB_1"],
      checked,
    },
    {
      id: "sbb.species",
      topic: "species",
      value: { is: "text", text: "Dogs, and small animals in containers." },
      basis: "source",
      confidence: "high",
      says: "Dogs; small animals in containers.",
      sources: ["SBB_1"],
      checked,
    },
    {
      id: "sbb.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "A small dog in a container is hand luggage. Other dogs need a ticket.",
      },
      basis: "source",
      confidence: "high",
      says: "Small dogs in a container are hand luggage, others need a ticket.",
      sources: ["SBB_1"],
      checked,
    },
    {
      id: "sbb.size",
      topic: "boarding",
      value: {
        is: "text",
        text: "A dog up to 30 cm at the shoulder is hand luggage if it's in a container. Taller dogs need a ticket.",
      },
      basis: "source",
      confidence: "high",
      says: "The limit is the dog's height at the withers, 30 cm.",
      sources: ["SBB_1", "SBB_2"],
      checked,
    },
    {
      id: "sbb.muzzle",
      topic: "muzzle",
      value: {
        is: "text",
        text: "Dogs outside a container are on a leash. A dog site has muzzles only in some cantons: ask.",
      },
      basis: "source",
      confidence: "low",
      says: "Leash outside a box; muzzle only in some cantons, says a dog site.",
      sources: ["SBB_3"],
      checked,
    },
    {
      id: "sbb.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 2500, currency: "CHF" }],
            for: "a dog's day pass; or half the second-class fare; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Half fare, or a day pass of CHF 25 or a year's pass of CHF 350.",
      sources: ["SBB_1", "SBB_2"],
      checked,
    },
    {
      id: "sbb.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Assistance and working dogs are reportedly free with a pass." },
      basis: "source",
      confidence: "low",
      says: "Assistance and working dogs are free with a pass.",
      sources: ["SBB_4"],
      checked,
    },
    {
      id: "sbb.notes",
      topic: "notes",
      value: { is: "text", text: "No animals in dining cars, except assistance dogs." },
      basis: "source",
      confidence: "high",
      says: "No animals in dining cars.",
      sources: ["SBB_1"],
      checked,
    },
  ],
};
