/** Entries are never lost, days have no holes, and what is missing gives no warning. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { airport } from "../airports.ts";
import { at, daysOf, entry, leg, stay, trip } from "./days.testing.ts";
import { dayAfter, timedLeg } from "./times.ts";
import type { Leg, Stay, Trip } from "./trip.ts";
import { tripWarnings } from "./warnings.ts";

const long = process.env["PROPERTY_RUNS"];
const runs = long ? { numRuns: Number(long) } : { numRuns: 300, seed: 20_261_128 };

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 6 });
const date = fc.integer({ min: 0, max: 14 }).map((days) => dayAfter("2027-03-25", days));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "45"))
  .map(([hour, minutes]) => `${String(hour).padStart(2, "0")}:${minutes}`);
const zone = fc.constantFrom(
  "Europe/Paris",
  "America/New_York",
  "Pacific/Auckland",
  "Pacific/Honolulu",
);
const end = fc.oneof(
  fc.constantFrom("CDG", "JFK", "LAX", "AKL", "HNL", "QQQ"),
  fc.constantFrom(
    at("Paris", "FR", "Europe/Paris"),
    at("Calais", "FR"),
    at("Dover", "GB", "Europe/London"),
    { city: "Somewhere", country: null, zone: null },
  ),
  fc.constant(null),
);

const anyLeg: fc.Arbitrary<Leg> = fc
  .record({
    id: fc.uuid(),
    mode: fc.constantFrom("flight", "train", "ferry", "bus", "car", "other"),
    ends: fc.tuple(end, end),
    fields: fc.record({
      airside: fc.boolean(),
      departureDate: orNull(date),
      departureTime: orNull(time),
      departureZone: orNull(zone),
      arrivalDate: orNull(date),
      arrivalTime: orNull(time),
      arrivalZone: orNull(zone),
    }),
  })
  .map(({ id, mode, ends, fields }) => leg(id, mode, ends, fields));

const anyStay: fc.Arbitrary<Stay> = fc
  .record({
    id: fc.uuid(),
    checkIn: orNull(date),
    checkOut: orNull(date),
    fields: fc.record({
      name: fc.constantFrom("", "Inn", "Hotel"),
      address: fc.constantFrom("", "1 Quai, Paris, France", "2 Rua Nova, Lisbon, Portugal"),
      checkInTime: orNull(time),
      checkInUntil: orNull(time),
      zone: orNull(zone),
    }),
  })
  .map(({ id, checkIn, checkOut, fields }) => stay(id, checkIn, checkOut, fields));

const anyTrip: fc.Arbitrary<Trip> = fc
  .record({
    dates: orNull(fc.record({ day: fc.integer({ min: 1, max: 28 }), endDate: orNull(date) })),
    legs: fc.array(anyLeg, { maxLength: 6 }),
    stays: fc.array(anyStay, { maxLength: 5 }),
    entries: fc.array(fc.record({ date: orNull(date), time: orNull(time), zone: orNull(zone) })),
  })
  .map(({ dates, entries, ...parts }) =>
    trip({
      ...parts,
      ...(dates && { month: "March", year: 2027, ...dates }),
      entries: entries.map((each, place) => entry(`entry-${place}`, each.date, each)),
    }),
  );

test("every entry is on exactly one day or among the ideas, in its order", () => {
  fc.assert(
    fc.property(anyTrip, (each) => {
      const { days, ideas } = daysOf(each);
      const onDays = days.flatMap(({ date: day, items }) =>
        items.filter(({ kind }) => kind === "entry").map(({ _id }) => ({ _id, day })),
      );
      const all = [...onDays, ...ideas.map(({ _id }) => ({ _id, day: null }))];
      expect(all.map(({ _id }) => _id).toSorted()).toEqual(
        each.entries.map(({ _id }) => _id).toSorted(),
      );
      for (const { _id, day } of onDays)
        expect(each.entries.find((one) => one._id === _id)?.date).toBe(day);
      for (const { date: day, items } of days)
        expect(items.filter(({ kind }) => kind === "entry").map(({ _id }) => _id)).toEqual(
          each.entries.filter((one) => one.date === day).map(({ _id }) => _id),
        );
    }),
    runs,
  );
});

test("days have no holes, and every leg and stay with a day is on one", () => {
  fc.assert(
    fc.property(anyTrip, (each) => {
      const { days } = daysOf(each);
      days.slice(1).forEach(({ date: day }, place) => {
        expect(day).toBe(dayAfter(days[place]?.date ?? ""));
      });
      const shown = new Set(days.flatMap(({ items }) => items.map(({ _id }) => _id)));
      for (const { _id, departureDate, arrivalDate } of each.legs)
        expect(shown.has(_id)).toBe(Boolean(departureDate ?? arrivalDate));
      for (const { _id, checkIn, checkOut } of each.stays)
        if (checkIn) expect(shown.has(_id)).toBe(true);
        else if (!checkOut) expect(shown.has(_id)).toBe(false);
    }),
    runs,
  );
});

/** A trip as people enter it: legs in their order, and stays that end after they begin. */
const tidyTrip = anyTrip.map((each) => ({
  ...each,
  legs: each.legs.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
  stays: each.stays.map((one) => {
    const isTurned = one.checkIn && one.checkOut && one.checkOut < one.checkIn;
    return isTurned ? { ...one, checkIn: one.checkOut, checkOut: one.checkIn } : one;
  }),
}));

const sortKey = ({ departureDate, arrivalDate, departureTime }: Leg): string =>
  `${departureDate ?? arrivalDate ?? "9"} ${departureTime ?? ""}`;

const warningsOf = (each: Trip): Set<string> =>
  new Set(
    tripWarnings(each, airport).map(
      ({ code, refs, date: day }) => `${code} ${day} ${refs.join(" ")}`,
    ),
  );

test("refs are legs and stays of the trip, and warnings are on its days", () => {
  fc.assert(
    fc.property(anyTrip, (each) => {
      const ids = new Set([...each.legs, ...each.stays].map(({ _id }) => _id));
      const days = new Set(daysOf(each).days.map(({ date: day }) => day));
      for (const { refs, date: day } of tripWarnings(each, airport)) {
        expect(refs.every((id) => ids.has(id))).toBe(true);
        expect(days.has(day)).toBe(true);
      }
    }),
    runs,
  );
});

/** What a person may not have entered yet. */
const missing: Readonly<Record<string, (each: Trip) => Trip>> = {
  "times of legs": (each) => ({
    ...each,
    legs: each.legs.map((one) => ({ ...one, departureTime: null, arrivalTime: null })),
  }),
  "the end of check-in": (each) => ({
    ...each,
    stays: each.stays.map((one) => ({ ...one, checkInUntil: null })),
  }),
  "places of legs": (each) => ({
    ...each,
    legs: each.legs.map((one) => ({
      ...one,
      from: null,
      to: null,
      fromPlace: null,
      toPlace: null,
    })),
  }),
  "days of legs and stays": (each) => ({
    ...each,
    legs: each.legs.map((one) => ({ ...one, departureDate: null, arrivalDate: null })),
    stays: each.stays.map((one) => ({ ...one, checkIn: null, checkOut: null })),
  }),
};

/** The rules that have nothing to go by where it is missing. */
const silent: Readonly<Record<string, readonly string[]>> = {
  "times of legs": ["short-connection", "late-check-in"],
  "the end of check-in": ["late-check-in"],
  "places of legs": ["short-connection", "other-place", "no-way", "late-check-in"],
  "days of legs and stays": [
    "no-stay",
    "late-check-in",
    "short-connection",
    "overlap",
    "other-place",
    "no-way",
  ],
};

test.each(Object.keys(missing))("without %s no rule about them fires", (what) => {
  fc.assert(
    fc.property(anyTrip, (each) => {
      const changed = missing[what]?.(each) ?? each;
      // Without a leg or a stay, the trip's own dates are what is known.
      const codes = [...warningsOf(changed)].map((text) => text.split(" ")[0]);
      const isEmpty = changed.legs.length + changed.stays.length === 0;
      const fired = codes.filter((code) => silent[what]?.includes(code ?? ""));
      expect(isEmpty ? [] : fired).toEqual([]);
    }),
    runs,
  );
});

const isWrong = (one: Leg): boolean => {
  const { departure, arrival } = timedLeg(one, 0, airport);
  return departure !== undefined && arrival === undefined && one.arrivalTime !== null;
};

const hasOneDayTwice = ({ legs }: Trip): boolean => {
  const days = legs.map(({ departureDate, arrivalDate }) => departureDate ?? arrivalDate);
  return new Set(days).size < days.length;
};

/** Each field of a leg or stay on which a rule may rest, taken away alone. */
const legFields = ["departureTime", "arrivalTime", "from", "to", "fromPlace", "toPlace"] as const;

test("no warning comes from taking away a time or a place of one leg", () => {
  fc.assert(
    fc.property(tidyTrip, fc.nat(), fc.constantFrom(...legFields), (each, at, field) => {
      const index = each.legs.length === 0 ? 0 : at % each.legs.length;
      const changed = {
        ...each,
        legs: each.legs.map((one, place) => (place === index ? { ...one, [field]: null } : one)),
      };
      const before = warningsOf(each);
      const added = [...warningsOf(changed)].filter((text) => !before.has(text));
      // Without a time, legs of one day are in the order of the list, and others follow one another.
      const isOrder = field.endsWith("Time") && hasOneDayTwice(each);
      // Without one of two times that contradict each other, the other counts.
      if (isOrder || each.legs.some(isWrong)) return;
      expect(added).toEqual([]);
    }),
    runs,
  );
});

test("no warning comes from taking away a day of one stay", () => {
  fc.assert(
    fc.property(tidyTrip, fc.nat(), fc.constantFrom("checkIn", "checkOut"), (each, at, field) => {
      const index = each.stays.length === 0 ? 0 : at % each.stays.length;
      const changed = {
        ...each,
        stays: each.stays.map((one, place) => (place === index ? { ...one, [field]: null } : one)),
      };
      // That a country isn't reached may be written at the next leg instead.
      const codes = (from: Trip) =>
        [...warningsOf(from)]
          .filter((text) => !text.startsWith("no-way"))
          .map((text) => text.split(" ").slice(0, 2).join(" "));
      const before = new Set(codes(each));
      expect(codes(changed).filter((text) => !before.has(text))).toEqual([]);
    }),
    runs,
  );
});
