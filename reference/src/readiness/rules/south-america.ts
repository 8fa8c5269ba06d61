/** Chile, Argentina and Brazil. */
import type { Span } from "../days.ts";
import type { Asks, BorderRules } from "../rule.ts";
import type { SourceId } from "../sources.ts";
import { allowed, notRequired, rulesOf, type RuleDraft } from "./shared.ts";

const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

const rabiesValid = (...sources: SourceId[]): RuleDraft => ({
  id: "rabies-valid",
  requirement: "rabies-valid",
  asks: { is: "covered", anchor: "entry" },
  text: "The rabies vaccination must be valid on entry.",
  ...quoted(...sources),
});

const waits = (days: number): Asks => ({
  is: "wait-after-vaccination",
  atLeast: { days },
  anchor: "entry",
});

const treatedWithin = (from: Span): Asks => ({
  is: "treatment",
  against: ["internal", "external"],
  window: { anchor: "departure", from },
});

const certificate: Asks = {
  is: "certificate",
  forms: ["aphis-7001", "other"],
  within: { days: 10 },
  endorsedFrom: ["US"],
};

const chip: RuleDraft = {
  id: "chip",
  requirement: "chip",
  asks: { is: "chip" },
  text: "The pet needs a microchip or a tattoo.",
  from: "2026-07-27",
  ...quoted("fact:CORR2"),
};

export const chile: BorderRules = {
  territory: "CL",
  name: "Chile",
  authority: "SAG",
  rules: rulesOf("cl", [
    allowed("Dogs and cats can enter and must be declared at the border.", quoted("fact:HUARPE")),
    chip,
    {
      ...chip,
      id: "chip-earlier",
      readings: [{ is: "not-asked" }],
      conflict:
        "Sources disagree on whether a microchip is required from June 28 or July 27, 2026.",
      from: "2026-06-28",
      until: "2026-07-26",
    },
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(21),
      text: "21 days must pass after the first rabies vaccination.",
      ...quoted("fact:CORR2", "fact:HUARPE", "fact:WTO_CL"),
    },
    rabiesValid("fact:CORR2", "fact:HUARPE"),
    {
      id: "parasites",
      requirement: "parasites",
      asks: {
        is: "treatment",
        against: ["internal", "external"],
        window: { anchor: "departure", from: { days: 30 }, until: { days: 5 } },
      },
      readings: [
        {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 30 }, until: { days: 5 } },
          ofCertificate: true,
        },
      ],
      conflict:
        "One source counts the days from treatment to boarding, another from treatment to the certificate.",
      text: "The pet must be treated for internal and external parasites 5 to 30 days before boarding.",
      ...quoted("fact:CORR2", "fact:HUARPE"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The health certificate must be issued at most 10 days before entry.",
      ...quoted("fact:CORR2", "fact:HUARPE"),
    },
    notRequired("titre", "No titer test is required.", quoted("fact:CORR2")),
    notRequired(
      "tapeworm",
      "The general parasite treatment covers tapeworm.",
      quoted("fact:CORR2"),
    ),
  ]),
};

export const argentina: BorderRules = {
  territory: "AR",
  name: "Argentina",
  authority: "SENASA",
  rules: rulesOf("ar", [
    allowed("Dogs and cats can enter.", quoted("fact:AR_MIA")),
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(30),
      readings: [waits(21)],
      conflict:
        "Consulates require 30 days after a first vaccination, and Mercosur rules require 21. Allow 30 to be safe.",
      text: "30 days must pass after the first rabies vaccination, or 21 under Mercosur rules.",
      ...quoted("fact:AR_MIA", "fact:AR_CUR", "fact:CORR2"),
    },
    {
      ...rabiesValid("fact:AR_MIA", "fact:AR_CUR"),
      asks: { is: "covered", anchor: "entry", unlessYounger: { months: 3 } },
      text: "From three months of age, the rabies vaccination must be valid. It counts for a year at most.",
    },
    {
      id: "parasites",
      requirement: "parasites",
      asks: treatedWithin({ days: 15 }),
      readings: [treatedWithin({ months: 12 })],
      conflict: "Our sources don't say how recent the treatment must be. Within 15 days is safe.",
      text: "The pet must be treated for internal and external parasites.",
      ...quoted("fact:AR_NOTI"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The health certificate must be based on an exam within the previous 10 days. It's valid for 60 days.",
      ...quoted("fact:AR_MIA", "fact:AR_NOTI"),
    },
    notRequired(
      "quarantine",
      "A pet that meets the rules isn't quarantined.",
      quoted("fact:AR_MIA"),
    ),
    notRequired("tapeworm", "No tapeworm treatment is listed.", quoted("fact:AR_MIA")),
  ]),
};

export const brazil: BorderRules = {
  territory: "BR",
  name: "Brazil",
  authority: "MAPA",
  rules: rulesOf("br", [
    allowed("Dogs and cats can enter without a permit.", quoted("fact:CORR2", "fact:PTG_MEM")),
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(21),
      readings: [waits(30)],
      conflict:
        "Mercosur rules say 21 days. For other countries, 30 are reported. Allow 30 to be safe.",
      text: "21 days must pass after the first rabies vaccination.",
      ...quoted("fact:CORR2", "fact:PTG_MEM"),
    },
    {
      ...rabiesValid("fact:CORR2"),
      asks: { is: "covered", anchor: "entry", unlessYounger: { days: 90 } },
      text: "From 90 days of age, the rabies vaccination must be valid.",
    },
    {
      id: "parasites",
      requirement: "parasites",
      asks: {
        is: "treatment",
        against: ["internal", "external"],
        window: { anchor: "departure", from: { days: 15 } },
        ofCertificate: true,
      },
      text: "The pet must be treated for internal and external parasites within 15 days before the certificate is issued.",
      ...quoted("fact:CORR2"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The certificate must be issued within 10 days after the exam. It's valid for 60 days.",
      ...quoted("fact:CORR2", "fact:BR_CISA"),
    },
    notRequired("chip", "No microchip is required.", quoted("fact:CORR2")),
    notRequired("titre", "No titer test is required.", quoted("fact:CORR2", "fact:PTG_MEM")),
    notRequired("permit", "No permit is required.", quoted("fact:CORR2", "fact:PTG_MEM")),
    notRequired("quarantine", "There's no quarantine.", quoted("fact:CORR2", "fact:PTG_MEM")),
    notRequired("tapeworm", "No tapeworm treatment is required.", quoted("fact:CORR2")),
  ]),
};
