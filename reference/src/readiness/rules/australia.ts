import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import { allowed, cats, chipFirst, dogs, rulesOf, type RuleDraft } from "./shared.ts";

const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;
const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

const wormings = {
  is: "course",
  against: ["internal"],
  first: { anchor: "departure", from: { days: 45 }, until: { days: 14 } },
  second: { anchor: "departure", from: { days: 5 } },
  apart: { days: 14 },
} as const;

const external = (species: "dog" | "cat", days: number): RuleDraft => ({
  id: `parasite-external-${species}`,
  requirement: "parasite-external",
  asks: { is: "done-before", against: ["external"], atLeast: { days }, anchor: "departure" },
  text: `Tick and flea treatment of ${species}s must begin at least ${days} days before export and continue until then.`,
  scope: species === "dog" ? dogs : cats,
  ...quoted("DAFF"),
});

/** For pets from group 3 countries. Days count to the day of export. */
export const australia: BorderRules = {
  territory: "AU",
  name: "Australia",
  authority: "the Department of Agriculture (DAFF)",
  origins: "au.group-3",
  rules: rulesOf("au", [
    allowed("Dogs and cats can enter through Melbourne.", official("DAFF_PEQ", "DAFF_PERM")),
    {
      id: "origin-class",
      requirement: "origin-class",
      asks: { is: "origin-class", class: "au.group-3" },
      text: "The requirements depend on the country's group.",
      ...quoted("DAFF", "FIRSTMIG"),
    },
    ...chipFirst(quoted("DAFF")),
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { days: 84 } },
      text: "The pet must be at least 84 days old when it's vaccinated against rabies.",
      ...quoted("DAFF"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "departure", sinceSample: true },
      text: "The rabies vaccination must stay valid without a gap from the titer test until export.",
      ...quoted("DAFF"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "departure" },
      text: "A rabies titer test (RNATT) is required after the vaccination.",
      ...quoted("DAFF"),
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 0 } },
      text: "The sample must be taken after the vaccination.",
      ...quoted("DAFF"),
    },
    {
      id: "titre-level",
      requirement: "titre-level",
      asks: { is: "titre-level", atLeast: 0.5 },
      text: "The result must be at least 0.5 IU/ml.",
      ...quoted("DAFF"),
    },
    {
      id: "titre-laboratory",
      requirement: "titre-laboratory",
      asks: { is: "titre-laboratory" },
      text: "The lab must be approved.",
      ...quoted("DAFF"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 180 }, of: "receipt", anchor: "departure" },
      text: "180 days must pass between the sample's arrival at the lab and export. There are no exceptions.",
      also: "There are no exceptions.",
      ...quoted("DAFF", "DAFF_FAQ"),
    },
    {
      id: "titre-valid",
      requirement: "titre-valid",
      asks: { is: "titre-valid", atMost: { months: 12 }, anchor: "departure" },
      readings: [{ is: "titre-valid", atMost: { days: 365 }, anchor: "departure" }],
      conflict:
        "Different guides say 12 months or 365 days. In a leap year, allow one day less to be safe.",
      text: "The titer test is valid for 12 months from the day of the sample, and must still be valid at export.",
      ...quoted("DAFF"),
    },
    {
      id: "parasite-internal-1",
      requirement: "parasite-internal-1",
      asks: { ...wormings, step: 1 },
      text: "Give the first deworming at most 45 days before export, and at least 14 days before the second.",
      ...quoted("DAFF"),
    },
    {
      id: "parasite-internal-2",
      requirement: "parasite-internal-2",
      asks: { ...wormings, step: 2 },
      text: "Give the second deworming at most five days before export.",
      ...quoted("DAFF"),
    },
    external("dog", 30),
    external("cat", 21),
    {
      id: "influenza",
      requirement: "influenza",
      asks: {
        is: "done-before",
        against: ["influenza"],
        atLeast: { days: 14 },
        anchor: "departure",
        isVaccination: true,
      },
      text: "Dogs from the USA must complete canine influenza vaccination at least 14 days before export.",
      scope: { species: ["dog"], from: "au.influenza" },
      otherwise: "Required only for dogs from the USA.",
      ...quoted("DAFF", "DEEP"),
    },
    {
      id: "examination",
      requirement: "examination",
      asks: { is: "examination", window: { anchor: "departure", from: { days: 5 } } },
      text: "An official vet must examine the pet and sign its documents within five days before export.",
      ...quoted("DAFF"),
    },
    {
      id: "permit",
      requirement: "permit",
      asks: { is: "permit", forms: ["other"], takes: { businessDays: 20 } },
      text: "An import permit is required. It takes 20 to 40 business days, sometimes up to 123.",
      also: "The permit can take up to 123 business days.",
      ...official("DAFF_PERM"),
    },
    {
      id: "quarantine",
      requirement: "quarantine",
      asks: { is: "quarantine", days: 30, shorter: "identity-check", otherwise: 10 },
      text: "Quarantine at Mickleham lasts 30 days, or 10 if the pet's identity was verified at a visit before the blood sample.",
      ...official("DAFF_PEQ", "DAFF"),
    },
  ]),
  printed: printed("australia", {
    statements: [
      {
        is: "groups",
        text: "Group 1: New Zealand, Norfolk Island, Cocos Islands. Group 2: Japan, Singapore, Fiji, Hawaii. Group 3: USA, United Kingdom, Canada, most of Europe, Hong Kong, Taiwan. Pets from other countries must live 180 days in an approved country first.",
        confidence: "medium",
        sources: ["FIRSTMIG", "DAFF_FAQ"],
        note: "We don't know which group Latin American countries are in.",
      },
      {
        is: "microchip",
        text: "Required. Standard: ISO compatible. Must be implanted before the rabies vaccination.",
        iso: true,
        step: { until: 0 },
        confidence: "medium",
        sources: ["PETMOVE", "PTG"],
      },
      {
        is: "rabies",
        text: "Required for pets from group 3 countries. The pet must be at least 12 weeks (84 days) old when vaccinated. The vaccination must stay valid without a gap from the blood test to the day of export.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["PTG", "PETMOVE"],
      },
      {
        is: "titre",
        text: "Required for pets from group 3 countries. The sample must reach the lab at least 180 days before departure. Valid for 12 months. Result: at least 0.5 IU/ml.",
        confidence: "high",
        sources: ["DEEP", "PETMOVE", "DAFF_FAQ"],
        note: "The sample is taken after the vaccination, ideally 3 to 4 weeks later. Until 2023, a test was valid for 24 months.",
      },
      {
        is: "tapeworm",
        text: "Covered by the internal parasite treatment. The source gives no time limit in hours.",
        confidence: "low",
        sources: ["PTG_GOV"],
      },
      {
        is: "parasites",
        text: "Treatment for internal and external parasites. Dogs from the USA must be vaccinated against canine influenza.",
        step: { until: 0 },
        confidence: "medium",
        sources: ["DEEP", "PTG_GOV"],
      },
      {
        is: "certificate",
        text: "Issued no more than 5 days before entry. It must be issued or endorsed by an official government vet.",
        also: "It must be issued or endorsed by an official government vet.",
        step: { from: 5, until: 0 },
        confidence: "low",
        sources: ["PTG"],
      },
      {
        is: "permit",
        text: "Required. Processing time: 20 to 40 business days, sometimes up to 123.",
        step: { until: 0, processing: "20 to 40 business days, sometimes up to 123" },
        confidence: "high",
        sources: ["DEEP", "DAFF_PERM"],
      },
      {
        is: "quarantine",
        text: "30 days. 10 days if the pet's identity was verified before the blood test. Quarantine is at the Mickleham facility in Melbourne.",
        also: "Quarantine is at the Mickleham facility in Melbourne.",
        confidence: "high",
        sources: ["DEEP", "DAFF_PEQ", "PTG_GOV"],
      },
      {
        is: "notice",
        text: "Pets must arrive in Melbourne. Book quarantine after you get the permit. Allow at least 6 months.",
        confidence: "high",
        sources: ["DAFF_PERM", "DAFF_PEQ", "AUSTRALIA_REPORTED"],
      },
    ],
    unknown: ["export-documents", "export-fees", "breeds", "age", "number"],
  }),
};
