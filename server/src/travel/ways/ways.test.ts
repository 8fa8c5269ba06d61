import { findWays } from "#contracts/travel/ways.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const cat = {
  key: "kipper",
  species: "cat",
  breed: "Domestic Shorthair",
  weightKg: 4,
  records: [],
};
const question = {
  asOf: "2026-11-29",
  pets: [cat],
  residence: "US",
  from: { country: "US", place: "New York", airport: "JFK" },
  to: { country: "GB", place: "London" },
  date: "2027-05-14",
};
const ask = (body: object) =>
  server.fetch("/api/ways", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("guests read ways, best first, and what was turned down with its company", async () => {
  const { asOf, ways, rejected } = await server.call(findWays, {
    body: { ...question, pets: [{ ...cat, species: "cat", records: [] }] },
  });
  expect(asOf).toBe("2026-11-29");
  expect(ways.length).toBeGreaterThan(1);
  const order = ["works", "works-if", "unknown", "not-possible"];
  const ranks = ways.map(({ verdict }) => order.indexOf(verdict));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ways.some(({ legs }) => legs.some(({ operator }) => operator === "leshuttle"))).toBe(true);
  expect(rejected.map(({ title }) => title)).toContain("Eurostar: Paris to London");
});

test.each([
  ["pets", { pets: [] }],
  ["pets", { pets: Array.from({ length: 11 }, (_, index) => ({ ...cat, key: `cat-${index}` })) }],
  ["date", { date: "2027-02-30" }],
  ["from.country", { from: { country: "Narnia" } }],
  ["to.country", { to: { place: "London" } }],
  ["residence", { residence: "USA" }],
  ["hasCar", { hasCar: "yes" }],
])("a bad value of %s is named", async (field, change) => {
  const answer = await ask({ ...question, ...change });
  expect(answer.status).toBe(400);
  const { fields } = await answer.json();
  expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
});

test("a way between two places that are one is no way", async () => {
  const answer = await ask({ ...question, to: question.from });
  expect(answer.status).toBe(200);
  expect((await answer.json()).ways).toEqual([]);
});
