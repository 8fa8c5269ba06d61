import { expect, test } from "vitest";
import type { Carrier } from "#contracts/travel/carriers.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { airport } from "#reference/airports.ts";
import { blankLeg } from "../trips/legs.ts";
import { travelsOf } from "./places-before.ts";
import { tripAnswer } from "./trip-answer.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import { petRecord } from "#contracts/travel/pet-records.testing.ts";
import { tripRequest, type Household, type TripOfPets } from "./trip-request.ts";

const createdAt = "2026-01-01T00:00:00.000Z";

const record = (part: Partial<PetRecord>): PetRecord => petRecord({ _id: "r", ...part });

const pet = (part: Partial<Pet> = {}): Pet => ({
  _id: "biscuit",
  petName: "Biscuit",
  bio: "",
  breed: "",
  age: null,
  weight: "",
  petPhoto: null,
  vaccine: null,
  microchip: null,
  healthCertificate: null,
  species: "dog",
  sex: null,
  birthDate: null,
  birthPrecision: null,
  weightKg: null,
  lengthCm: null,
  heightCm: null,
  widthCm: null,
  colour: "",
  microchipNumber: null,
  microchipDate: null,
  readAt: null,
  snubNosed: null,
  neutered: null,
  serviceDog: null,
  lived: null,
  records: [],
  createdAt,
  updatedAt: createdAt,
  version: 1,
  ...part,
});

const carrier = (part: Partial<Carrier>): Carrier => ({
  _id: "bag",
  name: "Bag",
  lengthCm: 46,
  widthCm: 28,
  heightCm: 24,
  weightKg: 1.2,
  soft: true,
  createdAt,
  updatedAt: createdAt,
  version: 1,
  ...part,
});

const leg = (part: Partial<Leg>): Leg => ({ ...blankLeg("leg"), ...part });

const chicago = { city: "Chicago", country: "US", zone: "America/Chicago" };
const paris = { city: "Paris", country: "FR", zone: "Europe/Paris" };

const trip = (part: Partial<TripOfPets> = {}): TripOfPets => ({
  _id: "trip",
  destination: "",
  month: "March",
  day: 1,
  year: 2027,
  endDate: "2027-03-20",
  origin: chicago,
  destinationPlace: paris,
  people: null,
  legs: [],
  petIds: ["biscuit"],
  ...part,
});

const usa = { country: "US", region: null };

const household = (part: Partial<Household> = {}): Household => ({
  pets: [pet()],
  carriers: [],
  home: usa,
  travels: [],
  ...part,
});

const ask = (one: TripOfPets, of: Partial<Household> = {}) =>
  tripRequest(one, household(of), airport);

const routeOf = ({ trip: { legs } }: ReturnType<typeof ask>) =>
  legs.map(({ mode, from, to, departureDate }) => [
    mode,
    from.region ?? from.country,
    to.region ?? to.country,
    departureDate,
  ]);

test("a trip without legs leads to its destination and back on its days", () => {
  expect(routeOf(ask(trip()))).toEqual([
    ["flight", "US", "FR", "2027-03-01"],
    ["flight", "FR", "US", "2027-03-20"],
  ]);
  expect(routeOf(ask(trip({ endDate: null })))).toEqual([["flight", "US", "FR", "2027-03-01"]]);
  expect(routeOf(ask(trip({ day: null, endDate: null })))).toEqual([["flight", "US", "FR", null]]);
});

test("home stands in for an origin, and a destination's text for a place only where it names a country", () => {
  const texts = { origin: null, destinationPlace: null };
  expect(routeOf(ask(trip({ ...texts, destination: "Chile" }))).map(([, , to]) => to)).toEqual([
    "CL",
    "US",
  ]);
  expect(routeOf(ask(trip({ ...texts, destination: "Scotland" })))[0]).toEqual([
    "flight",
    "US",
    "GB",
    "2027-03-01",
  ]);
  const unclear = ask(trip({ ...texts, destination: "Paris" }));
  expect(unclear).toMatchObject({ pets: [], unclear: [{ missing: "trip.destinationPlace" }] });
  const homeless = ask(trip({ origin: null }), { home: null });
  expect(homeless.unclear).toMatchObject([{ petId: "biscuit", missing: "trip.origin" }]);
});

test("a place's region decides which rules its town has", () => {
  const newtown = { city: "Newtown", country: "GB", zone: "Europe/London" };
  const toOf = (destinationPlace: TripOfPets["destinationPlace"]) =>
    ask(trip({ destinationPlace })).trip.legs[0]?.to;
  expect(toOf({ ...newtown, region: "Northern Ireland" })).toMatchObject({ region: "GB-NIR" });
  expect(toOf({ ...newtown, region: "Wales" })).not.toHaveProperty("region");
});

test("flights have the countries, zones and days of their airports, and the airline of their number", () => {
  const flights = [
    leg({
      from: "ORD",
      to: "CDG",
      airline: "Delta",
      departureDate: "2027-03-01",
      departureTime: "18:05",
      arrivalTime: "08:50",
      pets: [{ petId: "biscuit", how: "cabin", carrierId: null }],
    }),
    leg({ from: "CDG", to: "ORD", flightNumber: "AA 41", departureDate: "2027-03-20" }),
  ];
  const { trip: asked } = ask(trip({ legs: flights, origin: null, destinationPlace: null }));
  expect(asked.residence).toBe("US");
  expect(asked.legs).toMatchObject([
    {
      mode: "flight",
      from: { country: "US", airport: "ORD" },
      to: { country: "FR", airport: "CDG" },
      departureZone: "America/Chicago",
      arrivalDate: "2027-03-02",
      arrivalZone: "Europe/Paris",
      airlineCode: "DL",
      byPet: { biscuit: { how: "cabin" } },
    },
    { from: { country: "FR" }, to: { country: "US" }, airlineCode: "AA", arrivalDate: null },
  ]);
  expect(asked.legs).toHaveLength(2);
});

test("flights without airports lead from home to the destination and back", () => {
  const flights = [leg({ flightNumber: "Crumb 12" }), leg({ flightNumber: "Crumb 13" })];
  expect(routeOf(ask(trip({ legs: flights })))).toEqual([
    ["flight", "US", "FR", "2027-03-01"],
    ["flight", "FR", "US", "2027-03-20"],
  ]);
});

test("a way home that no leg makes is assumed on the trip's last day", () => {
  const flights = [leg({ from: "ORD", to: "CDG", departureDate: "2027-03-01" })];
  expect(routeOf(ask(trip({ legs: flights }))).at(-1)).toEqual([
    "flight",
    "FR",
    "US",
    "2027-03-20",
  ]);
});

test("legs of any mode take mode, airside, places and cargo from the leg", () => {
  const legs = [
    leg({
      from: "ORD",
      to: "LHR",
      airside: true,
      pets: [{ petId: "biscuit", how: "cargo", carrierId: null }],
    }),
    leg({ mode: "flight", from: "LHR", to: "DUB" }),
    leg({ mode: "ferry", toPlace: { city: "Belfast", country: "GB", zone: "Europe/London" } }),
  ];
  const { trip: asked } = ask(trip({ legs, endDate: null }));
  expect(asked.legs.map(({ airside, byPet }) => [airside, byPet?.["biscuit"]?.how])).toEqual([
    [true, "cargo"],
    [false, undefined],
    [false, undefined],
  ]);
  expect(asked.legs[2]).toMatchObject({
    mode: "ferry",
    from: { country: "IE" },
    to: { country: "GB", region: "GB-NIR" },
  });
});

test("a pet is sent with its chip, weight, age and records in their order", () => {
  const records = [
    record({ kind: "titre", givenAt: "2026-03-01", valueIuPerMl: 0.6, product: "" }),
    record({ kind: "parasite", against: ["tapeworm"], givenTime: "13:00", note: "Secret" }),
  ];
  const asked = ask(trip(), {
    pets: [
      pet({
        weight: "48 lb",
        birthDate: "2024-05-01",
        birthPrecision: "month",
        microchipNumber: "985112004118203",
        readAt: "2024-07-02",
        records,
      }),
    ],
  });
  expect(asked.pets).toMatchObject([
    {
      key: "biscuit",
      species: "dog",
      weightKg: 21.77,
      birthDate: "2024-05",
      microchip: { implantedAt: null, readAt: "2024-07-02" },
      records: [
        { kind: "titre", valueIuPerMl: 0.6, product: null, against: null },
        { kind: "parasite", against: ["tapeworm"], givenTime: "13:00" },
      ],
    },
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/Secret|985112004118203/);
  expect(ask(trip()).pets[0]?.microchip).toBeNull();
  expect(ask(trip({ petIds: [] })).pets).toEqual([]);
});

test("a pet without a chosen seat is asked for it, and is never judged by one", () => {
  const legs = [
    leg({
      from: "ORD",
      to: "MEX",
      airlineCode: "AM",
      pets: [{ petId: "biscuit", how: null, carrierId: null }],
    }),
  ];
  const asked = ask(trip({ legs }));
  expect(asked.trip.legs[0]?.byPet).toEqual({ biscuit: { how: null } });
  const [answer] = tripAnswer(asked).pets;
  const weight = answer?.requirements.find(({ requirement }) => requirement === "airline-weight");
  expect(weight).toMatchObject({
    verdict: "unknown",
    because: "Add whether the pet flies in the cabin or the hold.",
    missing: ["trip.legs.0.how"],
  });
});

test("each pet has its own seat and carrier on a leg", () => {
  const pets = [pet(), pet({ _id: "plumb", species: "cat", weightKg: 4 })];
  const legs = [
    leg({
      from: "ORD",
      to: "MEX",
      airlineCode: "AM",
      pets: [
        { petId: "biscuit", how: "hold", carrierId: null },
        { petId: "plumb", how: "cabin", carrierId: "bag" },
      ],
    }),
    leg({
      from: "MEX",
      to: "ORD",
      airlineCode: "AM",
      pets: [{ petId: "plumb", how: "cabin", carrierId: "gone" }],
    }),
  ];
  const of = { pets, carriers: [carrier({ lengthCm: 90 })] };
  const { pets: answers } = tripAnswer(
    ask(trip({ legs, petIds: ["biscuit", "plumb"] }), of),
    "2027-01-01",
  );
  const carriersOf = (key: string) =>
    answers
      .find((answer) => answer.key === key)
      ?.requirements.filter(({ requirement }) => requirement === "airline-carrier")
      .map(({ leg: index, verdict }) => [index, verdict]);
  expect(carriersOf("plumb")).toEqual([
    [0, "blocked"],
    [1, "unknown"],
  ]);
  expect(carriersOf("biscuit")).not.toEqual(carriersOf("plumb"));
});

const mexico = { city: "Mexico City", country: "MX", zone: "America/Mexico_City" };
const past = (part: Partial<TripOfPets>) =>
  trip({
    _id: "past",
    destinationPlace: mexico,
    month: "January",
    day: 5,
    endDate: "2027-01-15",
    ...part,
  });
const livedAfter = (others: readonly TripOfPets[], of: Partial<Household> = {}) =>
  ask(trip(), { travels: travelsOf(others, of.home ?? usa, airport), ...of }).pets[0]?.lived;

test("before a trip the pet was at home and on its earlier trips", () => {
  expect(livedAfter([])).toEqual([{ ...usa, from: null, until: "2027-03-01" }]);
  expect(livedAfter([past({})])).toEqual([
    { ...usa, from: null, until: "2027-01-05" },
    { country: "MX", region: null, from: "2027-01-05", until: "2027-01-15" },
    { ...usa, from: "2027-01-15", until: "2027-03-01" },
  ]);
  const elsewhere = [
    past({ petIds: ["plumb"] }),
    past({ _id: "trip" }),
    past({ month: "April" }),
    past({ year: null, endDate: null }),
    past({ year: 2025, endDate: "2025-02-01" }),
  ];
  expect(livedAfter(elsewhere)).toEqual([{ ...usa, from: null, until: "2027-03-01" }]);
});

test("where a pet was is unknown without a home, after a trip without an end, and after an unknown place", () => {
  expect(ask(trip(), { home: null }).pets[0]?.lived).toBeNull();
  expect(livedAfter([past({ endDate: null })])).toBeNull();
  expect(livedAfter([past({ destinationPlace: null, destination: "The lake" })])).toBeNull();
});

test("what the owner says of a pet's places wins over home and trips", () => {
  const lived = [{ country: "TR", region: null, from: "2026-10-01", until: null }];
  const pets = [pet({ lived })];
  expect(livedAfter([past({})], { pets })).toEqual(lived);
});

test("a pet of no known species and a trip to nowhere are unknown, and say what is missing", () => {
  const answers = [
    tripAnswer(ask(trip(), { pets: [pet({ species: null })] }), "2027-01-01"),
    tripAnswer(ask(trip({ destinationPlace: null })), "2027-01-01"),
  ];
  const missing = answers.map(({ pets: [first] }) => [
    first?.key,
    first?.verdict,
    first?.requirements.map((each) => each.missing),
  ]);
  expect(missing).toEqual([
    ["biscuit", "unknown", [["pets.0.species"]]],
    ["biscuit", "unknown", [["trip.destinationPlace"]]],
  ]);
});

test("people, typed airlines and the companies of trains and ferries reach the engine", () => {
  const legs = [
    leg({ airline: "Kite Air", flightNumber: "204" }),
    leg({ airline: "", flightNumber: "AZ 15" }),
    leg({ mode: "train", airline: " Eurostar ", flightNumber: "EC 8" }),
    leg({ mode: "ferry" }),
  ];
  const asked = ask(trip({ people: 2, legs, endDate: null })).trip;
  expect(asked.people).toBe(2);
  expect(
    asked.legs.map(({ airlineCode = null, operator = null }) => [airlineCode, operator]),
  ).toEqual([
    ["Kite Air", null],
    ["AZ", null],
    [null, "Eurostar"],
    [null, null],
  ]);
  const [biscuit] = tripAnswer(ask(trip({ people: 2, legs, endDate: null })), "2027-01-01").pets;
  const reasons = (biscuit?.requirements ?? [])
    .filter(({ requirement }) => requirement === "airline" || requirement === "operator")
    .map(({ because }) => because);
  expect(reasons).toEqual([
    "We don't have pet rules for Kite Air. Ask the airline.",
    "We don't have pet rules for ITA Airways. Ask the airline.",
    "We don't know whether Eurostar takes pets. Ask the company.",
    "Each ferry company has its own rules for pets. Add the company.",
  ]);
});
