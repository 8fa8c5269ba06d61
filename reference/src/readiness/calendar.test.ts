import { describe, expect, test } from "vitest";
import { after, dayOf, dayText, instantOf, instantText, latestStart } from "./days.ts";
import { ruleBookOf } from "./cases.testing.ts";
import { readiness } from "./engine.ts";
import type { Leg, Pet, PetRecord, Trip } from "./request.ts";
import { ruleBook } from "./rules.ts";

const monthsAfter = (text: string, months: number) => dayText(after(dayOf(text), { months }));

test.each([
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2026-12-31", 6, "2027-06-30"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-07-15", 6, "2027-01-15"],
])("%s and %i months are %s", (start, months, end) => {
  expect(monthsAfter(start, months)).toBe(end);
});

test("the last day for a sample leaves three full months", () => {
  const last = (text: string) => dayText(latestStart(dayOf(text), { months: 3 }));
  expect(last("2027-02-28")).toBe("2026-11-30");
  expect(last("2027-05-30")).toBe("2027-02-28");
  expect(last("2027-04-15")).toBe("2027-01-15");
});

test("business days skip the weekend", () => {
  expect(dayText(after(dayOf("2026-11-20"), { businessDays: 1 }))).toBe("2026-11-23");
  expect(dayText(after(dayOf("2026-11-22"), { businessDays: 20 }))).toBe("2026-12-18");
});

test("a moment is formatted in its time zone; an unknown zone has none", () => {
  const instant = instantOf(dayOf("2027-04-11"), "10:45", "Europe/Dublin");
  expect(instant && instantText(instant, "Europe/Paris")).toBe(
    "2027-04-11T11:45+02:00[Europe/Paris]",
  );
  expect(instantOf(dayOf("2027-04-11"), "10:45", "Europe/Nowhere")).toBeUndefined();
});

const rabies: PetRecord = { kind: "rabies", givenAt: "2026-06-01", validUntil: "2027-05-31" };
const dog = (...records: PetRecord[]): Pet => ({
  key: "rex",
  species: "dog",
  birthDate: "2022-05-10",
  microchip: { implantedAt: "2022-08-01" },
  records: [rabies, ...records],
});

const ferry = (over: Partial<Leg>): Trip => ({
  residence: "FR",
  legs: [
    {
      mode: "ferry",
      from: { country: "FR" },
      to: { country: "IE" },
      departureTime: "16:00",
      departureZone: "Europe/Paris",
      arrivalTime: "10:45",
      arrivalZone: "Europe/Dublin",
      ...over,
    },
  ],
});

const treated = (givenAt: string, givenTime: string): PetRecord => ({
  kind: "parasite",
  against: ["tapeworm"],
  givenAt,
  givenTime,
  givenZone: "Europe/Paris",
});

const judged = (trip: Trip, asOf: string, requirement: string, ...records: PetRecord[]) =>
  readiness([dog(...records)], trip, ruleBook, asOf)[0]?.requirements.find(
    (each) => each.requirement === requirement,
  );

test.each(["Europe/Dublin", null])(
  "without the hour of arrival, any treatment in the window is right for every hour (zone: %s)",
  (arrivalZone) => {
    const day = { departureDate: "2027-04-10", arrivalDate: "2027-04-11", arrivalZone };
    const window = judged(ferry({ ...day, arrivalTime: null }), "2027-04-01", "tapeworm");
    const edges = [window?.from, window?.until].map((text) => text?.slice(11, 16));
    const days = [window?.from, window?.until].map((text) => text?.slice(0, 10) ?? "");
    for (const [index, givenAt] of days.entries()) {
      const record = { ...treated(givenAt, edges[index] ?? "") };
      for (const arrivalTime of ["00:00", "10:45", "23:59"]) {
        const trip = ferry({ ...day, arrivalZone: "Europe/Dublin", arrivalTime });
        expect(judged(trip, "2027-04-10", "tapeworm", record)?.verdict).toBe("met");
      }
    }
  },
);

describe("daylight saving between treatment and entry", () => {
  // Summer time begins on March 28, 2027: 24 hours before 11:45 in Paris it was 10:45.
  const trip = ferry({ departureDate: "2027-03-27", arrivalDate: "2027-03-28" });

  test("24 hours are elapsed hours, not the same time on the previous day", () => {
    const verdict = (time: string) =>
      judged(trip, "2027-03-27", "tapeworm", treated("2027-03-27", time))?.verdict;
    expect(verdict("10:45")).toBe("met");
    expect(verdict("10:46")).toBe("blocked");
  });

  test("the window uses the UTC offset of its own days", () => {
    expect(judged(trip, "2027-03-20", "tapeworm")).toMatchObject({
      from: "2027-03-23T10:45+01:00[Europe/Paris]",
      until: "2027-03-27T10:45+01:00[Europe/Paris]",
    });
  });
});

test("across the date line, the day is that of Tokyo", () => {
  const records: PetRecord[] = [
    { kind: "rabies", givenAt: "2026-07-02", validUntil: "2027-07-01" },
    { kind: "titre", givenAt: "2026-07-02", valueIuPerMl: 1.2, laboratoryApproved: true },
  ];
  const flight = (departureDate: string, arrivalDate: string): Trip => ({
    residence: "US",
    legs: [
      {
        mode: "flight",
        from: { country: "US" },
        to: { country: "JP" },
        departureDate,
        arrivalDate,
        how: "hold",
      },
    ],
  });
  const verdict = (trip: Trip) => judged(trip, "2026-10-01", "titre-wait", ...records)?.verdict;
  // July 2 and 180 days are December 29.
  expect(verdict(flight("2026-12-28", "2026-12-29"))).toBe("met");
  expect(verdict(flight("2026-12-27", "2026-12-28"))).toBe("blocked");
});

test("a vaccination on a leap day is a year old on the eve of the anniversary", () => {
  const pet: Pet = {
    ...dog(),
    birthDate: "2026-01-01",
    records: [{ kind: "rabies", givenAt: "2028-02-29", country: "US" }],
  };
  const trip = (day: string): Trip => ({
    residence: "US",
    legs: [
      {
        mode: "car",
        from: { country: "US" },
        to: { country: "CA" },
        departureDate: day,
        arrivalDate: day,
      },
    ],
  });
  const verdict = (day: string) =>
    readiness([pet], trip(day), ruleBookOf("2028-11-01"), "2028-12-01")[0]?.requirements.find(
      ({ requirement }) => requirement === "rabies-valid",
    )?.verdict;
  expect(verdict("2029-02-27")).toBe("met");
  expect(verdict("2029-02-28")).toBe("due");
});
