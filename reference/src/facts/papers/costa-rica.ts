// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const costaRica: Papers = {
  exportDocuments: [
    {
      id: "costa-rica.export.document.export-certificate",
      value: {
        is: "words",
        words:
          "Export certificate from an authorized private vet, reviewed and signed by SENASA; apostille for Panama",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA notice Dec 2025.",
      sources: ["CR_MSG"],
    },
  ],
  exportFees: [
    {
      id: "costa-rica.export.fee.certificate",
      value: {
        is: "fee",
        prices: [],
        words: "There's a fee under code C.16 of the tariff; the amount isn't stated",
      },
      basis: "source",
      confidence: "medium",
      says: "Fee due under the tariff decree; amount not shown.",
      sources: ["CR_MSG"],
    },
  ],
  importDocuments: [
    {
      id: "costa-rica.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "Official sanitary certificate of the origin authority; clinical exam within two weeks before travel; microchip number, vaccines with brand, lot and validity, deworming within 15 days",
      },
      basis: "source",
      confidence: "high",
      says: "Notice of 18 December 2025.",
      sources: ["CR_NAC", "CR_MUNDO"],
      group: "all",
    },
    {
      id: "costa-rica.import.document.cargo-permit",
      value: { is: "words", words: "Import permit in advance if the pet travels as cargo" },
      basis: "source",
      confidence: "medium",
      says: "Cargo only.",
      sources: ["CR_MUNDO"],
      group: "as-cargo",
    },
  ],
  importFees: [],
};
