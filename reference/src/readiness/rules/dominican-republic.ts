import { type PrintedBorder, printed } from "../printed.ts";

export const dominicanRepublic: PrintedBorder = {
  territory: "DO",
  printed: printed("dominican-republic", {
    statements: [
      {
        is: "microchip",
        text: "Sources disagree on whether a microchip is required.",
        confidence: "low",
        sources: ["DO_BRO", "DO_GUIDE"],
      },
      {
        is: "rabies",
        text: "Required. The first vaccination must be given at least 30 days before entry. Valid for 12 months.",
        step: { until: 30 },
        confidence: "medium",
        sources: ["DO_VISIT", "DO_GUIDE", "DOMINICAN_REPUBLIC_REPORTED"],
      },
      {
        is: "titre",
        text: "Not required.",
        confidence: "low",
        sources: ["PTG_MEM", "DOMINICAN_REPUBLIC_REPORTED"],
      },
      {
        is: "parasites",
        text: "Treatment for internal and external parasites.",
        step: { until: 0 },
        confidence: "low",
        sources: ["DO_BRO", "DOMINICAN_REPUBLIC_REPORTED"],
      },
      {
        is: "certificate",
        text: "Sources disagree on how recent it must be: 15 days, 14 days or 72 hours. Use the shortest to be safe.",
        step: { until: 0 },
        confidence: "low",
        sources: ["DO_VISIT", "DO_GUIDE", "DO_BRO"],
      },
      {
        is: "permit",
        text: "Not required for up to 5 pets.",
        confidence: "low",
        sources: ["PTG_MEM", "DOMINICAN_REPUBLIC_REPORTED"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. A pet that doesn't meet the rules can be quarantined for up to 30 days.",
        confidence: "low",
        sources: ["DO_GUIDE"],
      },
      {
        is: "number",
        text: "Up to 5 pets per person.",
        confidence: "low",
        sources: ["PTG_MEM"],
        secondHand: true,
      },
      {
        is: "notice",
        text: "Ask for the Sanidad Animal office on arrival.",
        confidence: "low",
        sources: ["DO_GUIDE"],
      },
    ],
    unknown: ["export-documents", "export-fees", "tapeworm", "breeds", "age"],
  }),
};
