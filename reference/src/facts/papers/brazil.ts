import type { Papers } from "../country.ts";

export const brazil: Papers = {
  exportDocuments: [
    {
      id: "brazil.export.document.cvi",
      value: {
        is: "text",
        text: "International veterinary certificate (CVI), issued free by Vigiagro. As of 2021, it was electronic for Argentina, Bolivia, Canada, Chile, Colombia, Japan, Mexico, Paraguay, the USA, Uruguay and Venezuela",
      },
      basis: "source",
      confidence: "medium",
      says: "The certificate is free. For other countries, make an appointment at least 30 days ahead.",
      sources: ["BR_ALAV", "BR_CISA", "MDCF_BR"],
    },
    {
      id: "brazil.export.document.statement-and-rabies-record",
      value: {
        is: "text",
        text: "Vet's health statement and rabies record. How long the CVI is valid depends on the destination: 60 days in Mercosur countries, 2 to 10 days elsewhere",
      },
      basis: "source",
      confidence: "low",
      says: "A third party summarizes MAPA's rules.",
      sources: ["BR_CISA"],
    },
  ],
  exportFees: [
    {
      id: "brazil.export.fee.cvi",
      value: { is: "fee", prices: [{ amounts: [{ minor: 0, currency: "BRL" }] }] },
      basis: "source",
      confidence: "medium",
      says: "The CVI is free.",
      sources: ["BR_ALAV", "BR_CISA", "MDCF_BR"],
    },
  ],
  importDocuments: [
    {
      id: "brazil.import.document.cvi-or-passport",
      value: {
        is: "text",
        text: "CVI or official passport that meets Portaria MAPA 741/2024, from the veterinary authority of the country of origin. That model has been mandatory since September 6, 2025",
      },
      basis: "source",
      confidence: "high",
      says: "This comes from an official page.",
      sources: ["BR_GOV"],
      group: "all",
    },
    {
      id: "brazil.import.document.return-within-60-days",
      value: {
        is: "text",
        text: "With the CVI issued for leaving Brazil, the pet can return within 60 days while its rabies vaccination is valid. The listed countries include Chile, Mexico, the USA, the EU and the UK",
      },
      basis: "source",
      confidence: "high",
      says: "An official list names these countries.",
      sources: ["BR_GOV"],
      group: "returning",
    },
  ],
  importFees: [],
};
