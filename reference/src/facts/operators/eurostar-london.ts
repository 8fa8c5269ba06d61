import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const eurostarLondon: OperatorFacts = {
  key: "eurostar-london",
  officialPage: "https://help.eurostar.com/faq/us-en/question/Guide-and-assistance-dogs",
  facts: [
    {
      id: "eurostar-london.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "London to and from Paris, Lille, Brussels, Rotterdam and Amsterdam.",
      },
      basis: "source",
      confidence: "high",
      says: "Direct trains between London and Paris, Lille, Brussels, Rotterdam and Amsterdam.",
      sources: ["EUROSTAR_1", "EUROSTAR_2"],
      checked,
    },
    {
      id: "eurostar-london.species",
      topic: "species",
      value: {
        is: "text",
        text: "No pets on trains to and from London, not even small ones in a carrier.",
      },
      basis: "source",
      confidence: "high",
      says: "Pets are not permitted on Eurostar to London; only guide and assistance animals.",
      sources: ["EUROSTAR_3", "EUROSTAR_4", "EUROSTAR_5"],
      checked,
    },
    {
      id: "eurostar-london.assistance-dogs",
      topic: "assistanceDogs",
      value: {
        is: "text",
        text: "Guide and assistance dogs, at most 4 on a train, booked in advance.",
      },
      basis: "source",
      confidence: "high",
      says: "Accredited or documented assistance dogs only, at most four a train, booked in advance.",
      sources: ["EUROSTAR_1", "EUROSTAR_3"],
      checked,
    },
    {
      id: "eurostar-london.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "An assistance dog needs the entry documents of the UK or the EU.",
      },
      basis: "source",
      confidence: "high",
      says: "You are responsible for having the dog's papers.",
      sources: ["EUROSTAR_1"],
      checked,
    },
    {
      id: "eurostar-london.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "The train that takes pets through the Channel Tunnel is LeShuttle, in a road vehicle.",
      },
      basis: "source",
      confidence: "low",
      says: "Eurostar points pet owners to Eurotunnel and the ferries.",
      sources: ["EUROSTAR_5"],
      checked,
    },
  ],
};
