import type { Papers } from "../country.ts";

export const hongKong: Papers = {
  exportDocuments: [
    {
      id: "hong-kong.export.document.certificate",
      value: {
        is: "text",
        text: "Health certificate endorsed by AFCD, after a microchip, a rabies vaccination and an exam by an approved vet",
      },
      basis: "source",
      confidence: "medium",
      says: "For the EU, it's valid for 10 days.",
      sources: ["HK_OUT"],
      checked: "2026-11-29",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "hong-kong.import.document.permit",
      value: { is: "text", text: "AFCD special permit before travel, valid for 6 months" },
      basis: "source",
      confidence: "high",
      says: "No dog or cat can enter without one.",
      sources: ["HK_GROUPS", "HK_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "hong-kong.import.document.certificate",
      value: {
        is: "text",
        text: "Animal health certificate on AFCD's form for the group of the country, with the microchip number",
      },
      basis: "source",
      confidence: "high",
      says: "AFCD has a form for each group.",
      sources: ["HK_GROUP_2", "HK_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "hong-kong.import.document.titer-report",
      value: {
        is: "text",
        text: "From Group IIIA places: a rabies titer report, and a place in quarantine",
      },
      basis: "source",
      confidence: "high",
      says: "The sample is taken 90 days to a year before departure.",
      sources: ["HK_MAINLAND", "HK_REPORTED"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [
    {
      id: "hong-kong.import.fee.permit",
      value: {
        is: "fee",
        prices: [
          { amounts: [{ minor: 43200, currency: "HKD" }], for: "first animal" },
          { amounts: [{ minor: 10200, currency: "HKD" }], for: "each other animal on the permit" },
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "AFCD lists the permit fee.",
      sources: ["HK_GROUP_2", "HK_REPORTED"],
      checked: "2026-11-29",
    },
  ],
};
