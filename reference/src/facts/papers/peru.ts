// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const peru: Papers = {
  exportDocuments: [
    {
      id: "peru.export.document.export-certificate",
      value: {
        is: "words",
        words:
          "Certificado sanitario de exportacion: vet health and vaccination certificates (CMVP format), destination permit or rules, clinical inspection; file at least 72 h ahead (20 days USA, 10 days Panama and Japan)",
      },
      basis: "source",
      confidence: "medium",
      says: "Senasa procedure.",
      sources: ["PE_LAT", "PE_COM"],
    },
  ],
  exportFees: [
    {
      id: "peru.export.fee.online",
      value: { is: "fee", prices: [{ amounts: [{ minor: 9110, currency: "PEN" }] }] },
      basis: "source",
      confidence: "medium",
      says: "Online platform price.",
      sources: ["PE_GEST"],
    },
    {
      id: "peru.export.fee.at-the-airport",
      value: { is: "fee", prices: [{ amounts: [{ minor: 9860, currency: "PEN" }] }] },
      basis: "source",
      confidence: "low",
      says: "Price quoted at the airport.",
      sources: ["PE_SUD"],
      note: "Sources give two prices. Confirm before you go.",
    },
  ],
  importDocuments: [
    {
      id: "peru.import.document.certificate-and-rabies",
      value: {
        is: "words",
        words:
          "Export health certificate from the country of origin and rabies vaccination record, shown at the SENASA office at the airport or border",
      },
      basis: "source",
      confidence: "low",
      says: "Shown on arrival. We don't know whether more is required.",
      sources: ["PE_LAT", "PE_COM"],
      group: "all",
    },
    {
      id: "peru.import.document.return-within-30-days",
      value: {
        is: "words",
        words: "For a return within 30 days, the same Peruvian certificate works",
      },
      basis: "source",
      confidence: "medium",
      says: "No new certificate.",
      sources: ["PE_GEST"],
      group: "returning",
    },
  ],
  importFees: [],
};
