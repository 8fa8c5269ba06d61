import { expect, test } from "vitest";
import type { Trip } from "#contracts/travel/trips.ts";
import { legCodec } from "../legs/leg-codec.ts";
import { stayCodec } from "../stays/stay-codec.ts";
import { loadAirports } from "#bookings/airports.ts";
import { canceled, flightRead, stayRead } from "#bookings/booking.ts";
import { isRemoved, isTaken, keysOf, withCode, withMore } from "./cards.ts";
import { bookingKey } from "#bookings/join-readings.ts";
import { cardErrors, legsTogether } from "./use-import.ts";
import { fittingTrip, guessTrip } from "./trip-guess.ts";

const airports = await loadAirports();
const flight = (from: string, to: string, departureDate: string, flightNumber = "LH 454") =>
  flightRead(
    { ...legCodec.blank, airlineCode: "LH", flightNumber, from, to, departureDate },
    [],
    "",
  );
const stay = (name: string, address: string, checkIn: string) =>
  stayRead({ ...stayCodec.blank, name, address, checkIn }, [], "");

test("a flight that the trip already has is not preselected, however its number is written", () => {
  const has = keysOf({
    legs: [
      {
        ...legCodec.blank,
        fromPlace: null,
        toPlace: null,
        _id: "a",
        airlineCode: "LH",
        flightNumber: "454",
        departureDate: "2027-06-11",
        departureTime: null,
        departureZone: null,
        arrivalDate: null,
        arrivalTime: null,
        arrivalZone: null,
        pets: [],
      },
    ],
    stays: [],
  });
  const [same, other] = withMore(
    [],
    [flight("FRA", "SFO", "2027-06-11"), flight("FRA", "SFO", "2027-06-12")],
  );
  expect(same && isTaken(same, has)).toBe(false);
  expect(same && isTaken({ ...same, take: true }, has)).toBe(true);
  expect(other && isTaken(other, has)).toBe(true);
});

test("a booking that is parsed twice has one card", () => {
  const once = withMore([], [flight("FRA", "SFO", "2027-06-11")]);
  expect(
    withMore(once, [flight("FRA", "SFO", "2027-06-11"), stay("Hotel X", "", "2027-06-11")]),
  ).toHaveLength(2);
});

test("a code is entered only in a booking without one", () => {
  const coded = withCode(flight("FRA", "SFO", "2027-06-11"), "QX7M2K");
  expect(coded).toMatchObject({ leg: { confirmation: "QX7M2K" } });
  expect(withCode(coded, "AGX447")).toBe(coded);
});

test("a new flight is inserted before the first later one", () => {
  const current = ["2027-06-11", "2027-06-25"].map((departureDate) => ({
    ...legCodec.blank,
    departureDate,
  }));
  const together = legsTogether(current, [
    { ...legCodec.blank, departureDate: "2027-06-18" },
    legCodec.blank,
  ]);
  expect(together.map(({ departureDate }) => departureDate)).toEqual([
    "2027-06-11",
    "2027-06-18",
    "2027-06-25",
    "",
  ]);
});

test("errors are reported at the card's own field", () => {
  const cards = withMore([], [stay("Hotel X", "", ""), flight("FRA", "SF", "2027-06-11")]);
  expect(cardErrors(cards)).toEqual({
    "legs.1.to": "Arrival airport must be a 3-letter airport code like SFO.",
  });
});

test("a return trip goes to the place of the longest stay, another one to its last airport", () => {
  const there = [
    flight("MUC", "FRA", "2027-06-11"),
    flight("FRA", "LIS", "2027-06-11"),
    flight("LIS", "MUC", "2027-06-25"),
  ];
  expect(guessTrip(there, airports)).toMatchObject({
    destination: "Lisbon, Portugal",
    from: "2027-06-11",
    until: "2027-06-25",
  });
  expect(guessTrip([flight("FRA", "KEF", "2027-06-11")], airports)).toMatchObject({
    destination: "Reykjavík, Iceland",
    until: "",
  });
  expect(
    guessTrip([stay("Hotel", "Dorfstraße 3, 6020 Innsbruck", "2027-06-11")], airports)
      .destinationPlace,
  ).toMatchObject({ city: "Innsbruck" });
  expect(guessTrip([stay("Hotel", "", "")], airports)).toEqual({
    destination: "",
    destinationPlace: null,
    from: "",
    until: "",
  });
});

test("bookings match the only trip with the same dates", () => {
  const trip = (month: "June" | "July", day: number, endDate: string | null) =>
    ({ month, day, year: 2027, endDate }) as Trip;
  const [june, july] = [trip("June", 10, "2027-06-26"), trip("July", 1, null)];
  const on = (from: string, until = "") => fittingTrip([june, july], { from, until });
  expect(on("2027-06-11", "2027-06-25")).toBe(june);
  expect(on("2027-07-01")).toBe(july);
  expect(on("2027-06-20", "2027-07-03")).toBeUndefined();
  expect(on("")).toBeUndefined();
});

test("a canceled flight is never added, and removed only from a trip that has it", () => {
  const [card] = withMore([], [canceled(flight("FRA", "SFO", "2027-06-11"))]);
  if (!card) throw new Error("There is no card.");
  const has = new Set([bookingKey(card.booking)]);
  expect(isTaken({ ...card, take: true }, new Set())).toBe(false);
  expect(isRemoved(card, has)).toBe(false);
  expect(isRemoved({ ...card, take: true }, has)).toBe(true);
  expect(isRemoved({ ...card, take: true }, new Set())).toBe(false);
});
