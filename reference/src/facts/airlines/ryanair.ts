import type { Airline } from "../../readiness/airline/limit.ts";

export const ryanair: Airline = {
  key: "ryanair",
  code: "FR",
  home: "IE",
  name: "Ryanair",
  officialPage:
    "https://help.ryanair.com/hc/en-gb/articles/12890968181521-Does-Ryanair-carry-animals",
  facts: [
    {
      id: "ryanair.cabin",
      value: { is: "text", text: "No pets on board, except for guide and assistance dogs." },
      basis: "source",
      confidence: "high",
      says: "Ryanair's page takes guide and assistance dogs alone.",
      sources: ["FR_OFF", "USEAT", "UKP_26"],
      checked: "2026-11-27",
      topic: "petsInCabin",
    },
    {
      id: "ryanair.hold",
      value: {
        is: "yes-no",
        yes: false,
        further: "Ryanair takes no pets in the hold or as cargo.",
      },
      basis: "source",
      confidence: "medium",
      says: "Two lists agree.",
      sources: ["USEAT", "FR_NP"],
      checked: "2026-11-27",
      topic: "cargo",
    },
    {
      id: "ryanair.service-animals",
      value: {
        is: "text",
        text: "Certified guide and assistance dogs, up to 4 per flight, on the floor at your feet, with a harness. Free of charge.",
      },
      basis: "source",
      confidence: "high",
      says: "Ryanair's page has these rules.",
      sources: ["FR_OFF", "USEAT"],
      checked: "2026-11-27",
      topic: "serviceAnimals",
    },
    {
      id: "ryanair.esa",
      value: { is: "text", text: "Not accepted without a certificate as an assistance dog." },
      basis: "source",
      confidence: "high",
      says: "Ryanair's page refuses them.",
      sources: ["FR_OFF", "FR_NP"],
      checked: "2026-11-27",
      topic: "emotionalSupport",
    },
    {
      id: "ryanair.check-in",
      value: {
        is: "text",
        text: "Tell Ryanair about an assistance dog online or by Special Assistance, at best on the day you book.",
      },
      basis: "source",
      confidence: "high",
      says: "Without notice, the dog may be refused.",
      sources: ["FR_OFF"],
      checked: "2026-11-27",
      topic: "checkIn",
    },
  ],
  limits: {
    cabin: { fact: "ryanair.cabin", value: false },
    hold: { fact: "ryanair.hold", value: false },
    cargo: { fact: "ryanair.hold", value: false },
  },
};
