import type { Papers } from "../country.ts";

export const singapore: Papers = {
  exportDocuments: [
    {
      id: "singapore.export.document.license",
      value: {
        is: "text",
        text: "AVS export license, valid for 90 days, an inspection requested at least 5 days before departure, and the destination's health certificate, endorsed by AVS",
      },
      basis: "source",
      confidence: "medium",
      says: "The endorsement takes about 2 working days.",
      sources: ["SG_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "singapore.import.document.license",
      value: { is: "text", text: "AVS import license, and for a dog a dog license before it" },
      basis: "source",
      confidence: "medium",
      says: "You apply on the GoBusiness portal within 90 days of arrival.",
      sources: ["SG_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "singapore.import.document.certificate",
      value: {
        is: "text",
        text: "Veterinary health certificate completed 2 to 7 days before export and endorsed by a government vet",
      },
      basis: "source",
      confidence: "medium",
      says: "It has the vaccinations, the titer test and the treatments.",
      sources: ["SG_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [
    {
      id: "singapore.import.fee.license",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 5000, currency: "SGD" }], for: "import license" },
          { amounts: [{ minor: 10000, currency: "SGD" }], for: "import license, express" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "AVS lists these fees.",
      sources: ["SG_REPORTED"],
      checked: "2026-11-29",
    },
  ],
};
