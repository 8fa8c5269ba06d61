import { type PrintedBorder, printed } from "../printed.ts";

export const costaRica: PrintedBorder = {
  territory: "CR",
  printed: printed("costa-rica", {
    statements: [
      {
        is: "microchip",
        text: "Required.",
        step: { until: 0 },
        confidence: "high",
        sources: ["CR_NAC", "CR_MUNDO"],
        note: "Older guides say that a microchip isn't required.",
      },
      {
        is: "rabies",
        text: "Required from the age of 3 months. The vaccination must be valid on entry.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      { is: "titre", text: "Not required.", confidence: "medium", sources: ["CR_MUNDO"] },
      {
        is: "vaccines",
        text: "Dogs: distemper, hepatitis, parvovirus, leptospirosis. Cats: rhinotracheitis, calicivirus, panleukopenia.",
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      { is: "tapeworm", text: "Not required.", confidence: "medium", sources: ["CR_NAC"] },
      {
        is: "parasites",
        text: "Treatment for internal and external parasites. Given within the last 15 days.",
        step: { from: 15, until: 0 },
        confidence: "high",
        sources: ["CR_NAC", "CR_MUNDO"],
      },
      {
        is: "certificate",
        text: "Issued no more than 14 days before entry. It must be issued or endorsed by the official authority of the country of origin.",
        step: { from: 14, until: 0 },
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      {
        is: "permit",
        text: "Required for pets traveling as cargo.",
        confidence: "medium",
        sources: ["CR_MUNDO"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements.",
        confidence: "low",
        sources: ["PTG"],
      },
    ],
    unknown: ["import-fees", "breeds", "age", "number", "notice"],
  }),
};
