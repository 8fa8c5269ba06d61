import { expect, test } from "vitest";
import { airport } from "../airports.ts";
import { withEntries } from "./order.ts";
import { tripDays } from "./trip-days.ts";
import type { Entry, Trip } from "./trip.ts";

const entry = (_id: string, date: string | null, time: string | null = null): Entry => ({
  _id,
  date,
  time,
  endTime: null,
  zone: null,
  title: _id,
  place: "",
  done: false,
});

const trip: Trip = {
  month: "May",
  day: 3,
  year: 2027,
  endDate: "2027-05-06",
  origin: null,
  destinationPlace: null,
  legs: [],
  stays: [
    {
      _id: "quai",
      name: "Hotel Quai",
      address: "",
      checkIn: "2027-05-03",
      checkInTime: "15:00",
      checkInUntil: null,
      checkOut: "2027-05-06",
      zone: "Europe/Paris",
    },
  ],
  entries: [entry("old", "2027-05-03")],
  items: [{ _id: "vet", list: "todo", text: "Call the vet", due: "2027-05-04", done: false }],
};

test("days with other entries are those of a trip that has them", () => {
  const entries = [
    entry("late", "2027-05-03", "20:00"),
    entry("after", "2027-05-03"),
    entry("early", "2027-05-04", "08:00"),
    { ...entry("far", "2027-05-04", "09:00"), zone: "America/New_York" },
    entry("outside", "2027-06-01"),
    entry("idea", null),
  ];
  const context = { deadlines: [], airportOf: airport };
  const listed = tripDays(trip, context);
  const { days, ideas } = withEntries(listed.days, entries);
  const whole = tripDays({ ...trip, entries }, context);
  expect(days).toEqual(whole.days);
  expect(ideas).toEqual(whole.ideas);
  expect(days[0]?.items.map(({ _id }) => _id)).toEqual(["quai", "late", "after"]);
  expect(days[1]?.items.map(({ _id }) => _id)).toEqual(["vet", "early", "far", "quai"]);
});
