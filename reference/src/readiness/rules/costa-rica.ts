import { messages } from "#format/messages.ts";
import { type PrintedBorder, printed } from "../printed.ts";

const texts = messages(
  "costaRica",
  {
    microchip: "Required.",
    rabies:
      "Required from the age of {months, plural, one {# month} other {# months}}. The vaccination must be valid on entry.",
    titer: "Not required.",
    vaccines:
      "Dogs: distemper, hepatitis, parvovirus, leptospirosis. Cats: rhinotracheitis, calicivirus, panleukopenia.",
    tapeworm: "Not required.",
    parasites:
      "Treatment for internal and external parasites. Given within the last {days, plural, one {day} other {# days}}.",
    certificate:
      "Issued no more than {days, plural, one {# day} other {# days}} before entry. It must be issued or endorsed by the official authority of the country of origin.",
    permit: "Required for pets traveling as cargo.",
    quarantine: "None if the pet meets all requirements.",
  },
  {
    microchip: "About the microchip.",
    rabies: "About the rabies vaccination.",
    titer: "About the rabies titer test.",
    tapeworm: "About the tapeworm treatment.",
    permit: "About the import permit.",
    quarantine: "About quarantine.",
  },
);

const treatedDays = 15;
const certificateDays = 14;

export const costaRica: PrintedBorder = {
  territory: "CR",
  printed: printed("costa-rica", {
    statements: [
      {
        is: "microchip",
        text: texts.microchip(),
        step: { until: 0 },
        confidence: "high",
        sources: ["CR_NAC", "CR_MUNDO"],
        note: "Older guides say that a microchip isn't required.",
      },
      {
        is: "rabies",
        text: texts.rabies({ months: 3 }),
        step: { until: 0 },
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      { is: "titre", text: texts.titer(), confidence: "medium", sources: ["CR_MUNDO"] },
      {
        is: "vaccines",
        text: texts.vaccines(),
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      { is: "tapeworm", text: texts.tapeworm(), confidence: "medium", sources: ["CR_NAC"] },
      {
        is: "parasites",
        text: texts.parasites({ days: treatedDays }),
        step: { from: treatedDays, until: 0 },
        confidence: "high",
        sources: ["CR_NAC", "CR_MUNDO"],
      },
      {
        is: "certificate",
        text: texts.certificate({ days: certificateDays }),
        step: { from: certificateDays, until: 0 },
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      {
        is: "permit",
        text: texts.permit(),
        confidence: "medium",
        sources: ["CR_MUNDO"],
      },
      {
        is: "quarantine",
        text: texts.quarantine(),
        confidence: "low",
        sources: ["PTG"],
      },
    ],
    unknown: ["import-fees", "breeds", "age", "number", "notice"],
  }),
};
