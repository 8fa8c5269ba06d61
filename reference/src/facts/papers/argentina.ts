import type { Papers } from "../country.ts";

export const argentina: Papers = {
  exportDocuments: [
    {
      id: "argentina.export.document.cvi",
      value: {
        is: "text",
        text: "Digital international veterinary certificate (CVI), based on a rabies certificate and a health certificate from a private vet. It takes up to 72 working hours and is valid for 60 days",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA issues the CVI digitally.",
      sources: ["CORR1", "ARGENTINA_REPORTED2"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "argentina.import.document.health-certificate",
      value: {
        is: "text",
        text: "Animal health certificate or CVI from the authority of the country of origin, in Spanish or translated, and a rabies certificate. A vet must examine the pet within 10 days before boarding. For pets from the USA, the USDA certifies the documents",
      },
      basis: "source",
      confidence: "high",
      says: "Consular pages and press reports agree.",
      sources: ["AR_MIA", "AR_CUR", "AR_NOTI"],
      group: "all",
    },
    {
      id: "argentina.import.document.passport-of-eu-or-gb",
      value: {
        is: "text",
        text: "For pets from the EU or Great Britain, an official pet passport validated by the authority is accepted",
      },
      basis: "source",
      confidence: "medium",
      says: "SENASA accepts a CVI or a validated passport.",
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
        text: "SENASA charges an inspection fee, but the source doesn't give the amount",
      },
      basis: "source",
      confidence: "medium",
      says: "You have to pay the SENASA fee.",
      sources: ["AR_CUR"],
    },
  ],
};
