import { expect, test } from "vitest";
import { asOf, chipped, judged } from "./papers.testing.ts";
import { authoritiesText, daysToMove, petPapers, type PetPapers } from "./pet-papers.ts";

function papersOf(readiness = judged()): PetPapers {
  const [pet] = readiness.pets;
  if (!pet) throw new Error("There is no pet.");
  return petPapers(pet, readiness);
}

test("one line counts the things to do with a deadline, and the lines follow by deadline", () => {
  const { items, open, headline } = papersOf();
  expect(headline).toMatch(/to do, first by \w{3} \d+/);
  const dates = items.flatMap(({ verdict, date }) =>
    (verdict === "due" || verdict === "window") && date ? [date] : [],
  );
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted());
  const dated = open.filter(({ verdict }) => verdict === "due" || verdict === "window");
  for (const { day } of dated)
    expect(day).toMatch(/^By \w{3}, \w{3} \d+.*, (?:in |today|tomorrow)/);
});

test("lines of several borders name theirs, and every line has its sources", () => {
  const { open } = papersOf();
  expect(new Set(open.map(({ where }) => where))).toEqual(
    new Set([
      "Into the United Kingdom",
      "Into the United Kingdom and the United States",
      "Into the United States",
    ]),
  );
  // One microchip does for both.
  expect(open.filter(({ where }) => where?.includes(" and "))).toMatchObject([
    { title: "Have a microchip implanted" },
  ]);
  // A company that isn't named has no rules to cite.
  const sourced = open.filter(({ title }) => title !== "Train, ferry or bus company");
  for (const { sources, title } of sourced) expect(sources?.length, title).toBeGreaterThan(0);
});

test("a trip that is too soon is blocked, and moves to the earliest day at which it is not", () => {
  const pet = { microchip: chipped, birthDate: "2023-05-01" };
  const soon = { start: "2026-11-30", end: "2026-12-10" };
  const readiness = judged(pet, soon);
  expect(papersOf(readiness)).toMatchObject({ tone: "blocked" });
  expect(papersOf(readiness).headline).toMatch(/block.* these dates, earliest start/);
  const days = daysToMove(readiness) ?? 0;
  expect(days).toBeGreaterThan(0);
  const start = new Date(Date.parse(soon.start) + days * 86_400_000).toISOString().slice(0, 10);
  expect(readiness.pets[0]?.earliest).toBe(start);
  expect(daysToMove(judged())).toBeUndefined();
});

test("nothing is called ready without the rules, their day and the authorities", () => {
  const [pet] = judged().pets;
  if (!pet) throw new Error("There is no pet.");
  const met = petPapers({ ...pet, verdict: "met", requirements: [] }, judged());
  expect(met.headline).toMatch(/^ready by the rules we know, checked on \w+ \d+, \d{4}$/);
  expect(met.sentence).toContain("the authority of GB and the authority of US");
});

test("a thing due today is marked so, and one due before is overdue", () => {
  const readiness = judged();
  const [pet] = readiness.pets;
  const due = pet?.requirements.find(({ verdict }) => verdict === "due");
  if (!pet || !due) throw new Error("Nothing is due.");
  const stateAt = (by: string) =>
    petPapers({ ...pet, requirements: [{ ...due, by }] }, readiness).open[0];
  expect(stateAt(asOf)).toMatchObject({ state: "Due today", day: "By Sun, Nov 22, today" });
  expect(stateAt("2026-11-24")).toMatchObject({ state: "To do", day: "By Tue, Nov 24, in 2 days" });
  expect(stateAt("2026-11-20")).toMatchObject({ state: "Overdue" });
  const today = petPapers(
    { ...pet, verdict: "due", requirements: [{ ...due, by: asOf }] },
    readiness,
  );
  expect(today.headline).toBe("1 thing to do, first due today");
  const hour = "2026-11-24T11:45+01:00[Europe/Paris]";
  expect(stateAt(hour)?.day).toBe("By Tue, Nov 24, 11:45 AM Paris time, in 2 days");
});

test("a country without rules is unknown and never ready", () => {
  const readiness = judged();
  const [pet] = readiness.pets;
  if (!pet) throw new Error("There is no pet.");
  const unknown = petPapers({ ...pet, verdict: "unknown", requirements: [] }, readiness);
  expect(`${unknown.headline} ${unknown.sentence}`).not.toMatch(/ready/i);
});

test("a window in hours has them everywhere, and its visit is on the last day with office hours", () => {
  const readiness = judged();
  const [pet] = readiness.pets;
  const requirement = pet?.requirements.find(({ verdict }) => verdict === "due");
  if (!pet || !requirement) throw new Error("Nothing is due.");
  const window = {
    ...requirement,
    verdict: "window" as const,
    by: undefined,
    from: "2026-11-26T23:59+01:00[Europe/Paris]",
    until: "2026-11-30T00:00+01:00[Europe/Paris]",
  };
  const papers = petPapers({ ...pet, verdict: "window", requirements: [window] }, readiness);
  expect(papers.headline).toBe("1 thing to do, first by Nov 30, 12:00 AM Paris time");
  expect(papers.open[0]).toMatchObject({
    state: "From Nov 26, 11:59 PM Paris time",
    day: expect.stringContaining("12:00 AM Paris time"),
  });
  expect(papers.items[0]?.date).toBe("2026-11-29");
  expect(papers.timeline?.rows[0]?.text).toBe(
    "Nov 26, 11:59 PM Paris time – Nov 30, 12:00 AM Paris time",
  );
});

test("the first day of a trip with open questions is not called ready", () => {
  const readiness = judged();
  const [pet] = readiness.pets;
  if (!pet) throw new Error("There is no pet.");
  const { sentence } = petPapers({ ...pet, verdict: "unknown", earliest: "2026-12-24" }, readiness);
  expect(sentence).toContain("could date, the first possible start is Dec 24. We never guess.");
});

const ofState = (state: string) =>
  `the European Commission and the veterinary authority of ${state}`;

test("the European Commission is named once for several states", () => {
  expect(authoritiesText([ofState("France"), ofState("Germany"), ofState("France")])).toBe(
    "the European Commission and the veterinary authorities of France and Germany",
  );
  expect(authoritiesText([ofState("France"), "APHA"])).toBe(`${ofState("France")} and APHA`);
  expect(authoritiesText([ofState("France"), "APHA", ofState("Ireland")])).toBe(
    "APHA and the European Commission and the veterinary authorities of France and Ireland",
  );
});
