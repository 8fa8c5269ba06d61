import type { Papers } from "../country.ts";

export const india: Papers = {
  exportDocuments: [
    {
      id: "india.export.document.health-and-export-certificate",
      value: {
        is: "text",
        text: "Fit-to-fly certificate from a registered vet, then the AQCS export certificate. Bring the pet to the AQCS office 7 days before departure. The certificate is valid for 10 days",
      },
      basis: "source",
      confidence: "medium",
      says: "AQCS sees animals by appointment.",
      sources: ["IN_OUT", "IN_CMP"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "india.import.document.baggage",
      value: {
        is: "text",
        text: "Proof of two years abroad and of a transfer of residence, the owner's ticket or passport, an official health certificate from the country of origin and the rabies vaccination record. You also need an advance no-objection certificate (NOC) from AQCS",
      },
      basis: "source",
      confidence: "high",
      says: "This is category A of the official rules on baggage.",
      sources: ["IN_AQCS", "IN_FAQ", "IN_CBIC", "INDIA_REPORTED"],
      group: "as-baggage",
    },
    {
      id: "india.import.document.licence",
      value: {
        is: "text",
        text: "DGFT license for pets that don't travel as baggage. There's a re-import category for returning pets",
      },
      basis: "source",
      confidence: "high",
      says: "These are categories B and C of the official rules.",
      sources: ["IN_AQCS", "IN_FAQ", "INDIA_REPORTED"],
      group: "not-as-baggage",
    },
  ],
  importFees: [],
};
