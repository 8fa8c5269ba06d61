import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, official, quoted, rulesOf } from "./shared.ts";

const afcd = quoted("HK_REPORTED");

const groupThreeA = {
  scope: { from: "hk.group-3a" },
  otherwise: "Required only of pets from Group IIIA places, such as mainland China and Thailand.",
} as const;

const groupThree = {
  scope: { notFrom: "hk.released" },
  otherwise: "Not required of pets from Group I and II places.",
} as const;

const groupThreeB = {
  scope: { notFrom: "hk.grouped" },
  otherwise: "Only for pets from Group IIIB places.",
} as const;

/** Places are in Groups I, II, IIIA and IIIB, by their risk of rabies. */
export const hongKong: BorderRules = {
  territory: "HK",
  name: "Hong Kong",
  authority: "Hong Kong's Agriculture, Fisheries and Conservation Department (AFCD)",
  rules: rulesOf(
    "hk",
    [
      {
        ...allowed(
          "Dogs and cats from Group I and II places can enter with a special permit.",
          official("IN_HK", "HK_GROUPS", "HK_REPORTED"),
        ),
        scope: { from: "hk.released" },
      },
      {
        id: "entry-with-quarantine",
        requirement: "entry",
        asks: { is: "unclear" },
        text: "Dogs and cats from Group III places, such as mainland China and Macau, need a special permit and a place in quarantine that you book in advance.",
        ...groupThree,
        otherwise: "Only for pets from Group III places.",
        ...official("IN_HK", "HK_MAINLAND", "HK_REPORTED"),
      },
      {
        id: "permit",
        requirement: "permit",
        asks: { is: "permit", forms: ["other"], holds: { months: 6 } },
        text: "A special permit is required before the pet travels. It's valid for six months.",
        ...official("HK_GROUPS", "HK_REPORTED"),
      },
      {
        id: "chip",
        requirement: "chip",
        asks: { is: "chip" },
        text: "Every pet needs a microchip.",
        ...afcd,
      },
      {
        id: "chip-before-rabies",
        requirement: "chip-before-rabies",
        asks: { is: "chip-first" },
        text: "From Group III places, the microchip must be implanted before the rabies vaccination.",
        ...groupThree,
        ...afcd,
      },
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { days: 90 } },
        text: "The pet must be at least 90 days old at its first rabies vaccination.",
        ...groupThreeA,
        ...afcd,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: {
          is: "wait-after-vaccination",
          atLeast: { days: 30 },
          anchor: "departure",
          boosters: true,
        },
        text: "The rabies vaccination must be at least 30 days old at export.",
        ...groupThreeA,
        ...afcd,
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "departure", longest: { months: 12 } },
        text: "From Group III places, a pet needs a rabies vaccination that is at most a year old.",
        ...groupThree,
        otherwise: "Not required of pets from Group I places.",
        ...afcd,
      },
      {
        id: "rabies-group-2",
        requirement: "rabies-valid",
        asks: { is: "unclear" },
        text: "Sources disagree on whether pets from Group II places need a rabies vaccination before they travel.",
        scope: { from: "hk.group-2" },
        ...quoted("HK_REPORTED", "HK_GROUP_2"),
      },
      {
        id: "titre",
        requirement: "titre",
        asks: { is: "titre", anchor: "departure" },
        text: "A rabies titer test is required.",
        ...groupThreeA,
        ...official("HK_MAINLAND", "HK_REPORTED"),
      },
      {
        id: "titre-sample",
        requirement: "titre-sample",
        asks: { is: "titre-sample", atLeast: { days: 30 } },
        text: "The sample must be taken at least 30 days after a first vaccination.",
        ...groupThreeA,
        ...afcd,
      },
      {
        id: "titre-level",
        requirement: "titre-level",
        asks: { is: "titre-level", atLeast: 0.5 },
        text: "The result must be at least 0.5 IU/ml.",
        ...groupThreeA,
        ...afcd,
      },
      {
        id: "titre-laboratory",
        requirement: "titre-laboratory",
        asks: { is: "titre-laboratory" },
        text: "The lab must be approved by the AFCD.",
        ...groupThreeA,
        ...official("HK_MAINLAND"),
      },
      {
        id: "titre-wait",
        requirement: "titre-wait",
        asks: { is: "titre-wait", atLeast: { days: 90 }, of: "sample", anchor: "departure" },
        text: "The sample must be taken at least 90 days before departure.",
        ...groupThreeA,
        ...official("HK_MAINLAND", "HK_REPORTED"),
      },
      {
        id: "titre-valid",
        requirement: "titre-valid",
        asks: { is: "titre-valid", atMost: { months: 12 }, anchor: "departure" },
        text: "The sample can be at most a year old at departure.",
        ...groupThreeA,
        ...official("HK_MAINLAND", "HK_REPORTED"),
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["other"] },
        text: "The health certificate is on AFCD's form.",
        scope: { from: "hk.released" },
        ...official("HK_GROUP_2", "HK_REPORTED"),
      },
      {
        id: "certificate-3a",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["other"], within: { days: 7 } },
        text: "From Group IIIA places, the health certificate can be at most seven days old. A government vet endorses it.",
        also: "A government vet endorses it.",
        scope: { from: "hk.group-3a" },
        ...afcd,
      },
      {
        id: "certificate-3b",
        requirement: "certificate",
        asks: { is: "certificate", forms: ["other"], within: { days: 14 } },
        text: "From Group IIIB places, the health certificate can be at most 14 days old.",
        ...groupThreeB,
        ...afcd,
      },
      {
        id: "notice",
        requirement: "notice",
        asks: { is: "in-advance", atLeast: { days: 1 }, anchor: "entry" },
        text: "Notify AFCD's duty officer at least a day before arrival.",
        ...groupThree,
        ...afcd,
      },
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "quarantine", days: 0 },
        text: "Pets from Group I and II places are normally released without quarantine.",
        scope: { from: "hk.released" },
        ...official("HK_GROUPS", "HK_REPORTED"),
      },
      {
        id: "quarantine-booked",
        requirement: "quarantine",
        asks: { is: "unclear" },
        text: "Pets from Group III places stay in quarantine. How long depends on the group, and on a place being free.",
        ...groupThree,
        otherwise: "Only for pets from Group III places.",
        ...afcd,
      },
    ],
    "2026-11-29",
  ),
  printed: printed("hong-kong", {
    ruleTopics: ["microchip", "rabies", "titre", "certificate", "permit", "notice", "breeds"],
    checked: "2026-11-29",
    statements: [
      {
        is: "groups",
        text: "Group I has Australia, Fiji, Ireland, Japan, New Zealand, the United Kingdom and Hawaii. Group II has most of western Europe, the USA, Canada, Singapore, South Korea and others. Group IIIA has mainland China, Macau, Malaysia, Thailand, Hungary and Lithuania. All others are in Group IIIB.",
        confidence: "medium",
        sources: ["HK_REPORTED", "HK_GROUPS"],
      },
      {
        is: "quarantine",
        also: "From Group IIIA places, it takes at least 30 days, and from Group IIIB places at least 120. Older pages of AFCD say four months for both.",
        confidence: "medium",
        sources: ["HK_REPORTED", "HK_GROUPS"],
      },
      {
        is: "vaccines",
        text: "From Group III places, dogs need distemper, hepatitis and parvovirus, given 14 days to a year before export.",
        confidence: "medium",
        sources: ["HK_REPORTED"],
        only: "dog",
      },
    ],
    unknown: ["export-fees", "tapeworm", "parasites", "age", "number"],
  }),
};
