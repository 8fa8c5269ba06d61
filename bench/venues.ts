import type { Position } from "#reference/nearest.ts";
import { listVenues } from "../server/src/lookup/venues/service.ts";
import type { Db } from "../server/src/platform/schema.ts";
import { venueSpots, venueWords, withVenues } from "./fill-venues.ts";
import { databaseFor } from "./fill.ts";
import { inFolder } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const limitMs = 20;
const searchesPerRound = 12;

type Query = Omit<Parameters<typeof listVenues>[1], "near" | "city">;
type Search = { name: string; at: Position; query: Query; page?: number };

const { city, edge, town, country } = venueSpots;
const searches: readonly Search[] = [
  { name: "500 m in a city", at: city, query: { radius: 500 } },
  { name: "5 km in a city", at: city, query: { radius: 5_000 } },
  { name: "50 km in a city", at: city, query: { radius: 50_000 } },
  { name: "50 km from its edge", at: edge, query: { radius: 50_000 } },
  { name: "50 km in a town", at: town, query: { radius: 50_000 } },
  { name: "50 km in the country", at: country, query: { radius: 50_000 } },
  { name: "a rare category", at: city, query: { radius: 50_000, category: "transport" } },
  { name: "pets welcome", at: city, query: { radius: 50_000, pets: "yes" } },
  {
    name: "a category, pets welcome",
    at: city,
    query: { radius: 50_000, category: "cafe", pets: "yes" },
  },
  { name: "emergency vets", at: city, query: { radius: 50_000, emergency: "true" } },
  { name: "a common word", at: edge, query: { radius: 50_000, q: venueWords.common } },
  { name: "a rare word", at: city, query: { radius: 50_000, q: venueWords.rare } },
  { name: "a word of none", at: city, query: { radius: 50_000, q: venueWords.none } },
  { name: "a letter", at: city, query: { radius: 50_000, q: "p" } },
  { name: "page 50", at: city, query: { radius: 50_000 }, page: 50 },
];

/** The nearest of many places, in both databases, compared with the limit. */
export async function nearestVenues(plan: Plan): Promise<Row[]> {
  const count = plan.quick ? 200_000 : 2_000_000;
  const databaseUrl = await databaseFor(await plan.postgres(), "venues", count);
  return [
    ...(await withVenues({ databaseUrl, dataDir: "" }, count, (db) =>
      rowsOf(db, `${count.toLocaleString("en")} places`, plan),
    )),
    ...(await inFolder((dataDir) =>
      withVenues({ databaseUrl: undefined, dataDir }, 100_000, (db) =>
        rowsOf(db, "100,000 places in PGlite", plan),
      ),
    )),
  ];
}

async function rowsOf(db: Db, where: string, { rounds }: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const search of searches) {
    const times: number[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) times.push(await timeOf(db, search, round));
    const shares = times.slice(1).map((ms) => ms / limitMs);
    rows.push({
      name: `places: ${search.name}, ${where}`,
      ours: `${median(times.slice(1)).toFixed(1)} ms`,
      beside: `limit ${limitMs} ms`,
      ratio: median(shares),
      spread: spreadOf(shares),
      limit: { is: "at most", ratio: 1 },
    });
  }
  return rows;
}

/** Median of searches around different positions, in milliseconds. */
async function timeOf(db: Db, search: Search, round: number): Promise<number> {
  const { at, query, page = 1 } = search;
  const times: number[] = [];
  for (let each = 0; each < searchesPerRound; each += 1) {
    const step = 0.0003 * (round * searchesPerRound + each);
    const near = { latitude: at.latitude + step, longitude: at.longitude - step };
    const before = await idBefore(db, { ...query, near }, page);
    const began = performance.now();
    await listVenues(db, { ...query, near, before });
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The cursor of a page; undefined for the first one. */
async function idBefore(
  db: Db,
  query: Parameters<typeof listVenues>[1],
  page: number,
): Promise<string | undefined> {
  let before: string | undefined;
  for (let at = 1; at < page; at += 1) {
    const { data } = await listVenues(db, { ...query, before });
    before = data.at(-1)?._id ?? before;
  }
  return before;
}
