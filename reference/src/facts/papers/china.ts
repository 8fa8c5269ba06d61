import type { Papers } from "../country.ts";

export const china: Papers = {
  exportDocuments: [
    {
      id: "china.export.document.certificate",
      value: {
        is: "text",
        text: "Exit health certificate of customs (GACC) after an inspection. The pet needs a microchip and a rabies vaccination that is 30 days to 12 months old",
      },
      basis: "source",
      confidence: "medium",
      says: "Customs inspects the pet where you leave.",
      sources: ["CN_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "china.import.document.certificates",
      value: {
        is: "text",
        text: "Quarantine certificate of the authority of the country you leave, and the rabies vaccination certificate",
      },
      basis: "source",
      confidence: "medium",
      says: "Each person can bring one dog or cat.",
      sources: ["CN_REPORTED", "CN_TEXT"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "china.import.document.titer-report",
      value: {
        is: "text",
        text: "Unless the country is designated: a titer report of a lab approved by GACC. Without it, the pet is quarantined for 30 days",
      },
      basis: "source",
      confidence: "medium",
      says: "The level must be at least 0.5 IU/ml.",
      sources: ["CN_REPORTED", "CN_TEXT", "CN_XINHUA"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
