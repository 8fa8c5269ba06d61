import { expect, test } from "vitest";
import cases from "./cases.json" with { type: "json" };
import { at, daysOf, entry, leg, listed, stay, trip } from "./days.testing.ts";
import { airport } from "../airports.ts";
import { tripDays } from "./trip-days.ts";
import type { Deadline, Trip } from "./trip.ts";

/** The cases are data, so that texts stand for their types. */
type Case = { what: string; trip: Partial<Trip>; items: Record<string, string[]> };

test.each(cases as unknown as readonly Case[])("$what", (each) => {
  expect(listed(withBlanks(each.trip))).toEqual(each.items);
});

/** Fields that a case leaves out. */
const withBlanks = ({ legs = [], stays = [], entries = [], ...fields }: Partial<Trip>) => ({
  ...fields,
  legs: legs.map((each) => ({ ...leg(each._id, each.mode, [null, null]), ...each })),
  stays: stays.map((each) => ({ ...stay(each._id, null, null), ...each })),
  entries: entries.map((each) => ({ ...entry(each._id, null), ...each })),
});

test("days have the zone in which they end", () => {
  const legs = [
    leg("out", "flight", ["SEA", "CDG"], {
      departureDate: "2027-05-03",
      departureTime: "14:00",
      arrivalTime: "09:00",
    }),
    leg("on", "train", [at("Paris", "FR", "Europe/Paris"), at("London", "GB", "Europe/London")], {
      departureDate: "2027-05-06",
    }),
  ];
  const stays = [stay("a", "2027-05-05", "2027-05-06", { zone: "Europe/Brussels" })];
  const { days } = daysOf({ month: "May", day: 2, year: 2027, legs, stays });
  expect(days.map(({ zone }) => zone)).toEqual([
    "America/Los_Angeles",
    "America/Los_Angeles",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/London",
  ]);
  const place = { city: "Oslo", country: "NO", zone: "Europe/Oslo" };
  const quiet = daysOf({ month: "May", day: 2, year: 2027, destinationPlace: place });
  expect(quiet.days[0]?.zone).toBe("Europe/Oslo");
});

test("deadlines and to-dos stand on the day on which they are due, with their times", () => {
  const due: Deadline = {
    id: "rex/GB",
    title: "Rex: Tapeworm treatment",
    day: "2027-05-04",
    time: "11:00",
    zone: "Europe/Paris",
    done: false,
  };
  const items = [
    { _id: "vet", list: "todo", text: "Call the vet", due: "2027-05-04", done: true },
    { _id: "late", list: "todo", text: "After the trip", due: "2027-06-01", done: false },
    { _id: "socks", list: "packing", text: "Socks", due: "2027-05-04", done: false },
  ];
  const { days } = tripDays(
    trip({ month: "May", day: 4, year: 2027, items, entries: [entry("a", "2027-05-04")] }),
    { deadlines: [due], airportOf: airport },
  );
  expect(days[0]?.items.map(({ kind, title, time, done }) => [kind, title, time, done])).toEqual([
    ["todo", "Call the vet", null, true],
    ["entry", "a", null, false],
    ["deadline", "Rex: Tapeworm treatment", "11:00", false],
  ]);
});

test("a trip without days has ideas alone, and a mistyped year not thousands of days", () => {
  const ideas = daysOf({ entries: [entry("a", "2027-05-04"), entry("b", null)] });
  expect(ideas.days).toEqual([]);
  expect(ideas.ideas.map(({ _id }) => _id)).toEqual(["a", "b"]);
  const long = daysOf({ stays: [stay("a", "2027-05-04", "2107-05-09")] });
  expect([long.days.length, long.truncated]).toEqual([1_100, true]);
  expect(long.days.flatMap(({ warnings }) => warnings)).toEqual([]);
});
