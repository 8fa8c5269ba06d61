import type { Papers } from "../country.ts";

export const switzerland: Papers = {
  exportDocuments: [],
  exportFees: [],
  importDocuments: [
    {
      id: "switzerland.import.document.passport",
      value: { is: "text", text: "From the EU: a Swiss or EU pet passport" },
      basis: "source",
      confidence: "medium",
      says: "Both are accepted.",
      sources: ["CH_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "switzerland.import.document.certificate",
      value: {
        is: "text",
        text: "From outside the EU: the FSVO's health certificate, endorsed by an official vet",
      },
      basis: "source",
      confidence: "medium",
      says: "The USA, Canada, Great Britain and others have a low risk of rabies.",
      sources: ["CH_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "switzerland.import.document.risk-country",
      value: {
        is: "text",
        text: "From a country with a rabies risk: a titer report, and for entry by air an FSVO import license",
      },
      basis: "source",
      confidence: "high",
      says: "Entry is at Zurich, Geneva or Basel.",
      sources: ["CH_FORM", "CH_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "switzerland.import.document.docked",
      value: {
        is: "text",
        text: "For a dog with docked ears or tail: only short stays of owners who live abroad, against a deposit at customs",
      },
      basis: "source",
      confidence: "medium",
      says: "Other docked dogs are refused.",
      sources: ["CH_REPORTED"],
      checked: "2026-11-29",
      only: "dog",
      group: "all",
    },
  ],
  importFees: [
    {
      id: "switzerland.import.fee.vat",
      value: {
        is: "fee",
        prices: [],
        text: "8.1% VAT on the pet's value above the allowance of 300 Swiss francs",
      },
      basis: "source",
      confidence: "medium",
      says: "Customs charges it on the animal's value.",
      sources: ["CH_REPORTED"],
      checked: "2026-11-29",
    },
  ],
};
