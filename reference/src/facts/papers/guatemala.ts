// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const guatemala: Papers = {
  exportDocuments: [
    {
      id: "guatemala.export.document.certificates",
      value: {
        is: "words",
        words:
          "Guatemalan vet health certificate, vaccination card, MAGA export certificate (apostille at MINEX for some destinations); license valid for 15 days",
      },
      basis: "source",
      confidence: "medium",
      says: "US embassy and translator pages.",
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
      says: "Banrural payment.",
      sources: ["GT_EMB"],
      note: "From an older page.",
    },
  ],
  importDocuments: [
    {
      id: "guatemala.import.document.certificate",
      value: {
        is: "words",
        words:
          "Official export sanitary certificate or vet certificate of origin, with copies; Spanish translation if needed",
      },
      basis: "source",
      confidence: "low",
      says: "Translator summary.",
      sources: ["GT_TRAD"],
      group: "all",
    },
  ],
  importFees: [],
};
