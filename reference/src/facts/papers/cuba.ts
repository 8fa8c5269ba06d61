import type { Papers } from "../country.ts";

export const cuba: Papers = {
  exportDocuments: [
    {
      id: "cuba.export.document.export-certificate",
      value: {
        is: "text",
        text: "Export health certificate (Certificado Zoosanitario de Exportación) from a municipal clinic, valid for 10 days. In Havana, the border vet service or the Almiqui clinic issues it. The rabies vaccination must be given at least 1 month before",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from a guide by elTOQUE. The ministry also names an export certificate.",
      sources: ["CU_TOQ", "CUBA_REPORTED"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "cuba.import.document.export-certificate-of-origin",
      value: {
        is: "text",
        text: "Export certificate from the veterinary authority of the country of origin, with the pet's details, deworming and the rabies vaccine (brand, date, validity and lot)",
      },
      basis: "source",
      confidence: "medium",
      says: "This comes from a notice by CENASA and MINAG.",
      sources: ["CU_NOT", "CU_VOZ", "CUBA_REPORTED"],
      group: "all",
    },
  ],
  importFees: [],
};
