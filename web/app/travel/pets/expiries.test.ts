import { expect, test } from "vitest";
import { expiries } from "./trip-expiries.tsx";
import { petRecord as record } from "#contracts/travel/pet-records.testing.ts";
import { biscuit } from "./pets.testing.ts";

const today = "2026-11-22";
const trip = {
  _id: "chile",
  destination: "Chile",
  petIds: [biscuit._id],
  month: "December",
  day: 5,
  year: 2026,
  endDate: "2026-12-19",
  legs: [],
} as const;
const found = (validUntil: string, trips = [{ ...trip, petIds: [...trip.petIds], legs: [] }]) =>
  expiries({ ...biscuit, records: [record({ validUntil })] }, trips, today).map(
    ({ is, trip: { _id } }) => [is, _id],
  );

test("a record that expires before or during a trip is named with it", () => {
  expect(found("2026-12-01")).toEqual([["before", "chile"]]);
  expect(found("2026-12-10")).toEqual([["during", "chile"]]);
  expect(found("2026-12-19")).toEqual([]);
});

test("a record with a newer one of its kind, or of a pet that stays at home, is not named", () => {
  const records = [
    record({ validUntil: "2026-12-10" }),
    record({ _id: "b", validUntil: "2027-12-10" }),
  ];
  const own = { ...trip, petIds: [...trip.petIds], legs: [] };
  expect(expiries({ ...biscuit, records }, [own], today)).toEqual([]);
  expect(found("2026-12-10", [{ ...own, petIds: [] }])).toEqual([]);
});
