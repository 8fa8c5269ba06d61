import { getVenue, listVenues, venueAttribution } from "#contracts/lookup/venues.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { nearestVenues } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const near = "10,20";
const at = (meters: number) => ({ latitude: 10 + meters / 111_194.93, longitude: 20 });

describe("a list", () => {
  let ids: Record<"cafe" | "outside" | "no" | "unknown" | "vet" | "emergency" | "closed", string>;
  beforeAll(async () => {
    const { db } = server;
    const checked = new Date("2026-11-01T06:00:00Z");
    const imported = { checked_at: checked, imported_at: new Date(), venues: 7 };
    await db
      .insertInto("venue_areas")
      .values({ area: "made-town", ...imported })
      .execute();
    ids = {
      cafe: await addVenue(db, {
        ...at(100),
        name: "Кафе Лапка",
        name_en: "Paw Café",
        osm_id: "node/17",
        osm_version: 3,
        area: "made-town",
        pet_policy: "yes",
        pet_fee: "5 EUR",
        pet_max_kg: 12.5,
        pet_note: "Water bowls",
        address: "Main Street 1",
        phone: "+49 30 1234567",
        website: "https://cafe.example/",
        opening_hours: "Mo-Fr 09:00-18:00; PH off",
      }),
      outside: await addVenue(db, { ...at(200), category: "restaurant", pet_policy: "outside" }),
      no: await addVenue(db, { ...at(300), category: "restaurant", pet_policy: "no" }),
      unknown: await addVenue(db, { ...at(400), category: "park", name: "" }),
      vet: await addVenue(db, { ...at(500), category: "vet", source: "member" }),
      emergency: await addVenue(db, { ...at(6_000), category: "vet", emergency: true }),
      closed: await addVenue(db, { ...at(50), closed_at: new Date("2026-11-02T00:00:00Z") }),
    };
  });

  const list = async (query: Record<string, string>) =>
    (await server.call(listVenues, { query: { near, ...query } })).data.map(({ _id: id }) => id);

  test("has everything that is known of a place, its source and the attribution", async () => {
    const answer = await server.call(listVenues, { query: { near, radius: "150" } });
    expect(answer).toEqual({
      data: [
        {
          _id: ids.cafe,
          category: "cafe",
          emergency: false,
          name: "Кафе Лапка",
          nameEn: "Paw Café",
          ...at(100),
          address: "Main Street 1",
          phone: "+49 30 1234567",
          website: "https://cafe.example/",
          openingHours: "Mo-Fr 09:00-18:00; PH off",
          // Its country's holidays aren't known.
          opening: null,
          pets: { policy: "yes", fee: "5 EUR", maxKg: 12.5, note: "Water bowls" },
          rating: { average: null, count: 0 },
          source: { name: "OpenStreetMap", id: "node/17", checkedAt: "2026-11-01T06:00:00.000Z" },
          distance: 100,
        },
      ],
      hasMore: false,
      center: at(0),
      attribution: venueAttribution,
    });
    expect(venueAttribution).toMatch(/OpenStreetMap/);
  });

  test("leaves out closed places and those beyond the radius, which is 5 km if none is sent", async () => {
    const { cafe, outside, no, unknown, vet, emergency } = ids;
    expect(await list({})).toEqual([cafe, outside, no, unknown, vet]);
    expect(await list({ radius: "6001" })).toEqual([cafe, outside, no, unknown, vet, emergency]);
    expect(await list({ radius: "5999" })).not.toContain(emergency);
  });

  test("is filtered by category, pets, emergency and the words of both names", async () => {
    const { cafe, outside, vet, emergency } = ids;
    expect(await list({ category: "vet" })).toEqual([vet]);
    expect(await list({ category: "vet", radius: "50000" })).toEqual([vet, emergency]);
    expect(await list({ emergency: "true", radius: "50000" })).toEqual([emergency]);
    expect(await list({ emergency: "true", category: "cafe", radius: "50000" })).toEqual([]);
    expect(await list({ pets: "yes" })).toEqual([cafe, outside]);
    expect(await list({ pets: "yes", category: "restaurant" })).toEqual([outside]);
    for (const q of ["paw", "PAW cafe", "лап", "КАФЕ лапка", "cafe paw"]) {
      expect([q, await list({ q, radius: "150" })]).toEqual([q, [cafe]]);
    }
    for (const q of ["aw", "pa cafe", "paws", "…", "'", "*", "a & b", "\\"]) {
      expect([q, await list({ q, radius: "150" })]).toEqual([q, []]);
    }
  });

  test("a single place is found by its ID, a closed one too", async () => {
    const open = await server.call(getVenue, { params: { id: ids.vet } });
    expect(open).toMatchObject({
      _id: ids.vet,
      closedAt: null,
      corrections: [],
      attribution: venueAttribution,
      source: { name: "A member", id: null, checkedAt: null },
    });
    expect(open).not.toHaveProperty("distance");
    const closed = await server.call(getVenue, { params: { id: ids.closed } });
    expect(closed.closedAt).toBe("2026-11-02T00:00:00.000Z");
    for (const id of ["01890a5d-ac96-774b-bcce-b302099a8057", "17", "node%2F17"]) {
      expect([id, (await server.fetch(`/api/venues/${id}`)).status]).toEqual([id, 404]);
    }
  });

  test("other features find the nearest places of a kind", async () => {
    const center = { latitude: 10, longitude: 20 };
    const filter = { category: "vet" as const };
    const found = await nearestVenues(server.db, { center, radius: 50_000, filter, limit: 1 });
    expect(found).toMatchObject([{ _id: ids.vet, distance: 500 }]);
  });
});

test("a city's center is known by its name, and an airport by its code", async () => {
  const lima = await addVenue(server.db, { latitude: -12.05, longitude: -77.04 });
  const heathrow = await addVenue(server.db, { latitude: 51.47, longitude: -0.46 });
  const around = async (city: string) =>
    (await server.call(listVenues, { query: { city } })).data.map(({ _id: id }) => id);
  expect([await around("lima"), await around("LIMA "), await around("LHR")]).toEqual([
    [lima],
    [lima],
    [heathrow],
  ]);
});

test("what is wrong in a query is named", async () => {
  const { db } = server;
  const id = await addVenue(db);
  const fieldsOf = async (query: Record<string, string>) => {
    const answer = await server.fetch(`/api/venues?${new URLSearchParams(query)}`);
    const { fields = {} }: { fields?: Record<string, string> } = await answer.json();
    return [answer.status, ...Object.keys(fields)];
  };
  const positions = [
    "",
    "1",
    "1,2,3",
    "a,b",
    "NaN,NaN",
    "Infinity,0",
    "1e1,2",
    "90.1,0",
    "-91,0",
    "0,180.1",
    "0,-181",
    "0x10,0",
    " 1,2",
    `${"1".repeat(400)},0`,
  ];
  for (const wrong of positions) {
    expect([wrong, await fieldsOf({ near: wrong })]).toEqual([wrong, [400, "near"]]);
  }
  for (const right of [
    "90,180",
    "-90,-180",
    "0,0",
    "52.52, 13.405",
    "-0,-0",
    "51.5,-0.30000000000000004",
  ]) {
    expect([right, await fieldsOf({ near: right })]).toEqual([right, [200]]);
  }
  for (const radius of ["0", "50001", "-1", "", "far", "1.5", "1e3", "9".repeat(400)]) {
    expect([radius, await fieldsOf({ near, radius })]).toEqual([radius, [400, "radius"]]);
  }
  const wrong: [field: string, values: string[]][] = [
    ["category", ["cats", "", "Vet"]],
    ["pets", ["no", "", "leashed"]],
    ["emergency", ["false", ""]],
    ["q", ["", " ", "x".repeat(101), "x".repeat(1_000), "a\u0000b"]],
    ["before", ["1", "", "01890a5d-ac96-774b-bcce-b302099a8057"]],
    ["city", ["Berlin"]],
  ];
  for (const [field, values] of wrong) {
    for (const value of values) {
      const answer = await fieldsOf({ near, [field]: value });
      expect([field, value, answer]).toEqual([field, value, [400, field]]);
    }
  }
  expect(await fieldsOf({})).toEqual([400, "near"]);
  expect(await fieldsOf({ city: "Nowhere at all" })).toEqual([400, "city"]);
  expect(await fieldsOf({ city: "x".repeat(1_000) })).toEqual([400, "city"]);
  expect(await fieldsOf({ near, unknown: "1", before: id })).toEqual([200]);
});

test("a guest's answer is cached and revalidated by ETag", async () => {
  const path = "/api/venues?near=1,1";
  const etag = (await server.fetch(path)).headers.get("etag") ?? "";
  const again = await server.fetch(path, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});
