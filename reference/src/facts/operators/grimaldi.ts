import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const grimaldi: OperatorFacts = {
  key: "grimaldi",
  officialPage:
    "https://www.grimaldi-lines.com/it/faq/e-possibile-portare-in-viaggio-un-animale-domestico/",
  facts: [
    {
      id: "grimaldi.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "From Italy to Greece, Spain, Tunisia, Morocco and Albania, by a guide that names Grimaldi and GNV together.",
      },
      basis: "source",
      confidence: "low",
      says: "A guide names Greece, Spain, Tunisia, Morocco and Albania for Grimaldi and GNV together.",
      sources: ["GRIMALDI_1"],
      checked,
    },
    {
      id: "grimaldi.species",
      topic: "species",
      value: { is: "text", text: "Dogs and cats; other pets in a container of your own." },
      basis: "source",
      confidence: "high",
      says: "Pets under EU rules; other animals in their own container.",
      sources: ["GRIMALDI_2", "GRIMALDI_3"],
      checked,
    },
    {
      id: "grimaldi.boarding",
      topic: "boarding",
      value: { is: "text", text: "In a cage, or in any cabin with the “pet in cabin” service." },
      basis: "source",
      confidence: "high",
      says: "Cage, or any cabin with the “pet in cabin” service.",
      sources: ["GRIMALDI_2", "GRIMALDI_3"],
      checked,
    },
    {
      id: "grimaldi.muzzle",
      topic: "muzzle",
      value: {
        is: "text",
        text: "An agency has dogs with a leash and a muzzle on deck; without them, boarding can be refused.",
      },
      basis: "source",
      confidence: "low",
      says: "Leash and muzzle on the decks.",
      sources: ["GRIMALDI_3"],
      checked,
    },
    {
      id: "grimaldi.number",
      topic: "number",
      value: { is: "text", text: "Up to 3 pets in a cabin." },
      basis: "source",
      confidence: "high",
      says: "Up to three pets a cabin.",
      sources: ["GRIMALDI_2"],
      checked,
    },
    {
      id: "grimaldi.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 1000, currency: "EUR" }],
            for: "a cabin and crossing, besides the pet's ticket; page undated",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "€10 a cabin and leg.",
      sources: ["GRIMALDI_2", "GRIMALDI_3"],
      checked,
    },
    {
      id: "grimaldi.booking",
      topic: "booking",
      value: { is: "text", text: "Your pet must be in the booking. Places are limited." },
      basis: "source",
      confidence: "high",
      says: "Must be in the booking.",
      sources: ["GRIMALDI_2"],
      checked,
    },
    {
      id: "grimaldi.notes",
      topic: "notes",
      value: { is: "text", text: "No pets on the port's shuttle bus." },
      basis: "source",
      confidence: "high",
      says: "A detail for foot passengers.",
      sources: ["GRIMALDI_2"],
      checked,
    },
  ],
};
