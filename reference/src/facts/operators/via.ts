import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const via: OperatorFacts = {
  key: "via",
  officialPage: "https://www.viarail.ca/en/plan/travelling-with-pets",
  facts: [
    {
      id: "via.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Québec City–Windsor (the Corridor), Montréal–Halifax (the Ocean), Toronto–Vancouver (the Canadian).",
      },
      basis: "source",
      confidence: "medium",
      says: "Corridor, Ocean and Canadian.",
      sources: ["VIA_1", "VIA_2", "VIA_3"],
      checked,
    },
    {
      id: "via.species",
      topic: "species",
      value: { is: "text", text: "Small dogs and cats." },
      basis: "source",
      confidence: "high",
      says: "Small dogs and cats on board in the corridor.",
      sources: ["VIA_1", "VIA_4"],
      checked,
    },
    {
      id: "via.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "With you only between Québec City and Windsor, in a carrier. Elsewhere in the baggage car, if it's still offered: ask.",
      },
      basis: "source",
      confidence: "high",
      says: "With you only between Québec City and Windsor, in a carrier; elsewhere the baggage car.",
      sources: ["VIA_1", "VIA_4"],
      checked,
    },
    {
      id: "via.size",
      topic: "size",
      value: {
        is: "text",
        text: "Old press reports give a maximum size for the carrier. Check it with VIA Rail.",
      },
      basis: "source",
      confidence: "low",
      says: "55 × 40 × 27 cm in the corridor.",
      sources: ["VIA_5", "VIA_6"],
      checked,
    },
    {
      id: "via.booking",
      topic: "booking",
      value: { is: "text", text: "Book at least 48 hours before departure. There are few places." },
      basis: "source",
      confidence: "medium",
      says: "At least 48 hours before departure; few places.",
      sources: ["VIA_1", "VIA_6"],
      checked,
    },
    {
      id: "via.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "There's a fee for each direction. We have no price that is recent enough: check when you book.",
      },
      basis: "source",
      confidence: "medium",
      says: "$50 plus tax in the corridor (2018); $30 or $50 in the baggage car (older).",
      sources: ["VIA_6", "VIA_2"],
      checked,
    },
    {
      id: "via.breeds",
      topic: "breeds",
      value: {
        is: "text",
        text: "Pit Bulls and their crosses aren't accepted on the whole network.",
      },
      basis: "source",
      confidence: "high",
      says: "Not accepted on the whole network.",
      sources: ["VIA_1", "VIA_4"],
      checked,
    },
    {
      id: "via.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Certified guide and service dogs reportedly travel free." },
      basis: "source",
      confidence: "low",
      says: "Certified guide and service dogs travel free.",
      sources: ["VIA_6"],
      checked,
    },
    {
      id: "via.season",
      topic: "boarding",
      value: {
        is: "text",
        text: "Baggage cars take no animals in summer (June to September; one page ends in August), except on the Ocean.",
      },
      basis: "source",
      confidence: "medium",
      says: "No cooling in most baggage cars.",
      sources: ["VIA_4", "VIA_2"],
      checked,
    },
  ],
};
