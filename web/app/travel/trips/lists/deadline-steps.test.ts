import type { Deadline } from "#contracts/travel/deadlines.ts";
import { expect, test } from "vitest";
import { stepsOf, stepWhen } from "./deadline-steps.ts";

const deadline = (id: string, change: Partial<Deadline> = {}): Deadline => ({
  id,
  petId: "rex",
  title: id,
  step: "See the vet.",
  because: "",
  from: null,
  until: "2026-12-30",
  done: false,
  hidden: false,
  ...change,
});

const borders: Readonly<Record<string, string>> = { gb: "the United Kingdom", fr: "France" };
const stepsIn = (deadlines: readonly Deadline[]) =>
  stepsOf(deadlines, (id) => {
    const [country = "", requirement = ""] = id.split(".");
    return { requirement, border: borders[country] };
  });

test("what one step clears by one day is one line, for each pet", () => {
  const steps = stepsIn([
    deadline("Wait"),
    deadline("Valid"),
    deadline("Valid", { petId: "moss" }),
    deadline("Papers", { until: "2027-01-20" }),
    deadline("Chip", { done: true, step: "Chip" }),
  ]);
  expect(steps.map(({ petId, titles, done }) => [petId, titles, done])).toEqual([
    ["rex", ["Wait", "Valid"], false],
    ["moss", ["Valid"], false],
    ["rex", ["Papers"], false],
    ["rex", [], true],
  ]);
});

test("a microchip for two borders is one line by the first of its days, and each certificate has its own", () => {
  const steps = stepsIn([
    deadline("gb.chip", { title: "Microchip", step: "Chip", until: "2027-02-17" }),
    deadline("fr.chip", { title: "Microchip", step: "Chip", until: "2027-02-22" }),
    deadline("gb.certificate", { until: "2027-03-10" }),
    deadline("fr.certificate", { until: "2027-03-15" }),
  ]);
  expect(steps.map(({ text, until, ids, where }) => [text, until, ids.length, where])).toEqual([
    ["Chip", "2027-02-17", 2, "For the United Kingdom and France"],
    ["See the vet.", "2027-03-10", 1, ""],
    ["See the vet.", "2027-03-15", 1, ""],
  ]);
});

test("a day is counted, and a window shows its clock", () => {
  expect(stepWhen(deadline("Wait"), "2026-12-27")).toBe("in 3 days");
  expect(stepWhen(deadline("Wait", { until: null }), "2026-12-27")).toBe("");
  const window = {
    from: "2027-01-17T11:00+01:00[Europe/Berlin]",
    until: "2027-01-21T11:00+01:00[Europe/Berlin]",
  };
  expect(stepWhen(window, "2026-12-27")).toBe(
    "between Jan 17, 2027, 11:00 AM Berlin time and Jan 21, 2027, 11:00 AM Berlin time",
  );
  const open = { from: "2026-12-05", until: "2026-12-30" };
  expect(stepWhen(open, "2026-12-27")).toBe("between Dec 27 and 30");
  expect(stepWhen(open, "2026-12-30")).toBe("today");
});
