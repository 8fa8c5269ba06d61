import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import { venueCategories } from "#contracts/lookup/tags.ts";
import { petPolicies } from "#contracts/lookup/venues.ts";
import { numberText } from "#format/numbers.ts";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import type { Events } from "../../../platform/events.ts";
import type { Db } from "../../../platform/schema.ts";
import { readLines } from "../osm/lines.ts";
import * as store from "./store.ts";

declare module "../../../platform/events.ts" {
  interface DomainEvents {
    /** An import changed places of an area. */
    "venues.imported": { area: string };
  }
}

/** The command that makes the places of a file visible that was read to a folder in DATA_DIR. */
export const LoadRequest = z.strictObject({
  loadVenues: z.strictObject({
    folder: z.string().check(z.regex(/^venue-imports\/read-[0-9a-f]{32}$/)),
    importId: z.uuid(),
    area: z.string(),
    dataAt: z.iso.datetime(),
    /** The lines of the file of places. */
    venues: z.int(),
  }),
});
export type LoadRequest = z.output<typeof LoadRequest>;

export type LoadDeps = {
  db: Db;
  events: Events;
  dataDir: string;
  /** True once this process has to end. */
  isStopping: () => boolean;
};

const optional = z.nullable(z.string());
/** A `FoundVenue`; the process that wrote it may be of another version. */
const Line = z.strictObject({
  osm_id: z.string(),
  osm_version: z.int(),
  category: z.enum(venueCategories),
  emergency: z.boolean(),
  name: z.string(),
  name_en: optional,
  latitude: z.number(),
  longitude: z.number(),
  spatial_key: z.int(),
  address: optional,
  phone: optional,
  website: optional,
  opening_hours: optional,
  pet_policy: z.nullable(z.enum(petPolicies)),
  pet_fee: optional,
  pet_max_kg: z.nullable(z.number()),
  pet_note: optional,
});

/** Rows per statement; a few milliseconds each, so that other requests come in between on PGlite. */
const perStatement = 500;

type Load = { area: string; done: Promise<string> };

/** The loads of this process by their import. One goes on in the server when the command is killed that asked for it. */
const loads = new Map<string, Load>();

/**
 * Stages the places of an import, then makes them visible in one transaction: half of it is never visible. What is staged
 * stays if the process is killed, and the next call for the same import goes on after it; one that still runs is waited
 * for. Returns what changed, as a text. Throws AppError where the server is stopping, and where places are missing.
 */
export function loadVenues(deps: LoadDeps, { loadVenues: request }: LoadRequest): Promise<string> {
  const { importId, area } = request;
  const before = loads.get(importId);
  if (before?.area === area) return before.done;
  const done = loadAfter(before, deps, request).finally(() => {
    if (loads.get(importId)?.done === done) loads.delete(importId);
  });
  loads.set(importId, { area, done });
  return done;
}

async function loadAfter(
  before: Load | undefined,
  deps: LoadDeps,
  { importId, folder, area, dataAt, venues }: LoadRequest["loadVenues"],
): Promise<string> {
  // Its own caller gets its error.
  await before?.done.catch(() => undefined);
  const { db } = deps;
  await store.unstageOld(db);
  const lines = await stage(deps, importId, join(deps.dataDir, folder, "venues"));
  if (lines !== venues) {
    const text = `Only ${numberText(lines)} of ${numberText(venues)} places are there. Run the same command again.`;
    throw new AppError("CONFLICT", text);
  }
  await store.analyze(db, "venue_staging");
  const changes = await show(deps, { importId, area, dataAt: new Date(dataAt) });
  await store.unstageVenues(db, importId);
  if (changes.added + changes.changed > 0) await store.analyze(db, "venues");
  return textOf(area, changes);
}

/**
 * Stages the lines of a file in their order; returns their number. A place may be there twice, so as many lines as are staged
 * can be passed over.
 */
async function stage({ db, isStopping }: LoadDeps, importId: string, path: string) {
  const before = await store.countStaged(db, importId);
  let lines = 0;
  let some: store.StagedVenue[] = [];
  const send = async () => {
    if (isStopping()) {
      throw new AppError("UNAVAILABLE", "The server is stopping. Run the same command again.");
    }
    await store.stageVenues(db, importId, some);
    some = [];
    await breathe();
  };
  for await (const line of readLines(path)) {
    lines += 1;
    if (lines <= before) continue;
    const venue = z.safeParse(Line, line);
    if (!venue.success) {
      const text = "The running server is of another version. Restart it, then run this again.";
      throw new AppError("CONFLICT", text);
    }
    some.push({ ...venue.data, id: uuidv7() });
    if (some.length === perStatement) await send();
  }
  if (some.length > 0) await send();
  return lines;
}

type Import = { importId: string; area: string; dataAt: Date };
type Changes = store.Updated & {
  added: number;
  /** null where the data are older than those of the last import. */
  closed: number | null;
};

const show = ({ events }: LoadDeps, staged: Import): Promise<Changes> =>
  events.write(async (trx, publish) => {
    await store.beginSwitch(trx);
    const before = await store.upsertArea(trx, staged);
    const updated = await store.updateVenues(trx, staged);
    // What isn't in older data may be new since, and what newer data don't have is gone.
    const isOlder = before !== undefined && staged.dataAt < before;
    const added = isOlder ? 0 : await store.insertVenues(trx, staged);
    const closed = isOlder ? null : await store.closeMissing(trx, staged);
    await store.countVenues(trx, staged);
    const { changed, reopened } = updated;
    if (added + changed + reopened + (closed ?? 0) > 0) {
      publish({ what: "venues.imported", area: staged.area });
    }
    return { ...updated, added, closed };
  });

function textOf(area: string, { closed, older, ...changes }: Changes): string {
  const parts = [
    `${numberText(changes.added)} added`,
    `${numberText(changes.changed)} changed`,
    `${numberText(changes.unchanged)} unchanged`,
    `${numberText(closed ?? 0)} closed`,
    ...(changes.reopened > 0 ? [`${numberText(changes.reopened)} opened again`] : []),
    ...(older > 0 ? [`${numberText(older)} older than what is saved, and ignored`] : []),
  ];
  const note = "The file is older than the last one of this area, so nothing was added or closed.";
  return [`Places of ${area}: ${parts.join(", ")}.`, ...(closed === null ? [note] : [])].join("\n");
}
