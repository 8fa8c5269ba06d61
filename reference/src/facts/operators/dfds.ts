import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const dfds: OperatorFacts = {
  key: "dfds",
  officialPage: "https://www.dfds.com/en-gb/passenger-ferries/passenger-information/pet-travel",
  facts: [
    {
      id: "dfds.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Newhaven–Dieppe, Newcastle–Amsterdam (IJmuiden), Dover–Calais, Dover–Dunkirk, Rosslare–Dunkirk, Portsmouth–Jersey.",
      },
      basis: "source",
      confidence: "high",
      says: "Routes named on the DFDS pet page and in its conditions.",
      sources: ["DFDS_1", "DFDS_2"],
      checked,
    },
    {
      id: "dfds.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and ferrets." },
      basis: "source",
      confidence: "medium",
      says: "Dogs, cats and ferrets under the pet scheme.",
      sources: ["DFDS_1", "DFDS_3"],
      checked,
    },
    {
      id: "dfds.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "It depends on the route. Newcastle–Amsterdam takes pets with passengers on foot, in a kennel or pet cabin that you book. Dover–Calais and Dover–Dunkirk take pets only in a vehicle. The rest is unclear: ask.",
      },
      basis: "source",
      confidence: "high",
      says: "Foot passengers may bring a pet on some routes; a kennel or pet cabin must be booked where applicable.",
      sources: ["DFDS_1"],
      checked,
    },
    {
      id: "dfds.on-foot",
      topic: "notes",
      value: {
        is: "text",
        text: "Newhaven–Dieppe on foot: DFDS's page allows it, but a traveler was told that pets stay in the vehicle. Ask by phone.",
      },
      basis: "source",
      confidence: "low",
      says: "An older guide says a carrier; a 2022 traveler was told pets stay in the vehicle.",
      sources: ["DFDS_1", "DFDS_4", "DFDS_5"],
      checked,
    },
    {
      id: "dfds.newcastle",
      topic: "booking",
      value: {
        is: "text",
        text: "On Newcastle–Amsterdam, pets stay in a kennel or a pet cabin. Book a pet cabin by phone.",
      },
      basis: "source",
      confidence: "high",
      says: "Up to two medium-sized dogs in a four-berth pet cabin, booked by phone.",
      sources: ["DFDS_1", "DFDS_6", "DFDS_7"],
      checked,
    },
    {
      id: "dfds.assistance-dogs",
      topic: "assistanceDogs",
      value: {
        is: "text",
        text: "Assistance dogs trained by members of ADI or IGDF travel free and can go into public areas.",
      },
      basis: "source",
      confidence: "high",
      says: "Assistance dogs from ADI or IGDF programs are free.",
      sources: ["DFDS_1"],
      checked,
    },
    {
      id: "dfds.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "Toward Great Britain: the documents of its pet travel scheme. Elsewhere: those of the destination.",
      },
      basis: "source",
      confidence: "high",
      says: "DFDS is an approved carrier.",
      sources: ["DFDS_1"],
      checked,
    },
  ],
};
