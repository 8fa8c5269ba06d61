/** Pets on flights: the limit itself and what is missing. */
import { expect, test } from "vitest";
import type { Leg, Place } from "./request.ts";
import { cat, dog, judge, leg, of, type Case } from "./cases.testing.ts";

const bag = { weightKg: 1.2, lengthCm: 40, widthCm: 25, heightCm: 20, soft: true };
const flight = (
  airlineCode: string,
  from: Partial<Place>,
  to: Partial<Place>,
  day: string,
  how: Leg["how"],
) => [
  leg({ country: "US", ...from }, { country: "US", ...to }, day, {
    departureTime: "09:00",
    departureZone: "America/Chicago",
    arrivalTime: "12:50",
    arrivalZone: "America/New_York",
    airlineCode,
    how,
  }),
];

const cases: readonly Case[] = [
  of(
    "exactly the limit",
    "2026-11-22",
    cat([], { weightKg: 7.4, carrier: { ...bag, weightKg: 1.6 } }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "cabin"),
    { "airline-weight": { verdict: "met" } },
  ),
  of(
    "the weight of the carrier is missing",
    "2026-11-22",
    cat([], { weightKg: 7.4, carrier: null }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "cabin"),
    { "airline-weight": { verdict: "unknown", missing: ["pets.0.carrier.weightKg"] } },
  ),
  of(
    "too heavy for the hold",
    "2026-11-22",
    dog([], { weightKg: 40, carrier: { ...bag, weightKg: 6 } }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "hold"),
    { "airline-weight": { verdict: "blocked" } },
  ),
  of(
    "a carrier that is too long",
    "2026-11-22",
    cat([], { weightKg: 5, carrier: { ...bag, lengthCm: 50 } }),
    flight("AA", {}, {}, "2027-02-10", "cabin"),
    { "airline-carrier": { verdict: "blocked" } },
  ),
  of(
    "a snub-nosed breed by the list",
    "2026-11-22",
    dog([], { weightKg: 5, snubNosed: null, breed: "Boston Terrier" }),
    flight("AA", {}, {}, "2027-02-10", "cargo"),
    { "airline-snub-nosed": { verdict: "blocked" } },
  ),
  of(
    "no breed and no answer",
    "2026-11-22",
    dog([], { weightKg: 5, snubNosed: null }),
    flight("AA", {}, {}, "2027-02-10", "cargo"),
    { "airline-snub-nosed": { verdict: "unknown" } },
  ),
  of(
    "the summer break spares the cabin",
    "2026-11-22",
    dog([], { weightKg: 5, carrier: bag }),
    flight("AA", { airport: "PHX" }, { airport: "MIA" }, "2027-07-10", "cabin"),
    { "airline-season": { verdict: "exempt" } },
  ),
  of(
    "the day after the summer break",
    "2026-11-22",
    dog([], { weightKg: 5 }),
    flight("AA", { airport: "PHX" }, { airport: "MIA" }, "2027-10-01", "hold"),
    { "airline-season": { verdict: "met" } },
  ),
  of(
    "the first day of the summer break",
    "2026-11-22",
    dog([], { weightKg: 5 }),
    flight("AA", { airport: "PHX" }, { airport: "MIA" }, "2027-05-01", "hold"),
    { "airline-season": { verdict: "blocked", earliest: "2027-10-01" } },
  ),
  of(
    "American to Hawaii in the cabin",
    "2026-11-22",
    dog([], { weightKg: 5, carrier: bag }),
    flight("AA", { airport: "LAX" }, { region: "US-HI", airport: "HNL" }, "2027-05-01", "cabin"),
    { "airline-route": { verdict: "blocked" } },
  ),
  of(
    "a day short of eight weeks",
    "2026-11-22",
    cat([], { weightKg: 2, carrier: bag, birthDate: "2026-12-17" }),
    flight("AA", {}, {}, "2027-02-10", "cabin"),
    { "airline-age": { verdict: "blocked", earliest: "2027-02-11" } },
  ),
  of(
    "a report of doubtful quality asks the airline",
    "2026-11-22",
    dog([], { weightKg: 8, snubNosed: true, carrier: bag }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "hold"),
    {
      "airline-snub-nosed": {
        verdict: "unknown",
        because: "Reportedly not accepted outside the cabin. Ask the airline.",
      },
    },
  ),
  of(
    "a rabbit, for which no airline states anything here",
    "2026-11-22",
    cat([], { species: "other", weightKg: 2, carrier: bag, snubNosed: false }),
    flight("AA", {}, {}, "2027-02-10", "cabin"),
    { "airline-weight": { verdict: "unknown" }, trip: { verdict: "unknown" } },
  ),
  of(
    "a carrier on another leg may differ from the pet's own",
    "2026-11-22",
    cat([], { weightKg: 5, carrier: { ...bag, lengthCm: 60 } }),
    flight("AA", {}, {}, "2027-02-10", "cabin").map((each) => ({ ...each, carrier: bag })),
    { "airline-carrier": { verdict: "met" } },
  ),
  of(
    "six hours to the minute, over the date line",
    "2026-11-22",
    cat([], { weightKg: 4, carrier: bag }),
    [
      {
        ...leg("MX", "JP", "2027-02-10", { airlineCode: "AM", how: "cabin" }),
        departureTime: "20:00",
        departureZone: "America/Mexico_City",
        arrivalDate: "2027-02-11",
        arrivalTime: "17:00",
        arrivalZone: "Asia/Tokyo",
      },
    ],
    { "airline-hours": { verdict: "met" } },
  ),
  of(
    "from Brazil, but not to it, in the cabin of Delta",
    "2026-11-22",
    cat([], { weightKg: 4, carrier: bag }),
    flight("DL", { country: "BR" }, {}, "2027-02-10", "cabin"),
    { "airline-route": { verdict: "blocked" } },
  ),
  of(
    "cabin or hold is missing",
    "2026-11-22",
    cat([], { weightKg: 4, carrier: bag }),
    flight("AA", {}, {}, "2027-02-10", null),
    { "airline-weight": { verdict: "unknown", missing: ["trip.legs.0.how"] } },
  ),
];

test.each(cases)("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
