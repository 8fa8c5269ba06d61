import type { Papers } from "../country.ts";

export const philippines: Papers = {
  exportDocuments: [
    {
      id: "philippines.export.document.permit",
      value: {
        is: "text",
        text: "Export permit and international veterinary health certificate of the BAI, within 10 days before departure",
      },
      basis: "source",
      confidence: "medium",
      says: "You apply to the BAI.",
      sources: ["PH_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "philippines.import.document.permit-and-certificates",
      value: {
        is: "text",
        text: "SPSIC import permit (from BAI through Intercommerce), health certificate from the authority of the country of origin within 30 days of arrival, and vaccination and deworming record. You also need proof of the microchip, a photo and an affidavit of undertaking",
      },
      basis: "source",
      confidence: "medium",
      says: "BAI Memorandum Circular 43 lists these.",
      sources: ["PH_LA", "PH_JP", "PHILIPPINES_REPORTED"],
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
      says: "You pay this on arrival.",
      sources: ["PH_MIL"],
      note: "This fee comes from a 2018 page.",
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
      says: "You pay this on arrival.",
      sources: ["PH_MIL"],
      note: "This fee comes from a 2018 page.",
    },
  ],
};
