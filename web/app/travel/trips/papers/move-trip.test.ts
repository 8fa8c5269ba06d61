import { expect, test } from "vitest";
import { movedTrip } from "./move-trip.tsx";

test("a moved trip takes its dates, legs and stays along, over the end of a year", () => {
  const leg = { departureDate: "2026-12-30", arrivalDate: null };
  const stay = { checkIn: "2026-12-31", checkOut: null };
  const trip = { month: "December", day: 30, year: 2026, endDate: "2027-01-05" } as const;
  // Only what moves.
  const parts = { legs: [leg], stays: [stay] } as unknown as Pick<
    Parameters<typeof movedTrip>[0],
    "legs" | "stays"
  >;
  expect(movedTrip({ ...trip, ...parts }, 3)).toEqual({
    month: "January",
    day: 2,
    year: 2027,
    endDate: "2027-01-08",
    legs: [{ departureDate: "2027-01-02", arrivalDate: null }],
    stays: [{ checkIn: "2027-01-03", checkOut: null }],
  });
});

test("a trip with a month alone moves only by its legs", () => {
  const trip = { month: "December", day: null, year: 2026, endDate: null } as const;
  expect(movedTrip({ ...trip, legs: [], stays: [] }, 3)).toEqual({
    endDate: null,
    legs: [],
    stays: [],
  });
});
