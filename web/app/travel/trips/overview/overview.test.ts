import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { asOf, chipped, judged } from "../papers/papers.testing.ts";
import { petPapers } from "../papers/pet-papers.ts";
import { nextOf, todoText } from "../papers/step.ts";
import { ribbonOf } from "./ribbon.tsx";
import { thingsOf } from "./next-things.tsx";

const readiness = judged({ microchip: chipped });
const [answer] = readiness.pets;
const bruno = { _id: "bruno", petName: "Bruno", records: [] };
if (!answer) throw new Error("There is no pet.");
const pet = { pet: bruno as never, papers: petPapers(answer, readiness) };

const todo = (text: string, due: string | null, done = false): Item => ({
  _id: text,
  list: "todo",
  petId: null,
  person: "",
  assigneeId: null,
  text,
  due,
  done,
});
const listOf = (items: readonly Item[], hidden: readonly string[] = []) => {
  const context = { asOf, items, legs: 2 };
  const next = nextOf([pet], { ...context, canMove: false });
  return thingsOf({ judged: [pet], context, next, hidden: new Set(hidden) });
};

test("papers and to-dos are one list: what has a day by its day, then what is unknown, then the rest", () => {
  const things = listOf([
    todo("Whenever", null),
    todo("Late", "2026-11-01"),
    todo("Done", "2026-11-02", true),
    todo("Far", "2099-01-01"),
  ]);
  const titles = things.map(({ title }) => title);
  expect(titles[0]).toBe("Late");
  expect(titles.at(-1)).toBe("Whenever");
  expect(titles).not.toContain("Done");
  const days = things.flatMap((thing) =>
    thing.is === "paper" && thing.verdict === "unknown" ? [] : (thing.due ?? []),
  );
  expect(days).toEqual(days.toSorted());
  expect(things.filter(({ is }) => is === "paper").length).toBeGreaterThan(1);
});

test("a requirement with a to-do stands once, and what was hidden doesn't", () => {
  const item = pet.papers.items.find(({ verdict }) => verdict === "due" || verdict === "window");
  if (!item) throw new Error("Nothing is due.");
  const booked = listOf([todo(todoText(item, bruno), "2026-12-01")]);
  expect(
    booked.filter(({ title, key }) => key === item.id || title.includes(item.title)),
  ).toHaveLength(1);
  const ids = item.requirements.map(({ id }) => id);
  expect(listOf([], ids).map(({ key }) => key)).not.toContain(item.id);
});

test("the step that has its button in the head has none in the list", () => {
  const context = { asOf, items: [], legs: 2 };
  const next = nextOf([pet], { ...context, canMove: false });
  if (next?.is !== "step") throw new Error("There is no first step.");
  const steps = listOf([]).flatMap((thing) => (thing.is === "paper" ? (thing.step ?? []) : []));
  expect(steps).not.toContainEqual(next.step);
});

// Only what the ribbon reads.
const leg = (day: string, times: object = {}) =>
  ({
    _id: day,
    mode: "flight",
    departureDate: day,
    departureTime: null,
    arrivalDate: null,
    arrivalTime: null,
    ...times,
  }) as never;
const stay = (checkIn: string, checkOut: string) =>
  ({ _id: checkIn, name: "", address: "", checkIn, checkOut }) as never;
const none = { month: null, day: null, year: null, endDate: null };

test("the ribbon has legs on their days, stays over their nights, and nights without one", () => {
  const overnight = { departureTime: "18:05", arrivalTime: "08:50" };
  const trip = {
    ...none,
    legs: [leg("2026-12-10", overnight), leg("2026-12-24")],
    stays: [stay("2026-12-11", "2026-12-23")],
  };
  const ribbon = ribbonOf(trip, ["2026-12-23"]);
  expect(ribbon).toMatchObject({ from: "2026-12-10", to: "2026-12-24" });
  expect(ribbon?.pieces).toMatchObject([
    { is: "leg", day: "2026-12-10" },
    { is: "stay", day: "2026-12-11", nights: 12 },
    { is: "gap", day: "2026-12-23", nights: 1 },
    { is: "leg", day: "2026-12-24" },
  ]);
  // Whether a night has no stay is for the rule of the days to tell.
  expect(ribbonOf(trip, [])?.pieces[2]).toMatchObject({ is: "open", day: "2026-12-23" });
});

test("a trip with dates alone is open, and one without any has no ribbon", () => {
  const dated = { month: "December", day: 31, year: 2027, endDate: "2028-01-02" } as const;
  expect(ribbonOf({ ...dated, legs: [], stays: [] }, [])?.pieces).toEqual([
    { is: "open", key: "2027-12-31", day: "2027-12-31", nights: 2 },
  ]);
  expect(ribbonOf({ ...dated, legs: [], stays: [] }, ["2028-01-01"])?.pieces).toMatchObject([
    { is: "open", nights: 1 },
    { is: "gap", day: "2028-01-01", nights: 1 },
  ]);
  expect(ribbonOf({ ...none, legs: [], stays: [] }, [])).toBeUndefined();
});
