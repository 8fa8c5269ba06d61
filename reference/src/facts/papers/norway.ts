import type { Papers } from "../country.ts";

export const norway: Papers = {
  exportDocuments: [],
  exportFees: [],
  importDocuments: [
    {
      id: "norway.import.document.passport",
      value: {
        is: "text",
        text: "From the EEA: a pet passport with the rabies vaccination and, for dogs, the tapeworm treatment",
      },
      basis: "source",
      confidence: "medium",
      says: "No passport entry on rabies is required between Norway and Sweden.",
      sources: ["NO_EU", "NO_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "norway.import.document.certificate",
      value: {
        is: "text",
        text: "From elsewhere: the EU animal health certificate, endorsed by an official vet. If someone else brings the pet, the owner's written authorization",
      },
      basis: "source",
      confidence: "high",
      says: "The pet travels within five days of its owner.",
      sources: ["NO_THIRD", "NO_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
