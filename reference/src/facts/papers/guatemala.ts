import type { Papers } from "../country.ts";

export const guatemala: Papers = {
  exportDocuments: [
    {
      id: "guatemala.export.document.certificates",
      value: {
        is: "text",
        text: "Health certificate from a Guatemalan vet, vaccination card and MAGA export certificate, with an apostille from MINEX for some destinations. The license is valid for 15 days",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from the US embassy's page and a translator's page.",
      sources: ["GT_EMB", "GT_TRAD"],
    },
  ],
  exportFees: [
    {
      id: "guatemala.export.fee.certificate",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 5000, currency: "GTQ" }], for: "per pet" }],
      },
      basis: "source",
      confidence: "low",
      says: "You pay at Banrural.",
      sources: ["GT_EMB"],
      note: "This fee comes from an older page.",
    },
  ],
  importDocuments: [
    {
      id: "guatemala.import.document.certificate",
      value: {
        is: "text",
        text: "Official export health certificate or a vet's certificate from the country of origin, with copies and, if needed, a Spanish translation",
      },
      basis: "source",
      confidence: "low",
      says: "This comes from a translator's summary.",
      sources: ["GT_TRAD"],
      group: "all",
    },
  ],
  importFees: [],
};
