import { type PrintedBorder, printed } from "../printed.ts";

export const peru: PrintedBorder = {
  territory: "PE",
  printed: printed("peru", {
    statements: [
      {
        is: "rabies",
        text: "Required from the age of 3 months.",
        step: { until: 0 },
        confidence: "low",
        sources: ["PE_COM"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements.",
        confidence: "low",
        sources: ["PTG"],
      },
    ],
    unknown: [
      "import-fees",
      "microchip",
      "titre",
      "certificate",
      "tapeworm",
      "parasites",
      "permit",
      "breeds",
      "age",
      "number",
      "notice",
    ],
  }),
};
