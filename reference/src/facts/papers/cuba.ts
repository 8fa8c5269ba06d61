// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const cuba: Papers = {
  exportDocuments: [
    {
      id: "cuba.export.document.export-certificate",
      value: {
        is: "words",
        words:
          "Export health certificate (Certificado Zoosanitario de Exportación) from a municipal clinic, valid for 10 days. In Havana, the border vet service or the Almiqui clinic issues it. The rabies vaccination must be given at least 1 month before",
      },
      basis: "source",
      confidence: "medium",
      says: "A guide by elTOQUE says so.",
      sources: ["CU_TOQ"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "cuba.import.document.export-certificate-of-origin",
      value: {
        is: "words",
        words:
          "Export certificate from the veterinary authority of the country of origin, with the pet's details, deworming, and the rabies vaccine (brand, date, validity, and lot)",
      },
      basis: "source",
      confidence: "high",
      says: "A notice by CENASA and MINAG says so.",
      sources: ["CU_NOT", "CU_VOZ"],
      group: "all",
    },
  ],
  importFees: [],
};
