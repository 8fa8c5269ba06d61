// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const eu: Papers = {
  exportDocuments: [
    {
      id: "eu.export.document.passport-or-certificate",
      value: {
        is: "words",
        words:
          "EU pet passport (residents) with chip and rabies entries for EU destinations; official export certificate for non-EU destinations",
      },
      basis: "source",
      confidence: "medium",
      says: "Passport is for movement inside the EU; third countries set their own certificate.",
      sources: ["DOGTAG", "UAEU"],
      note: "The issuing office and fee differ by country.",
      secondHand: true,
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "eu.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "EU animal health certificate (non-commercial) with the owner's declaration, proof of the microchip, and the record of the rabies vaccination",
      },
      basis: "source",
      confidence: "high",
      says: "Certificate endorsed by the origin authority within 10 days of entry.",
      sources: ["DEEP", "CORR2", "DOGTAG"],
      secondHand: true,
      group: "eu-listed",
    },
    {
      id: "eu.import.document.titration-report",
      value: {
        is: "words",
        words: "Rabies titer test report from an EU-designated lab",
      },
      basis: "source",
      confidence: "high",
      says: "Titre for origins outside Annex I/II.",
      sources: ["EU576A4", "AUDIT", "DEEP"],
      group: "eu-not-listed",
    },
  ],
  importFees: [],
};
