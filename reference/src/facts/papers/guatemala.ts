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
        text: "Export health certificate of the country of origin, or a certificate of a licensed vet there, with the vaccination card, copies and a Spanish translation. From the USA, the certificate agreed with APHIS does, too",
      },
      basis: "source",
      confidence: "medium",
      says: "The vaccinations must be a month to a year old when you leave.",
      sources: ["GT_REPORTED", "GT_APHIS", "GT_TRAD"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [
    {
      id: "guatemala.import.fee.inspection",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 1400, currency: "USD" }], for: "inspection at the border" }],
      },
      basis: "source",
      confidence: "medium",
      says: "Ministerial Agreement 114-2018 sets it.",
      sources: ["GT_REPORTED"],
      checked: "2026-11-29",
    },
  ],
};
