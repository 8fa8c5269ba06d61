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
    "Required for pets arriving on or after June 28, 2026. Can be implanted after the rabies vaccination.",
  ],
  [{ is: "microchip", required: false }, "Not required."],
  [
    { is: "microchip", required: false, instead: "a tag, tattoo or microchip" },
    "Not required. Also accepted: a tag, tattoo or microchip.",
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
      validity: "12 months",
    },
    "Required. The pet must be at least 12 weeks (84 days) old when vaccinated. The first vaccination must be given at least 21 days before entry. There's no wait after an on-time booster. Valid for 12 months.",
  ],
  [
    {
      is: "rabies",
      required: "Required from the age of 3 months.",
      exemptUnderDays: 90,
      minDaysBeforeEntry: 30,
      mercosurDaysBeforeEntry: 21,
      boosterWaitDays: 1,
      validity: "It must be valid on entry.",
      further: "Ask.",
    },
    "Required from the age of 3 months. Doesn't apply to pets under 90 days old. The first vaccination must be given at least 30 days before entry. Under Mercosur rules: 21 days. Wait 1 day after a booster. It must be valid on entry. Ask.",
  ],
  [{ is: "titre", required: false }, "Not required."],
  [
    {
      is: "titre",
      required: true,
      minDaysAfterVaccine: 30,
      minMonthsBeforeEntry: 3,
      minIuPerMl: 0.5,
      laboratory: "a lab designated by the EU",
      waiver: "None.",
    },
    "Required. Blood must be drawn at least 30 days after vaccination. Blood must be drawn at least 3 months before entry. Result: at least 0.5 IU/ml. The test must be done by a lab designated by the EU. None.",
  ],
  [
    { is: "titre", required: true, minDaysBeforeEntry: 28 },
    "Required. Blood must be drawn at least 28 days before entry.",
  ],
  [
    { is: "titre", required: true, minDaysBeforeExport: 180, maxMonths: 12 },
    "Required. Blood must be drawn at least 180 days before departure. Valid for 12 months.",
  ],
  [
    {
      is: "certificate",
      name: "The certificate",
      maxDaysBeforeEntry: 10,
      endorsedBy: "an official vet",
      authenticatedWithinDays: 30,
      validDays: 60,
      onward: "6 months",
      language: "Spanish",
      further: "Ask.",
    },
    "The certificate. Issued no more than 10 days before entry. It must be issued or endorsed by an official vet. Authenticated by the consulate within 30 days of being issued. Valid for 60 days. For onward travel, it's valid for 6 months. Language: Spanish. Ask.",
  ],
  [
    { is: "certificate", windows: ["15 days", "14 days", "72 hours"] },
    "Sources disagree on how recent it must be: 15 days, 14 days or 72 hours. Use the shortest to be safe.",
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
    "Treatment for internal parasites. Given 5 to 30 days before travel.",
  ],
  [
    { is: "parasites", required: true, withinDays: 15, withinMonths: 6, screwwormDaysBefore: 5 },
    "Treatment for parasites. Given within the last 15 days. Given within the last 6 months. Pets from countries with screwworm must be inspected within 5 days before travel.",
  ],
  [{ is: "parasites", required: true, further: ["One.", "Two."] }, "One. Two."],
  [
    {
      is: "permit",
      required: true,
      upToPets: 5,
      applyDaysBefore: { min: 7, max: 60 },
      processing: "5 to 7 business days",
      validDays: 60,
      further: "Ask.",
    },
    "Required. For up to 5 pets. Apply 7 to 60 days before the trip. Processing time: 5 to 7 business days. Valid for 60 days. Ask.",
  ],
  [{ is: "permit", required: false, upToPets: 5 }, "Not required for up to 5 pets."],
  [{ is: "quarantine", days: 0 }, "None if the pet meets all requirements."],
  [
    { is: "quarantine", days: 30, cases: [{ days: 10, when: "where it is known" }] },
    "30 days. 10 days where it is known.",
  ],
  [{ is: "quarantine", range: { min: 7, max: 14 }, further: ["Ask."] }, "7 to 14 days. Ask."],
  [{ is: "breeds", banned: [] }, "No breeds are banned from entry."],
  [
    { is: "breeds", banned: ["Pit Bull", "Tosa"], restricted: ["Rottweiler"], further: ["Ask."] },
    "Banned: Pit Bull, Tosa. Restricted: Rottweiler. Ask.",
  ],
  [{ is: "age", minDays: 105 }, "At least 15 weeks (105 days) old at entry."],
  [{ is: "age", minDays: 183, minMonths: 6 }, "At least 6 months (183 days) old at entry."],
  [{ is: "age", minMonths: 6 }, "At least 6 months old at entry."],
  [{ is: "age", further: "Ask." }, "Ask."],
  [{ is: "number", pets: 1 }, "1 pet per person."],
  [{ is: "number", pets: 5 }, "Up to 5 pets per person."],
  [{ is: "notice", words: "Go to the office." }, "Go to the office."],
  [
    {
      is: "vaccines",
      dogs: ["distemper", "hepatitis"],
      cats: ["calicivirus"],
      minDaysBeforeApplying: 21,
    },
    "Dogs: distemper, hepatitis. Cats: calicivirus. Given at least 21 days before you apply for the permit.",
  ],
  [{ is: "vaccines", dogs: [], cats: ["calicivirus"] }, "Cats: calicivirus."],
  [
    { is: "tests", dogs: ["Brucella canis", "Leishmania"], withinDays: 30 },
    "Dogs must test negative for all of these within 30 days: Brucella canis, Leishmania.",
  ],
  [
    {
      is: "groups",
      groups: [{ name: "Group 1", countries: ["New Zealand"] }],
      otherwise: "Others wait.",
    },
    "Group 1: New Zealand. Others wait.",
  ],
  [{ is: "entry", allowed: false, where: "Bali" }, "Dogs and cats can't enter Bali."],
  [{ is: "entry", allowed: true, where: "Java" }, "Dogs and cats can enter Java."],
  [{ is: "frame", words: "The law." }, "The law."],
  [{ is: "passport", words: "For residents." }, "For residents."],
];

test.each(examples)("%o is written as sentences", (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

test("every kind of rule has a label and a test", () => {
  const tried = new Set(examples.map(([{ is }]) => is));
  const kinds = Object.keys(ruleLabels);
  expect(kinds.filter((kind) => !tried.has(kind as RuleKind))).toEqual([]);
});
