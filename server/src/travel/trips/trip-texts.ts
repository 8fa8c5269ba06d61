import { ListedTrip } from "#contracts/travel/trips.ts";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type { Db } from "../../platform/schema.ts";
import { presentListed } from "./present.ts";
import * as store from "./text-store.ts";

/** Characters of all texts together. */
const charactersMax = 8 * 1024 * 1024;

/** Trips as JSON by the keys of their rows: a row with the same key has the same content. */
const texts = new LRUCache<string, string>({
  maxSize: charactersMax,
  sizeCalculation: (text, key) => text.length + key.length,
});

/** The trips that a viewer may read as JSON, in the order of the list; reads only the rows that changed since they were sent before. */
export async function listTripTexts(db: Db, viewer: { userId: string }): Promise<string[]> {
  const keys = await store.listTripKeys(db, viewer);
  const found = new Map(keys.map(({ id, key }) => [id, texts.get(key)]));
  const missing = keys.flatMap(({ id }) => (found.get(id) === undefined ? [id] : []));
  // What changes in between has another key here than in the list.
  for (const { id, key, row } of await store.listTripTexts(db, viewer, missing)) {
    const text = textOf(row, viewer);
    texts.set(key, text);
    found.set(id, text);
  }
  // A trip that was deleted in between has no text.
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

/** A trip's JSON from its row's JSON. */
const textOf = (row: string, viewer: { userId: string }): string =>
  JSON.stringify(z.parse(ListedTrip, presentListed(store.tripOfText(row), viewer)));
