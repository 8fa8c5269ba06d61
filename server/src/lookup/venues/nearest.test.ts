import { type VenueCategory, venueCategories } from "#contracts/lookup/tags.ts";
import { listVenues } from "#contracts/lookup/venues.ts";
import { distanceKm, type Position } from "#reference/nearest.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenues } from "../../../testing/venues.ts";
import { nearest } from "./nearest.ts";

let server: TestServer;
afterAll(() => server.close());

type Made = Position & {
  id: string;
  category: VenueCategory;
  pet_policy: "yes" | "leashed" | "outside" | "no" | null;
  emergency: boolean;
  name: string;
  closed_at: Date | null;
};

/** Numbers that are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 42; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const random = numbers();
const number = (): number => random.next().value;
const pick = <T>(all: readonly T[]): T => {
  const found = all[Math.floor(number() * all.length)];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
};
const scattered = ({ latitude, longitude }: Position, degrees: number): Position => ({
  latitude: Math.min(90, Math.max(-90, latitude + (number() - 0.5) * degrees)),
  longitude: ((longitude + (number() - 0.5) * degrees * 2 + 540) % 360) - 180,
});

const city = { latitude: 48.8566, longitude: 2.3522 };
const spot = { latitude: 45.764, longitude: 4.8357 };
const fiji = { latitude: -17, longitude: 179.99 };
const poles = [
  { latitude: 90, longitude: 0 },
  { latitude: -89.9, longitude: 100 },
];

let all: Made[];
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  const positions = [
    // More than one reading takes, and more than that on one spot.
    ...Array.from({ length: 3_500 }, () => scattered(city, 0.06)),
    ...Array.from({ length: 600 }, () => scattered(city, 1)),
    ...Array.from({ length: 2_300 }, () => spot),
    ...Array.from({ length: 120 }, () => scattered(fiji, 0.4)),
    ...poles.flatMap((pole) => Array.from({ length: 60 }, () => scattered(pole, 0.4))),
  ];
  const made = positions.map((position) => {
    const category = pick(venueCategories);
    return {
      ...position,
      category,
      pet_policy: pick<Made["pet_policy"]>([
        "yes",
        "leashed",
        "outside",
        "no",
        null,
        null,
        null,
        null,
      ]),
      emergency: category === "vet" && number() < 0.1,
      name: `${pick(["Park", "Café", "Hôtel", "Łódź"])} ${pick(["Näpfchen", "Royal", "du Chien"])}`,
      closed_at: number() < 0.1 ? new Date() : null,
    };
  });
  const ids: string[] = [];
  for (let from = 0; from < made.length; from += 1_000) {
    ids.push(...(await addVenues(server.db, made.slice(from, from + 1_000))));
  }
  all = made.map((values, at) => ({ ...values, id: ids[at] ?? "" }));
  await sql`analyze venues`.execute(server.db);
});

type Search = { center: Position; radius: number; query?: Record<string, string> };

const welcome = new Set(["yes", "leashed", "outside"]);
const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The IDs and distances of all that a search should find, by looking at each place. */
function expected({ center, radius, query = {} }: Search): { id: string; distance: number }[] {
  const { category, pets, emergency, q } = query;
  return all
    .filter(
      (each) =>
        each.closed_at === null &&
        (category === undefined || each.category === category) &&
        (pets === undefined || welcome.has(each.pet_policy ?? "")) &&
        (emergency === undefined || each.emergency) &&
        (q === undefined || ` ${plain(each.name)}`.includes(` ${plain(q)}`)),
    )
    .map((each) => ({ id: each.id, distance: distanceKm(center, each) * 1_000 }))
    .filter(({ distance }) => distance <= radius)
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

/** What the pages have, up to so many pages. */
async function found({ center, radius, query }: Search, pagesMax = 4) {
  const ids: { id: string; distance: number }[] = [];
  let before: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const near = `${center.latitude.toFixed(6)},${center.longitude.toFixed(6)}`;
    const answer = await server.call(listVenues, { query: { near, radius, before, ...query } });
    ids.push(...answer.data.map(({ _id: id, distance }) => ({ id, distance })));
    before = answer.data.at(-1)?._id;
    if (!answer.hasMore) return { ids, isAll: true };
    expect(answer.data).toHaveLength(20);
  }
  return { ids, isAll: false };
}

/** What is wrong with an answer. Rounding may swap places that are less than a millimeter apart. */
async function mistakes(search: Search, pagesMax?: number): Promise<string[]> {
  const right = expected(search);
  const { ids, isAll } = await found(search, pagesMax);
  const wrong: string[] = [];
  if (isAll && ids.length !== right.length) wrong.push(`${ids.length} of ${right.length}`);
  if (new Set(ids.map(({ id }) => id)).size !== ids.length) wrong.push("one is there twice");
  const distances = new Map(right.map(({ id, distance }) => [id, distance]));
  for (const [at, { id, distance }] of ids.entries()) {
    const exact = distances.get(id) ?? Number.NaN;
    const isInOrder = Math.abs(exact - (right[at]?.distance ?? Number.NaN)) < 0.001;
    const isRight = Math.abs(exact - distance) <= 0.501;
    if (!isInOrder || !isRight) wrong.push(`at ${at}: ${id}`);
  }
  return wrong;
}

const round = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

describe("the nearest places are those that looking at each one finds", () => {
  const filters: Record<string, string>[] = [
    {},
    { category: "cafe" },
    { pets: "yes" },
    { category: "dog-park", pets: "yes" },
    { emergency: "true" },
    { emergency: "true", category: "vet", pets: "yes" },
    { q: "hotel ro" },
    { q: "łódź", category: "park" },
    { q: "nap", pets: "yes" },
    { q: "xylo" },
  ];
  test.each(filters)("with %j", async (query) => {
    const centers = [
      city,
      scattered(city, 0.1),
      scattered(city, 0.8),
      fiji,
      { latitude: -17, longitude: -179.99 },
      ...poles,
    ];
    for (const center of centers.map(round)) {
      for (const radius of [500, 5_000, 50_000]) {
        expect([center, radius, await mistakes({ center, radius, query })]).toEqual([
          center,
          radius,
          [],
        ]);
      }
    }
  });

  test("to the last page, without gaps and repeats", async () => {
    expect(await mistakes({ center: round(city), radius: 1_000 }, 1_000)).toEqual([]);
    expect(
      await mistakes({ center: round(city), radius: 50_000, query: { category: "vet" } }, 1_000),
    ).toEqual([]);
  });

  test("where thousands are on one spot", async () => {
    expect(await mistakes({ center: spot, radius: 5_000 }, 5)).toEqual([]);
    expect(await mistakes({ center: spot, radius: 50_000, query: { q: "royal" } }, 5)).toEqual([]);
    expect(await mistakes({ center: { ...spot, latitude: 45.8 }, radius: 50_000 }, 5)).toEqual([]);
  });
});

test("a place on the edge of the circle is within it, and one behind it is not", async () => {
  const center = { latitude: 10, longitude: 10 };
  const [id = ""] = await addVenues(server.db, [{ latitude: 10.05, longitude: 10.05 }]);
  const at = async (radius: number) =>
    (await nearest(server.db, { center, radius, filter: {}, limit: 5 })).map((row) => row.id);
  const [row] = await nearest(server.db, { center, radius: 50_000, filter: {}, limit: 5 });
  const distance = row?.distance ?? Number.NaN;
  expect(distance).toBeCloseTo(
    distanceKm(center, { latitude: 10.05, longitude: 10.05 }) * 1_000,
    5,
  );
  expect([await at(distance), await at(distance - 1e-6)]).toEqual([[id], []]);
});

test("a page continues after a place that has closed since", async () => {
  const center = { latitude: 20, longitude: 20 };
  const around = Array.from({ length: 45 }, (_, at) => ({
    latitude: 20 + at / 10_000,
    longitude: 20,
  }));
  const ids = await addVenues(server.db, around);
  const query = { near: "20,20" };
  const first = await server.call(listVenues, { query });
  const before = first.data.at(-1)?._id ?? "";
  await sql`update venues set closed_at = now() where id = ${before}`.execute(server.db);
  const second = await server.call(listVenues, { query: { ...query, before } });
  expect([...first.data, ...second.data].map(({ _id: id }) => id)).toEqual(ids.slice(0, 40));
  expect(distanceKm(center, { latitude: 20.0019, longitude: 20 }) * 1_000).toBeCloseTo(
    first.data[19]?.distance ?? 0,
    -1,
  );
});
