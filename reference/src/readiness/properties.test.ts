import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOf, dayText, instantText } from "./days.ts";
import { ruleBookOf } from "./cases.testing.ts";
import { readiness } from "./engine.ts";
import { examples } from "./examples.testing.ts";
import type { Leg, Pet, PetRecord, Trip } from "./request.ts";
import type { AsksKind, Rule } from "./rule.ts";
import { ruleBook } from "./rules.ts";
import { sourceReference } from "../sources.ts";
import type { Judged } from "./verdict.ts";

/** 10,000 of each in the long form, `npm run properties`; otherwise some, always the same. */
const long = process.env["PROPERTY_RUNS"];
const runs = long ? { numRuns: Number(long) } : { numRuns: 300, seed: 20_261_122 };

type Request = { asOf: string; pets: readonly Pet[]; trip: Trip };

const judge = ({ asOf, pets, trip }: Request, rules = ruleBook) =>
  readiness(pets, trip, rules, asOf);

const moved = (text: string | null | undefined, days: number) =>
  text ? dayText(dayOf(text) + days) : text;

const movedLegs = (legs: readonly Leg[], days: number): Leg[] =>
  legs.map((leg) => ({
    ...leg,
    departureDate: moved(leg.departureDate, days),
    arrivalDate: moved(leg.arrivalDate, days),
  }));

/** Only from the stop on that lies before a leg, as what is behind the pet stays. */
function laterFrom(asked: Request, leg: number, days: number): Request {
  const { legs } = asked.trip;
  let first = leg;
  while (first > 0 && legs[first - 1]?.airside) first--;
  const moves = [...legs.slice(0, first), ...movedLegs(legs.slice(first), days)];
  return { ...asked, trip: { ...asked.trip, legs: moves } };
}

const later = (request: Request, days: number): Request => ({
  ...request,
  trip: { ...request.trip, legs: movedLegs(request.trip.legs, days) },
});

/** The worked examples with their days and records changed, so that most of them are new cases. */
const request: fc.Arbitrary<Request> = fc
  .record({
    example: fc.constantFrom(...examples),
    days: fc.integer({ min: -40, max: 400 }),
    nudge: fc.integer({ min: -60, max: 60 }),
    which: fc.nat(),
    dropped: fc.option(fc.nat()),
    species: fc.constantFrom("dog", "cat", undefined),
  })
  .map(({ example, days, nudge, which, dropped, species }) => {
    const { asOf, pets, trip } = example.request;
    const changed = pets.map((pet) => ({
      ...pet,
      ...(species && { species }),
      records: pet.records
        .filter((_, index) => dropped === null || index !== dropped % 4)
        .map((record, index) =>
          index === which % 4 && record.givenAt
            ? { ...record, givenAt: moved(record.givenAt, nudge) }
            : record,
        ),
    }));
    return later({ asOf, pets: changed, trip }, days);
  });

/** Kinds of rules that count in hours, days or weeks alone. */
const inDays: readonly AsksKind[] = [
  "cargo-by-air",
  "companion",
  "course",
  "done-before",
  "examination",
  "in-advance",
  "number",
  "signed",
];

/** Further ones, in which nothing else counts in months. */
const alsoInDays = [
  "jp.titre-wait",
  "au.titre-wait",
  "th.permit",
  "ar.rabies-wait",
  "cl.rabies-wait",
];

const isInDays = ({ asks, readings = [], from, until }: Rule): boolean =>
  from === undefined &&
  until === undefined &&
  [asks, ...readings].every(
    (each) => inDays.includes(each.is) && !JSON.stringify(each).includes("onths"),
  );

const key = ({ id, requirement }: Judged) => `${id} ${requirement}`;

const ruleOf = (id: string) =>
  [...ruleBook.borders.values()].flatMap(({ rules }) => rules).find((rule) => rule.id === id);

describe("properties", () => {
  test("a blocked requirement is possible on its first day, but not on the day before", () => {
    expect(() =>
      fc.assert(
        fc.property(request, (asked) => {
          for (const pet of judge(asked)) {
            for (const each of pet.requirements) {
              const rule = ruleOf(each.rule);
              if (each.verdict !== "blocked" || !each.earliest || rule?.conflict) continue;
              if (each.earliest.includes("T") || each.earliestOf === "first-departure") continue;
              const leg = asked.trip.legs[each.leg ?? 0];
              const anchor = each.earliestOf ? leg?.departureDate : leg?.arrivalDate;
              const days = dayOf(each.earliest) - dayOf(anchor ?? "");
              const at = (shift: number) =>
                judge(laterFrom(asked, each.leg ?? 0, shift))
                  .find((other) => other.key === pet.key)
                  ?.requirements.find((other) => key(other) === key(each));
              const label = `${key(each)} ${each.earliest} asOf ${asked.asOf}`;
              // The law may be another by then.
              const then = at(days);
              if (then) expect(then.verdict, label).not.toBe("blocked");
              if (days > 1) expect(at(days - 1)?.verdict, label).toBe("blocked");
            }
          }
        }),
        runs,
      ),
    ).not.toThrow();
  });

  test("nothing is blocked on a pet's first day", () => {
    fc.assert(
      fc.property(request, (given) => {
        // The owner would move along.
        const asked = { ...given, trip: { ...given.trip, ownerTravels: null } };
        for (const pet of judge(asked)) {
          const start = asked.trip.legs[0]?.departureDate;
          if (pet.earliest === null || !start) continue;
          const then = judge(later(asked, dayOf(pet.earliest) - dayOf(start)));
          expect(then.find((other) => other.key === pet.key)?.verdict).not.toBe("blocked");
        }
      }),
      runs,
    );
  });

  test("without dates, nothing is blocked on a pet's first day, and no verdict is better", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const undated = asked.trip.legs.map((leg) => ({
          ...leg,
          departureDate: null,
          arrivalDate: null,
        }));
        const trip = { ...asked.trip, ownerTravels: null, legs: undated };
        for (const [index, { earliest, requirements }] of judge({ ...asked, trip }).entries()) {
          const open = requirements.filter(({ verdict }) => verdict === "met");
          // Only what an airline asks, and the breed, need no day.
          const needsDay = ({ border, leg, requirement }: Judged) =>
            border !== null && leg !== null && requirement !== "breed";
          expect(open.filter(needsDay)).toEqual([]);
          if (earliest === null) continue;
          const legs = undated.map((leg) => ({
            ...leg,
            departureDate: earliest,
            arrivalDate: earliest,
          }));
          const dated = judge({ ...asked, trip: { ...trip, legs } })[index];
          expect(dated?.verdict).not.toBe("blocked");
        }
      }),
      runs,
    );
  });

  test("a later trip never worsens a waiting time", () => {
    expect(() =>
      fc.assert(
        fc.property(request, fc.integer({ min: 1, max: 60 }), (asked, days) => {
          const [now, then] = [judge(asked), judge(later(asked, days))];
          for (const [index, pet] of now.entries()) {
            for (const each of pet.requirements) {
              const waits = each.requirement.endsWith("-wait");
              if (!waits || each.verdict !== "met") continue;
              const other = then[index]?.requirements.find((one) => key(one) === key(each));
              // A vaccination may lapse by then, which another requirement says too.
              const lapsed = then[index]?.requirements.some(
                (one) =>
                  ["rabies-valid", "titre", "titre-valid"].includes(one.requirement) &&
                  one.verdict !== "met",
              );
              if (!lapsed && other) expect(other.verdict, key(each)).toBe("met");
            }
          }
        }),
        runs,
      ),
    ).not.toThrow();
  });

  test("removing a record never turns an unmet requirement into a met one", () => {
    expect(() =>
      fc.assert(
        fc.property(request, fc.nat(), (asked, which) => {
          const before = judge(asked);
          const pets = asked.pets.map((pet) => ({
            ...pet,
            records: pet.records.filter((_, index) => index !== which % pet.records.length),
          }));
          const after = judge({ ...asked, pets });
          for (const [index, pet] of after.entries()) {
            if (pet.verdict === "met") expect(["met", "exempt"]).toContain(before[index]?.verdict);
          }
        }),
        runs,
      ),
    ).not.toThrow();
  });

  test("other pets and unrelated records change nothing", () => {
    const note: PetRecord = { kind: "other", givenAt: "2026-01-01" };
    fc.assert(
      fc.property(request, (asked) => {
        const before = judge(asked);
        const pets = asked.pets.map((pet) => ({ ...pet, records: [...pet.records, note] }));
        const guest: Pet = { key: "a guest", species: "cat", records: [] };
        const after = judge({ ...asked, pets: [...pets, guest] });
        const isCount = ({ requirement }: Judged) =>
          requirement === "number" || requirement === "airline-number";
        for (const [index, pet] of before.entries()) {
          const strip = (list: readonly Judged[] = []) => list.filter((each) => !isCount(each));
          expect(strip(after[index]?.requirements)).toEqual(strip(pet.requirements));
        }
      }),
      runs,
    );
  });

  test("the same moments in other time zones give the same verdict", () => {
    const zones = ["UTC", "America/New_York", "Asia/Kolkata", "Asia/Tokyo", "Europe/Dublin"];
    const zone = fc.constantFrom(...zones);
    // In weeks with changes of clocks; the treatment is some hours to six days before the entry.
    const entry = fc.integer({ min: 0, max: 60 * 24 * 60 });
    const earlier = fc.integer({ min: 20 * 60, max: 6 * 24 * 60 });
    const isMet = (given: number, vet: string, arrival: number, port: string): boolean => {
      const [givenAt, givenTime] = clockIn(given, vet);
      const [arrivalDate, arrivalTime] = clockIn(arrival, port);
      const record = {
        kind: "parasite",
        against: ["tapeworm"],
        givenAt,
        givenTime,
        givenZone: vet,
      };
      const [judged] = judge({
        asOf: givenAt,
        pets: [{ key: "rex", species: "dog", records: [record] }],
        trip: {
          legs: [
            {
              mode: "ferry",
              from: { country: "FR" },
              to: { country: "IE" },
              arrivalDate,
              arrivalTime,
              arrivalZone: port,
            },
          ],
        },
      });
      const tapeworm = judged?.requirements.find(({ requirement }) => requirement === "tapeworm");
      return tapeworm?.verdict === "met";
    };
    fc.assert(
      fc.property(entry, earlier, zone, zone, (minutes, before, vet, port) => {
        const arrival = Date.parse("2027-03-01T00:00Z") + minutes * 60_000;
        const given = arrival - before * 60_000;
        expect(isMet(given, vet, arrival, port)).toBe(before >= 24 * 60 && before <= 120 * 60);
      }),
      runs,
    );
  });

  test("a shift by whole weeks shifts every day, for rules in days", () => {
    const shiftAll = ({ asOf, pets, trip }: Request, days: number): Request => ({
      asOf: moved(asOf, days) ?? asOf,
      pets: pets.map((pet) => ({
        ...pet,
        birthDate: pet.birthDate?.length === 10 ? moved(pet.birthDate, days) : pet.birthDate,
        microchip: pet.microchip && {
          implantedAt: moved(pet.microchip.implantedAt, days),
          readAt: moved(pet.microchip.readAt, days),
        },
        records: pet.records.map((record) => ({
          ...record,
          ...Object.fromEntries(
            (["givenAt", "validUntil", "receivedAt", "issuedAt", "endorsedAt"] as const).map(
              (field) => [field, moved(record[field], days)],
            ),
          ),
        })),
      })),
      trip: {
        ...trip,
        legs: movedLegs(trip.legs, days),
        ownerTravels: moved(trip.ownerTravels, days),
      },
    });
    const all = [...ruleBook.borders.values()].flatMap(({ rules }) => rules);
    const ruled = new Set([...all.filter(isInDays).map(({ id }) => id), ...alsoInDays]);
    // A shift past the day by which rules are to be checked again lowers their confidence.
    const rules = ruleBookOf("2029-01-01");
    const pick = (asked: Request, back: number) =>
      judge(asked, rules).flatMap(({ requirements }) =>
        requirements
          .filter(({ rule }) => ruled.has(rule))
          .map(({ id, verdict, by, from, until, earliest }) => ({
            id,
            verdict,
            by: moved(by, back),
            from: moved(from, back),
            until: moved(until, back),
            earliest: moved(earliest, back),
          })),
      );
    expect(() =>
      fc.assert(
        fc.property(request, fc.integer({ min: 1, max: 20 }), (asked, weeks) => {
          expect(pick(shiftAll(asked, weeks * 7), weeks * -7)).toEqual(pick(asked, 0));
        }),
        runs,
      ),
    ).not.toThrow();
  });

  test("every verdict has a source and a rule in force on that day", () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const each of judge(asked).flatMap(({ requirements }) => requirements)) {
          expect(each.rule).not.toBe("");
          expect(each.sources.length).toBeGreaterThan(0);
          const rule = ruleOf(each.rule);
          const entry = asked.trip.legs[each.leg ?? 0]?.arrivalDate ?? "";
          if (rule?.from) expect(entry >= rule.from).toBe(true);
          if (rule?.until) expect(entry <= rule.until).toBe(true);
        }
      }),
      runs,
    );
  });

  test("ids are unique and belong to their pet", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const ids = judge(asked).flatMap(({ requirements }) => requirements.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      runs,
    );
  });
});

/** A moment as the day and the time in a zone. */
function clockIn(instant: number, zone: string): [day: string, time: string] {
  const text = instantText(instant, zone);
  return [text.slice(0, 10), text.slice(11, 16)];
}

test("every rule has sources, a check date and a sentence", () => {
  for (const rule of [...ruleBook.borders.values()].flatMap(({ rules }) => rules)) {
    expect(rule.sources.length, rule.id).toBeGreaterThan(0);
    expect(rule.checked, rule.id).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rule.text, rule.id).toMatch(/\.$/);
    if (rule.readings) expect(rule.conflict, rule.id).toMatch(/\.$/);
    for (const source of rule.sources) {
      expect(sourceReference(source, rule.checked).title, rule.id).not.toBe("");
    }
  }
});
