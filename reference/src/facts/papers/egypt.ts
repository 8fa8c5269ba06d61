import type { Papers } from "../country.ts";

export const egypt: Papers = {
  exportDocuments: [
    {
      id: "egypt.export.document.health-certificate",
      value: {
        is: "text",
        text: "Health certificate endorsed by the GOVS veterinary quarantine where you leave, with the vaccination record. A private vet's certificate isn't enough",
      },
      basis: "source",
      confidence: "medium",
      says: "The veterinary quarantine endorses it at the port.",
      sources: ["EG_OUT", "EG_HADAS"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "egypt.import.document.passport-and-certificate",
      value: {
        is: "text",
        text: "International health certificate endorsed by the government vet of the country you leave, the original vaccination record and the microchip record",
      },
      basis: "source",
      confidence: "medium",
      says: "The certificate states that the dog is healthy and doesn't come from an area with restrictions for rabies.",
      sources: ["EG_APHIS", "EG_EMBASSY"],
      checked: "2026-11-29",
      only: "dog",
      group: "all",
    },
  ],
  importFees: [],
};
