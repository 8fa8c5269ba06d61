import { type PrintedBorder, printed } from "../printed.ts";

export const southAfrica: PrintedBorder = {
  territory: "ZA",
  printed: printed("south-africa", {
    statements: [
      {
        is: "microchip",
        text: "Required. Standard: ISO 11784/11785.",
        iso: true,
        step: { until: 0 },
        confidence: "medium",
        sources: ["ZA_SRC", "PTG"],
      },
      {
        is: "rabies",
        text: "Required. The first vaccination must be given at least 30 days before entry. Valid for 12 months.",
        step: { until: 30 },
        confidence: "medium",
        sources: ["ZA_SRC", "PTG"],
      },
      {
        is: "tests",
        text: "Dogs must test negative for all of these within 30 days: Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria immitis, Leishmania.",
        confidence: "medium",
        sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED2"],
        only: "dog",
      },
      {
        is: "certificate",
        text: "Issued no more than 10 days before entry. It must be issued or endorsed by the official authority.",
        step: { from: 10, until: 0 },
        confidence: "medium",
        sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED"],
      },
      {
        is: "permit",
        text: "Required. Processing time: 3 to 5 working days after approval.",
        step: { until: 0, processing: "3 to 5 working days after approval" },
        confidence: "medium",
        sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. One of the three permit forms is for quarantine cases.",
        confidence: "low",
        sources: ["ZA_SRC", "PTG"],
      },
    ],
    unknown: [
      "export-fees",
      "import-fees",
      "titre",
      "tapeworm",
      "parasites",
      "breeds",
      "age",
      "number",
      "notice",
    ],
  }),
};
