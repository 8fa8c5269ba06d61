import type { Papers } from "../country.ts";

export const southKorea: Papers = {
  exportDocuments: [
    {
      id: "south-korea.export.document.certificate",
      value: {
        is: "text",
        text: "The destination's health certificate from a vet, then an export inspection and endorsement by APQA before departure",
      },
      basis: "source",
      confidence: "medium",
      says: "APQA inspects the animal.",
      sources: ["KR_REPORTED"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "south-korea.import.document.certificate",
      value: {
        is: "text",
        text: "Government health certificate with the microchip number, the pet's age and, where required, the titer result. From the EU, the pet passport does",
      },
      basis: "source",
      confidence: "medium",
      says: "Only one source names the passport.",
      sources: ["KR_REPORTED", "KR_ANGLO", "KR_PETAIRLINE"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
