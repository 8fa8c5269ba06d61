import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPet } from "#contracts/travel/pets.ts";
import { createShare, revokeShare } from "#contracts/travel/shares.ts";
import { createTrip, updateTrip } from "#contracts/travel/trips.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let ana: Person;
beforeAll(async () => {
  server = await testServer();
  ana = await newPerson(server, "Ana Reyes");
});
afterAll(() => server.close());

const get = (path: string, { token } = ana, headers: Record<string, string> = {}) =>
  server.fetch(path, { headers: { authorization: `Bearer ${token}`, ...headers } });

const legs = [{ from: "ORD", to: "SCL", departureDate: "2027-05-02", arrivalDate: "2027-05-03" }];
const chile = async (more = {}) =>
  (await ana.call(createTrip, { body: { destination: "Chile", legs, ...more } }))._id;

test("a trip's map describes its way, changes with it, and isn't sent again while it is the same", async () => {
  const id = await chile();
  const path = `/api/plans/${id}/map`;
  const first = await get(path);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("image/svg+xml");
  expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await first.text()).toContain(
    "<title>A map of the way: from Chicago to Santiago by plane.</title>",
  );
  const etag = first.headers.get("etag") ?? "";
  expect((await get(path, ana, { "if-none-match": etag })).status).toBe(304);
  await ana.call(updateTrip, { params: { id }, body: { legs: [{ from: "ORD", to: "LIM" }] } });
  const second = await get(path, ana, { "if-none-match": etag });
  expect(second.status).toBe(200);
  expect(await second.text()).toContain("from Chicago to Lima by plane");
});

test("themes and sizes differ, others are rejected by name", async () => {
  const id = await chile();
  const maps = await Promise.all(
    ["", "?theme=dark", "?size=card", "?size=phone", "?size=print", "?theme=dark&size=phone"].map(
      async (query) => (await get(`/api/plans/${id}/map${query}`)).text(),
    ),
  );
  expect(new Set(maps).size).toBe(maps.length);
  for (const [query, field] of [
    ["?theme=sepia", "theme"],
    ["?size=huge", "size"],
    ["?size=card&size=wide", "size"],
  ] as const) {
    const answer = await get(`/api/plans/${id}/map${query}`);
    expect([query, answer.status, await answer.json()]).toEqual([
      query,
      400,
      expect.objectContaining({
        code: "VALIDATION",
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    ]);
  }
});

test("a border that a pet can't cross is marked for the owner, and for readers of a link only with verdicts", async () => {
  const pet = await ana.call(createPet, {
    body: { petName: "Biscuit", species: "dog", breed: "Dogo Argentino" },
  });
  const id = await chile({
    petIds: [pet._id],
    legs: [{ from: "ORD", to: "SYD", departureDate: "2027-05-02" }],
  });
  const marked = "A pet can&#39;t cross the border at Sydney yet.";
  expect(await (await get(`/api/plans/${id}/map`)).text()).toContain(marked);
  for (const readiness of [true, false]) {
    // oxlint-disable-next-line no-await-in-loop -- links of one trip
    const { url } = await ana.call(createShare, { params: { id }, body: { readiness } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const answer = await server.fetch(`/api${new URL(url).pathname}/map`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const svg = await answer.text();
    expect([readiness, svg.includes(marked)]).toEqual([readiness, readiness]);
    expect(svg).toContain("from Chicago to Sydney by plane");
  }
});

test("a link's map is also a picture for other sites, and ends with the link", async () => {
  const id = await chile();
  const { _id: shareId, url } = await ana.call(createShare, { params: { id }, body: {} });
  const path = `/api${new URL(url).pathname}/map`;
  const picture = await server.fetch(`${path}?size=share`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("x-robots-tag")).toBe("noindex");
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  await ana.call(revokeShare, { params: { id, shareId } });
  expect((await server.fetch(path)).status).toBe(410);
  expect((await server.fetch("/api/shared/nonsense/map")).status).toBe(404);
});

test("countries have a drawn way between them, by day, by night and as a picture; others have none", async () => {
  for (const [name, type] of [
    ["US-CL.svg", "image/svg+xml"],
    ["US-CL.night.svg", "image/svg+xml"],
    ["NZ-FJ.svg", "image/svg+xml"],
    ["SG-MT.svg", "image/svg+xml"],
    ["US-CL.png", "image/png"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- drawn one after the other
    const answer = await server.fetch(`/art/v1/routes/${name}`);
    expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, type]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  }
  const usual = await server.fetch("/art/v1/routes/US-CL.svg");
  expect(await usual.text()).toContain(
    "<title>A map of the way: from the United States to Chile.</title>",
  );
  for (const name of [
    "US-US.svg",
    "us-cl.svg",
    "US-ZZ.svg",
    "US.svg",
    "US-CL.gold.svg",
    "US-ZZ.png",
    "US-CL.share.png",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([name, (await server.fetch(`/art/v1/routes/${name}`)).status]).toEqual([name, 404]);
  }
});
