import { type PrintedBorder, printed } from "../printed.ts";

export const guatemala: PrintedBorder = {
  territory: "GT",
  printed: printed("guatemala", {
    statements: [
      {
        is: "certificate",
        text: "Language: Spanish.",
        step: { until: 0 },
        confidence: "low",
        sources: ["GT_TRAD"],
      },
    ],
    unknown: [
      "import-fees",
      "microchip",
      "rabies",
      "titre",
      "tapeworm",
      "parasites",
      "permit",
      "quarantine",
      "breeds",
      "age",
      "number",
      "notice",
    ],
  }),
};
