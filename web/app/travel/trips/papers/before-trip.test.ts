import { expect, test } from "vitest";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { beforeTrip, progressOf, worstFirst } from "./before-trip.ts";

const today = "2026-11-22";
const counts = { met: 0, due: 0, window: 0, blocked: 0, unknown: 0, exempt: 0 };
const pets = [
  { _id: "bruno", petName: "Bruno" },
  { _id: "mia", petName: "Mia" },
];
const verdict = (part: Partial<PetVerdict>): PetVerdict => ({
  petId: "bruno",
  verdict: "due",
  earliest: null,
  counts,
  todo: 2,
  first: null,
  ...part,
});
const first = (by: string): PetVerdict["first"] => ({
  id: "1",
  requirement: "certificate",
  title: "Health certificate",
  verdict: "due",
  border: null,
  by,
});
const text = (...verdicts: PetVerdict[]) => beforeTrip(verdicts, pets, today)?.join("London");

test("it counts the things to do before a trip, and names the first deadline", () => {
  expect(text(verdict({ first: first("2026-11-24") }))).toBe(
    "Bruno: 2 things before London, first by Nov 24.",
  );
});

test("of several pets the blocked one is named, else the one with the first last day", () => {
  const mia = verdict({ petId: "mia", todo: 1, first: first("2026-11-23") });
  expect(text(verdict({ first: first("2026-11-24") }), mia)).toBe(
    "Mia: 1 thing before London, first by Nov 23.",
  );
  expect(text(mia, verdict({ verdict: "blocked", earliest: "2026-12-07" }))).toBe(
    "Bruno: London isn't possible on these dates, earliest Dec 7.",
  );
  expect(text(mia, verdict({ verdict: "blocked", earliest: null }))).toBe(
    "Bruno: London isn't possible as this trip is planned.",
  );
});

test("it is empty if nothing is left, or if that is unknown", () => {
  expect(text(verdict({ verdict: "met", todo: 0 }))).toBeUndefined();
  expect(text(verdict({ verdict: "unknown", todo: 0 }))).toBeUndefined();
});

test("a deadline in hours has its hour", () => {
  const by = "2027-03-01T00:00+01:00[Europe/Paris]";
  expect(text(verdict({ first: first(by) }))).toBe(
    "Bruno: 2 things before London, first by Mar 1, 2027, 12:00 AM Paris time.",
  );
});

test("the worst news comes first, then what is to do by its last day, then what is unknown", () => {
  const pets = [
    verdict({ petId: "ready", verdict: "met", todo: 0 }),
    verdict({ petId: "open", verdict: "unknown", todo: 0 }),
    verdict({ petId: "later", first: first("2026-12-24") }),
    verdict({ petId: "sooner", first: first("2026-12-23") }),
    verdict({ petId: "blocked", verdict: "blocked", todo: 0 }),
  ];
  expect(worstFirst(pets).map(({ petId }) => petId)).toEqual([
    "blocked",
    "sooner",
    "later",
    "open",
    "ready",
  ]);
});

test("progress counts what applies to any pet; without requirements, to-dos", () => {
  const one = verdict({ counts: { ...counts, met: 3, due: 1, window: 1, exempt: 5 } });
  const other = verdict({ counts: { ...counts, met: 2, blocked: 1, unknown: 1 } });
  expect(progressOf([one, other], [])).toEqual({ met: 5, due: 2, blocked: 1, unknown: 1, all: 9 });
  const item = { petId: null, person: "", text: "Call", due: null, done: false };
  const items = [
    { ...item, _id: "1", list: "todo" as const, done: true },
    { ...item, _id: "2", list: "todo" as const },
    { ...item, _id: "3", list: "packing" as const },
  ];
  expect(progressOf([], items)).toMatchObject({ met: 1, due: 1, all: 2 });
  expect(progressOf([], [])).toMatchObject({ all: 0 });
});
