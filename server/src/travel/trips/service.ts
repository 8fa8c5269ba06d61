import { AppError } from "#contracts/kernel/errors.ts";
import { type ListedTrip, type Trip, tripsMax } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import * as pets from "../pets/service.ts";
import { asJson, type Json } from "../../platform/http/json.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { countTrips as countOwnTrips } from "./access-store.ts";
import { allowed, lockTrip, tripNotFound } from "./access.ts";
import { rejectOutsiders } from "./assignments.ts";
import { changeTrip, unchanged } from "./change.ts";
import { blankTrip, mergeTrip, referencedPets, type TripFiles, type TripBody } from "./columns.ts";
import { rejectUnknownPayers } from "./costs.ts";
import { moveOutsideToIdeas } from "./entries.ts";
import { canDelete, canRead, canShare, isOwner } from "./policy.ts";
import { listJourneys as listJourneyRows } from "./journey-store.ts";
import { showPapersToUploaders } from "./member-store.ts";
import { petOwnersOf, petsOnTrip, presentJourney, presentListed, presentTrip } from "./present.ts";
import { withUnseen } from "./redaction.ts";
import { rejectTooLong } from "./quota.ts";
import * as store from "./store.ts";
import { listTripTexts } from "./trip-texts.ts";

export {
  countTrips,
  findTripRow,
  lockAnyTrip,
  lockTrip,
  lockTripsOf,
  mayRead,
  tripNotFound,
} from "./access.ts";
export { changeOwner, gatherFiles, rejectUnfit, updatePeople, withdrawPerson } from "./people.ts";
export { findOwner as findTripOwner } from "./access-store.ts";
export { isInTrip } from "./days.ts";
export { recordMemberChange } from "./activity/record.ts";
export { presentGroup } from "./present.ts";
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

/** The same as a row, with what the caller isn't shown. */
export async function getTripRow(
  db: Db,
  session: Session,
  id: string,
): Promise<store.TripDetailRow> {
  const row = await store.findTrip(db, id, session);
  if (!row) throw tripNotFound();
  return row;
}

/** A trip that the caller may share, before its secret links are shown. Throws NOT_FOUND, and NOT_YOURS for a member. */
export async function getSharableTrip(db: Db, session: Session, id: string): Promise<Trip> {
  const row = await store.findAnyTrip(db, id);
  return presentTrip(allowed(row, canShare, session), session);
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
  return (await listJourneyRows(db, person, nearYear)).map(presentJourney);
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
  return events.write((trx, publish) =>
    once(trx, { ownerId, key, call: "createPlan", body }, async () => {
      if ((await countOwnTrips(trx, session)) >= tripsMax) throw tooManyTrips();
      await rejectOthersPets(trx, session, changes);
      rejectUnknownPayers(changes.costs ?? [], { owner_id: ownerId, member_ids: [], costs: [] });
      rejectOutsiders({ owner_id: ownerId, member_ids: [] }, changes.items);
      const trip = mergeTrip(blankTrip, changes, sent);
      await rejectTooLong(trx, session, trip);
      await files.attach(trx, ownerId, [sent.receipt, sent.ticket]);
      const id = uuidv7();
      await store.insertTrip(trx, { ...trip, id, owner_id: ownerId });
      await store.replacePets(trx, id, [...new Set(changes.petIds)]);
      publish({ what: "trip.created", tripId: id, ownerId });
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
 * Updates the fields that are sent; a retry with the same `key` changes nothing. Throws NOT_FOUND, VALIDATION, QUOTA, and
 * CONFLICT where `ifVersion` is stale.
 */
export function updateTrip(
  { events, files }: Deps,
  session: Session,
  id: string,
  { changes, sent, ...options }: Change,
): Promise<Trip> {
  const body = attemptBody(changes, sent);
  const request = { session, id, call: `updatePlan ${id}`, body, ...options };
  return changeTrip(events, request, async (trx, before, publish) => {
    await rejectOthersPets(trx, session, changes, before);
    rejectUnknownPayers(changes.costs ?? [], before);
    rejectOutsiders(before, changes.items);
    const isAnything = [...Object.values(changes), sent.receipt, sent.ticket].some(
      (value) => value !== undefined,
    );
    if (!isAnything) return unchanged;
    const after = mergeTrip(before, withUnseen(before, session, changes, sent), sent);
    await rejectTooLong(trx, { userId: before.owner_id }, after, before);
    // Replaced files are dropped first, so that a full quota does not prevent replacing.
    const replacedFiles = (["receipt_file", "ticket_file"] as const).flatMap((column) =>
      before[column] === after[column] ? [] : [before[column]],
    );
    await files.drop(trx, publish, replacedFiles);
    await files.attach(trx, session.userId, [sent.receipt, sent.ticket]);
    await store.updateTrip(trx, id, after);
    await showPapersToUploaders(trx, id);
    if (changes.petIds) await store.replacePets(trx, id, [...new Set(changes.petIds)]);
    const movedToIdeas = await moveOutsideToIdeas(trx, before, after);
    return movedToIdeas.length > 0 ? { movedToIdeas } : undefined;
  });
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
    publish({ what: "trip.deleted", tripId: id, ownerId: trip.owner_id });
    return { _id: id };
  });
}

/** Throws VALIDATION where the changes name a pet that is neither the caller's nor on the trip already. */
export async function rejectOthersPets(
  trx: Trx,
  caller: Owner,
  changes: Pick<TripBody, "petIds" | "legs" | "items" | "costs">,
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

const tooManyTrips = () =>
  new AppError(
    "VALIDATION",
    `You've reached the limit of ${tripsMax} trips. Delete an old trip to add a new one.`,
  );
