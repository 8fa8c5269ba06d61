import type { Papers } from "../country.ts";

export const dominicanRepublic: Papers = {
  exportDocuments: [],
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
