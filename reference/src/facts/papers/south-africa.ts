import type { Papers } from "../country.ts";

export const southAfrica: Papers = {
  exportDocuments: [
    {
      id: "south-africa.export.document.permit-and-certificate",
      value: {
        is: "text",
        text: "Export permit, and a health certificate endorsed by a state vet",
      },
      basis: "source",
      confidence: "medium",
      says: "You apply to the Department of Agriculture.",
      sources: ["ZA_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "south-africa.import.document.permit-certificate-and-tests",
      value: {
        is: "text",
        text: "Veterinary import permit before shipment, and official health certificate issued and endorsed within 10 days. Dogs need negative tests for Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria immitis and Leishmania, all within 30 days",
      },
      basis: "source",
      confidence: "medium",
      says: "A dataset lists these and cites gov.za, APHIS and GOV.UK's EHC 6256.",
      sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED"],
      group: "all",
    },
  ],
  importFees: [],
};
