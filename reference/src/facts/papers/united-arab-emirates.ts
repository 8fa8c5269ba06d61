import type { Papers } from "../country.ts";

export const unitedArabEmirates: Papers = {
  exportDocuments: [
    {
      id: "united-arab-emirates.export.document.certificate",
      value: {
        is: "text",
        text: "MOCCAE export health certificate, valid for 30 days. You apply in MOCCAE's portal, and a vet examines the pet",
      },
      basis: "source",
      confidence: "medium",
      says: "It takes about 1 working day.",
      sources: ["AE_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "united-arab-emirates.import.document.permit-and-certificate",
      value: {
        is: "text",
        text: "MOCCAE import permit before travel, release permit on arrival, a government health certificate, and the vaccination record or passport",
      },
      basis: "source",
      confidence: "medium",
      says: "You apply online.",
      sources: ["AE_REPORTED", "AE_KHALEEJ", "AE_ALEEMA"],
      checked: "2026-11-29",
      only: "dog",
      group: "all",
    },
    {
      id: "united-arab-emirates.import.document.titer-report",
      value: {
        is: "text",
        text: "From a country with a high risk of rabies: a titer report of a lab that its authority approves",
      },
      basis: "source",
      confidence: "medium",
      says: "It's attached to the certificate.",
      sources: ["AE_REPORTED", "AE_KHALEEJ"],
      checked: "2026-11-29",
      only: "dog",
      group: "all",
    },
  ],
  importFees: [
    {
      id: "united-arab-emirates.import.fee.permit",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 20000, currency: "AED" }], for: "permit" },
          { amounts: [{ minor: 50000, currency: "AED" }], for: "release of a dog" },
          { amounts: [{ minor: 25000, currency: "AED" }], for: "release of a cat" },
        ],
      },
      basis: "source",
      confidence: "low",
      says: "One guide of 2022 lists them.",
      sources: ["AE_PETPROJ"],
      checked: "2026-11-29",
    },
  ],
};
