import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const corsica: OperatorFacts = {
  key: "corsica",
  facts: [
    {
      id: "corsica.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "From Italy and Toulon to Corsica, Sardinia, Elba and Mallorca, by a guide.",
      },
      basis: "source",
      confidence: "low",
      says: "Routes named by a guide.",
      sources: ["CORSICA_1"],
      checked,
    },
    {
      id: "corsica.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats, hamsters and the like." },
      basis: "source",
      confidence: "low",
      says: "Domestic animals in the usual sense.",
      sources: ["CORSICA_1"],
      checked,
    },
    {
      id: "corsica.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "Also inside and in restaurants: dogs on a leash, cats and small animals in a carrier. Not left in vehicles.",
      },
      basis: "source",
      confidence: "low",
      says: "Also inside and in restaurants; not left in vehicles.",
      sources: ["CORSICA_1", "CORSICA_2"],
      checked,
    },
    {
      id: "corsica.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "Dogs reportedly wear a leash and a muzzle." },
      basis: "source",
      confidence: "low",
      says: "Dogs leashed and muzzled.",
      sources: ["CORSICA_2"],
      checked,
    },
    {
      id: "corsica.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "Pets need a ticket. We have no reliable price: check when you book.",
      },
      basis: "source",
      confidence: "low",
      says: "From €9.90 in 2022.",
      sources: ["CORSICA_1"],
      checked,
    },
    {
      id: "corsica.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "An agency lists a pet passport, a microchip and a recent health certificate.",
      },
      basis: "source",
      confidence: "low",
      says: "Pet passport, microchip, health certificate within 90 days.",
      sources: ["CORSICA_2"],
      checked,
    },
  ],
};
