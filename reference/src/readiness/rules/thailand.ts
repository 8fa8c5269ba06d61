import { printed } from "../printed.ts";
import type { Anchor, BorderRules } from "../rule.ts";
import { allowed, chipFirst, notRequired, official, quoted, rulesOf } from "./shared.ts";

const permit = (anchor: Anchor) =>
  ({
    is: "permit",
    forms: ["other"],
    apply: { anchor, from: { days: 60 }, until: { days: 7 } },
    holds: { days: 60 },
    afterVaccination: { days: 21 },
    also: {
      dog: ["distemper", "hepatitis", "parvovirus"],
      cat: [],
    },
    ...(anchor === "entry" && {
      earlierDeadline: {
        who: "Thailand's embassy",
        anchor: "departure",
        until: { days: 7 },
      } as const,
    }),
    orTest: { against: "leptospirosis", within: { days: 30 }, anchor: "departure" },
  }) as const;

export const thailand: BorderRules = {
  territory: "TH",
  name: "Thailand",
  authority: "the Department of Livestock Development",
  rules: rulesOf("th", [
    allowed("Dogs and cats can enter.", official("TH_DC")),
    ...chipFirst(official("TH_DC")),
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
      text: "The pet must be at least 12 weeks old when it's vaccinated against rabies.",
      ...official("TH_DC", "PETMOVE"),
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: {
        is: "wait-after-vaccination",
        atLeast: { days: 21 },
        anchor: "departure",
        until: { days: 7 },
      },
      text: "Apply for the permit at least 21 days after a first rabies vaccination, and at least 7 days before departure.",
      ...official("TH_DC"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry" },
      text: "The rabies vaccination must be valid on arrival.",
      ...official("TH_DC"),
    },
    {
      id: "permit",
      requirement: "permit",
      asks: permit("entry"),
      readings: [permit("departure")],
      conflict:
        "The embassy counts the days before departure, and other texts before arrival. Apply by the earlier day.",
      text: "Apply for the permit 7 to 60 days before arrival, and at least 21 days after first vaccinations.",
      also: "Thailand's embassy counts the days before departure.",
      ...official("TH_DC"),
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
      text: "The health certificate must be endorsed at most 10 days before arrival.",
      ...official("TH_DC22", "TH_DC"),
    },
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { months: 4 }, anchor: "entry" },
      text: "The pet must be at least four months old.",
      ...quoted("TH_JUS", "MDCF_TH"),
    },
    notRequired("titre", "The titer test is optional.", quoted("TH_DC22")),
    notRequired("tapeworm", "No tapeworm treatment is listed.", official("TH_DC")),
    notRequired(
      "quarantine",
      "A pet that meets the rules is inspected, not quarantined.",
      quoted("TH_DC22"),
    ),
  ]),
  printed: printed("thailand", {
    ruleTopics: ["rabies", "titre", "tapeworm", "permit", "quarantine", "age", "breeds"],
    statements: [
      {
        is: "microchip",
        also: "Standard: ISO 11784/11785.",
        iso: true,
        confidence: "high",
        sources: ["TH_DC", "PETMOVE"],
      },
      {
        is: "vaccines",
        text: "Dogs: distemper, hepatitis, parvovirus, leptospirosis (or a negative test within 30 days before departure). Cats: panleukopenia. Given at least 21 days before you apply for the permit.",
        confidence: "high",
        sources: ["TH_DC", "THAILAND_QUOTED"],
      },
      {
        is: "certificate",
        also: "It must be issued or endorsed by the USDA or another official authority.",
        confidence: "medium",
        sources: ["TH_DC22"],
      },
      {
        is: "notice",
        text: "Go to the animal quarantine station (AQS) on arrival.",
        confidence: "high",
        sources: ["TH_DC22", "THAILAND_QUOTED"],
      },
    ],
    unknown: ["export-fees", "parasites", "number"],
  }),
};
