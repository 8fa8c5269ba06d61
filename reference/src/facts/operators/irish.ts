import type { OperatorFacts } from "../operator.ts";

/** The day on which all of it was compared with its sources. */
const checked = "2026-11-29";

export const irish: OperatorFacts = {
  key: "irish",
  officialPage: "https://irishferries.freshdesk.com/en/support/solutions/articles/80001039012",
  facts: [
    {
      id: "irish.routes",
      topic: "routes",
      value: {
        is: "text",
        text: "Dublin–Holyhead, Rosslare–Pembroke, Dublin–Cherbourg, Dover–Calais.",
      },
      basis: "source",
      confidence: "medium",
      says: "Routes named in its help desk and in a policy summary.",
      sources: ["IRISH_1", "IRISH_2"],
      checked,
    },
    {
      id: "irish.species",
      topic: "species",
      value: { is: "text", text: "Dogs, cats and ferrets." },
      basis: "source",
      confidence: "medium",
      says: "Dogs, cats and ferrets.",
      sources: ["IRISH_3"],
      checked,
    },
    {
      id: "irish.boarding",
      topic: "boarding",
      value: {
        is: "text",
        text: "Book the place before you travel. Dublin–Cherbourg: in a kennel; on foot, in a rigid, closed carrier that you carry. Dublin–Holyhead: in the car, in a kennel, or on some ships in a pet den or cabin; on foot, in a crate. We don't know about the other routes.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets stay in a pre-booked kennel, one each. Foot passengers bring the pet in a rigid closed carrier.",
      sources: ["IRISH_1", "IRISH_3", "IRISH_2"],
      checked,
    },
    {
      id: "irish.number",
      topic: "number",
      value: { is: "text", text: "Up to 5 pets in one booking, Ireland–France." },
      basis: "source",
      confidence: "medium",
      says: "Five pets on one booking (Ireland-France).",
      sources: ["IRISH_1"],
      checked,
    },
    {
      id: "irish.fee",
      topic: "fee",
      value: {
        is: "text",
        text: "There's a fee for a kennel to France. We have no reliable price: check when you book.",
      },
      basis: "source",
      confidence: "low",
      says: "€30, €45 or €60 by kennel size, in an undated summary; free to Britain.",
      sources: ["IRISH_2"],
      checked,
    },
    {
      id: "irish.booking",
      topic: "booking",
      value: { is: "text", text: "Check in 2 hours before, Dublin–Cherbourg." },
      basis: "source",
      confidence: "medium",
      says: "Check-in two hours before.",
      sources: ["IRISH_1"],
      checked,
    },
    {
      id: "irish.documents",
      topic: "documents",
      value: {
        is: "text",
        text: "Microchip, rabies vaccination at least 21 days before, and an EU pet passport or an animal health certificate. Dogs to Ireland: tapeworm treatment.",
      },
      basis: "source",
      confidence: "medium",
      says: "The usual papers; a passport issued in Great Britain is not accepted into the EU.",
      sources: ["IRISH_1", "IRISH_3"],
      checked,
    },
  ],
};
