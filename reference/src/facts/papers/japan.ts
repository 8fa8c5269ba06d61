import type { Papers } from "../country.ts";

export const japan: Papers = {
  exportDocuments: [
    {
      id: "japan.export.document.certificate",
      value: {
        is: "text",
        text: "Export quarantine certificate of the Animal Quarantine Service (AQS). Apply at least 10 days before the inspection, which is at the airport on the day of departure",
      },
      basis: "source",
      confidence: "medium",
      says: "AQS asks for an application at least 10 days before the inspection.",
      sources: ["JP_OUT", "JP_REPORTED"],
      checked: "2026-11-29",
      note: "Another source says 14 days.",
    },
  ],
  exportFees: [],
  importDocuments: [
    {
      id: "japan.import.document.notification",
      value: {
        is: "text",
        text: "Approval of your advance notification, and the certificate of the exporting government (Form AC, or Form AB from Iceland, Australia, New Zealand, Fiji, Hawaii and Guam)",
      },
      basis: "source",
      confidence: "medium",
      says: "The certificate names the microchip, the vaccinations, the titer test and the exam.",
      sources: ["AQS", "JP_FREE", "JP_AKIBA"],
      checked: "2026-11-29",
      group: "all",
    },
    {
      id: "japan.import.document.titer-report",
      value: {
        is: "text",
        text: "Rabies titer report of a lab approved by Japan, unless the pet comes from a designated region",
      },
      basis: "source",
      confidence: "medium",
      says: "It's checked against the certificate.",
      sources: ["AQS", "JP_AKIBA"],
      checked: "2026-11-29",
      group: "all",
    },
  ],
  importFees: [],
};
