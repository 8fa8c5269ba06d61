// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const colombia: Papers = {
  exportDocuments: [
    {
      id: "colombia.export.document.private-health-certificate",
      value: {
        is: "words",
        words: "Private vet health certificate within 5 days before boarding (COMVEZCOL number)",
      },
      basis: "source",
      confidence: "high",
      says: "Res. ICA 100164/2021.",
      sources: ["CO_INFO", "CO_PORT"],
      note: "It used to be 3 days.",
    },
    {
      id: "colombia.export.document.inspection",
      value: {
        is: "words",
        words:
          "ICA inspection up to 72 hours before departure; Certificado de Inspección Sanitaria (CIS), valid 72 hours",
      },
      basis: "source",
      confidence: "medium",
      says: "ICA office at the port or airport.",
      sources: ["CO_EXP"],
    },
    {
      id: "colombia.export.document.microchip-of-young-dogs",
      value: { is: "words", words: "Microchip for dogs under 12 months" },
      basis: "source",
      confidence: "high",
      says: "In force since 21 July 2021.",
      sources: ["CO_PORT", "CO_INFO"],
      only: "dog",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "colombia.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "Health certificate issued or endorsed by the authority of the country of origin, no more than 10 days old",
      },
      basis: "source",
      confidence: "high",
      says: "Same in 2019 and 2025 reports.",
      sources: ["CO_SFE", "CO_BLU"],
      group: "all",
    },
    {
      id: "colombia.import.document.vaccination-certificate",
      value: {
        is: "words",
        words:
          "Vaccination certificate: dogs rabies, distemper, hepatitis, leptospirosis, parvovirus, coronavirus, parainfluenza; cats rabies, panleukopenia",
      },
      basis: "source",
      confidence: "high",
      says: "Others than rabies waived when not available in origin.",
      sources: ["CO_SFE", "CO_RCN"],
      group: "all",
    },
    {
      id: "colombia.import.document.sispap-request",
      value: {
        is: "words",
        words:
          "SISPAP request and payment, then CIS at the entry inspection (up to 10 animals of one species per form)",
      },
      basis: "source",
      confidence: "medium",
      says: "Register and keep the payment proof.",
      sources: ["CO_BLU"],
      group: "all",
    },
  ],
  importFees: [],
};
