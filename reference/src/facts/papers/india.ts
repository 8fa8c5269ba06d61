// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const india: Papers = {
  exportDocuments: [
    {
      id: "india.export.document.health-and-export-certificate",
      value: {
        is: "words",
        words: "Private vet health certificate and AQCS export certificate within 7 days of export",
      },
      basis: "source",
      confidence: "low",
      says: "Trade site.",
      sources: ["IN_CMP"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "india.import.document.baggage",
      value: {
        is: "words",
        words:
          "Proof of two years abroad and transfer of residence, owner's ticket or passport, official health certificate of origin, rabies vaccination record, advance AQCS NOC",
      },
      basis: "source",
      confidence: "high",
      says: "Official baggage category A.",
      sources: ["IN_AQCS", "IN_FAQ", "IN_CBIC"],
      group: "as-baggage",
    },
    {
      id: "india.import.document.licence",
      value: {
        is: "words",
        words:
          "DGFT license for pets that don't travel as baggage; re-import category for returning pets",
      },
      basis: "source",
      confidence: "high",
      says: "Categories B and C.",
      sources: ["IN_AQCS", "IN_FAQ"],
      group: "not-as-baggage",
    },
  ],
  importFees: [],
};
