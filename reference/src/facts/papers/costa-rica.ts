import type { Papers } from "../country.ts";

export const costaRica: Papers = {
  exportDocuments: [
    {
      id: "costa-rica.export.document.export-certificate",
      value: {
        is: "text",
        text: "Export certificate from an authorized private vet, reviewed and signed by SENASA. For Panama, it also needs an apostille",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from a SENASA notice from December 2025.",
      sources: ["CR_MSG"],
    },
  ],
  exportFees: [
    {
      id: "costa-rica.export.fee.certificate",
      value: {
        is: "fee",
        prices: [],
        text: "There's a fee under code C.16 of the tariff, but the source doesn't give the amount",
      },
      basis: "source",
      confidence: "medium",
      says: "The tariff decree sets a fee, but the source doesn't show the amount.",
      sources: ["CR_MSG"],
    },
  ],
  importDocuments: [
    {
      id: "costa-rica.import.document.health-certificate",
      value: {
        is: "text",
        text: "Official health certificate from the authority of the country of origin, based on an exam within two weeks before travel. It states the microchip number, the vaccines (brand, lot and validity) and deworming within 15 days",
      },
      basis: "source",
      confidence: "high",
      says: "This comes from a notice of December 18, 2025.",
      sources: ["CR_NAC", "CR_MUNDO"],
      group: "all",
    },
    {
      id: "costa-rica.import.document.cargo-permit",
      value: {
        is: "text",
        text: "Import permit, obtained in advance, if the pet travels as cargo",
      },
      basis: "source",
      confidence: "medium",
      says: "Only pets that travel as cargo need one.",
      sources: ["CR_MUNDO"],
      group: "as-cargo",
    },
  ],
  importFees: [],
};
