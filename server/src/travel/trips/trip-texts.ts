import { Trip } from "#contracts/travel/trips.ts";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { presentTrip } from "./present.ts";
import { type TripRow, withWholeLegs } from "./store.ts";

/** Characters of rows and answers together. */
const charactersMax = 8 * 1024 * 1024;

/** Trips as JSON by the text of their rows: a row with the same content has the same answer. */
const answers = new LRUCache<string, string>({
  maxSize: charactersMax,
  sizeCalculation: (answer, row) => answer.length + row.length,
});

/** What references in a trip are checked against. */
export type Belongings = Pick<TripRow, "own_pet_ids" | "own_carrier_ids">;

/** A trip's JSON from its row's JSON. */
export function tripText(row: string, belongings: Belongings): string {
  const key = `${JSON.stringify(belongings)}${row}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const trip = presentTrip({ ...parsed(row), ...belongings });
  const answer = JSON.stringify(z.parse(Trip, trip));
  answers.set(key, answer);
  return answer;
}

type ParsedRow = Omit<TripRow, keyof Belongings>;

/** A row as the driver would return it. */
function parsed(text: string): ParsedRow {
  // The text is a row of `plans` as JSON, from this feature's store.
  const row = JSON.parse(text) as ParsedRow;
  const dates = { created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) };
  return { ...withWholeLegs(row), ...dates };
}
