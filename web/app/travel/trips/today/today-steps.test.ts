import { expect, test } from "vitest";
import { stepsAhead, todaySteps } from "./today-steps.ts";

// Only what the steps read.
const flight = {
  _id: "out",
  departureDate: "2026-12-10",
  departureTime: "18:05",
  departureZone: "America/Chicago",
  arrivalDate: null,
  arrivalTime: "08:50",
  arrivalZone: "America/Santiago",
} as never;
const stay = {
  _id: "door",
  checkIn: "2026-12-11",
  checkInTime: "15:00",
  checkOut: "2026-12-23",
  checkOutTime: "",
  zone: "America/Santiago",
} as never;
const steps = todaySteps({ legs: [flight], stays: [stay] });

test("what happens on a trip is in order by the clocks of its places, with an arrival on the next day", () => {
  expect(steps.map(({ is, day }) => [is, day])).toEqual([
    ["departure", "2026-12-10"],
    ["arrival", "2026-12-11"],
    ["check-in", "2026-12-11"],
    ["check-out", "2026-12-23"],
  ]);
  expect(new Date(steps[0]?.at ?? 0).toISOString()).toBe("2026-12-11T00:05:00.000Z");
  // Without a time, it is ahead for the whole day.
  expect(new Date(steps[3]?.at ?? 0).toISOString()).toBe("2026-12-24T02:59:00.000Z");
});

test("the next step is the first that has not happened, over the date line too", () => {
  const inTheAir = Date.parse("2026-12-11T05:00:00Z");
  expect(stepsAhead(steps, inTheAir)[0]?.is).toBe("arrival");
  expect(stepsAhead(steps, Date.parse("2027-01-01T00:00:00Z"))).toEqual([]);
  const west = {
    ...(flight as object),
    departureDate: "2027-03-05",
    departureTime: "18:00",
    departureZone: "Pacific/Auckland",
    arrivalDate: "2027-03-05",
    arrivalTime: "13:10",
  };
  expect(todaySteps({ legs: [west as never], stays: [] }).map(({ is }) => is)).toEqual([
    "departure",
    "arrival",
  ]);
});
