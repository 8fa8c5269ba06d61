import type { Papers } from "../country.ts";

export const thailand: Papers = {
  exportDocuments: [
    {
      id: "thailand.export.document.export-permit",
      value: {
        is: "text",
        text: "Pet passport or vaccination record. Apply at the animal quarantine station (AQS) of departure at least 15 days ahead (form R1/1). It checks the pet 2 to 3 days before departure, then issues the export permit (R9) and the health certificate",
      },
      basis: "source",
      confidence: "medium",
      says: "The 15 days are for live animals in general (about 2019). A newer page on pets doesn't name them.",
      sources: ["TH_DLD", "TH_DLD9", "TH_INFO"],
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "thailand.import.document.permit-and-certificates",
      value: {
        is: "text",
        text: "Import permit (form R1/1, by email to the AQS where you enter), passport copy, pet photo, flight plan and vaccination record in English. You also need a microchip certificate and an official health certificate (endorsed by the USDA for pets from the USA)",
      },
      basis: "source",
      confidence: "high",
      says: "The embassy's lists agree.",
      sources: ["TH_DC", "TH_DC22", "THAILAND_QUOTED"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "thailand.import.fee.entry",
      value: {
        is: "fee",
        prices: [{ amounts: [{ minor: 50000, currency: "THB" }], for: "per animal" }],
      },
      basis: "source",
      confidence: "medium",
      says: "You pay the entry fee in cash.",
      sources: ["TH_DC22", "TH_JUS"],
    },
  ],
};
