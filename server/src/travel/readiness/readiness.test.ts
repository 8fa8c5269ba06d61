import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { utcDay } from "#contracts/kernel/days.ts";
import { readinessExample } from "#contracts/travel/readiness-example.ts";
import { checkReadiness, ReadinessAnswer, ReadinessRequest } from "#contracts/travel/readiness.ts";
import { examples, problems } from "#reference/readiness/examples.testing.ts";
import { jsonOf, strangeValue } from "../../../testing/arbitraries.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const post = (body: unknown) =>
  server.fetch("/api/readiness", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const ask = async (body: unknown) => {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  return ReadinessAnswer.parse(await answer.json());
};

test.each(examples)("$id over the wire: $title", async ({ request, expect: expected }) => {
  const { pets } = await ask(request);
  expect(problems(pets, expected)).toEqual([]);
});

test("the same request gives the same answer, byte for byte", async () => {
  const [first, second] = await Promise.all([post(readinessExample), post(readinessExample)]);
  expect(await second.text()).toBe(await first.text());
});

test("the example of the API page is answered, and stands in the OpenAPI document", async () => {
  const answer = await server.call(checkReadiness, {
    body: ReadinessRequest.parse(readinessExample),
  });
  expect(answer.pets.map(({ key }) => key)).toEqual(["bruno"]);
  const document: unknown = await (await server.fetch("/api/openapi.json")).json();
  expect(document).toMatchObject({
    paths: {
      "/api/readiness": {
        post: { requestBody: { content: { "application/json": { example: readinessExample } } } },
      },
    },
  });
});

test("without a day it is today by UTC", async () => {
  const { asOf: _, ...rest } = readinessExample;
  const before = utcDay();
  const { asOf } = await ask(rest);
  expect([before, utcDay()]).toContain(asOf);
});

const leg = { mode: "car", from: { country: "FR" }, to: { country: "DE" } };
const pet = { key: "rex", species: "dog", records: [] };

test.each([
  [
    "a pet without a key",
    { pets: [{ species: "dog", records: [] }], trip: { legs: [leg] } },
    "pets.0.key",
  ],
  ["no pets", { pets: [], trip: { legs: [leg] } }, "pets"],
  ["no legs", { pets: [pet], trip: { legs: [] } }, "trip.legs"],
  [
    "a day that does not exist",
    {
      pets: [{ ...pet, records: [{ kind: "rabies", givenAt: "2026-02-30" }] }],
      trip: { legs: [leg] },
    },
    "pets.0.records.0.givenAt",
  ],
  [
    "a country by name",
    { pets: [pet], trip: { legs: [{ ...leg, to: { country: "Germany" } }] } },
    "trip.legs.0.to.country",
  ],
  ["two pets of one key", { pets: [pet, pet], trip: { legs: [leg] } }, "pets.1.key"],
  [
    "a birthday that does not exist",
    { pets: [{ ...pet, birthDate: "2026-02-30" }], trip: { legs: [leg] } },
    "pets.0.birthDate",
  ],
  [
    "a zone that is none",
    { pets: [pet], trip: { legs: [{ ...leg, arrivalZone: "Europe/Nowhere" }] } },
    "trip.legs.0.arrivalZone",
  ],
  [
    "a field that is not known",
    { pets: [{ ...pet, colour: "red" }], trip: { legs: [leg] } },
    "pets.0.colour",
  ],
])("%s is refused with the path of the field", async (_what, body, path) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  const { fields }: { fields: Record<string, string> } = await answer.json();
  expect(Object.keys(fields)).toEqual([path]);
});

test("a leg without a date, a country without rules and another animal are unknown, and no errors", async () => {
  const trips = [
    { pets: [pet], trip: { legs: [leg] } },
    {
      pets: [pet],
      trip: { legs: [{ ...leg, to: { country: "KE" }, departureDate: "2027-01-10" }] },
    },
    {
      pets: [{ ...pet, species: "other" }],
      trip: { legs: [{ ...leg, departureDate: "2027-01-10" }] },
    },
  ];
  for (const trip of trips) {
    const { pets } = await ask(trip);
    expect(pets.map(({ verdict }) => verdict)).toEqual(["unknown"]);
  }
});

test("airlines, companies and travelers count, and what is missing is named by its field", async () => {
  const cabin = {
    mode: "flight",
    from: { country: "MX", airport: "MEX" },
    to: { country: "MX", airport: "CUN" },
    departureDate: "2027-01-10",
    how: "cabin",
  };
  const train = { ...leg, mode: "train", departureDate: "2027-01-10" };
  const two = [pet, { ...pet, key: "mia" }];
  const found = async (legs: readonly object[], name: string, people?: number) => {
    const { pets } = await ask({ asOf: "2026-11-22", pets: two, trip: { people, legs } });
    const judged = pets[0]?.requirements.find(({ requirement }) => requirement === name);
    return [judged?.verdict, judged?.missing];
  };
  expect(await found([cabin], "airline")).toEqual(["unknown", ["trip.legs.0.airlineCode"]]);
  expect(await found([{ ...cabin, airlineCode: "ZZ" }], "airline")).toEqual(["unknown", undefined]);
  const named = { ...cabin, airlineCode: "AM" };
  expect(await found([named], "airline-number")).toEqual(["blocked", ["trip.people"]]);
  expect(await found([named], "airline-number", 2)).toEqual(["met", undefined]);
  expect(await found([train], "operator")).toEqual(["unknown", ["trip.legs.0.operator"]]);
  expect(await found([{ ...train, operator: "sncf" }], "operator")).toEqual(["unknown", undefined]);
  expect(await found([leg], "operator")).toEqual([undefined, undefined]);
  const long = { pets: [pet], trip: { legs: [{ ...train, operator: "x".repeat(61) }] } };
  expect((await post(long)).status).toBe(400);
});

test("sixty legs are judged, also by bus, and no more", async () => {
  const bus = { ...leg, mode: "bus" };
  const ask60 = (count: number) =>
    post({ pets: [pet], trip: { legs: Array.from({ length: count }, () => bus) } });
  const answer = await ask60(60);
  expect(answer.status).toBe(200);
  const { pets } = await answer.json();
  expect(
    pets[0].requirements.find(
      ({ requirement }: { requirement: string }) => requirement === "operator",
    ),
  ).toMatchObject({
    verdict: "unknown",
    because: "Each bus company has its own rules for pets. Add the company.",
  });
  const more = await ask60(61);
  expect(more.status).toBe(400);
  expect((await more.json()).fields).toHaveProperty(["trip.legs"]);
});

test("a body above 64 kB is refused", async () => {
  const answer = await post({
    pets: [{ ...pet, breed: "x".repeat(70_000) }],
    trip: { legs: [leg] },
  });
  expect(answer.status).toBe(413);
});

test("a move is answered with what is left to do after it, and a ferret by the rules for pets", async () => {
  const [pet] = readinessExample.pets;
  const legs = [
    {
      mode: "flight",
      from: { country: "US" },
      to: { country: "DE" },
      departureDate: "2027-06-01",
      arrivalDate: "2027-06-02",
    },
  ];
  const ask = async (trip: object, of: object = {}) => {
    const answer = await post({ pets: [{ ...pet, ...of }], trip: { legs, ...trip } });
    expect(answer.status).toBe(200);
    return ReadinessAnswer.parse(await answer.json());
  };
  const move = await ask({ stay: "move" });
  expect(move.afterMove?.map(({ title }) => title)).toContain("Customs relief");
  const visit = await ask({ stay: "visit" });
  expect(visit).toEqual(await ask({}));
  expect(visit.afterMove).toBeUndefined();
  const ferret = await ask({}, { species: "other", breed: "Ferret" });
  expect(ferret.pets[0]?.requirements.map(({ requirement }) => requirement)).toContain(
    "rabies-valid",
  );
  const parrot = await ask({}, { species: "other", breed: "Parrot" });
  expect(parrot.pets[0]?.requirements[0]?.sources.length).toBeGreaterThan(1);
  expect((await post({ pets: [pet], trip: { legs, stay: "forever" } })).status).toBe(400);
});

/** Examples with values replaced anywhere: by others of the examples, or by strange ones. */
const spoiled = fc
  .record({
    example: fc.constantFrom(...examples),
    cuts: fc.array(fc.tuple(fc.nat(), fc.oneof(strangeValue, fc.constant(undefined))), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ example, cuts }) => {
    const request: unknown = structuredClone(example.request);
    for (const [at, value] of cuts) {
      const places = placesIn(request);
      const [owner, key] = places[at % places.length] ?? [];
      if (owner && key !== undefined) owner[key] = value;
    }
    return request;
  });

function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== "object" || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [
    [owner, key] as [typeof owner, string],
    ...placesIn(owner[key]),
  ]);
}

test("any request gets a list of verdicts or an error that names the field", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(spoiled, jsonOf(checkReadiness)), async (body) => {
      const answer = await post(body ?? null);
      expect([200, 400]).toContain(answer.status);
      const json: unknown = await answer.json();
      if (answer.status === 200) ReadinessAnswer.parse(json);
      else expect(json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 200 },
  );
});

test("the 61st call of an address within a minute has to wait", async () => {
  const limited = await testServer({ env: { rateLimits: true, demo: false, trustProxy: [] } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 62; turn += 1) {
    const { status } = await limited.fetch("/api/readiness", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(readinessExample),
    });
    statuses.push(status);
  }
  await limited.close();
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.slice(60)).toEqual([429, 429]);
});
