import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const gnv: OperatorFacts = {
  key: "gnv",
  officialPage: "https://viedelmare.gnv.it/in-viaggio-con-gnv/amici-4-zampe-servizi-gnv",
  facts: [
    {
      id: "gnv.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Genoa–Sicily, and from Italy to Spain, Tunisia, Morocco and Albania. Only Sicily is named by the company.",
      },
      basis: "source",
      confidence: "low",
      says: "Sicily-Genoa from the company; the countries from a guide that names GNV and Grimaldi together.",
      sources: ["GNV_1", "GRIMALDI_1"],
      checked,
    },
    {
      id: "gnv.species",
      topic: "species",
      value: { is: "text", text: "Dogs and cats." },
      basis: "source",
      confidence: "high",
      says: "Dogs and cats.",
      sources: ["GNV_1"],
      checked,
    },
    {
      id: "gnv.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "In a pet cabin on some ships, otherwise in the kennel or cattery.",
      },
      basis: "source",
      confidence: "high",
      says: "Pet cabins on some ships, otherwise kennel and cattery.",
      sources: ["GNV_1", "GNV_2"],
      checked,
    },
    {
      id: "gnv.muzzle",
      topic: "muzzle",
      value: { is: "text", text: "Reportedly a leash, and a muzzle if asked." },
      basis: "source",
      confidence: "low",
      says: "Leash, muzzle if needed.",
      sources: ["GNV_2"],
      checked,
    },
    {
      id: "gnv.number",
      topic: "number",
      value: { is: "text", text: "2 animals in a cabin." },
      basis: "source",
      confidence: "high",
      says: "Two animals a cabin.",
      sources: ["GNV_1"],
      checked,
    },
    {
      id: "gnv.booking",
      topic: "booking",
      value: { is: "text", text: "Your pet reportedly needs a ticket." },
      basis: "source",
      confidence: "low",
      says: "The pet needs a ticket.",
      sources: ["GNV_2", "GRIMALDI_1"],
      checked,
    },
  ],
};
