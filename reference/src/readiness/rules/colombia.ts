import { type PrintedBorder, printed } from "../printed.ts";

export const colombia: PrintedBorder = {
  territory: "CO",
  printed: printed("colombia", {
    statements: [
      { is: "microchip", text: "Not required.", confidence: "low", sources: ["CO_SFE"] },
      {
        is: "rabies",
        text: "Required. The first vaccination must be given at least 21 days before entry. The vaccination must be valid on entry.",
        step: { until: 21 },
        confidence: "medium",
        sources: ["CO_RCN", "CO_PORT", "COLOMBIA_REPORTED"],
      },
      {
        is: "titre",
        text: "Not listed among the requirements.",
        confidence: "medium",
        sources: ["CO_SFE", "COLOMBIA_REPORTED"],
      },
      { is: "tapeworm", text: "Not required.", confidence: "low", sources: ["CO_SFE"] },
      {
        is: "parasites",
        text: "Treatment for internal and external parasites. Given within the last 4 months.",
        step: { until: 0 },
        confidence: "low",
        sources: ["CO_SFE", "CO_RCN"],
      },
      {
        is: "certificate",
        text: "Issued no more than 10 days before entry. It must be issued or endorsed by the official authority of the country of origin.",
        step: { from: 10, until: 0 },
        confidence: "high",
        sources: ["CO_SFE", "CO_BLU", "COLOMBIA_REPORTED"],
      },
      { is: "permit", text: "Not required.", confidence: "medium", sources: ["CO_BLU"] },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements.",
        confidence: "low",
        sources: ["PTG"],
      },
      {
        is: "notice",
        text: "Declare your pet at the ICA office on arrival.",
        confidence: "low",
        sources: ["CO_SFE"],
      },
    ],
    unknown: ["export-fees", "import-fees", "breeds", "age", "number"],
  }),
};
