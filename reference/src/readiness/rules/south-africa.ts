import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, chipFirst, dogs, notRequired, quoted, rulesOf } from "./shared.ts";

const department = quoted("ZA_SRC", "SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2");

const highRisk = {
  scope: { species: ["dog"], from: "za.high-risk" },
  otherwise: "Not required of cats, or of dogs from countries with a low risk of rabies.",
} as const;

/** The list of countries with a high risk of rabies is missing. */
export const southAfrica: BorderRules = {
  territory: "ZA",
  name: "South Africa",
  authority: "the Department of Agriculture, Directorate Animal Health",
  rules: rulesOf(
    "za",
    [
      allowed("Dogs and cats can enter with a permit.", department),
      ...chipFirst(department),
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 30 }, anchor: "entry" },
        text: "30 days must pass after the first rabies vaccination.",
        ...department,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry", longest: { months: 12 } },
        text: "The rabies vaccination can be at most 12 months old on entry.",
        ...department,
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "entry" },
        text: "A dog from a country with a high risk of rabies needs a titer test.",
        ...highRisk,
        ...quoted("SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2"),
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...highRisk,
        ...quoted("SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2"),
      },
      {
        id: "disease-tests",
        requirement: "disease-tests",
        asks: { is: "unclear" },
        text: "A dog needs negative tests before it leaves. The permit names them.",
        scope: dogs,
        otherwise: "Required only for dogs.",
        ...department,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: {
          is: "certificate",
          forms: ["other"],
          within: { days: 10 },
          endorsedFrom: ["US"],
        },
        text: "The authority must endorse the certificate at most ten days before the pet travels. It comes with the permit.",
        ...department,
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"], takes: { businessDays: 5 } },
        text: "An import permit is required. It takes up to five working days.",
        ...department,
      },
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "unclear" },
        text: "A dog from a country with a high risk of rabies can be quarantined.",
        ...highRisk,
        otherwise: "A pet that meets all requirements isn't quarantined.",
        ...quoted("SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2"),
      },
      notRequired("tapeworm", "No tapeworm treatment is listed.", department),
    ],
    "2026-11-29",
  ),
  printed: printed("south-africa", {
    ruleTopics: ["rabies", "titre", "certificate", "permit", "tapeworm"],
    statements: [
      {
        is: "microchip",
        also: "Standard: ISO 11784/11785. Every lab report names it.",
        iso: true,
        confidence: "medium",
        sources: ["ZA_SRC", "PTG", "SOUTH_AFRICA_REPORTED2"],
      },
      {
        is: "tests",
        also: "Dogs must test negative for all of these within 30 days: Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria immitis, Leishmania.",
        confidence: "medium",
        sources: ["ZA_SRC", "SOUTH_AFRICA_REPORTED2"],
        only: "dog",
      },
      {
        is: "quarantine",
        text: "None from countries with a low risk of rabies. Dogs from others can be quarantined.",
        confidence: "medium",
        sources: ["SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2"],
        checked: "2026-11-29",
      },
      {
        is: "breeds",
        text: "No breed is banned in the whole country.",
        confidence: "medium",
        sources: ["SOUTH_AFRICA_REPORTED", "SOUTH_AFRICA_REPORTED2"],
        checked: "2026-11-29",
        only: "dog",
      },
      {
        is: "notice",
        text: "Show the permit, the certificate and the rabies record to the veterinary officer where you enter.",
        confidence: "medium",
        sources: ["SOUTH_AFRICA_REPORTED"],
        checked: "2026-11-29",
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "age", "number"],
  }),
};
