import { type PrintedBorder, printed } from "../printed.ts";

export const panama: PrintedBorder = {
  territory: "PA",
  printed: printed("panama", {
    statements: [
      {
        is: "rabies",
        text: "Required. The first vaccination must be given at least 30 days before entry. Valid for 12 months.",
        step: { until: 30 },
        confidence: "medium",
        sources: ["PA_RELO", "PANAMA_REPORTED"],
      },
      {
        is: "titre",
        text: "Not required.",
        confidence: "medium",
        sources: ["PTG_MEM", "PANAMA_REPORTED"],
      },
      {
        is: "parasites",
        text: "Treatment for parasites. Given within the last 14 days.",
        step: { from: 14, until: 0 },
        confidence: "low",
        sources: ["PTG_MEM"],
        secondHand: true,
      },
      {
        is: "certificate",
        text: "Issued no more than 10 days before entry. Authenticated by the consulate within 30 days of being issued.",
        step: { from: 10, until: 0 },
        confidence: "medium",
        sources: ["PA_RELO", "PA_CAN"],
      },
      {
        is: "permit",
        text: "A license is issued and paid for on arrival.",
        confidence: "medium",
        sources: ["PA_MIDA"],
      },
      {
        is: "quarantine",
        text: "Home quarantine is possible, but we don't know how long it lasts.",
        confidence: "low",
        sources: ["PA_ENT", "PA_P50"],
      },
      {
        is: "notice",
        text: "Give 3 days' notice and arrive during vet office hours.",
        confidence: "medium",
        sources: ["PA_P50", "PA_MIDA"],
      },
    ],
    unknown: [
      "export-documents",
      "export-fees",
      "microchip",
      "tapeworm",
      "breeds",
      "age",
      "number",
    ],
  }),
};
