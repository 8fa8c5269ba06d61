import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/bookmarks.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { canEdit } from "../../travel/trips/policy.ts";
import { getTrip, lockTrip } from "../../travel/trips/service.ts";
import * as store from "./store.ts";
import { findBookmarkable } from "./bookmarkable.ts";

export { listSavedAmong } from "./store.ts";

type Params = ParsedInput<typeof contract.addBookmark>["params"];
type InTrip = ParsedInput<typeof contract.saveToTrip>["params"];
type Query = ParsedInput<typeof contract.listBookmarks>["query"];

/** Saves a thing; no-op if it is saved. Throws NOT_FOUND for what doesn't exist or the caller may not see. */
export function addBookmark(
  events: Events,
  session: Session,
  { kind, id }: Params,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await insertFound(trx, session, { kind, id });
    return { _id: id };
  });
}

async function insertFound(trx: Trx, session: Session, { kind, id }: Params) {
  const found = await findBookmarkable(trx, session, kind, [id]);
  if (!found.has(id)) throw new AppError("NOT_FOUND", "This doesn't exist or was deleted.");
  const thing = { profileId: session.userId, kind, subjectId: id };
  await store.insertBookmark(trx, uuidv7(), thing);
  return thing;
}

/**
 * Saves a thing to a trip, and bookmarks it. Throws NOT_FOUND for a trip that the caller may not edit and for what
 * doesn't exist or they may not see, VALIDATION where the trip is full.
 */
export function saveToTrip(
  events: Events,
  session: Session,
  { tripId, ...params }: InTrip,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    // Locked, so that two requests can't use the last place.
    await lockTrip(trx, canEdit, session, tripId);
    const thing = await insertFound(trx, session, params);
    await store.updateTripOf(trx, thing, tripId);
    if ((await store.countOfTrip(trx, tripId)) > contract.tripBookmarksMax) throw tripFull();
    return { _id: params.id };
  });
}

/** Takes a thing off a trip; no-op if it isn't there. Throws NOT_FOUND for a trip that the caller may not edit. */
export function removeFromTrip(
  events: Events,
  session: Session,
  { tripId, kind, id }: InTrip,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await lockTrip(trx, canEdit, session, tripId);
    const thing = { profileId: session.userId, kind, subjectId: id };
    await store.clearTripOf(trx, thing, tripId);
    return { _id: id };
  });
}

/** What the caller saved to an own trip, latest first. Throws NOT_FOUND for another person's trip. */
export async function listTripBookmarks(db: Db, session: Session, tripId: string) {
  await getTrip(db, session, tripId);
  const rows = await store.listOfTrip(db, session.userId, tripId);
  return { data: await presentAll(db, session, rows) };
}

const tripFull = () =>
  new AppError(
    "VALIDATION",
    `A trip can have up to ${contract.tripBookmarksMax} saved items. Remove some first.`,
  );

/** Removes a bookmark; no-op if there is none. */
export function removeBookmark(
  events: Events,
  session: Session,
  { kind, id }: Params,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await store.deleteBookmark(trx, { profileId: session.userId, kind, subjectId: id });
    return { _id: id };
  });
}

/** The caller's bookmarks, without things that are gone or that they no longer may see. */
export async function listBookmarks(db: Db, session: Session, { limit, ...from }: Query) {
  const rows = await store.listBookmarks(db, session.userId, { ...from, limit: limit + 1 });
  return {
    data: await presentAll(db, session, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** Bookmarks with title and path, without things that are gone or that the viewer no longer may see. */
async function presentAll(
  db: Db,
  session: Session,
  rows: readonly store.BookmarkRow[],
): Promise<contract.Bookmark[]> {
  const things = await Promise.all(
    contract.bookmarkKinds.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.subject_id);
      return [kind, await findBookmarkable(db, session, kind, ids)] as const;
    }),
  );
  const byKind = new Map(things);
  return rows.flatMap(({ kind, subject_id: _id, created_at }) => {
    const thing = byKind.get(kind)?.get(_id);
    return thing ? [{ kind, _id, ...thing, createdAt: created_at.toISOString() }] : [];
  });
}
