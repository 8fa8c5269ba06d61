import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, dogs, quoted, rulesOf } from "./shared.ts";

const avs = quoted("SG_REPORTED");
const both = quoted("SG_REPORTED", "SG_WTO");

const unlessFree = {
  scope: { notFrom: "sg.schedule-1" },
  otherwise:
    "Not required from Schedule I countries: Australia, Ireland, New Zealand and the United Kingdom.",
  from: "2024-07-01",
} as const;

/** Of the schedules, the first is known whole, and only a part of the others. */
export const singapore: BorderRules = {
  territory: "SG",
  name: "Singapore",
  authority: "the Animal & Veterinary Service (AVS)",
  rules: rulesOf(
    "sg",
    [
      allowed("Dogs and cats can enter with a license.", both),
      {
        id: "origin-class",
        requirement: "origin-class",
        asks: { is: "origin-class", class: "sg.schedule-3" },
        text: "The requirements depend on the country's schedule, by its risk of rabies.",
        ...avs,
      },
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip that follows the ISO standard, implanted before its vaccinations.",
        ...avs,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "departure" },
        text: "Pets from Schedule II and III countries need a valid rabies vaccination.",
        ...unlessFree,
        ...avs,
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "departure" },
        text: "Pets from Schedule II and III countries need a rabies titer test.",
        ...unlessFree,
        ...both,
      },
      {
        id: "titre-sample",
        requirement: "titre-sample",
        asks: { is: "titre-sample", atLeast: { days: 28 } },
        text: "The sample must be taken at least 28 days after the vaccination.",
        ...unlessFree,
        ...both,
      },
      {
        id: "titre-wait",
        requirement: "titre-wait",
        asks: { is: "titre-wait", atLeast: { days: 90 }, of: "sample", anchor: "departure" },
        text: "The sample must be taken at least 90 days before export.",
        ...unlessFree,
        ...both,
      },
      {
        id: "titre-valid",
        requirement: "titre-valid",
        asks: { is: "titre-valid", atMost: { months: 12 }, anchor: "departure" },
        text: "The titer test can be at most 12 months old at export.",
        ...unlessFree,
        ...both,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: {
          is: "treatment",
          against: ["internal", "external"],
          window: { anchor: "departure", from: { days: 7 }, until: { days: 2 } },
        },
        text: "The pet must be treated for internal and external parasites two to seven days before export.",
        ...avs,
      },
      {
        id: "examination",
        requirement: "examination",
        asks: {
          is: "examination",
          window: { anchor: "departure", from: { days: 7 }, until: { days: 2 } },
        },
        readings: [{ is: "examination", window: { anchor: "departure", from: { days: 7 } } }],
        conflict:
          "An older notice says within seven days. AVS says two to seven days before export.",
        text: "A vet must examine the pet two to seven days before export. A government vet endorses the certificate.",
        also: "A government vet endorses the certificate.",
        ...both,
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"], holds: { days: 90 } },
        text: "An import license is required. It's valid for 90 days. A dog needs a dog license first.",
        also: "A dog needs a dog license first.",
        ...avs,
      },
      {
        id: "notice",
        requirement: "notice",
        asks: { is: "in-advance", atLeast: { days: 5 }, anchor: "entry" },
        text: "Book the inspection at least five days before arrival.",
        ...avs,
      },
      {
        id: "age",
        requirement: "age",
        asks: { is: "age", atLeast: { weeks: 12 }, anchor: "departure" },
        text: "A dog must be at least 12 weeks old at export.",
        scope: dogs,
        otherwise: "We know the minimum age only for dogs.",
        ...avs,
      },
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "unclear" },
        text: "Quarantine depends on the country's schedule.",
        ...unlessFree,
        otherwise: "There's no quarantine for pets from Schedule I countries.",
        ...avs,
      },
    ],
    "2026-11-29",
  ),
  printed: printed("singapore", {
    ruleTopics: ["microchip", "rabies", "titre", "parasites", "certificate", "permit", "age"],
    checked: "2026-11-29",
    statements: [
      {
        is: "groups",
        text: "Schedule I is Australia, Ireland, New Zealand and the United Kingdom. Schedule II has most of the EU, the USA, Canada, Japan, Hong Kong, Switzerland and others. All other countries are in Schedule III.",
        confidence: "medium",
        sources: ["SG_REPORTED"],
      },
      {
        is: "vaccines",
        text: "Dogs: distemper, adenovirus type 1 and parvovirus type 2.",
        confidence: "medium",
        sources: ["SG_REPORTED"],
        only: "dog",
      },
      {
        is: "quarantine",
        also: "From Schedule II, 10 days at home, unless the pet comes within 5 days of its owner and has lived with them for 6 months. From Schedule III, at least 30 days at the Animal Quarantine Centre.",
        confidence: "medium",
        sources: ["SG_REPORTED"],
      },
      {
        is: "notice",
        also: "You also need a customs (GST) permit. Pets arriving by air are inspected at Changi.",
        confidence: "medium",
        sources: ["SG_REPORTED"],
      },
      {
        is: "breeds",
        also: "Send a color photo of a mixed-breed dog with the application.",
        confidence: "medium",
        sources: ["SG_REPORTED"],
        only: "dog",
      },
    ],
    unknown: ["tapeworm", "number"],
  }),
};
