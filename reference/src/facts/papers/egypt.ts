// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const egypt: Papers = {
  exportDocuments: [
    {
      id: "egypt.export.document.health-certificate",
      value: {
        is: "words",
        words:
          "Health certificate after tests for zoonoses including rabies, vaccination record, pet passport",
      },
      basis: "source",
      confidence: "low",
      says: "Quarantine head quoted.",
      sources: ["EG_HADAS"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "egypt.import.document.passport-and-certificate",
      value: {
        is: "words",
        words: "Pet passport and health certificate with vaccination against zoonotic disease",
      },
      basis: "source",
      confidence: "low",
      says: "Quarantine head quoted.",
      sources: ["EG_HADAS"],
      group: "all",
    },
  ],
  importFees: [],
};
