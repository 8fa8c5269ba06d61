// Written by scripts/make-reference.ts.
import type { Papers } from "../country.ts";

export const argentina: Papers = {
  exportDocuments: [
    {
      id: "argentina.export.document.cvi",
      value: {
        is: "words",
        words:
          "CVI (certificado veterinario internacional) digital, from rabies certificate + private vet health certificate; up to 72 working hours; valid 60 days",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA CVI digital.",
      sources: ["CORR1"],
      secondHand: true,
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "argentina.import.document.health-certificate",
      value: {
        is: "words",
        words:
          "Zoosanitary certificate or CVI from the authority of the country of origin (in Spanish or translated) and rabies certificate; clinical exam within 10 days before boarding; certified by the USDA for pets from the USA",
      },
      basis: "source",
      confidence: "high",
      says: "Consular and press texts agree.",
      sources: ["AR_MIA", "AR_CUR", "AR_NOTI"],
      group: "all",
    },
    {
      id: "argentina.import.document.passport-of-eu-or-gb",
      value: {
        is: "words",
        words:
          "From the EU or Great Britain, an official pet passport validated by the authority is accepted",
      },
      basis: "source",
      confidence: "medium",
      says: "Senasa accepts CVI or validated passport.",
      sources: ["AR_NOTI"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "argentina.import.fee.inspection",
      value: {
        is: "fee",
        prices: [],
        words: "There's a SENASA inspection fee; the amount isn't stated",
      },
      basis: "source",
      confidence: "medium",
      says: "Payment of the SENASA fee is required.",
      sources: ["AR_CUR"],
    },
  ],
};
