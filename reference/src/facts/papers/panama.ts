import type { Papers } from "../country.ts";

export const panama: Papers = {
  exportDocuments: [
    {
      id: "panama.export.document.license",
      value: {
        is: "text",
        text: "Export license of MIDA (DECA), requested in its SITERPA system, with a vet's certificate of good health of the last 72 hours",
      },
      basis: "source",
      confidence: "medium",
      says: "MIDA issues it.",
      sources: ["PA_OUT"],
      checked: "2026-11-29",
    },
  ],
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
      confidence: "low",
      says: "MIDA's tariff adds up to an entry fee of $16.",
      sources: ["PA_MIDA", "PA_RELO"],
      note: "The lists of 2026 have other fees.",
    },
    {
      id: "panama.import.fee.mida",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 1000, currency: "USD" }],
            for: "import license of MIDA, per species",
          },
          { amounts: [{ minor: 1500, currency: "USD" }], for: "inspection by MIDA, per animal" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Law 23 of 1997 sets these, as of 2026.",
      sources: ["PA_MINSA"],
      checked: "2026-11-29",
    },
    {
      id: "panama.import.fee.minsa",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 4000, currency: "USD" }],
            for: "entry and inspection by the Ministry of Health",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Executive Decree 4 of February 5, 2026, sets it.",
      sources: ["PA_MINSA"],
      checked: "2026-11-29",
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
      confidence: "medium",
      says: "Executive Decree 4 of February 5, 2026, sets it.",
      sources: ["PA_MINSA", "PA_ENT"],
      checked: "2026-11-29",
      note: "Older pages say $120.",
    },
  ],
};
