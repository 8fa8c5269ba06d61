/** Properties of random trips between all territories: nothing throws, and every answer can be acted on. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, dayText } from "./days.ts";
import { readiness } from "./engine.ts";
import type { Leg, Pet, PetRecord, Place, Trip } from "./request.ts";
import { ruleBook } from "./rules.ts";

const long = process.env["PROPERTY_RUNS"];
const runs = long ? { numRuns: Number(long) } : { numRuns: 300, seed: 20_261_123 };

const asOf = "2026-11-22";
const today = dayOf(asOf);

const codes = [...ruleBook.borders.keys()].filter((code) => !code.includes(">"));
const placeOf = (code: string): Place =>
  code.includes("-") ? { country: code.slice(0, 2), region: code } : { country: code };
const place = fc.constantFrom(...codes, "TR", "IN", "KE", "ID").map(placeOf);

const day = (min: number, max: number) =>
  fc.integer({ min, max }).map((days) => dayText(today + days));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const record: fc.Arbitrary<PetRecord> = fc.record({
  kind: fc.constantFrom(
    "rabies",
    "titre",
    "healthCertificate",
    "parasite",
    "vaccination",
    "permit",
    "importForm",
    "euPassport",
    "identityCheck",
  ),
  givenAt: maybe(day(-500, 60)),
  validUntil: maybe(day(-100, 900)),
  country: maybe(fc.constantFrom("US", "DE", "TR", "GB")),
  course: maybe(fc.constantFrom("primary", "booster")),
  valueIuPerMl: maybe(fc.constantFrom(0.4, 0.5)),
  laboratoryApproved: maybe(fc.boolean()),
  receivedAt: maybe(day(-300, 0)),
  against: maybe(fc.constantFrom(["tapeworm"], ["internal", "external"], ["influenza"])),
  form: maybe(fc.constantFrom("eu-noncommercial", "gb-ahc", "cdc-dog-import", "spsic", "other")),
  issuedAt: maybe(day(-60, 20)),
  endorsedAt: maybe(day(-60, 20)),
  holderResidence: maybe(fc.constantFrom("DE", "US")),
});

const pet: fc.Arbitrary<Pet> = fc.record({
  key: fc.constant("rex"),
  species: fc.constantFrom("dog", "cat", "other"),
  birthDate: maybe(fc.constantFrom("2022-05-10", "2026-08", "2026-07-15", "2024")),
  microchip: maybe(fc.record({ implantedAt: maybe(day(-1_500, -100)) })),
  weightKg: maybe(fc.constantFrom(4, 30)),
  breed: maybe(fc.constantFrom("French Bulldog", "XL Bully", "Bengal")),
  records: fc.array(record, { maxLength: 4 }),
});

const leg: fc.Arbitrary<Leg> = fc
  .record({
    mode: fc.constantFrom("flight", "ferry", "car"),
    from: place,
    to: place,
    days: fc.integer({ min: 0, max: 250 }),
    how: maybe(fc.constantFrom("cabin", "hold", "cargo")),
    airlineCode: maybe(fc.constantFrom("AA", "AM", "DL", "XX")),
    airside: maybe(fc.boolean()),
    isArrivalKnown: fc.boolean(),
  })
  .map(({ days, isArrivalKnown, ...rest }): Leg => {
    const departureDate = dayText(today + days);
    return { ...rest, departureDate, arrivalDate: isArrivalKnown ? departureDate : null };
  });

const trip: fc.Arbitrary<Trip> = fc
  .record({
    legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
    residence: maybe(fc.constantFrom("US", "DE", "GB")),
  })
  .map(({ legs, residence }) => ({
    residence,
    legs: legs.toSorted((a, b) => ((a.departureDate ?? "") < (b.departureDate ?? "") ? -1 : 1)),
  }));

const judge = (of: Pet, on: Trip) => readiness([of], on, ruleBook, asOf)[0];

const movedBy = (text: string | null | undefined, days: number) =>
  text ? dayText(dayOf(text) + days) : text;

test("an open requirement can still be met, and an unknown one names whom to ask or what to add", () => {
  fc.assert(
    fc.property(pet, trip, (of, on) => {
      for (const each of judge(of, on)?.requirements ?? []) {
        const { verdict, by = "", from = "", until = "", missing = [], because, rule } = each;
        if (verdict === "due") expect(by >= asOf, rule).toBe(true);
        if (verdict === "window") {
          expect(until.slice(0, 10) >= from.slice(0, 10), rule).toBe(true);
          expect(until.slice(0, 10) >= asOf, rule).toBe(true);
        }
        if (verdict === "unknown") {
          expect(missing.length > 0 || /\b(?:ask|check with)\b/i.test(because), rule).toBe(true);
        }
        expect(JSON.stringify(each)).not.toMatch(/NaN|undefined|Infinity|Invalid/);
      }
    }),
    runs,
  );
});

test("no animal without rules, and no trip with a missing leg, is ready", () => {
  fc.assert(
    fc.property(pet, trip, (of, on) => {
      const { verdict, requirements = [] } = judge(of, on) ?? {};
      const lacksLeg = requirements.some(({ rule }) => rule === "entry.no-leg");
      const isUnsure = of.species === "other" || lacksLeg;
      expect(isUnsure && verdict === "met").toBe(false);
    }),
    runs,
  );
});

test("on its earliest day nothing blocks a trip", () => {
  fc.assert(
    fc.property(pet, trip, (of, on) => {
      const { earliest = null } = judge(of, on) ?? {};
      const start = on.legs[0]?.departureDate;
      if (!earliest || !start) return;
      const days = dayOf(earliest) - dayOf(start);
      const legs = on.legs.map((each) => ({
        ...each,
        departureDate: movedBy(each.departureDate, days),
        arrivalDate: movedBy(each.arrivalDate, days),
      }));
      const blocked = judge(of, { ...on, legs })?.requirements.filter(
        ({ verdict }) => verdict === "blocked",
      );
      expect(blocked).toEqual([]);
    }),
    runs,
  );
});
