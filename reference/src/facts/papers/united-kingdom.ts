import type { Papers } from "../country.ts";

export const unitedKingdom: Papers = {
  exportDocuments: [
    {
      id: "united-kingdom.export.document.certificate-for-the-eu",
      value: {
        is: "text",
        text: "For the EU, an animal health certificate from an official vet within 10 days of entry. Pet passports issued in Great Britain aren't valid for the EU",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets leaving Great Britain need an animal health certificate for each trip.",
      sources: ["PTG_GOV", "AUDIT"],
    },
    {
      id: "united-kingdom.export.document.certificate-for-other-countries",
      value: {
        is: "text",
        text: "For other countries, the export health certificate for that country",
      },
      basis: "source",
      confidence: "medium",
      says: "GOV.UK publishes export health certificates by country, such as EHC 6256 for South Africa.",
      sources: ["ZA_SRC", "UNITED_KINGDOM_REPORTED"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "united-kingdom.import.document.passport-or-certificate",
      value: {
        is: "text",
        text: "Pet passport (from the EU or certain countries) or Great Britain pet health certificate. The pet must enter within 10 days of the certificate",
      },
      basis: "source",
      confidence: "high",
      says: "Pets from the USA use the Great Britain pet health certificate.",
      sources: ["DEEP", "GOVUK_API", "AUDIT"],
      group: "all",
    },
    {
      id: "united-kingdom.import.document.rabies-record-and-declaration",
      value: {
        is: "text",
        text: "Rabies vaccination record, and a declaration that the pet isn't for sale or transfer",
      },
      basis: "source",
      confidence: "high",
      says: "A non-commercial declaration is required.",
      sources: ["GOVUK", "PTG_GOV"],
      group: "all",
    },
    {
      id: "united-kingdom.import.document.tapeworm-entry",
      value: { is: "text", text: "Tapeworm treatment, recorded by a vet" },
      basis: "source",
      confidence: "high",
      says: "A vet records the treatment.",
      sources: ["GOVUK", "DEEP"],
      only: "dog",
      group: "all",
    },
  ],
  importFees: [],
};
