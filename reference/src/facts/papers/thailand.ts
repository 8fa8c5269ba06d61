// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const thailand: Papers = {
  exportDocuments: [
    {
      id: "thailand.export.document.export-permit",
      value: {
        is: "words",
        words:
          "Pet passport or vaccination record; a check at the AQS, export permit and health certificate no more than 3 days before departure",
      },
      basis: "source",
      confidence: "low",
      says: "Secondary guide.",
      sources: ["TH_INFO"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "thailand.import.document.permit-and-certificates",
      value: {
        is: "words",
        words:
          "Import permit (form R1/1, by email to the AQS of entry), passport copy, pet photo, flight plan, vaccination record in English, microchip certificate, official health certificate (USDA endorsed for the USA)",
      },
      basis: "source",
      confidence: "high",
      says: "Embassy lists agree.",
      sources: ["TH_DC", "TH_DC22"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "thailand.import.fee.entry",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 50000, currency: "THB" }], for: "per animal" }],
      },
      basis: "source",
      confidence: "medium",
      says: "Entry fee in cash.",
      sources: ["TH_DC22", "TH_JUS"],
    },
  ],
};
