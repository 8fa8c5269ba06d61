import { expect, test } from "vitest";
import type { Rule, RuleKind } from "./facts/rule.ts";
import { ruleLabels, ruleText } from "./rule-text.ts";

const examples: readonly [Rule, string][] = [
  [
    { is: "microchip", required: true, standard: "ISO 11784/11785", beforeRabies: true },
    "Required. Standard: ISO 11784/11785. Must be implanted before the rabies vaccination.",
  ],
  [
    { is: "microchip", required: true, from: "2026-06-28", beforeRabies: false },
    "Required for entries from 28 June 2026. Can be implanted after the rabies vaccination.",
  ],
  [{ is: "microchip", required: false }, "Not required."],
  [
    { is: "microchip", required: false, instead: "tag, tattoo or chip" },
    "Not required. Accepted instead: tag, tattoo or chip.",
  ],
  [
    { is: "microchip", required: true, beforeRabies: "For some before the vaccination." },
    "Required. For some before the vaccination.",
  ],
  [
    {
      is: "rabies",
      required: true,
      minAgeDays: 84,
      minDaysBeforeEntry: 21,
      boosterWaitDays: 0,
      validity: "in date",
    },
    "Required. The pet must be at least 12 weeks (84 days) old when vaccinated. The first vaccination must be at least 21 days old at entry. There's no wait after an on-time booster. Validity: in date.",
  ],
  [
    {
      is: "rabies",
      required: "Required from the age of 3 months.",
      exemptUnderDays: 90,
      minDaysBeforeEntry: 30,
      mercosurDaysBeforeEntry: 21,
      boosterWaitDays: 1,
      further: "Ask.",
    },
    "Required from the age of 3 months. Not asked of pets under 90 days. The first vaccination must be at least 30 days old at entry. By the rule of Mercosur 21 days. After a booster wait 1 day. Ask.",
  ],
  [{ is: "titre", required: false }, "Not required."],
  [
    {
      is: "titre",
      required: true,
      minDaysAfterVaccine: 30,
      minMonthsBeforeEntry: 3,
      minIuPerMl: 0.5,
      laboratory: "an EU-designated one",
      waiver: "None.",
    },
    "Required. The sample is taken at least 30 days after the vaccination. The sample is taken at least 3 months before entry. Result: at least 0.5 IU/ml. Laboratory: an EU-designated one. None.",
  ],
  [
    { is: "titre", required: true, minDaysBeforeEntry: 28 },
    "Required. The sample is taken at least 28 days before entry.",
  ],
  [
    { is: "titre", required: true, minDaysBeforeExport: 180, maxMonths: 12 },
    "Required. The sample is taken at least 180 days before departure. It holds for 12 months.",
  ],
  [
    {
      is: "certificate",
      name: "The certificate",
      maxDaysBeforeEntry: 10,
      endorsedBy: "official vet",
      authenticatedWithinDays: 30,
      validDays: 60,
      onward: "6 months",
      language: "Spanish",
      further: "Ask.",
    },
    "The certificate. Issued at most 10 days before entry. Issued or endorsed by: official vet. Authenticated by the consulate within 30 days of issue. Valid for 60 days. For onward travel: 6 months. In Spanish. Ask.",
  ],
  [
    { is: "certificate", windows: ["15 days", "14 days", "72 hours"] },
    "The sources disagree on how old it may be: 15 days, 14 days, 72 hours. The shortest is safe.",
  ],
  [
    { is: "tapeworm", required: true, hoursBeforeEntry: { min: 24, max: 120 } },
    "Required. Given by a vet 24 to 120 hours before entry.",
  ],
  [{ is: "tapeworm", required: false, further: "Ask." }, "Not required. Ask."],
  [{ is: "parasites", required: false }, "No other treatment required."],
  [
    {
      is: "parasites",
      required: true,
      what: "internal parasites",
      daysBefore: { min: 5, max: 30 },
    },
    "Treatment against internal parasites. 5 to 30 days before.",
  ],
  [
    { is: "parasites", required: true, withinDays: 15, withinMonths: 6, screwwormDaysBefore: 5 },
    "Treatment against parasites. Within the last 15 days. Within the last 6 months. From countries with screwworm: inspection within 5 days before shipment.",
  ],
  [{ is: "parasites", required: true, further: ["One.", "Two."] }, "One. Two."],
  [
    {
      is: "permit",
      required: true,
      upToPets: 5,
      applyDaysBefore: { min: 7, max: 60 },
      processing: "5–7 business days",
      validDays: 60,
      further: "Ask.",
    },
    "Required. For up to 5 pets. Apply 7 to 60 days before the trip. It takes 5–7 business days. Valid for 60 days. Ask.",
  ],
  [{ is: "quarantine", days: 0 }, "None if the pet meets all requirements."],
  [
    { is: "quarantine", days: 30, cases: [{ days: 10, when: "where it is known" }] },
    "30 days. 10 days where it is known.",
  ],
  [{ is: "quarantine", range: { min: 7, max: 14 }, further: ["Ask."] }, "7 to 14 days. Ask."],
  [{ is: "breeds", banned: [] }, "No breeds are banned from entry."],
  [
    { is: "breeds", banned: ["Pit Bull", "Tosa"], restricted: ["Rottweiler"], further: ["Ask."] },
    "Not allowed in: Pit Bull, Tosa. With conditions: Rottweiler. Ask.",
  ],
  [{ is: "age", minDays: 105 }, "At least 15 weeks (105 days) old at entry."],
  [{ is: "age", minDays: 183, minMonths: 6 }, "At least 6 months (183 days) old at entry."],
  [{ is: "age", minMonths: 6 }, "At least 6 months old at entry."],
  [{ is: "age", further: "Ask." }, "Ask."],
  [{ is: "number", pets: 1 }, "One pet a person."],
  [{ is: "number", pets: 5 }, "Up to 5 pets a person."],
  [{ is: "notice", words: "Go to the office." }, "Go to the office."],
  [
    {
      is: "vaccines",
      dogs: ["distemper", "hepatitis"],
      cats: ["calicivirus"],
      minDaysBeforeApplying: 21,
    },
    "Dogs: distemper, hepatitis. Cats: calicivirus. At least 21 days before the application for the permit.",
  ],
  [{ is: "vaccines", dogs: [], cats: ["calicivirus"] }, "Cats: calicivirus."],
  [
    { is: "tests", dogs: ["Brucella canis", "Leishmania"], withinDays: 30 },
    "Dogs need a negative test for each of these within 30 days: Brucella canis, Leishmania.",
  ],
  [
    {
      is: "groups",
      groups: [{ name: "Group 1", countries: ["New Zealand"] }],
      otherwise: "Others wait.",
    },
    "Group 1: New Zealand. Others wait.",
  ],
  [{ is: "entry", allowed: false, where: "Bali" }, "Dogs and cats may not enter Bali."],
  [{ is: "entry", allowed: true, where: "Java" }, "Dogs and cats may enter Java."],
  [{ is: "frame", words: "The law." }, "The law."],
  [{ is: "passport", words: "For residents." }, "For residents."],
];

test.each(examples)("%o is said in plain sentences", (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

test("every kind of rule has its sentences tried and a label", () => {
  const tried = new Set(examples.map(([{ is }]) => is));
  const kinds = Object.keys(ruleLabels);
  expect(kinds.filter((kind) => !tried.has(kind as RuleKind))).toEqual([]);
});
