import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { petRecord as record } from "#contracts/travel/pet-records.testing.ts";
import { asOf, chipped, judged } from "./papers.testing.ts";
import { petPapers } from "./pet-papers.ts";
import { nextOf, isForAuthority, settlingStep, stepsOf, taskText, todoText } from "./step.ts";

const bruno = { _id: "bruno", petName: "Bruno", records: [] };
const context = { asOf, items: [], legs: 2 };

function shown(readiness = judged()) {
  const [answer] = readiness.pets;
  if (!answer) throw new Error("There is no pet.");
  return { pet: bruno, papers: petPapers(answer, readiness) };
}

const itemOf = (requirement: string, readiness = judged()) => {
  const found = shown(readiness).papers.items.find((item) =>
    item.requirements.some((each) => each.requirement === requirement),
  );
  if (!found) throw new Error(`There is no line for ${requirement}.`);
  return found;
};

test("there is one next step: the line with the first last day", () => {
  const next = nextOf([shown()], { ...context, canMove: false });
  expect(next).toMatchObject({ is: "step", hint: expect.stringMatching(/^Bruno: /) });
});

test("a record that is missing is added with its kind, and a later window books the vet", () => {
  const chip = { microchip: chipped, birthDate: "2023-05-01" };
  const rabies = itemOf("rabies-valid", judged(chip));
  expect(stepsOf(rabies, bruno, context)[0]).toMatchObject({ is: "record", kind: "rabies" });
  const tapeworm = itemOf("tapeworm", judged(chip));
  const [books, adds] = stepsOf(tapeworm, bruno, context);
  expect(books).toMatchObject({ is: "todo", due: tapeworm.date });
  expect(books?.label).toMatch(/^Book the vet for Mar \d+, 2027$/);
  expect(adds).toMatchObject({ is: "record", kind: "parasite", against: ["tapeworm"] });
});

test("a viewer changes the records of their own pets alone, and an editor nothing of others' pets", () => {
  const tapeworm = itemOf("tapeworm");
  const steps = (pet: object, more: object) =>
    stepsOf(tapeworm, { ...bruno, ...pet }, { ...context, ...more }).map(({ is }) => is);
  expect(steps({}, {})).toEqual(["todo", "record"]);
  expect(steps({}, { readOnly: true })).toEqual(["record"]);
  expect(steps({ isOthers: true }, {})).toEqual(["todo"]);
  expect(steps({ isOthers: true }, { readOnly: true })).toEqual([]);
});

test("an authority is asked what no field settles, but not about an airline's rule", () => {
  const item = itemOf("tapeworm", judged({ microchip: chipped }));
  const unknown = { ...item, verdict: "unknown" as const };
  expect(isForAuthority(unknown, [])).toBe(true);
  expect(isForAuthority(item, [])).toBe(false);
  expect(isForAuthority(unknown, [{ is: "legs", label: "Set how your pet travels" }])).toBe(false);
  const requirements = item.requirements.map((each) => ({ ...each, border: null }));
  expect(isForAuthority({ ...unknown, requirements }, [])).toBe(false);
});

test("a to-do that is on the list is not offered again", () => {
  const item = itemOf("tapeworm", judged({ microchip: chipped }));
  const todo: Item = {
    _id: "1",
    list: "todo",
    petId: null,
    person: "",
    assigneeId: null,
    text: todoText(item, bruno),
    due: null,
    done: false,
  };
  const steps = stepsOf(item, bruno, { ...context, items: [todo] });
  expect(steps.map(({ is }) => is)).toEqual(["record"]);
});

test("what is unknown is settled by the form with the missing field", () => {
  const pet = { ...bruno, records: [record({ _id: "a" }), record({ _id: "b", kind: "titre" })] };
  const step = (path: string) => settlingStep(path, pet, context);
  expect(step("pets.0.records.1.receivedAt")).toMatchObject({ is: "editRecord", recordId: "b" });
  expect(step("pets.0.birthDate")).toMatchObject({ is: "pet", label: "Add the birth date" });
  expect(step("pets.0.lived")).toMatchObject({ is: "lived" });
  expect(step("trip.residence")).toMatchObject({ is: "home" });
  expect(step("trip.origin")).toMatchObject({ is: "details" });
  expect(step("trip.legs.1.arrivalTime")).toMatchObject({ is: "legs" });
  expect(step("trip.people")).toEqual({ is: "details", label: "Add how many people travel" });
  expect(step("trip.legs.0.airlineCode")).toEqual({ is: "legs", label: "Add the airline" });
  expect(step("trip.legs.1.operator")).toEqual({ is: "legs", label: "Add the company" });
  expect(step("trip.legs.2.airlineCode")).toMatchObject({ is: "legs" });
  // Legs after those of the trip follow from its dates.
  expect(step("trip.legs.2.departureDate")).toMatchObject({ is: "details" });
  expect(step("trip.legs.2.arrivalDate")).toMatchObject({ is: "legs" });
  // A leg that doesn't begin where the one before ends.
  expect(step("trip.legs.1.from")).toEqual({ is: "legs", label: "Connect the legs" });
  const start = "Check where the trip starts";
  expect(step("trip.legs.0.from")).toEqual({ is: "legs", label: start });
  expect(settlingStep("trip.legs.0.from", pet, { legs: 0 })).toEqual({
    is: "details",
    label: start,
  });
  expect(step("trip.purpose")).toBeUndefined();
});

test("what blocks may be done already, so its record can be added; the next step moves the trip", () => {
  const pet = { microchip: chipped, birthDate: "2023-05-01" };
  const readiness = judged(pet, { start: "2026-11-30", end: "2026-12-20" });
  const item = itemOf("rabies-wait", readiness);
  expect(item.verdict).toBe("blocked");
  expect(stepsOf(item, bruno, context)).toMatchObject([{ is: "record", kind: "rabies" }]);
  const one = shown(readiness);
  expect(nextOf([one], { ...context, canMove: true })).toMatchObject({ is: "move" });
  expect(nextOf([one], { ...context, canMove: false })).toBeUndefined();
});

test("a seat that blocks is changed in the legs, before anything else", () => {
  const readiness = judged({ microchip: chipped });
  const item = itemOf("tapeworm", readiness);
  const route = { ...item, verdict: "blocked", requirement: "airline-route" } as const;
  const papers = { ...shown(readiness).papers, items: [item, route] };
  const step = { is: "legs", label: "Set how your pet travels" };
  expect(stepsOf(route, bruno, context)).toEqual([step]);
  const next = nextOf([{ pet: bruno, papers }], { ...context, canMove: false });
  expect(next).toMatchObject({ is: "step", step });
});

test("a verdict alone names the next step in a few words", () => {
  const counts = { met: 0, due: 0, window: 0, blocked: 0, unknown: 0, exempt: 0 };
  const of = (requirement: string, rest: Partial<PetVerdict> = {}) =>
    taskText(
      {
        petId: "bruno",
        verdict: "due",
        earliest: null,
        counts,
        todo: 1,
        first: { id: "1", requirement, title: "", verdict: rest.verdict ?? "due", border: null },
        ...rest,
      },
      "Bruno",
    );
  expect(of("tapeworm")).toBe("Book Bruno's vet");
  expect(of("form")).toBe("Get the import form");
  expect(of("chip")).toBe("Add the microchip");
  expect(of("rabies-wait", { verdict: "blocked", earliest: "2027-01-01" })).toBe("Move the trip");
  expect(of("rabies-wait", { verdict: "blocked" })).toBe("Book Bruno's vet");
  expect(of("airline-route", { verdict: "blocked" })).toBe("Set how Bruno travels");
  expect(of("minimum-age", { verdict: "unknown" })).toBe("Settle what's open");
  expect(of("quarantine")).toBe("See what's left to do");
  expect(of("tapeworm", { verdict: "met" })).toBeUndefined();
  expect(of("tapeworm", { first: null })).toBeUndefined();
});
