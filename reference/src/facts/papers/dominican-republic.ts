import type { Papers } from "../country.ts";

export const dominicanRepublic: Papers = {
  exportDocuments: [
    {
      id: "dominican-republic.export.document.certificate",
      value: {
        is: "text",
        text: "Health certificate from a private vet, signed by the veterinary college (COLVET) where required, then validated and signed by DIGEGA",
      },
      basis: "source",
      confidence: "medium",
      says: "DIGEGA is the last to sign.",
      sources: ["DO_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "dominican-republic.import.document.certificate-and-card",
      value: {
        is: "text",
        text: "Vet's health certificate, vaccination card and a statement of treatment for internal and external parasites",
      },
      basis: "source",
      confidence: "medium",
      says: "All three sources agree.",
      sources: ["DO_VISIT", "DO_BRO", "DO_GUIDE", "DOMINICAN_REPUBLIC_REPORTED"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "dominican-republic.import.fee.release-form",
      value: { is: "fee", prices: [{ amounts: [{ minor: 1000, currency: "USD" }] }] },
      basis: "source",
      confidence: "low",
      says: "You pay for a release form at the airport.",
      sources: ["DO_VISIT", "DO_GUIDE"],
    },
  ],
};
