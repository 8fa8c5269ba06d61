import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const amhs: OperatorFacts = {
  key: "amhs",
  officialPage: "http://www.dot.state.ak.us/amhs/pets.shtml",
  facts: [
    {
      id: "amhs.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "From Bellingham and Prince Rupert to Alaska, and within Alaska.",
      },
      basis: "source",
      confidence: "medium",
      says: "From Bellingham and Prince Rupert into Alaska.",
      sources: ["AMHS_1", "AMHS_2"],
      checked,
    },
    {
      id: "amhs.species",
      topic: "species",
      value: { is: "text", text: "Dogs and cats. Ask about others." },
      basis: "source",
      confidence: "medium",
      says: "Dogs and cats; ask for others.",
      sources: ["AMHS_1", "AMHS_2"],
      checked,
    },
    {
      id: "amhs.boarding",
      topic: "boarding",
      value: { is: "text", text: "On the car deck, in a vehicle or a carrier. Never above." },
      basis: "source",
      confidence: "medium",
      says: "On the car deck, in a vehicle or a carrier; never above.",
      sources: ["AMHS_1", "AMHS_3", "AMHS_2"],
      checked,
    },
    {
      id: "amhs.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "There's a fee from some ports. We have no reliable price: check when you book.",
      },
      basis: "source",
      confidence: "medium",
      says: "$25 for Bellingham, $10 for Prince Rupert, free elsewhere on the state's old page.",
      sources: ["AMHS_1", "AMHS_3"],
      checked,
    },
    {
      id: "amhs.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Free, if you ask for approval first." },
      basis: "source",
      confidence: "medium",
      says: "Prior approval.",
      sources: ["AMHS_1"],
      checked,
    },
    {
      id: "amhs.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "A health certificate of the 30 days before travel, with proof of rabies vaccination.",
      },
      basis: "source",
      confidence: "medium",
      says: "Health certificate with proof of rabies vaccination, within 30 days.",
      sources: ["AMHS_1", "AMHS_4"],
      checked,
    },
    {
      id: "amhs.notes",
      topic: "notes",
      value: {
        is: "text",
        text: "Owners report that they see their pets only in port or on short visits.",
      },
      basis: "source",
      confidence: "low",
      says: "Car deck closed under way: 15-minute visits every six to eight hours.",
      sources: ["AMHS_2", "AMHS_4"],
      checked,
    },
  ],
};
