import { expect, test } from "vitest";
import { dayText } from "#format/dates.ts";
import { arrivalShift, endText, flightName, legName, shiftText } from "./leg-text.ts";

const leg = {
  departureDate: "2026-12-03",
  departureTime: "18:05",
  arrivalDate: null,
  arrivalTime: "08:50",
};

const flight = (from: string | null, to: string | null) =>
  ({ mode: "flight", from, to, fromPlace: null, toPlace: null }) as const;

const ferryFrom = (city: string, country: string) => ({
  ...flight(null, null),
  mode: "ferry" as const,
  fromPlace: { city, country, zone: null },
});

test("a flight that arrives at an earlier time than it left arrives the next day", () => {
  expect(shiftText(arrivalShift(leg))).toBe("next day");
  expect(shiftText(arrivalShift({ ...leg, arrivalTime: "23:50" }))).toBe("");
  expect(arrivalShift({ ...leg, departureTime: null })).toBe(0);
});

test("the arrival date has priority over the times", () => {
  // Auckland to Santiago: over the date line and there before it left.
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-03" }))).toBe("");
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-02" }))).toBe("day before");
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-05" }))).toBe("2 days later");
  expect(arrivalShift({ ...leg, departureDate: "2026-12-31", arrivalDate: "2027-01-01" })).toBe(1);
});

test("a flight is named by its airline and its number, the code once", () => {
  expect(flightName({ airline: "Kite Air", airlineCode: "KT", flightNumber: "204" })).toBe(
    "Kite Air KT 204",
  );
  expect(flightName({ airline: "Kite Air", airlineCode: "KT", flightNumber: "KT 204" })).toBe(
    "Kite Air KT 204",
  );
  expect(flightName({ airline: "", airlineCode: "", flightNumber: "" })).toBe("");
});

test("the first leg is outbound, and a last one that lands where the trip began is the return", () => {
  const names = (...route: string[]) => {
    const legs = route.slice(1).map((to, place) => flight(route[place] ?? null, to));
    return legs.map((_leg, place) => legName(place, legs));
  };
  expect(names("FRA", "SCL", "LIM", "FRA")).toEqual(["Outbound", "Flight 2", "Return"]);
  expect(names("BOS", "LHR", "CDG")).toEqual(["Outbound", "Flight 2"]);
  expect(names("BOS", "LHR")).toEqual(["Flight"]);
  const unknown = flight(null, null);
  expect(legName(1, [unknown, unknown])).toBe("Flight 2");
});

test("a leg without airports is named by its places, and returns like a flight", () => {
  const [dover, calais] = ["Dover", "Calais"].map((city) => ({ city, country: null, zone: null }));
  const ferry = { mode: "ferry", from: null, to: null } as const;
  const legs = [
    { ...ferry, fromPlace: dover ?? null, toPlace: calais ?? null },
    { ...ferry, fromPlace: calais ?? null, toPlace: null },
    { ...ferry, fromPlace: null, toPlace: dover ?? null },
  ];
  expect(legs.map((_leg, place) => legName(place, legs))).toEqual(["Outbound", "Leg 2", "Return"]);
  expect(endText(ferryFrom("", "FR"), "from")).toBe("France");
  expect(
    flightName({ mode: "train", airline: "Eurostar", airlineCode: "", flightNumber: "9032" }),
  ).toBe("Train, Eurostar 9032");
});

test("a day has its weekday and its month in full", () => {
  expect(dayText("2026-12-03", "weekdayMonth")).toBe("Thursday, December 3");
});
