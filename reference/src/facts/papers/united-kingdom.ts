// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const unitedKingdom: Papers = {
  exportDocuments: [
    {
      id: "united-kingdom.export.document.certificate-for-the-eu",
      value: {
        is: "words",
        words:
          "To the EU: animal health certificate from an official vet, within 10 days of entry; GB-issued pet passports are not valid for the EU",
      },
      basis: "source",
      confidence: "high",
      says: "AHC for pets leaving GB; one trip.",
      sources: ["PTG_GOV", "AUDIT"],
    },
    {
      id: "united-kingdom.export.document.certificate-for-other-countries",
      value: {
        is: "words",
        words: "To other countries: export health certificate for that country",
      },
      basis: "source",
      confidence: "medium",
      says: "GOV.UK publishes export health certificates by country (e.g. EHC 6256 South Africa).",
      sources: ["ZA_SRC"],
      secondHand: true,
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "united-kingdom.import.document.passport-or-certificate",
      value: {
        is: "words",
        words:
          "Pet passport (EU or certain countries) or Great Britain pet health certificate; entry within 10 days of the certificate",
      },
      basis: "source",
      confidence: "high",
      says: "USA route uses the Great Britain pet health certificate.",
      sources: ["DEEP", "GOVUK_API", "AUDIT"],
      group: "all",
    },
    {
      id: "united-kingdom.import.document.rabies-record-and-declaration",
      value: {
        is: "words",
        words: "Rabies vaccination record; declaration that the pet is not for sale or transfer",
      },
      basis: "source",
      confidence: "high",
      says: "Non-commercial declaration needed.",
      sources: ["GOVUK", "PTG_GOV"],
      group: "all",
    },
    {
      id: "united-kingdom.import.document.tapeworm-entry",
      value: { is: "words", words: "Tapeworm treatment, entered by a vet" },
      basis: "source",
      confidence: "high",
      says: "Recorded by a vet.",
      sources: ["GOVUK", "DEEP"],
      only: "dog",
      group: "all",
    },
  ],
  importFees: [],
};
