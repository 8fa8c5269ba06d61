import type { Papers } from "../country.ts";

export const egypt: Papers = {
  exportDocuments: [
    {
      id: "egypt.export.document.health-certificate",
      value: {
        is: "text",
        text: "Health certificate, issued after tests for diseases that animals can pass to people, including rabies. You also need a vaccination record and a pet passport",
      },
      basis: "source",
      confidence: "low",
      says: "Press reports quote the head of Egypt's Veterinary Quarantine.",
      sources: ["EG_HADAS"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "egypt.import.document.passport-and-certificate",
      value: {
        is: "text",
        text: "Pet passport, and a health certificate that shows vaccination against diseases that animals can pass to people",
      },
      basis: "source",
      confidence: "low",
      says: "Press reports quote the head of Egypt's Veterinary Quarantine.",
      sources: ["EG_HADAS"],
      group: "all",
    },
  ],
  importFees: [],
};
