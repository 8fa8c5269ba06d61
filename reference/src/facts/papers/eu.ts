import type { Papers } from "../country.ts";

export const eu: Papers = {
  exportDocuments: [
    {
      id: "eu.export.document.passport-or-certificate",
      value: {
        is: "text",
        text: "For EU destinations, an EU pet passport (residents only) with the microchip and the rabies vaccination. For other destinations, an official export certificate",
      },
      basis: "source",
      confidence: "medium",
      says: "The passport is for travel within the EU. Countries outside the EU set their own certificate.",
      sources: ["DOGTAG", "UAEU", "EU_REPORTED3"],
      note: "The issuing office and fee differ by country.",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "eu.import.document.health-certificate",
      value: {
        is: "text",
        text: "EU animal health certificate (non-commercial) with the owner's declaration, proof of the microchip and the record of the rabies vaccination",
      },
      basis: "source",
      confidence: "medium",
      says: "The authority of the country of origin endorses the certificate within 10 days of entry.",
      sources: ["DEEP", "CORR2", "DOGTAG", "EU_QUOTED"],
      group: "eu-listed",
    },
    {
      id: "eu.import.document.titration-report",
      value: {
        is: "text",
        text: "Rabies titer test report from an EU-designated lab",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets from countries outside Annexes I and II need a titer test.",
      sources: ["EU576A4", "AUDIT", "DEEP"],
      group: "eu-not-listed",
    },
  ],
  importFees: [],
};
