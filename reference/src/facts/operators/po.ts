import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const po: OperatorFacts = {
  key: "po",
  officialPage:
    "https://poprodcdn93.azureedge.net/en/routes/~/link.aspx?_id=D1D7F403C8AF4C72919C33CB25013F36&_z=z",
  facts: [
    {
      id: "po.routes",
      topic: "routes",
      value: { is: "text", text: "Dover–Calais and Hull–Rotterdam." },
      basis: "source",
      confidence: "medium",
      says: "Dover-Calais and Hull-Rotterdam.",
      sources: ["PO_1", "PO_2"],
      checked,
    },
    {
      id: "po.species",
      topic: "species",
      value: {
        is: "text",
        text: "Dogs, cats and other small animals such as ferrets, with their documents.",
      },
      basis: "source",
      confidence: "medium",
      says: "Dogs, cats and other small animals such as ferrets with papers.",
      sources: ["PO_2"],
      checked,
    },
    {
      id: "po.boarding",
      topic: "boarding",
      value: { is: "text", text: "Only in a vehicle: passengers on foot can't bring a pet." },
      basis: "source",
      confidence: "medium",
      says: "Foot passengers can't bring a pet on Hull-Rotterdam; on Dover-Calais pets stay in the vehicle or the Pet Lounge.",
      sources: ["PO_2", "PO_1"],
      checked,
    },
    {
      id: "po.places",
      topic: "boarding",
      value: {
        is: "text",
        text: "Dover–Calais: in the vehicle; dogs can go with you into the Pet Lounge if you book it. Hull–Rotterdam: in the kennels.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets stay in the vehicle, or dogs go with you into the Pet Lounge; Hull: kennels.",
      sources: ["PO_1", "PO_2", "PO_3"],
      checked,
    },
    {
      id: "po.fee",
      topic: "fee",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 1500, currency: "GBP" }],
            for: "a pet, each way, Dover–Calais; page from after 2021; the Pet Lounge costs extra",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "£15 per pet each way; a traveler in June 2023 paid £12 plus the lounge.",
      sources: ["PO_1"],
      checked,
    },
    {
      id: "po.booking",
      topic: "booking",
      value: { is: "text", text: "Check in 90 minutes before with a pet on Hull–Rotterdam." },
      basis: "source",
      confidence: "medium",
      says: "Check in 90 minutes before with a pet.",
      sources: ["PO_2"],
      checked,
    },
    {
      id: "po.breeds",
      topic: "breeds",
      value: { is: "text", text: "Breeds that are banned in the UK aren't accepted." },
      basis: "source",
      confidence: "medium",
      says: "UK-banned breeds are not carried.",
      sources: ["PO_1"],
      checked,
    },
    {
      id: "po.assistance-dogs",
      topic: "assistanceDogs",
      value: { is: "text", text: "Registered guide and hearing dogs travel free." },
      basis: "source",
      confidence: "medium",
      says: "Registered guide and hearing dogs travel free.",
      sources: ["PO_1", "PO_2"],
      checked,
    },
    {
      id: "po.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "An animal health certificate or an EU pet passport. From Great Britain, each trip into the EU needs a new certificate.",
      },
      basis: "source",
      confidence: "medium",
      says: "A new certificate for each trip into the EU from Great Britain.",
      sources: ["PO_1"],
      checked,
    },
  ],
};
