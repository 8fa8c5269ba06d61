import type { Leg } from "#contracts/travel/trip-parts.ts";
import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import type { CalendarTrip } from "./entries.ts";
import { calendarFile } from "./file.ts";

const zones = Intl.supportedValuesOf("timeZone");
const context = {
  petNames: new Map(),
  airports: new Map(),
  deadlines: new Map(),
  reader: american,
  codes: false,
};
const options = { name: "Trips", publicUrl: "https://wagabond.example", ...context };

/** A trip of twenty flights, each with its own pair of zones and its own year. */
function farTrip(number: number): CalendarTrip {
  const legs = Array.from({ length: 20 }, (_, place): Leg => {
    const leg = number * 20 + place;
    const year = 1950 + (leg % 240);
    return {
      _id: `leg-${leg}`,
      mode: "flight",
      fromPlace: null,
      toPlace: null,
      airside: false,
      airlineCode: "CP",
      airline: "",
      flightNumber: `CP ${leg}`,
      from: null,
      to: null,
      departureDate: `${year}-05-05`,
      departureTime: "10:00",
      departureZone: zones[(leg * 7) % zones.length] ?? "UTC",
      arrivalDate: `${year + 1}-05-05`,
      arrivalTime: "10:00",
      arrivalZone: zones[(leg * 11) % zones.length] ?? "UTC",
      confirmation: "",
      pets: [],
    };
  });
  const moment = "2027-01-01T00:00:00.000Z";
  return {
    _id: `trip-${number}`,
    destination: "Everywhere",
    month: null,
    day: null,
    year: null,
    endDate: null,
    destinationPlace: null,
    petIds: [],
    legs,
    stays: [],
    items: [],
    entries: [],
    createdAt: moment,
    updatedAt: moment,
    version: 1,
  };
}

test("rendering flights in every zone and year does not block the event loop", async () => {
  const trips = Array.from({ length: 60 }, (_, number) => farTrip(number));
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  const file = await calendarFile(trips, options);
  clearImmediate(next);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1_200);
  expect(turns).toBeGreaterThan(3);
});
