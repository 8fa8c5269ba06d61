import { expect, test } from "vitest";
import type { Way, WayLeg } from "#contracts/travel/ways.ts";
import { waysFor } from "#reference/ways/ways.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { noAnswers, questionIn, withNewPet } from "../../question/index.ts";
import { waysRequest, waysView } from "./load-ways.ts";
import { legsOfWay, toDosOfWay } from "./trip-from-way.ts";
import {
  apartText,
  arrangements,
  costLines,
  totalText,
  orderIn,
  petsText,
  routeText,
  sorted,
  summaryOf,
  waysRecap,
} from "./ways-text.ts";

const place = (country: string, name: string, airport: string | null = null) => ({
  country,
  place: name,
  airport,
});

const leg = (change: Partial<WayLeg>): WayLeg => ({
  mode: "car",
  operator: null,
  name: "A car or a pet taxi",
  others: [],
  from: place("FR", "Paris", "CDG"),
  to: place("FR", "Calais"),
  how: "with",
  verdict: "works-if",
  because: "Arrange a car or a pet taxi from Paris to Calais.",
  fee: null,
  time: "some hours",
  sources: [],
  ...change,
});

const flight = leg({
  mode: "flight",
  operator: "DL",
  name: "Delta",
  from: place("US", "New York"),
  to: place("FR", "Paris", "CDG"),
  how: "cabin",
  fee: { minor: 20_000, currency: "USD", text: "each way", checked: "2026-11-21" },
  time: "half a day to a day",
});
const shuttle = leg({
  mode: "tunnel",
  operator: "leshuttle",
  name: "LeShuttle",
  from: place("FR", "Calais"),
  to: place("GB", "Folkestone"),
  how: null,
  time: "35 minutes",
});

const way = (change: Partial<Way>): Way => ({
  key: "cabin-fr",
  title: "Fly to Paris in the cabin",
  verdict: "works-if",
  because: "",
  legs: [flight],
  borders: [],
  conditions: [],
  costs: { known: [], unknown: [], total: null },
  hoursApart: 0,
  missing: [],
  ...change,
});
const costs = (minor: number, ...unknown: string[]): Way["costs"] => ({
  known: [],
  unknown: ["what your vet charges", ...unknown],
  total: { minor, currency: "USD", rated: null },
});

test("what is asked for is named by the pet, several as pets", () => {
  const one = { ...noAnswers, species: "dog" };
  expect(petsText(one)).toBe("your dog");
  expect(petsText({ ...one, breed: "French Bulldog" })).toBe("your French Bulldog");
  expect(petsText(withNewPet(one, { species: "cat" }))).toBe("your pets");
});

test("the ways are counted by their verdict, and none counts that isn't known", () => {
  const of = (...verdicts: Way["verdict"][]) =>
    summaryOf(
      { ways: verdicts.map((verdict) => way({ verdict })), rejected: [] },
      "your dog",
      "London",
    );
  expect(of("works", "works-if", "works-if", "unknown", "not-possible")).toEqual({
    lead: "3 ways can get your dog to London.",
    rest: "1 works by the rules we know, 2 work if you arrange what's listed and we can't tell about 1.",
  });
  expect(of("unknown", "unknown").lead).toBe(
    "We can't tell yet whether your dog can get to London.",
  );
  expect(of("not-possible").lead).toBe("We found no way that works to get your dog to London.");
  expect(of().rest).toContain("We don't know any company on this route yet.");
});

test("ways are sorted by time apart, legs or costs, and what isn't possible stays last", () => {
  const ways = [
    way({ key: "a", verdict: "not-possible", hoursApart: 0, costs: costs(0) }),
    way({ key: "b", hoursApart: 9, legs: [flight, shuttle], costs: costs(9) }),
    way({ key: "c", hoursApart: 2, legs: [flight], costs: costs(5, "what Delta charges") }),
    way({ key: "d", hoursApart: 4, legs: [flight], costs: costs(7) }),
  ];
  const keys = (order: string) =>
    sorted(ways, orderIn(order))
      .map(({ key }) => key)
      .join("");
  expect(keys("anything")).toBe("bcda");
  expect(keys("alone")).toBe("cdba");
  expect(keys("legs")).toBe("cdba");
  expect(keys("cost")).toBe("dbca");
});

test("what is to be arranged is sorted by day, and what is to be confirmed comes last", () => {
  const condition = (text: string, by: string | null, kind: "arrange" | "confirm" = "arrange") => ({
    kind,
    text,
    by,
    sources: [],
  });
  const found = arrangements({
    conditions: [
      condition("Confirm with Delta: Pets can fly.", null, "confirm"),
      condition("Book the pet's place.", null),
      condition("Health certificate for France: Have it endorsed.", "2027-05-14"),
      condition("Have a microchip implanted.", "2027-04-23"),
    ],
  });
  expect(found.map(({ by, text }) => [by, text])).toEqual([
    [null, "Book the pet's place."],
    ["2027-04-23", "Have a microchip implanted."],
    ["2027-05-14", "Health certificate for France: Have it endorsed."],
    [null, "Confirm with Delta: Pets can fly."],
  ]);
});

test("costs are named with the date of their page, and their total by the rates of a day", () => {
  const known = [
    {
      what: "Delta",
      minor: 20_000,
      currency: "USD",
      text: "each way",
      times: 2,
      checked: "2026-11-21",
    },
    {
      what: "Papers to leave United States",
      minor: 10_100,
      currency: "USD",
      text: null,
      times: 1,
      checked: null,
    },
  ];
  expect(costLines({ costs: { known, unknown: [], total: null } }, "2026-11-29")).toEqual([
    "Delta: $200.00 each way, for each of 2 pets, page of Nov 21",
    "Papers to leave United States: $101.00, page without a date",
  ]);
  expect(totalText({ costs: { known, unknown: [], total: null } })).toBeUndefined();
  expect(totalText({ costs: costs(50_100) })).toBe("$501.00");
  const total = { minor: 43_200, currency: "EUR", rated: "2026-11-20" };
  expect(totalText({ costs: { known, unknown: [], total } })).toBe("About €432.00");
});

test("the route and the time apart are in words", () => {
  expect(routeText([flight, leg({}), shuttle])).toBe(
    "New York to Paris by plane, cabin; Paris to Calais by car; Calais to Folkestone by shuttle train, car",
  );
  expect(apartText({ hoursApart: 0 })).toBe("With you all the way");
  expect(apartText({ hoursApart: 1 })).toBe("About 1 hour apart from you");
  expect(apartText({ hoursApart: 168 })).toBe("About 7 days apart from you");
});

const newYork = {
  label: "New York City, United States",
  name: "New York City",
  city: "New York City",
  country: "US",
  zone: "America/New_York",
};
const london = {
  label: "London, United Kingdom",
  name: "London",
  city: "London",
  country: "GB",
  zone: "Europe/London",
};
const places = { from: newYork, to: london, countries: [] };
const values = questionIn(
  "species=dog&breed=French+Bulldog&weight=12&units=metric&from=New+York&to=London&date=2027-05-14&people=2&car=yes",
);

test("the question is asked and repeated with what was typed", () => {
  const body = waysRequest(values, places, [{ values, places }]);
  expect(body).toMatchObject({
    pets: [{ species: "dog", weightKg: 12, snubNosed: true }],
    people: 2,
    hasCar: true,
    residence: "US",
    from: { country: "US", place: "New York City" },
    date: "2027-05-14",
  });
  expect(waysRecap(values, places, "2026-11-29")).toEqual([
    "French Bulldog, 26.5 lb (12 kg)",
    "New York City → London",
    "Around May 14, 2027",
    "2 travelers",
    "Own car",
  ]);
});

test("an answer has numbered sources, one current order and a reason for each way", () => {
  const body = waysRequest(values, places, [{ values, places }]);
  const { pets, people, hasCar, residence, from, to, date } = body;
  const question = { pets, people, hasCar, residence, from, to, date };
  const answer = waysFor(question, ruleBook, "2026-11-29");
  const view = waysView(answer, values, places, "alone");
  expect(view.ways.length).toBeGreaterThan(1);
  expect(view.ways.every(({ because, stops }) => because !== "" && stops.length > 0)).toBe(true);
  expect(view.orders.filter(({ isCurrent }) => isCurrent).map(({ path }) => path)).toEqual([
    expect.stringContaining("&sort=alone"),
  ]);
  expect(view.rejected.map(({ title }) => title)).toContain("Eurostar: Paris to London");
  const numbers = view.ways.flatMap(({ arrange }) => arrange.flatMap(({ notes }) => notes));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(view.notes.length);
});

test("a way becomes legs on the days by which its deadlines are reckoned", () => {
  const last = leg({ from: place("GB", "Folkestone"), to: place("GB", "London") });
  const legs = legsOfWay({ legs: [flight, leg({}), shuttle, last] }, "2027-05-14", places);
  expect(legs.map(({ mode, company, date, how }) => [mode, company, date, how])).toEqual([
    ["flight", "Delta", "2027-05-14", "cabin"],
    ["car", "", "2027-05-16", "with"],
    ["car", "LeShuttle", "2027-05-16", undefined],
    ["car", "", "2027-05-16", "with"],
  ]);
  expect(legs.map(({ from, to }) => `${from.name} ${to.airport ?? to.name}`)).toEqual([
    "New York City CDG",
    "Paris Calais",
    "Calais Folkestone",
    "Folkestone London",
  ]);
  const ship = { ...shuttle, mode: "ship" as const, from: place("US", "Brooklyn") };
  expect(legsOfWay({ legs: [ship, last] }, "2027-05-14", places)).toMatchObject([
    { mode: "ferry", date: "2027-05-14", arrive: "2027-05-21" },
    { mode: "car", date: "2027-05-21" },
  ]);
  const [toDo] = toDosOfWay({
    conditions: [
      { kind: "arrange", text: "Microchip for France: Go.", by: "2027-04-23", sources: [] },
    ],
  });
  expect(toDo).toMatchObject({ due: "2027-04-23", isDeadline: true });
});
