// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const cuba: Papers = {
  exportDocuments: [
    {
      id: "cuba.export.document.export-certificate",
      value: {
        is: "words",
        words:
          "Certificado Zoosanitario de Exportación from municipal clinics (Havana: border vet service or Almiqui clinic), valid 10 days; rabies vaccination at least 1 month before",
      },
      basis: "source",
      confidence: "medium",
      says: "elTOQUE guide.",
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
          "Export certificate of the origin veterinary authority with animal data, deworming and rabies vaccine (brand, date, validity, lot)",
      },
      basis: "source",
      confidence: "high",
      says: "CENASA/MINAG notice.",
      sources: ["CU_NOT", "CU_VOZ"],
      group: "all",
    },
  ],
  importFees: [],
};
