import type { Papers } from "../country.ts";

export const panama: Papers = {
  exportDocuments: [],
  exportFees: [],
  importDocuments: [
    {
      id: "panama.import.document.health-certificate",
      value: {
        is: "text",
        text: "Export health certificate from the authority of the country of origin (USDA in the USA), authenticated by a Panamanian consulate or apostilled",
      },
      basis: "source",
      confidence: "high",
      says: "This comes from Panama's embassies in Washington and Ottawa.",
      sources: ["PA_EMB", "PA_CAN", "PTG_MEM"],
      group: "all",
    },
    {
      id: "panama.import.document.vaccination-certificate",
      value: {
        is: "text",
        text: "Vaccination certificate: rabies, distemper, parvovirus, leptospirosis and hepatitis",
      },
      basis: "source",
      confidence: "high",
      says: "MIDA lists these vaccinations.",
      sources: ["PA_MIDA", "PA_P50", "PANAMA_REPORTED"],
      group: "all",
    },
    {
      id: "panama.import.document.home-quarantine-request",
      value: { is: "text", text: "Home quarantine request, with 3 days' notice" },
      basis: "source",
      confidence: "low",
      says: "The form is on the airport's site. Home quarantine is one option.",
      sources: ["PA_P50", "PA_ENT"],
      group: "all",
    },
  ],
  importFees: [
    {
      id: "panama.import.fee.consular-authentication",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 3000, currency: "USD" }],
            for: "consular authentication, per document",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Both embassies list this fee.",
      sources: ["PA_EMB", "PA_CAN", "PANAMA_REPORTED"],
    },
    {
      id: "panama.import.fee.entry",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 1600, currency: "USD" }],
            for: "1 for the form, 5 for the license and 10 for the inspection",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "MIDA's tariff adds up to an entry fee of $16.",
      sources: ["PA_MIDA", "PA_RELO"],
    },
    {
      id: "panama.import.fee.home-quarantine",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 13000, currency: "USD" }], for: "home quarantine, per animal" },
        ],
      },
      basis: "source",
      confidence: "low",
      says: "Older pages say $120.",
      sources: ["PA_ENT"],
      note: "Older pages say $120.",
    },
  ],
};
