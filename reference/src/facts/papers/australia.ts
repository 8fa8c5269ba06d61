import type { Papers } from "../country.ts";

export const australia: Papers = {
  exportDocuments: [
    {
      id: "australia.export.document.certificate",
      value: {
        is: "text",
        text: "The destination's health certificate, prepared by an accredited vet and endorsed by DAFF before departure",
      },
      basis: "source",
      confidence: "medium",
      says: "DAFF's officers endorse it.",
      sources: ["AU_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "australia.import.document.permit-and-test-records",
      value: {
        is: "text",
        text: "Import permit (BICON), rabies titer test (RNATT) report and declaration endorsed by the official vet, the country's veterinary health certificate and records of parasite treatments and disease tests",
      },
      basis: "source",
      confidence: "high",
      says: "Group 3 applications need the RNATT report and declaration.",
      sources: ["DAFF_PERM", "PTG_GOV", "DEEP"],
      group: "all",
    },
    {
      id: "australia.import.document.no-permit-from-new-zealand",
      value: { is: "text", text: "No import permit is needed for pets from New Zealand" },
      basis: "source",
      confidence: "medium",
      says: "Pets from some countries or territories need no permit. A copy of the DAFF text in a forum names New Zealand.",
      sources: ["DAFF_PERM"],
      group: "from-new-zealand",
    },
  ],
  importFees: [
    {
      id: "australia.import.fee.permit",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 60300, currency: "AUD" }],
            for: "first pet: 130 for the application and 473 for the assessment",
          },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "DAFF's page of August 19, 2025, lists the permit fee.",
      sources: ["DEEP", "AUSTRALIA_QUOTED"],
      note: "Fees change every year on July 1.",
    },
    {
      id: "australia.import.fee.quarantine",
      value: {
        is: "fee",
        prices: [
          {
            amounts: [{ minor: 26300, currency: "AUD" }],
            for: "quarantine reservation",
          },
          { amounts: [{ minor: 105300, currency: "AUD" }], for: "importation" },
          {
            amounts: [{ minor: 7800, currency: "AUD" }],
            for: "document review, per half hour",
          },
          { amounts: [{ minor: 7800, currency: "AUD" }], for: "inspection, per half hour" },
          { amounts: [{ minor: 5200, currency: "AUD" }], for: "accommodation, per day" },
          { amounts: [{ minor: 52000, currency: "AUD" }], for: "accommodation for 10 days" },
          { amounts: [{ minor: 156000, currency: "AUD" }], for: "accommodation for 30 days" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "The Mickleham facility charges set fees per animal.",
      sources: ["DAFF_PEQ", "DEEP"],
      note: "There's a newer version of this page, from January 2026.",
    },
  ],
};
