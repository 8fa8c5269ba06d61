// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const brazil: Papers = {
  exportDocuments: [
    {
      id: "brazil.export.document.cvi",
      value: {
        is: "words",
        words:
          "CVI issued free by Vigiagro (electronic for Argentina, Bolivia, Canada, Chile, Colombia, USA, Japan, Mexico, Paraguay, Uruguay, Venezuela as of 2021)",
      },
      basis: "source",
      confidence: "medium",
      says: "Free; other countries by appointment at least 30 days ahead.",
      sources: ["BR_ALAV", "BR_CISA"],
    },
    {
      id: "brazil.export.document.statement-and-rabies-record",
      value: {
        is: "words",
        words:
          "Vet health statement and rabies record; the CVI validity depends on destination (Mercosur 60 days; others 2–10 days)",
      },
      basis: "source",
      confidence: "medium",
      says: "Secondary summary of Mapa.",
      sources: ["BR_CISA"],
    },
  ],
  exportFees: [
    {
      id: "brazil.export.fee.cvi",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "BRL" }] }] },
      basis: "source",
      confidence: "medium",
      says: "CVI is free.",
      sources: ["BR_ALAV", "BR_CISA"],
    },
  ],
  importDocuments: [
    {
      id: "brazil.import.document.cvi-or-passport",
      value: {
        is: "words",
        words:
          "CVI or official passport of the origin veterinary authority meeting Portaria MAPA 741/2024 (model mandatory since September 6, 2025)",
      },
      basis: "source",
      confidence: "high",
      says: "Official page.",
      sources: ["BR_GOV"],
      group: "all",
    },
    {
      id: "brazil.import.document.return-within-60-days",
      value: {
        is: "words",
        words:
          "A CVI issued to leave Brazil lets the pet return within 60 days while rabies is valid (listed countries include Chile, Mexico, USA, EU, UK)",
      },
      basis: "source",
      confidence: "high",
      says: "Official list.",
      sources: ["BR_GOV"],
      group: "returning",
    },
  ],
  importFees: [],
};
