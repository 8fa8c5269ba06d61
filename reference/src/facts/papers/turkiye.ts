import type { Papers } from "../country.ts";

export const turkiye: Papers = {
  exportDocuments: [
    {
      id: "turkiye.export.document.certificate",
      value: {
        is: "text",
        text: "Export health certificate from the district's Directorate of Agriculture and Forestry where you live. A government vet issues it, not a private one",
      },
      basis: "source",
      confidence: "medium",
      says: "You apply in person with the pet and its documents. It's been so since 2024.",
      sources: ["TR_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "turkiye.import.document.passport-and-certificate",
      value: {
        is: "text",
        text: "Pet passport, health certificate endorsed by the authority of the country of departure, and the original titer report, a set for each animal",
      },
      basis: "source",
      confidence: "medium",
      says: "You show them to customs and the veterinary border office.",
      sources: ["TR_REPORTED", "TR_LAW"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
