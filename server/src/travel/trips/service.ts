import { AppError } from "#contracts/kernel/errors.ts";
import { type ListedTrip, type Trip, tripsMax } from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import * as pets from "../pets/service.ts";
import { asJson, type Json } from "../../platform/http/json.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { blankTrip, mergeTrip, referencedPets, type TripFiles, type TripBody } from "./columns.ts";
import { isInTrip } from "./days.ts";
import { orderEntries } from "./entry-store.ts";
import { canDelete, canEdit, canRead, canShare, isOwner, type TripPolicy } from "./policy.ts";
import { showPapersToUploaders } from "./member-store.ts";
import { petOwnersOf, petsOnTrip, presentJourney, presentListed, presentTrip } from "./present.ts";
import { withUnseen } from "./redaction.ts";
import { rejectTooLong } from "./quota.ts";
import * as store from "./store.ts";
import { listTripTexts } from "./trip-texts.ts";

export { changeOwner, gatherFiles, rejectUnfit, updatePeople, withdrawPerson } from "./people.ts";
export type { TripDetailRow } from "./store.ts";

export type Deps = { events: Events; files: Files };

/** The trips that the caller may read, soonest first; those without a date last. */
export async function listTrips(db: Db, session: Session): Promise<ListedTrip[]> {
  const rows = await store.listTrips(db, canRead(session, "p"));
  return rows.map((row) => presentListed(row, session));
}

/** The same list as JSON. */
export async function listTripsAsJson(db: Db, session: Session): Promise<Json<ListedTrip[]>> {
  return asJson(`[${(await listTripTexts(db, session)).join(",")}]`);
}

/** A trip that the caller may read. Throws NOT_FOUND for any other. */
export async function getTrip(db: Db, session: Session, id: string): Promise<Trip> {
  return (await getOwnedTrip(db, session, id)).trip;
}

/** A trip that the caller may share, before its secret links are shown. Throws NOT_FOUND, and NOT_YOURS for a member. */
export async function getSharableTrip(db: Db, session: Session, id: string): Promise<Trip> {
  const row = await store.findAnyTrip(db, id);
  return presentTrip(allowed(row, canShare, session), session);
}

/** Whether the caller may read a trip. */
export const mayRead = async (db: Db, session: Session, id: string): Promise<boolean> =>
  canRead.allows(session, await store.findAccess(db, id));

/** The trips that a person owns or joined, each locked until the transaction ends. */
export async function lockTripsOf(trx: Trx, person: Owner): Promise<store.TripDetailRow[]> {
  const ids = await store.lockTrips(trx, canRead(person));
  return ids.length === 0 ? [] : store.listWholeTrips(trx, canRead(person, "p"));
}

/** The trips that a person owns or joined. */
export const countTrips = (trx: Trx, person: Owner): Promise<number> =>
  store.countReadable(trx, person);

/** A trip whatever the caller may do, for the holder of an invitation; undefined if it is gone. */
export const findTripRow = store.findAnyTrip;

/** Locks it until the transaction ends. */
export async function lockAnyTrip(trx: Trx, id: string): Promise<store.TripDetailRow | undefined> {
  await store.lockTrip(trx, id, sql<boolean>`true`);
  return store.findAnyTrip(trx, id);
}

/** The person whose pets, carriers and home a trip is judged with. */
export type Owner = { userId: string };

/** A trip with its owner, and with those to whom its traveling pets belong. */
export type OwnedTrip = { trip: Trip; owner: Owner; petOwnerIds: readonly string[] };

/** A trip that the caller may read, with its owner. Throws NOT_FOUND for any other. */
export const getOwnedTrip = async (
  db: Db,
  viewer: { userId: string },
  id: string,
): Promise<OwnedTrip> => presentOwned(await store.findTrip(db, id, viewer), viewer);

/** Any trip as its owner sees it, for the holder of a share link. Throws NOT_FOUND. */
export const getTripOfAnybody = async (db: Db, id: string): Promise<OwnedTrip> =>
  presentOwned(await store.findAnyTrip(db, id));

function presentOwned(
  row: store.TripDetailRow | undefined,
  viewer?: { userId: string },
): OwnedTrip {
  if (!row) throw tripNotFound();
  const owner = { userId: row.owner_id };
  return { trip: presentTrip(row, viewer ?? owner), owner, petOwnerIds: petOwnersOf(row) };
}

/** A person's own trips, or only the one with this id, for calendars. */
export async function listTripsOf(db: Db, owner: Owner, tripId: string | null): Promise<Trip[]> {
  if (tripId === null) {
    const rows = await store.listWholeTrips(db, isOwner(owner, "p"));
    return rows.map((row) => presentTrip(row, owner));
  }
  const row = await store.findAnyTrip(db, tripId);
  return isOwner.allows(owner, row) ? [presentTrip(row, owner)] : [];
}

/** Where the pets of a trip are and when, and with how many people. */
export type TripJourney = Pick<
  Trip,
  | "_id"
  | "version"
  | "destination"
  | "month"
  | "day"
  | "year"
  | "endDate"
  | "origin"
  | "destinationPlace"
  | "people"
  | "legs"
  | "petIds"
> & {
  ownerId: string;
  /** Those to whom its traveling pets belong, its owner first. */
  petOwnerIds: readonly string[];
};

/**
 * The journeys of a person's own and joined trips with pets, soonest first; near a year, those of that year and the one
 * before.
 */
export async function listJourneys(
  db: Db,
  person: Owner,
  nearYear: number | null = null,
): Promise<TripJourney[]> {
  return (await store.listJourneys(db, person, nearYear)).map(presentJourney);
}

/** Creates a trip; a retry with the same `key` returns the first one. Throws VALIDATION, QUOTA. */
export function createTrip(
  { events, files }: Deps,
  session: Session,
  changes: TripBody,
  sent: TripFiles,
  key?: string,
): Promise<Trip> {
  const ownerId = session.userId;
  const body = { changes, receipt: sent.receipt?.hash, ticket: sent.ticket?.hash };
  return events.write((trx) =>
    once(trx, { ownerId, key, call: "createPlan", body }, async () => {
      if ((await store.countTrips(trx, session)) >= tripsMax) throw tooManyTrips();
      await rejectOthersPets(trx, session, changes);
      const trip = mergeTrip(blankTrip, changes, sent);
      await rejectTooLong(trx, session, trip);
      await files.attach(trx, ownerId, [sent.receipt, sent.ticket]);
      const id = uuidv7();
      await store.insertTrip(trx, { ...trip, id, owner_id: ownerId });
      await store.replacePets(trx, id, [...new Set(changes.petIds)]);
      return getTrip(trx, session, id);
    }),
  );
}

type Change = {
  changes: TripBody;
  sent: TripFiles;
  ifVersion?: number | undefined;
  key?: string | undefined;
};

/**
 * Updates the fields that are sent; a retry with the same `key` gets the first answer. Throws NOT_FOUND, VALIDATION,
 * QUOTA, and CONFLICT where `ifVersion` is stale.
 */
export function updateTrip(
  deps: Deps,
  session: Session,
  id: string,
  { changes, sent, ifVersion, key }: Change,
): Promise<Trip> {
  const attempt = { ownerId: session.userId, key, call: `updatePlan ${id}` };
  const body = attemptBody(changes, sent);
  return deps.events.write((trx, publish) =>
    once(trx, { ...attempt, body }, async () => {
      const before = await lockTrip(trx, canEdit, session, id, ifVersion);
      return applyChanges(deps, trx, publish, session, before, { changes, sent });
    }),
  );
}

/** Changes a locked trip, with its files. */
async function applyChanges(
  { files }: Deps,
  trx: Trx,
  publish: Publish,
  session: Session,
  before: store.TripDetailRow,
  { changes, sent }: Change,
): Promise<Trip> {
  const { id } = before;
  await rejectOthersPets(trx, session, changes, before);
  const isAnything = [...Object.values(changes), sent.receipt, sent.ticket].some(
    (value) => value !== undefined,
  );
  if (!isAnything) return presentTrip(before, session);
  const after = mergeTrip(before, withUnseen(before, session, changes, sent), sent);
  await rejectTooLong(trx, { userId: before.owner_id }, after, before);
  // Replaced files are dropped first, so that a full quota does not prevent replacing.
  const replacedFiles = (["receipt_file", "ticket_file"] as const).flatMap((column) =>
    before[column] === after[column] ? [] : [before[column]],
  );
  await files.drop(trx, publish, replacedFiles);
  await files.attach(trx, session.userId, [sent.receipt, sent.ticket]);
  await store.updateTrip(trx, publish, id, after);
  await showPapersToUploaders(trx, id);
  if (changes.petIds) await store.replacePets(trx, id, [...new Set(changes.petIds)]);
  const movedToIdeas = await moveOutsideToIdeas(trx, before, after);
  const trip = await getTrip(trx, session, id);
  return movedToIdeas.length > 0 ? { ...trip, movedToIdeas } : trip;
}

/** Turns entries on days that a changed trip no longer has into ideas, after the others. Returns their IDs. */
async function moveOutsideToIdeas(
  trx: Trx,
  { id, entries }: store.TripDetailRow,
  after: store.TripColumns,
): Promise<string[]> {
  const ideas = entries.filter(({ date }) => date === null);
  const outside = entries.filter(({ date }) => date !== null && !isInTrip(after, date));
  const ids = outside.map((entry) => entry.id);
  if (ids.length > 0)
    await orderEntries(trx, id, null, [...ideas.map((entry) => entry.id), ...ids]);
  return ids;
}

/** Deletes a trip with all its papers. Throws NOT_FOUND. */
export function deleteTrip(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const trip = await lockTrip(trx, canDelete, session, id);
    const papers = (trip.attachments ?? []).map(({ file_id }) => file_id);
    await files.drop(trx, publish, [trip.receipt_file, trip.ticket_file, ...papers]);
    await store.deleteTrip(trx, id);
    publish({ what: "trip.changed", tripId: id });
    return { _id: id };
  });
}

/**
 * Locks a trip that `isAllowed` allows the caller, until the transaction ends. Throws NOT_FOUND, NOT_YOURS for a member
 * who may only read it, and CONFLICT with the current trip where `ifVersion` is stale.
 */
export async function lockTrip(
  trx: Trx,
  isAllowed: TripPolicy,
  session: Session,
  id: string,
  ifVersion?: number,
): Promise<store.TripDetailRow> {
  const isLocked = await store.lockTrip(trx, id, canRead(session));
  const trip = allowed(isLocked && (await store.findAnyTrip(trx, id)), isAllowed, session);
  const stale = "This trip was changed in another tab or on another device.";
  await rejectStale(ifVersion, trip, stale, () => presentTrip(trip, session));
  return trip;
}

/** A trip with which the caller may do something. Throws NOT_FOUND for one that they may not read, else NOT_YOURS. */
function allowed(
  row: store.TripDetailRow | undefined,
  isAllowed: TripPolicy,
  session: Session,
): store.TripDetailRow {
  if (!canRead.allows(session, row)) throw tripNotFound();
  if (isAllowed.allows(session, row)) return row;
  throw new AppError(
    "NOT_YOURS",
    isAllowed === canEdit
      ? "You can view this trip, but not change it. Ask its owner to make you an editor."
      : "Only the trip's owner can do this.",
  );
}

/** Throws VALIDATION where the changes name a pet that is neither the caller's nor on the trip already. */
export async function rejectOthersPets(
  trx: Trx,
  caller: Owner,
  changes: Pick<TripBody, "petIds" | "legs" | "items">,
  before?: store.TripRow,
): Promise<void> {
  const onTrip = before ? petsOnTrip(before) : new Set();
  const references = referencedPets(changes).filter(({ petId }) => !onTrip.has(petId));
  if (references.length === 0) return;
  const own = new Set((await pets.listPets(trx, caller)).map(({ _id }) => _id));
  const foreign = references.find(({ petId }) => !own.has(petId));
  if (!foreign) return;
  const message = "Select one of your pets.";
  throw new AppError("VALIDATION", message, { fields: { [foreign.field]: message } });
}

// Someone else's trip answers like a missing one, so ids cannot be probed.
export const tripNotFound = () =>
  new AppError("NOT_FOUND", "This trip doesn't exist. It may have been deleted.");

const tooManyTrips = () =>
  new AppError(
    "VALIDATION",
    `You've reached the limit of ${tripsMax} trips. Delete an old trip to add a new one.`,
  );
