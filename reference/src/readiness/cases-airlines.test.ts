/** Pets on flights, trains, ferries and in cars: the limit itself and what is missing. */
import { expect, test } from "vitest";
import { cat, dog, judge, leg, of, type Case } from "./cases.testing.ts";
import { readiness } from "./engine.ts";
import type { Leg, Pet, Place } from "./request.ts";
import { ruleBook } from "./rules.ts";

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
    flight("AA", {}, {}, "2027-02-10", "hold"),
    { "airline-snub-nosed": { verdict: "blocked" } },
  ),
  of(
    "a fact about checked pets says nothing of cargo",
    "2026-11-22",
    dog([], { weightKg: 12, breed: "French Bulldog" }),
    flight("AA", {}, {}, "2027-02-10", "cargo"),
    {
      "airline-hold": { verdict: "unknown" },
      "airline-snub-nosed": { verdict: "unknown" },
      trip: { verdict: "unknown" },
    },
  ),
  of(
    "a Labrador as cargo of an airline that takes pets in the hold",
    "2026-11-22",
    dog([], { weightKg: 30, breed: "Labrador Retriever", snubNosed: false }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "cargo"),
    { "airline-hold": { verdict: "unknown" }, trip: { verdict: "unknown" } },
  ),
  of(
    "Delta ships no pets",
    "2026-11-22",
    dog([], { weightKg: 30, breed: "Labrador Retriever", snubNosed: false }),
    flight("DL", {}, {}, "2027-02-10", "cargo"),
    { "airline-hold": { verdict: "blocked" } },
  ),
  of(
    "an owner and a list that disagree on the nose",
    "2026-11-22",
    dog([], { weightKg: 8, breed: "Pug", snubNosed: false, carrier: bag }),
    flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", "hold"),
    { "airline-snub-nosed": { verdict: "unknown" } },
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
    // The limit itself is disputed.
    { "airline-hours": { verdict: "unknown" } },
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

const two = (part: Partial<Pet> = {}): Pet[] => [
  cat([], { key: "one", weightKg: 4, carrier: bag, snubNosed: false, ...part }),
  cat([], { key: "two", weightKg: 4, carrier: bag, snubNosed: false, ...part }),
];
const mexico = (how: Leg["how"]) =>
  flight("AM", { country: "MX" }, { country: "MX" }, "2027-02-10", how);
const book = { fix: expect.arrayContaining([expect.stringContaining("Book the pet's place")]) };

const numbers: readonly Case[] = [
  of("one cat and its person", "2026-11-22", two().slice(0, 1), mexico("cabin"), {
    "airline-number": { verdict: "met", ...book },
  }),
  of("two cats and one person", "2026-11-22", two(), mexico("cabin"), {
    "airline-number": { verdict: "blocked", missing: ["trip.people"] },
    trip: { verdict: "blocked", earliest: null },
  }),
  of(
    "two cats and two people",
    "2026-11-22",
    two(),
    mexico("cabin"),
    { "airline-number": { verdict: "met", ...book } },
    { people: 2 },
  ),
  of(
    "two cats, one of them in the hold",
    "2026-11-22",
    two(),
    mexico("cabin").map((each) => ({ ...each, byPet: { two: { how: "hold" } } })),
    { "airline-number": { verdict: "met" } },
  ),
  of(
    "two cats, one of them anywhere",
    "2026-11-22",
    two(),
    mexico("cabin").map((each) => ({ ...each, byPet: { two: { how: null } } })),
    {
      "airline-number": {
        verdict: "unknown",
        missing: ["trip.legs.0.how", "trip.people"],
      },
    },
  ),
  of(
    "two kittens may share a carrier of Delta",
    "2026-11-22",
    two({ birthDate: "2026-11-01" }),
    flight("DL", {}, {}, "2027-02-10", "cabin"),
    {
      "airline-number": { verdict: "unknown" },
    },
  ),
  of("two grown cats do not", "2026-11-22", two(), flight("DL", {}, {}, "2027-02-10", "cabin"), {
    "airline-number": { verdict: "blocked" },
  }),
  of(
    "two cats with an airline of which nothing is known",
    "2026-11-22",
    two(),
    flight("AZ", {}, {}, "2027-02-10", "cabin"),
    {
      "airline-number": {
        verdict: "unknown",
        because: "We don't have pet rules for ITA Airways. Ask the airline.",
      },
      airline: { verdict: "unknown" },
    },
  ),
];

const unnamed = (to: Partial<Place>, how: Leg["how"]) =>
  flight("", { airport: "JFK" }, to, "2027-02-10", how);
const asksAirline = { verdict: "unknown", missing: ["trip.legs.0.airlineCode"] } as const;

const withoutAirline: readonly Case[] = [
  of(
    "inside one country",
    "2026-11-22",
    cat([], { weightKg: 4, carrier: bag }),
    unnamed({}, "cabin"),
    {
      airline: asksAirline,
      trip: { verdict: "unknown" },
    },
  ),
  of("a rabbit", "2026-11-22", dog([], { species: "other" }), unnamed({}, "cabin"), {
    airline: { verdict: "unknown" },
  }),
  of("Frenchie", "2026-11-22", dog([], { breed: "Frenchie" }), unnamed({}, "hold"), {
    airline: asksAirline,
    "airline-snub-nosed": {
      verdict: "unknown",
      because:
        "Delta, American Airlines, Air Canada and 8 others don't take snub-nosed breeds such as the French Bulldog in the hold. Ask other airlines.",
    },
  }),
  of(
    "a French Bulldog as cargo",
    "2026-11-22",
    dog([], { breed: "French Bulldog" }),
    unnamed({}, "cargo"),
    {
      "airline-snub-nosed": {
        verdict: "unknown",
        because:
          "Delta, Air Canada and Copa Airlines don't take snub-nosed breeds such as the French Bulldog as cargo. Ask other airlines.",
      },
    },
  ),
  of("a dog of no breed in the hold", "2026-11-22", dog([]), unnamed({}, "hold"), {
    "airline-snub-nosed": { verdict: "unknown", missing: ["pets.0.snubNosed"] },
  }),
  of(
    "a puppy of six weeks",
    "2026-11-22",
    cat([], { birthDate: "2027-01-01" }),
    unnamed({}, "cabin"),
    {
      "airline-age": {
        verdict: "unknown",
        because:
          "Delta, Aeromexico, American Airlines and 11 others don't take a pet this young on this flight. Ask other airlines.",
      },
    },
  ),
  of("in the cabin to Iceland", "2026-11-22", cat([]), unnamed({ country: "IS" }, "cabin"), {
    "airline-route": {
      verdict: "unknown",
      because:
        "Delta, American Airlines, Alaska Airlines and 3 others don't take pets in the cabin on this route. Ask other airlines.",
    },
  }),
  of(
    "a country without its region may be Hawaii",
    "2026-11-22",
    cat([], { carrier: bag }),
    flight("AA", {}, {}, "2027-02-10", "cabin"),
    {
      "airline-route": {
        verdict: "unknown",
        missing: ["trip.legs.0.from.airport", "trip.legs.0.to.airport"],
      },
    },
  ),
  of(
    "an airport that is not given may have a summer break",
    "2026-11-22",
    dog([]),
    flight("AA", {}, { airport: "MIA" }, "2027-07-10", "hold"),
    {
      "airline-season": { verdict: "unknown", missing: ["trip.legs.0.from.airport"] },
    },
  ),
];

const ground = (mode: Leg["mode"], from: string, to: string, part: Partial<Leg> = {}) => [
  leg(from, to, "2027-02-10", { mode, how: null, ...part }),
];
const asksOperator = { verdict: "unknown", missing: ["trip.legs.0.operator"] } as const;

const operators: readonly Case[] = [
  ...(["ferry", "train", "other"] as const).map((mode) =>
    of(`by ${mode} of no company`, "2026-11-22", dog([]), ground(mode, "FR", "DE"), {
      operator: asksOperator,
    }),
  ),
  of(
    "a company that takes no pets",
    "2026-11-22",
    dog([]),
    ground("train", "GB", "FR", { operator: "eurostar-london" }),
    {
      operator: {
        verdict: "blocked",
        because: "Eurostar takes no pets on this route, only assistance dogs.",
      },
    },
  ),
  of(
    "a company that nobody knows",
    "2026-11-22",
    dog([]),
    ground("train", "FR", "DE", { operator: "No Such Railway" }),
    {
      operator: {
        verdict: "unknown",
        because: "We don't know whether No Such Railway takes pets. Ask the company.",
      },
    },
  ),
  of(
    "a car with a company",
    "2026-11-22",
    dog([]),
    ground("car", "FR", "DE", { operator: "dfds" }),
    {
      operator: { verdict: "unknown" },
    },
  ),
  ...(
    [
      ["GB", "FR"],
      ["IE", "GB"],
      ["MT", "IT"],
      ["AU-VIC", "AU-TAS"],
      ["ES", "ES-CE"],
      ["MA", "ES"],
      ["US", "US-HI"],
      ["US", "DE"],
    ] as const
  ).map(([from, to]) =>
    of(`a car over water: ${from} to ${to}`, "2026-11-22", dog([]), ground("car", from, to), {
      operator: asksOperator,
    }),
  ),
];

test.each([
  ["FR", "DE"],
  ["GB-NIR", "IE"],
  ["IE", "GB-NIR"],
  ["US", "MX"],
  ["US-AK", "CA"],
  ["SE", "DK"],
  ["ES-CE", "MA"],
  ["DO", "HT"],
  ["GB", "GB"],
] as const)("a car by road asks for no company: %s to %s", (from, to) => {
  expect(
    judge(of("", "2026-11-22", dog([]), ground("car", from, to), {}))("operator"),
  ).toBeUndefined();
});

test("a limit that is not known is never met", () => {
  const names = [
    "minAge",
    "cabinKg",
    "cabinCm",
    "petsPerPassenger",
    "hold",
    "cargo",
    "snubNosed",
  ] as const;
  const known = ruleBook.airlines["AM"];
  if (!known) throw new Error("Aeromexico is known.");
  const pets = [
    dog([], { breed: "Labrador Retriever", snubNosed: false, weightKg: 4, carrier: bag }),
  ];
  for (const how of ["cabin", "hold", "cargo"] as const) {
    const legs = flight(
      "AM",
      { country: "MX", airport: "MEX" },
      { country: "MX", airport: "CUN" },
      "2027-02-10",
      how,
    );
    const ask = (airlines: typeof ruleBook.airlines) =>
      readiness(pets, { legs }, { ...ruleBook, airlines }, "2026-11-22")[0]?.requirements ?? [];
    const before = ask(ruleBook.airlines);
    for (const name of names) {
      const { [name]: _removed, ...rest } = known;
      const after = ask({ AM: rest });
      for (const { requirement, verdict } of after) {
        const was = before.find((each) => each.requirement === requirement)?.verdict;
        if (verdict === "met") expect(was, `${how} without ${name}: ${requirement}`).toBe("met");
      }
      const lost = before.filter(
        (each) => !after.some(({ requirement }) => requirement === each.requirement),
      );
      expect(
        lost.map(({ requirement }) => requirement),
        `${how} without ${name}`,
      ).toEqual(how === "cabin" && name === "snubNosed" ? ["airline-snub-nosed"] : []);
    }
  }
});

test.each([...cases, ...numbers, ...withoutAirline, ...operators])("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
