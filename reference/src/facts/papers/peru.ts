import type { Papers } from "../country.ts";

export const peru: Papers = {
  exportDocuments: [
    {
      id: "peru.export.document.export-certificate",
      value: {
        is: "text",
        text: "Export health certificate (certificado sanitario de exportación), based on a vet's health and vaccination certificates (CMVP format), the destination's permit or rules and an exam. Apply at least 72 hours ahead (20 days for the USA, 10 days for Panama and Japan)",
      },
      basis: "source",
      confidence: "medium",
      says: "This is SENASA's procedure.",
      sources: ["PE_LAT", "PE_COM", "PE_GEST"],
    },
  ],
  exportFees: [
    {
      id: "peru.export.fee.online",
      value: { is: "fee", prices: [{ amounts: [{ minor: 9110, currency: "PEN" }] }] },
      basis: "source",
      confidence: "medium",
      says: "This is the price on the online platform.",
      sources: ["PE_GEST"],
    },
    {
      id: "peru.export.fee.at-the-airport",
      value: { is: "fee", prices: [{ amounts: [{ minor: 9860, currency: "PEN" }] }] },
      basis: "source",
      confidence: "low",
      says: "This price was quoted at the airport.",
      sources: ["PE_SUD"],
      note: "The sources give two prices. Confirm before you go.",
    },
  ],
  importDocuments: [
    {
      id: "peru.import.document.certificate-and-rabies",
      value: {
        is: "text",
        text: "Original export health certificate of the authority of the country of origin, with vaccinations and deworming, and a written application, both shown at the SENASA office",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA reviews it and inspects the pet on arrival.",
      sources: ["PE_REPORTED", "PE_LAT"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "peru.import.document.return-within-30-days",
      value: {
        is: "text",
        text: "For a return within 30 days, the Peruvian certificate you left with is enough",
      },
      basis: "source",
      confidence: "medium",
      says: "No new certificate is required.",
      sources: ["PE_GEST"],
      group: "returning",
    },
  ],
  importFees: [
    {
      id: "peru.import.fee.inspection",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 9860, currency: "PEN" }], for: "entry procedure" }],
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA's tariff lists it.",
      sources: ["PE_REPORTED"],
      checked: "2026-11-29",
    },
  ],
};
