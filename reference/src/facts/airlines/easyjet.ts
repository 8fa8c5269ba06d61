import type { Airline } from "../../readiness/airline/limit.ts";

export const easyjet: Airline = {
  key: "easyjet",
  code: "U2",
  home: "GB",
  name: "easyJet",
  officialPage: "https://www.easyjet.com/en",
  facts: [
    {
      id: "easyjet.cabin",
      value: { is: "text", text: "No pets on board, except for recognized assistance dogs." },
      basis: "source",
      confidence: "medium",
      says: "Two sources from 2026 and others without a date agree.",
      sources: ["UKP_26", "PTG_U2", "U2_NP", "U2_WF"],
      checked: "2026-11-27",
      note: "We haven't read easyJet's own page.",
      topic: "petsInCabin",
    },
    {
      id: "easyjet.hold",
      value: {
        is: "yes-no",
        yes: false,
        further: "easyJet takes no pets in the hold or as cargo.",
      },
      basis: "source",
      confidence: "medium",
      says: "A page from May 2026 and others without a date agree.",
      sources: ["PTG_U2", "U2_NP", "U2_PT"],
      checked: "2026-11-27",
      topic: "cargo",
    },
    {
      id: "easyjet.service-animals",
      value: {
        is: "text",
        text: "Certified assistance dogs travel free, but not on all routes. Tell easyJet in advance.",
      },
      basis: "source",
      confidence: "low",
      says: "Pages without a date have these rules.",
      sources: ["U2_WF", "U2_NP"],
      checked: "2026-11-27",
      topic: "serviceAnimals",
    },
    {
      id: "easyjet.esa",
      value: { is: "text", text: "Not accepted." },
      basis: "source",
      confidence: "low",
      says: "A page without a date refuses them.",
      sources: ["U2_WF"],
      checked: "2026-11-27",
      topic: "emotionalSupport",
    },
  ],
  limits: {
    cabin: { fact: "easyjet.cabin", value: false },
    hold: { fact: "easyjet.hold", value: false },
    cargo: { fact: "easyjet.hold", value: false },
  },
};
