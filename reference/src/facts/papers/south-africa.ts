// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const southAfrica: Papers = {
  exportDocuments: [
    {
      id: "south-africa.export.document.permit-and-certificate",
      value: { is: "words", words: "Export permit and state-vet health certificate" },
      basis: "source",
      confidence: "low",
      says: "Secondary.",
      sources: ["PTG"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "south-africa.import.document.permit-certificate-and-tests",
      value: {
        is: "words",
        words:
          "Veterinary import permit before shipment; official health certificate issued and endorsed within 10 days; dogs: negative tests for Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria immitis, Leishmania, all within 30 days",
      },
      basis: "source",
      confidence: "medium",
      says: "Dataset cites gov.za, APHIS and GOV.UK EHC 6256.",
      sources: ["ZA_SRC"],
      secondHand: true,
      group: "all",
    },
  ],
  importFees: [
    {
      id: "south-africa.import.fee.permit",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 14000, currency: "ZAR" }], for: "per permit" }],
      },
      basis: "source",
      confidence: "low",
      says: "Called consistent but unconfirmed; tariff revised each year.",
      sources: ["ZA_SRC"],
      secondHand: true,
    },
  ],
};
