import { CompiledQuery } from "kysely";
import { venueCategories } from "#contracts/lookup/tags.ts";
import { towns } from "#reference/places.ts";
import { migrations } from "../server/migrations/index.ts";
import { spatialKey } from "../server/src/lookup/venues/spatial-key.ts";
import { migrate } from "../server/src/platform/db/migrate.ts";
import { openDatabase, type Where } from "../server/src/platform/db/open.ts";
import type { Db, Schema } from "../server/src/platform/schema.ts";

const words =
  "park hotel cafe green dog blue royal central garden old new star sun river lake grand saint corner happy paws vet clinic pizza inn plaza villa".split(
    " ",
  );
const cities = towns.slice(0, 2_000);
const batch = 20_000;

/** Shares of the cities, of which the largest has a twelfth of all: 1/rank. */
const ends = cities.map(
  (
    (sum) => (_, rank: number) =>
      (sum += (rank + 1) ** -0.9)
  )(0),
);

/** Numbers from 0 to 1 that are the same in every run: a linear congruential generator of Knuth and Lewis. */
function makeRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The names that are in none, in many and in few places. */
export const venueWords = { none: "xylophone", common: "park", rare: "n1999" };
/** The largest city, its edge, a smaller one and the country. */
export const venueSpots = spotsOf(cities[0], cities[50]);

function spotsOf(largest = cities[0], smaller = cities[0]) {
  if (!largest || !smaller) throw new Error("There are no cities.");
  return {
    city: largest,
    edge: { latitude: largest.latitude + 0.36, longitude: largest.longitude },
    town: smaller,
    country: { latitude: smaller.latitude + 1.2, longitude: smaller.longitude + 1 },
  };
}

/** Opens a database with `count` places, most of them in cities; inserts them unless they are there. */
export async function withVenues<T>(
  where: Where,
  count: number,
  use: (db: Db) => Promise<T>,
): Promise<T> {
  console.error(`${count.toLocaleString("en")} places …`);
  const { db, close } = await openDatabase<Schema>({ ...where, statementMs: 600_000 });
  try {
    await migrate(db, migrations);
    const { n } = await db
      .selectFrom("venues")
      .select((each) => each.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    if (n < count) await fill(db, count);
    return await use(db);
  } finally {
    await close();
  }
}

async function fill(db: Db, count: number): Promise<void> {
  const ask = (text: string, values: unknown[] = []) =>
    db.executeQuery(CompiledQuery.raw(text, values));
  const random = makeRandom();
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, () => made(random));
    await ask(
      `insert into venues (id, source, category, emergency, name, latitude, longitude, spatial_key, pet_policy, address)
       select gen_random_uuid(), 'osm', category, category = 'vet' and emergency, name, latitude, longitude, key, policy,
         '12 Some Street, Some Town'
       from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::bigint[], $6::text[], $7::boolean[])
         u (category, name, latitude, longitude, key, policy, emergency)`,
      [
        rows.map((row) => row.category),
        rows.map((row) => row.name),
        rows.map((row) => row.latitude),
        rows.map((row) => row.longitude),
        rows.map((row) => spatialKey(row.latitude, row.longitude)),
        rows.map((row) => row.policy),
        rows.map((row) => row.isEmergency),
      ],
    );
  }
  // What autovacuum would do minutes later.
  await ask("vacuum analyze venues");
}

/** Seven in ten are within some kilometers of a city's center, the others around it. */
function made(random: () => number) {
  const share = random() * (ends.at(-1) ?? 1);
  const rank = ends.findIndex((end) => share < end);
  const city = cities[rank] ?? venueSpots.city;
  const spread = random() < 0.7 ? 0.1 - 0.08 * (rank / cities.length) : 1.5;
  const length = spread * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const latitude = Math.max(-89, Math.min(89, city.latitude + length * Math.sin(angle)));
  const wide = (length * Math.cos(angle)) / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const number = random() < 0.5 ? ` n${Math.floor(random() * 20_000)}` : "";
  const fraction = random();
  return {
    latitude,
    longitude: ((city.longitude + wide + 540) % 360) - 180,
    // Half of them are of two categories; a percent is of the last one.
    category: venueCategories[Math.floor(fraction ** 2 * venueCategories.length)] ?? "vet",
    name: `${pick(random() ** 2)} ${pick(random())}${number}`,
    policy: policyOf(random()),
    isEmergency: random() < 0.02,
  };
}

const pick = (share: number): string => words[Math.floor(share * words.length)] ?? "";

/** In OpenStreetMap, few places say it. */
function policyOf(share: number): string | null {
  if (share < 0.03) return "yes";
  if (share < 0.05) return "leashed";
  if (share < 0.06) return "outside";
  return share < 0.1 ? "no" : null;
}
