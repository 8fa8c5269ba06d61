import type { Papers } from "../country.ts";

export const colombia: Papers = {
  exportDocuments: [
    {
      id: "colombia.export.document.private-health-certificate",
      value: {
        is: "text",
        text: "Health certificate from a private vet with a COMVEZCOL number, issued within 5 days before boarding",
      },
      basis: "source",
      confidence: "low",
      says: "This comes from ICA Resolution 100164 of 2021.",
      sources: ["CO_INFO", "CO_PORT"],
      note: "The limit used to be 3 days.",
    },
    {
      id: "colombia.export.document.inspection",
      value: {
        is: "text",
        text: "ICA inspection up to 72 hours before departure. You get an inspection certificate (Certificado de Inspección Sanitaria, CIS) that is valid for 72 hours",
      },
      basis: "source",
      confidence: "medium",
      says: "The ICA office at the port or airport does the inspection.",
      sources: ["CO_EXP", "COLOMBIA_REPORTED2"],
    },
    {
      id: "colombia.export.document.microchip-of-young-dogs",
      value: { is: "text", text: "Microchip for dogs under 12 months old" },
      basis: "source",
      confidence: "low",
      says: "The rule has been in force since July 21, 2021.",
      sources: ["CO_PORT", "CO_INFO"],
      only: "dog",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "colombia.import.document.health-certificate",
      value: {
        is: "text",
        text: "Health certificate issued or endorsed by the authority of the country of origin, no more than 10 days old",
      },
      basis: "source",
      confidence: "medium",
      says: "Reports from 2019 and 2025 say the same.",
      sources: ["CO_SFE", "CO_BLU"],
      group: "all",
    },
    {
      id: "colombia.import.document.vaccination-certificate",
      value: {
        is: "text",
        text: "Vaccination certificate. Dogs: rabies, distemper, hepatitis, leptospirosis, parvovirus, coronavirus and parainfluenza. Cats: rabies and panleukopenia",
      },
      basis: "source",
      confidence: "medium",
      says: "Vaccinations other than rabies are waived if they aren't available in the country of origin.",
      sources: ["CO_SFE", "CO_RCN", "COLOMBIA_REPORTED"],
      group: "all",
    },
    {
      id: "colombia.import.document.sispap-request",
      value: {
        is: "text",
        text: "Request and payment in the SISPAP system, then the inspection certificate (CIS) at entry. One form covers up to 10 animals of one species",
      },
      basis: "source",
      confidence: "medium",
      says: "Register, and keep the proof of payment.",
      sources: ["CO_BLU"],
      group: "all",
    },
  ],
  importFees: [],
};
