import { messages } from "#format/messages.ts";
import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const texts = messages("costaRica", {
  vaccines:
    "Dogs: distemper, hepatitis, parvovirus, leptospirosis. Cats: rhinotracheitis, calicivirus, panleukopenia.",
});

const senasa = quoted("CR_REPORTED", "CR_NAC");

export const costaRica: BorderRules = {
  territory: "CR",
  name: "Costa Rica",
  authority: "SENASA",
  rules: rulesOf(
    "cr",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", senasa),
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip, which the certificate names.",
        ...quoted("CR_REPORTED", "CR_NAC", "CR_MUNDO"),
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", unlessYounger: { months: 3 } },
        text: "From three months of age, a pet needs a valid rabies vaccination.",
        ...senasa,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "entry", from: { days: 15 } },
        },
        text: "The pet must be treated for internal and external parasites within 15 days before arrival.",
        ...quoted("CR_REPORTED", "CR_NAC", "CR_MUNDO"),
      },
      {
        id: "examination",
        requirement: "examination",
        asks: { is: "examination", window: { anchor: "departure", from: { weeks: 2 } } },
        text: "A vet must examine the pet in the two weeks before it leaves.",
        ...senasa,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["aphis-7001", "other"],
          within: { days: 14 },
          endorsedFrom: ["US"],
        },
        text: "The authority must issue or endorse the certificate at most 14 days before entry.",
        ...senasa,
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"] },
        text: "A pet that travels as cargo needs an import permit in advance.",
        scope: { how: "cargo" },
        otherwise: "Required only for pets that travel as cargo.",
        ...quoted("CR_REPORTED", "CR_MUNDO"),
      },
      notRequired("titre", "No titer test is required.", quoted("CR_REPORTED", "CR_MUNDO")),
      notRequired("tapeworm", "No other tapeworm treatment is required.", senasa),
      notRequired(
        "quarantine",
        "There's no quarantine. A pet that doesn't meet the requirements is sent back.",
        quoted("CR_REPORTED"),
      ),
    ],
    "2026-11-29",
  ),
  printed: printed("costa-rica", {
    ruleTopics: ["rabies", "titre", "tapeworm", "parasites", "permit", "quarantine"],
    statements: [
      {
        is: "microchip",
        also: "The certificate names it.",
        confidence: "high",
        sources: ["CR_NAC", "CR_MUNDO"],
        note: "Older guides say that a microchip isn't required.",
      },
      {
        is: "vaccines",
        text: texts.vaccines(),
        confidence: "medium",
        sources: ["CR_NAC"],
      },
      {
        is: "certificate",
        also: "It lists each vaccine and treatment with brand, lot and validity.",
        confidence: "medium",
        sources: ["CR_REPORTED", "CR_NAC"],
        checked: "2026-11-29",
      },
      {
        is: "breeds",
        text: "No breed is banned.",
        confidence: "medium",
        sources: ["CR_REPORTED"],
        checked: "2026-11-29",
        only: "dog",
      },
      {
        is: "notice",
        text: "SENASA checks the pet and its documents on arrival.",
        confidence: "medium",
        sources: ["CR_REPORTED"],
        checked: "2026-11-29",
      },
    ],
    unknown: ["import-fees", "age", "number"],
  }),
};
