import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const minag = quoted("CUBA_REPORTED", "CU_GRANMA");

export const cuba: BorderRules = {
  territory: "CU",
  name: "Cuba",
  authority: "CENASA",
  rules: rulesOf(
    "cu",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", minag),
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", unlessYounger: { months: 3 } },
        text: "From three months of age, a pet needs a valid rabies vaccination.",
        ...quoted("CUBA_REPORTED", "CU_GRANMA", "CU_NOT"),
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["aphis-7001", "other"],
          within: { days: 10 },
          endorsedFrom: ["US"],
        },
        text: "The authority must issue or endorse the certificate. It counts for about ten days.",
        ...quoted("CU_SENASA", "CU_GRANMA"),
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: { is: "unclear" },
        text: "The certificate names a deworming, and the pet has to be free of ticks and fleas. We don't know how recent the treatment must be.",
        ...minag,
      },
      notRequired("chip", "A tag, tattoo or microchip identifies the pet.", minag),
      notRequired("titre", "No titer test is required.", minag),
      notRequired("permit", "You don't need a permit in advance.", minag),
      notRequired("quarantine", "A healthy pet with all documents isn't quarantined.", minag),
      notRequired("tapeworm", "No tapeworm treatment is listed.", minag),
    ],
    "2026-11-29",
  ),
  printed: printed("cuba", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "permit", "quarantine"],
    statements: [
      {
        is: "certificate",
        also: "It must be issued or endorsed by the veterinary authority.",
        confidence: "medium",
        sources: ["CU_NOT", "CUBA_REPORTED"],
      },
      {
        is: "breeds",
        text: "No breed is known to be banned.",
        confidence: "medium",
        sources: ["CU_SENASA"],
        checked: "2026-11-29",
        only: "dog",
      },
      {
        is: "notice",
        text: "At the airport, give the address where you're staying. A vet visits your pet there within 15 days.",
        confidence: "medium",
        sources: ["CU_GRANMA", "CU_NOT"],
        checked: "2026-11-29",
      },
    ],
    unknown: ["export-fees", "import-fees", "age", "number"],
  }),
};
