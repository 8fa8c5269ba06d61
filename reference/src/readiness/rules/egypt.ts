import { type PrintedBorder, printed } from "../printed.ts";

export const egypt: PrintedBorder = {
  territory: "EG",
  printed: printed("egypt", {
    statements: [
      {
        is: "rabies",
        text: "Required.",
        step: { until: 0 },
        confidence: "low",
        sources: ["EG_HADAS"],
      },
      { is: "number", text: "Up to 2 pets per person.", confidence: "low", sources: ["EG_HADAS"] },
      {
        is: "breeds",
        text: "Banned: Pit Bull, American Staffordshire Terrier, Rottweiler, German Shepherd and others.",
        confidence: "low",
        sources: ["EG_NAHF"],
        only: "dog",
      },
    ],
    unknown: [
      "export-fees",
      "import-fees",
      "microchip",
      "titre",
      "certificate",
      "tapeworm",
      "parasites",
      "permit",
      "quarantine",
      "age",
      "notice",
    ],
  }),
};
