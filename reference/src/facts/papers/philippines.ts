// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const philippines: Papers = {
  exportDocuments: [],
  exportFees: [],
  importDocuments: [
    {
      id: "philippines.import.document.permit-and-certificates",
      value: {
        is: "words",
        words:
          "SPSIC import permit (BAI via Intercommerce), health certificate from the authority of the country of origin within 30 days of arrival, vaccination and deworming record, microchip proof, photo, affidavit of undertaking",
      },
      basis: "source",
      confidence: "high",
      says: "BAI MC 43 lists.",
      sources: ["PH_LA", "PH_JP"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "philippines.import.fee.permit",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 10000, currency: "PHP" }], for: "permit" }],
      },
      basis: "source",
      confidence: "low",
      says: "Paid on arrival.",
      sources: ["PH_MIL"],
      note: "From a 2018 page.",
    },
    {
      id: "philippines.import.fee.inspection",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 25000, currency: "PHP" }], for: "inspection or landing permit" },
        ],
      },
      basis: "source",
      confidence: "low",
      says: "Paid on arrival.",
      sources: ["PH_MIL"],
      note: "From a 2018 page.",
    },
  ],
};
