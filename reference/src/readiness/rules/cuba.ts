import { type PrintedBorder, printed } from "../printed.ts";

export const cuba: PrintedBorder = {
  territory: "CU",
  printed: printed("cuba", {
    statements: [
      {
        is: "microchip",
        text: "Not required: a tag, tattoo or microchip identifies the pet.",
        confidence: "medium",
        sources: ["CU_NOT", "CUBA_REPORTED"],
      },
      {
        is: "rabies",
        text: "Required.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["CU_NOT", "CUBA_REPORTED"],
      },
      {
        is: "titre",
        text: "Not listed among the requirements.",
        confidence: "low",
        sources: ["CU_NOT"],
      },
      {
        is: "parasites",
        text: "Treatment for internal parasites.",
        step: { until: 0 },
        confidence: "low",
        sources: ["CU_NOT"],
      },
      {
        is: "certificate",
        text: "It must be issued or endorsed by the veterinary authority.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["CU_NOT", "CUBA_REPORTED"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. Within 15 days, a vet visits the address where you're staying.",
        confidence: "medium",
        sources: ["CU_NOT", "CU_VOZ", "CUBA_REPORTED"],
      },
      {
        is: "notice",
        text: "At the airport, give the address where you're staying.",
        confidence: "low",
        sources: ["CU_NOT"],
      },
    ],
    unknown: ["export-fees", "import-fees", "tapeworm", "permit", "breeds", "age", "number"],
  }),
};
