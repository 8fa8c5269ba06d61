import type { Pet } from "#contracts/travel/pets.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import { expect, test } from "vitest";
import { awayText } from "#format/relative.ts";
import { dayText } from "#format/dates.ts";
import { american, type Reader } from "#format/reader.ts";
import {
  ageText,
  centimeters,
  chipText,
  shortChip,
  factsLine,
  papersSign,
  recordTitle,
} from "./pet-text.ts";
import { biscuit } from "./pets.testing.ts";

const today = "2026-11-21";
const metric: Reader = { ...american, weight: "kg", length: "cm" };

test("an age is shown in the most useful unit", () => {
  const born = (birthDate: string) => ageText({ age: 0, birthDate }, today);
  expect(born("2022-11-21")).not.toBe("");
  expect(ageText({ age: 4, birthDate: "2022-08-01" }, today)).toBe("4 years");
  expect(ageText({ age: 1, birthDate: null }, today)).toBe("1 year");
  expect(ageText({ age: 0.5, birthDate: null }, today)).toBe("0.5 years");
  expect(born("2026-04-21")).toBe("7 months");
  expect(born("2026-04-22")).toBe("6 months");
  expect(born("2026-10-30")).toBe("3 weeks");
  expect(born("2026-11-20")).toBe("Newborn");
  expect(ageText({ age: null, birthDate: null }, today)).toBe("");
});

test("a weight is parsed from free text, or not at all", () => {
  expect(kilograms("22 kg")).toBe(22);
  expect(kilograms("4,6")).toBe(4.6);
  expect(kilograms("48 lb")).toBe(21.77);
  expect(kilograms("12 lb 4 oz")).toBe(5.56);
  expect(kilograms("600 g")).toBe(0.6);
  for (const unread of ["", "heavy", "22 stone", "0", "900 kg", "1e3"]) {
    expect(kilograms(unread), unread).toBeNull();
  }
});

test("a length in inches is converted to centimeters", () => {
  expect(["29 in", '12"', "11.5 inches", "74 cm", "74", "tall"].map(centimeters)).toEqual([
    "73.7",
    "30.5",
    "29.2",
    "74",
    "74",
    "tall",
  ]);
});

test("facts are on one line, without empty ones", () => {
  expect(factsLine(biscuit, today, metric)).toBe("Golden mix · 4 years · 22 kg");
  expect(factsLine(biscuit, today, american)).toBe("Golden mix · 4 years · 49 lb (22 kg)");
  const bare: Pet = { ...biscuit, breed: "", age: null, birthDate: null, weight: "" };
  expect(factsLine({ ...bare, weightKg: null }, today, american)).toBe("Dog");
  expect(factsLine(bare, today, american)).toBe("Dog · 49 lb (22 kg)");
  expect(factsLine(bare, today, metric)).toBe("Dog · 22 kg (49 lb)");
});

test.each([
  ["123456789", 9],
  ["081 234 5678", 10],
  ["985112004118203", undefined],
  ["12345", undefined],
  [null, undefined],
])(
  "the microchip number %s has %s digits of a microchip without the ISO standard",
  (number, digits) => {
    expect(shortChip(number)).toBe(digits);
  },
);

test("a microchip number is grouped in threes", () => {
  expect(chipText("985112004118203")).toBe("985 112 004 118 203");
  expect(chipText("985 112-004.118203")).toBe("985 112 004 118 203");
  expect(chipText("98511")).toBe("985 11");
  expect(chipText("123*456*789")).toBe("123 456 789");
  expect(chipText("0812345678")).toBe("081 234 5678");
});

test("days are described in words, the same in every time zone", () => {
  expect(dayText("2026-03-12")).toBe("Mar 12, 2026");
  expect([0, 1, -1, 7, 90, -800].map(awayText)).toEqual([
    "today",
    "tomorrow",
    "yesterday",
    "in 7 days",
    "in 3 months",
    "2 years ago",
  ]);
});

test("a record of type Other is named by the first line of its note, which is not repeated", () => {
  expect(recordTitle({ kind: "other", note: "Visit booked\nBring the crate." })).toEqual({
    title: "Visit booked",
    rest: "Bring the crate.",
  });
  const long = "x".repeat(61);
  expect(recordTitle({ kind: "other", note: long })).toEqual({ title: "Other", rest: long });
  expect(recordTitle({ kind: "other", note: "" }).title).toBe("Other");
  expect(recordTitle({ kind: "rabies", note: "Brave." })).toEqual({
    title: "Rabies vaccination",
    rest: "Brave.",
  });
});

test("the sign on a pet's card names what expires first", () => {
  const [rabies, tablet] = biscuit.records;
  if (!rabies || !tablet) throw new Error("Biscuit has two records.");
  expect(papersSign({ records: [] }, today).label).toBe("No records yet");
  expect(papersSign({ records: [rabies] }, today)).toEqual({
    tone: "ready",
    label: "Nothing expires soon",
  });
  expect(papersSign(biscuit, today)).toEqual({
    tone: "due",
    label: "Parasite meds: 7 days left",
  });
  expect(papersSign(biscuit, "2026-12-01").label).toBe("Parasite meds expired");
});
