import { sql } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db } from "../../platform/schema.ts";
import { canRead } from "./policy.ts";
import { petOwners, type TripRow, withWholeLegs } from "./store.ts";

/** The parts of a trip that say where its pets are and when. */
export type JourneyRow = Pick<
  TripRow,
  | "id"
  | "owner_id"
  | "version"
  | "destination"
  | "month"
  | "day"
  | "year"
  | "end_date"
  | "origin"
  | "destination_place"
  | "people"
  | "legs"
> & { pet_ids: string[]; pet_owner_ids: string[] | null };

/**
 * The journeys of the trips with pets that a person may read, soonest first; near a year, those of that year and the one
 * before.
 */
export async function listJourneys(
  db: Db,
  viewer: Viewer,
  nearYear: number | null = null,
): Promise<JourneyRow[]> {
  const columns = ["id", "version", "destination", "month", "day", "year", "end_date"] as const;
  const isNear = sql<boolean>`(${nearYear}::int is null or p.year is null or p.year between ${nearYear}::int - 1 and ${nearYear}::int)`;
  const rows = await db
    .selectFrom("plans as p")
    .innerJoin("plan_pets as t", "t.plan_id", "p.id")
    .select(columns.map((name) => `p.${name}` as const))
    .select(["p.owner_id", "p.origin", "p.destination_place", "p.people", "p.legs"])
    .select(petOwners.as("pet_owner_ids"))
    .select(sql<string[]>`array_agg(t.pet_id::text order by t.pet_id)`.as("pet_ids"))
    .where(canRead(viewer, "p"))
    .where(isNear)
    .groupBy("p.id")
    .orderBy(sql`p.year nulls last`)
    .orderBy(sql`p.month nulls last`)
    .orderBy(sql`p.day nulls last`)
    .orderBy("p.id")
    .execute();
  return rows.map(withWholeLegs);
}
