import { expect, test } from "vitest";
import type { DayItem } from "#contracts/travel/days.ts";
import type { Entry } from "#contracts/travel/entries.ts";
import {
  changeEntries,
  groupDays,
  groupPlaces,
  marksOf,
  placeAfterStep,
  placeOf,
  placeOfDrop,
  showOf,
  withQueued,
} from "./entry-order.ts";

const entry = (title: string, date: string | null): Entry => ({
  _id: title,
  date,
  time: null,
  endTime: null,
  zone: null,
  title,
  place: "",
  note: "",
  link: null,
  done: false,
  cost: null,
  photo: null,
});
const [first, second, third] = ["2027-05-03", "2027-05-04", "2027-05-05"] as const;
const market = entry("Market", first);
const museum = entry("Museum", first);
const boat = entry("Boat", first);
const lunch = entry("Lunch", third);
const idea = entry("Idea", null);
const all = [market, museum, boat, lunch, idea];
const titles = (entries: readonly Entry[]) => entries.map(({ title, date }) => `${title} ${date}`);

test("an entry moves before another one, to the end of a day, to an empty day and to the ideas", () => {
  const move = (moved: string, date: string | null, before: string | null) =>
    titles(changeEntries(all, { moved, to: { date, before } }));
  expect(move("Boat", first, "Market").slice(0, 3)).toEqual([
    `Boat ${first}`,
    `Market ${first}`,
    `Museum ${first}`,
  ]);
  expect(move("Market", third, null).slice(2, 4)).toEqual([`Lunch ${third}`, `Market ${third}`]);
  expect(move("Market", third, "Lunch").slice(2, 4)).toEqual([`Market ${third}`, `Lunch ${third}`]);
  expect(move("Idea", second, null)[3]).toBe(`Idea ${second}`);
  expect(move("Market", null, null).slice(-2)).toEqual(["Idea null", "Market null"]);
  expect(move("Gone", first, null)).toEqual(titles(all));
});

test("a move is undone by where the entry was, and changes nothing more when it is made twice", () => {
  for (const one of all)
    for (const date of [first, second, third, null]) {
      const move = { moved: one._id, to: { date, before: null } };
      const moved = changeEntries(all, move);
      expect(changeEntries(moved, move)).toEqual(moved);
      expect(changeEntries(moved, { moved: one._id, to: placeOf(all, one) })).toEqual(all);
    }
});

test("steps lead up and down within a day, and end with it", () => {
  expect(placeAfterStep(all, market, -1)).toBeUndefined();
  expect(placeAfterStep(all, museum, -1)).toEqual({ date: first, before: "Market" });
  expect(placeAfterStep(all, market, 1)).toEqual({ date: first, before: "Boat" });
  expect(placeAfterStep(all, museum, 1)).toEqual({ date: first, before: null });
  expect(placeAfterStep(all, boat, 1)).toBeUndefined();
  expect(placeAfterStep(all, idea, 1)).toBeUndefined();
});

test("a drop above or below an entry, or on a day, is a place; one that changes nothing is none", () => {
  const drop = (one: Entry, onEntry: string, edge: "top" | "bottom") =>
    placeOfDrop(all, one, { onEntry, edge });
  expect(drop(boat, "Market", "top")).toEqual({ date: first, before: "Market" });
  expect(drop(boat, "Market", "bottom")).toEqual({ date: first, before: "Museum" });
  expect(drop(boat, "Museum", "bottom")).toBeUndefined();
  expect(drop(museum, "Boat", "top")).toBeUndefined();
  expect(drop(lunch, "Boat", "bottom")).toEqual({ date: first, before: null });
  expect(drop(lunch, "Gone", "top")).toBeUndefined();
  expect(placeOfDrop(all, lunch, { onDay: second })).toEqual({ date: second, before: null });
  expect(placeOfDrop(all, lunch, { onDay: third })).toBeUndefined();
  expect(placeOfDrop(all, lunch, { onDay: null })).toEqual({ date: null, before: null });
});

test("a whole day moves to the end of another one, in its order", () => {
  expect(titles(changeEntries(all, { from: first, to: third }))).toEqual([
    `Lunch ${third}`,
    `Market ${third}`,
    `Museum ${third}`,
    `Boat ${third}`,
    "Idea null",
  ]);
});

test("what waits for the network is shown: changes of the page and of the form, in order", () => {
  const queued = [
    { show: showOf({ added: entry("New", second), before: null }) },
    { show: showOf({ removed: "Museum" }) },
    { show: showOf({ ticked: "Boat", done: true }) },
    { show: { changedId: "Boat", changes: { title: "Ferry", note: null } } },
    { show: { changedId: "Market", changes: { date: third } } },
    { show: { itemId: "Other", done: true } },
  ];
  const shown = withQueued(all, queued);
  expect(titles(shown)).toEqual([
    `Ferry ${first}`,
    `New ${second}`,
    `Lunch ${third}`,
    `Market ${third}`,
    "Idea null",
  ]);
  expect(shown[0]).toMatchObject({ done: true, note: "" });
});

const item = (kind: DayItem["kind"], parts: Partial<DayItem> = {}): DayItem => ({
  kind,
  _id: kind,
  time: null,
  endTime: null,
  zone: null,
  title: kind,
  place: "",
  part: null,
  night: null,
  nights: null,
  done: false,
  ...parts,
});
const day = (date: string, items: DayItem[] = [], text = "") => ({
  date,
  zone: null,
  items,
  warnings: text ? [{ code: "no-stay" as const, text, refs: [] }] : [],
});

test("free days fold; a day on which a stay begins or ends, one with a warning and today don't", () => {
  const night = (which: number) => item("stay", { night: which, nights: 4 });
  const days = [
    day("2027-05-01", [item("leg")]),
    day("2027-05-02", [night(1)]),
    day("2027-05-03", [night(2)]),
    day("2027-05-04", [night(3)]),
    day("2027-05-05", [night(4)]),
    day("2027-05-06", [], "No place to stay on May 6"),
    day("2027-05-07"),
    day("2027-05-08"),
  ];
  const shapes = (today: string) =>
    groupDays(days, today).map((group) => `${group.days.length}${group.isFree ? " free" : ""}`);
  expect(shapes("2026-01-01")).toEqual(["1", "1", "3 free", "1", "2 free"]);
  expect(shapes("2027-05-04")).toEqual(["1", "1", "1 free", "1", "1 free", "1", "2 free"]);
});

test("marks show what is due, what is planned and the night", () => {
  expect(
    marksOf(day(first, [item("entry"), item("deadline"), item("stay", { night: 2 })])),
  ).toEqual({ isDue: true, planned: 2, night: "stay" });
  expect(marksOf(day(first, [item("deadline", { done: true })]))).toMatchObject({ isDue: false });
  expect(marksOf(day(first, [], "No place to stay"))).toMatchObject({ isDue: true, night: "gap" });
});

test("stays and plans are grouped by the city that is known, and others are listed apart", () => {
  const stay = (id: string, name: string, address: string) => ({
    ...noStay,
    _id: id,
    name,
    address,
  });
  const stays = [stay("door", "Blue Door", "3 Fig Steps\nValparaíso"), stay("none", "", "")];
  const entries = [
    { ...market, place: "Valparaíso" },
    { ...museum, place: "Somewhere" },
    { ...boat, place: "" },
  ];
  const city = { city: "Valparaíso", country: "CL", latitude: -33, longitude: -71.6 };
  const { groups, others } = groupPlaces({ stays, entries }, [
    { kind: "stay", _id: "door", ...city },
    { kind: "entry", _id: "Market", ...city },
  ]);
  expect(groups.map(({ names }) => names.map(({ name, text }) => [name, text]))).toEqual([
    [
      ["Blue Door", "3 Fig Steps, Valparaíso"],
      ["Market", "Valparaíso"],
    ],
  ]);
  expect(others.map(({ name }) => name)).toEqual(["Stay", "Museum"]);
});

const noStay = {
  checkIn: null,
  checkInTime: null,
  checkInUntil: null,
  checkOut: null,
  checkOutTime: null,
  zone: null,
  petFee: null,
  petFeeCurrency: null,
  confirmation: "",
};
