import { expect, test } from "vitest";
import { airlinesFor, type AirlineRow } from "./airlines-for.ts";
import type { AirlineKey } from "./facts/airline.ts";
import { airlines } from "./facts/airlines.ts";
import { judgeAirlines } from "./readiness/airline/airline.ts";
import { dayOf } from "./readiness/days.ts";
import { historyOf } from "./readiness/history.ts";
import type { Limits } from "./readiness/airline/limit.ts";
import type { Leg, Pet, Place } from "./readiness/request.ts";
import { ruleBook } from "./readiness/rules.ts";

const day = "2026-11-29";
const small: Pet = {
  key: "p",
  species: "dog",
  breed: "Beagle",
  birthDate: "2023-01-01",
  weightKg: 5,
  snubNosed: false,
  carrier: { weightKg: 1, lengthCm: 39, widthCm: 27, heightCm: 17, soft: true },
  records: [],
};
const place = (country: string, airport?: string): Place => ({ country, airport });
const rows = (pet: Partial<Pet>, from: Place, to: Place) =>
  airlinesFor({ ...small, ...pet }, from, to, day);
const seatsOf = (found: readonly AirlineRow[], key: AirlineKey) =>
  found.find((row) => row.key === key)?.seats;
const cabin = (key: AirlineKey, from: Place, to: Place, pet: Partial<Pet> = {}) =>
  seatsOf(rows(pet, from, to), key)?.cabin.verdict;

test("each of the 30 airlines has a verdict with a reason for each place on board", () => {
  const found = rows({}, place("US", "JFK"), place("FR", "CDG"));
  expect(found).toHaveLength(30);
  for (const { key, seats } of found)
    for (const { verdict, reason } of Object.values(seats)) {
      expect(reason.text, key).toMatch(/\.$/);
      if (verdict === "takes") expect(reason.confidence, key).not.toBe("low");
    }
});

test.each<[AirlineKey, Place, Place, string | undefined]>([
  ["british-airways", place("US", "JFK"), place("FR", "CDG"), "no"],
  ["ryanair", place("IE", "DUB"), place("ES", "MAD"), "no"],
  ["easyjet", place("FR", "CDG"), place("ES", "MAD"), "no"],
  ["emirates", place("AE", "DXB"), place("FR", "CDG"), "no"],
  ["southwest", place("US", "LAX"), place("MX", "MEX"), "no"],
  ["southwest", place("US", "LAX"), place("US", "HNL"), "no"],
  ["united", place("US", "EWR"), place("GB", "LHR"), "no"],
  ["united", place("GB", "LHR"), place("US", "EWR"), "no"],
  ["united", place("US", "EWR"), place("BR", "GRU"), "unknown"],
  ["avianca", place("CO", "BOG"), place("US", "MIA"), "takes"],
  ["latam", place("BR", "GRU"), place("US", "MIA"), "no"],
  ["copa", place("PA", "PTY"), place("US", "FLL"), "unknown"],
  ["iberia", place("GB", "EDI"), place("ES", "MAD"), "unknown"],
  ["alaska", place("US", "SEA"), place("JP", "NRT"), "unknown"],
])("%s, %o to %o: %s", (key, from, to, verdict) => {
  expect(cabin(key, from, to)).toBe(verdict);
});

test("into the United Kingdom differs from out of it", () => {
  for (const key of ["air-canada", "lufthansa", "swiss", "air-france", "klm", "turkish", "tap"]) {
    const airline = Object.values(airlines).find((each) => each.key === key)?.key ?? "klm";
    expect(cabin(airline, place("US", "JFK"), place("GB", "LHR")), key).toBe("no");
    expect(cabin(airline, place("GB", "LHR"), place("PL", "WAW")), key).toMatch(/takes|may/);
    const gatwick = cabin(airline, place("GB", "LGW"), place("PL", "WAW"));
    expect(gatwick, key).toMatch(key === "klm" ? /may/ : /unknown/);
  }
});

test("no airline takes a pet into Great Britain in the cabin or the hold", () => {
  for (const { key, seats } of rows({}, place("US", "JFK"), place("GB", "LHR"))) {
    expect([key, seats.cabin.verdict, seats.hold.verdict]).toEqual([key, "no", "no"]);
  }
});

test("the limit is for the pet and its carrier together", () => {
  const [from, to] = [place("FR", "CDG"), place("DE", "BER")];
  expect(cabin("lufthansa", from, to, { weightKg: 7 })).toBe("may");
  expect(cabin("lufthansa", from, to, { weightKg: 7.1 })).toBe("no");
  // Less than 8 kg.
  expect(cabin("air-france", from, to, { weightKg: 7 })).toBe("no");
  expect(cabin("air-france", from, to, { weightKg: 6.9 })).toBe("may");
});

test("a limit that sources dispute is no figure: within all of them it is a condition, beyond it is unknown", () => {
  const [from, to] = [place("PA", "PTY"), place("MX", "MEX")];
  expect(cabin("copa", from, to, { weightKg: 8 })).toBe("may");
  expect(cabin("copa", from, to, { weightKg: 8.5 })).toBe("unknown");
  expect(cabin("copa", from, to, { weightKg: 12 })).toBe("unknown");
  for (const weightKg of [8, 8.5, 12]) {
    const { reason, conditions } = seatsOf(rows({ weightKg }, from, to), "copa")?.cabin ?? {
      reason: undefined,
      conditions: [],
    };
    expect(JSON.stringify([reason?.text, ...conditions.map(({ text }) => text)])).not.toMatch(
      /\d kg/,
    );
  }
});

test("snub-nosed dogs can't fly with ANA from May to October", () => {
  const pug = { breed: "Pug", snubNosed: true };
  const at = (departs: string) =>
    seatsOf(
      airlinesFor({ ...small, ...pug }, place("JP", "HND"), place("US", "LAX"), day, departs),
      "ana",
    )?.hold.verdict;
  expect(at("2027-05-01")).toBe("no");
  expect(at("2027-10-31")).toBe("no");
  expect(at("2027-11-01")).toBe("may");
});

test("a breed that Korean Air refuses is refused, and other breeds aren't", () => {
  const [from, to] = [place("KR", "ICN"), place("US", "LAX")];
  expect(cabin("korean-air", from, to, { breed: "Rottweiler" })).toBe("no");
  expect(cabin("korean-air", from, to)).toBe("takes");
  expect(cabin("korean-air", from, to, { breed: null })).toBe("may");
});

test("a fee has the day of its source, and none is of low confidence", () => {
  for (const { key, seats } of rows({}, place("US", "JFK"), place("FR", "CDG")))
    for (const { fee } of Object.values(seats)) {
      if (!fee) continue;
      expect(fee.day, key).toMatch(/20\d\d/);
      const fact = airlines[key].facts.find(({ id }) => id === fee.fact);
      expect(fact?.confidence, fee.fact).not.toBe("low");
    }
});

const flights: readonly Leg[] = [
  [place("US", "JFK"), place("FR", "CDG")],
  [place("GB", "LHR"), place("DE", "BER")],
  [place("CO", "BOG"), place("US", "MIA")],
].flatMap(([from = place("US"), to = place("FR")]) =>
  (["cabin", "hold", "cargo"] as const).map((how): Leg => ({
    mode: "flight",
    from,
    to,
    how,
    departureDate: day,
    arrivalDate: day,
  })),
);

/** Limits of which each airline has some; others restrict what these allow. */
const removable = [
  "cabin",
  "cabinKg",
  "holdKg",
  "cabinCm",
  "hold",
  "cargo",
  "petsPerPassenger",
  "minAge",
  "routes",
] as const satisfies readonly (keyof Limits)[];

test("removing a fact of an airline never makes a verdict better", () => {
  const history = historyOf(small, 0, dayOf(day));
  const isReady = (verdict: string | undefined) => verdict === "met" || verdict === "exempt";
  const airlineOf = (leg: Leg, code: string, without?: keyof Limits) => {
    const limits = ruleBook.airlines[code];
    if (!limits) return undefined;
    const changed = without ? { ...limits, [without]: undefined } : limits;
    const trip = { people: 1, legs: [{ ...leg, airlineCode: code }] };
    const company = { pets: 1, others: 0, travelers: [small], legs: trip.legs };
    const found = judgeAirlines(history, trip, company, { [code]: changed });
    return found.every(({ outcome }) => isReady(outcome.verdict));
  };
  for (const code of Object.keys(ruleBook.airlines))
    for (const leg of flights) {
      if (airlineOf(leg, code)) continue;
      for (const name of removable)
        expect([code, leg.how, name, airlineOf(leg, code, name)]).toEqual([
          code,
          leg.how,
          name,
          false,
        ]);
    }
});

test("figures of limits stand in their facts", () => {
  const faults = Object.values(airlines).flatMap(({ key, facts, limits }) => {
    const valueOf = (id: string | undefined) => facts.find((fact) => fact.id === id)?.value;
    const weights = [limits.cabinKg, limits.holdKg].filter((kg) => {
      const value = valueOf(kg?.fact);
      return kg && value?.is === "weight" && value.limits.every((limit) => limit.kg !== kg.value);
    });
    const carrier = valueOf(limits.cabinCm?.fact);
    if (carrier?.is !== "carrier" || key === "aeromexico") return weights.map(() => key);
    const sizes = carrier.sizes.map(({ size, unit }) =>
      size.map((side) => Math.round(unit === "in" ? side * 2.54 : side)).join(),
    );
    const { soft, hard, either } = limits.cabinCm?.value ?? {};
    const boxes = [soft, hard, either].filter(
      (box) => box && !sizes.includes(box.map(Math.round).join()),
    );
    return [...weights, ...boxes].map(() => key);
  });
  expect(faults).toEqual([]);
});

test("every limit rests on a fact", () => {
  for (const { key, facts, limits } of Object.values(airlines)) {
    const ids = new Set(facts.map(({ id }) => id));
    for (const { fact } of Object.values(limits))
      expect(ids.has(fact), `${key} ${fact}`).toBe(true);
  }
});

test("a pet that can't turn in the largest carrier is turned down in the cabin, as in a way", () => {
  const heavy = { weightKg: 30, carrier: undefined };
  const [found] = rows(heavy, place("US", "JFK"), place("FR", "CDG"));
  expect(found?.seats.cabin.verdict).toBe("no");
  expect(found?.seats.cabin.reason.text).toContain("can't stand up and turn");
});
