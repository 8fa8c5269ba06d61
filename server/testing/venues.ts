import type { Insertable } from "kysely";
import { uuidv7 } from "uuidv7";
import { spatialKey } from "../src/lookup/venues/spatial-key.ts";
import type { Db, Schema } from "../src/platform/schema.ts";

type Values = Insertable<Schema["venues"]>;

/** Inserts a place, in the middle of Berlin if it is nowhere else; returns its ID. */
export async function addVenue(db: Db, values: Partial<Values> = {}): Promise<string> {
  const [id] = await addVenues(db, [values]);
  return id ?? "";
}

/** Inserts places at once. */
export async function addVenues(db: Db, all: readonly Partial<Values>[]): Promise<string[]> {
  const rows = all.map((values): Values => {
    const { latitude = 52.52, longitude = 13.405 } = values;
    return {
      id: uuidv7(),
      source: "osm",
      category: "cafe",
      name: "Café Näpfchen",
      latitude,
      longitude,
      spatial_key: spatialKey(latitude, longitude),
      ...values,
    };
  });
  await db.insertInto("venues").values(rows).execute();
  return rows.map(({ id }) => id);
}
