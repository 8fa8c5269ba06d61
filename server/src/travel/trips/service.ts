import { AppError } from "#contracts/kernel/errors.ts";
import { type Trip, tripsMax } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import * as pets from "../pets/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { blankTrip, mergedTrip, petsNamed, type TripFiles, type Said } from "./columns.ts";
import { presentTrip } from "./present.ts";
import { rejectTooLong } from "./quota.ts";
import * as store from "./store.ts";

export type Deps = { events: Events; files: Files };

/** The bearer's own trips, the soonest first; those without a date last. */
export async function listTrips(db: Db, session: Session): Promise<Trip[]> {
  return (await store.listTrips(db, session.userId)).map(presentTrip);
}

/** One of the bearer's own trips. Throws NOT_FOUND, also for somebody else's. */
export async function getTrip(db: Db, session: Session, id: string): Promise<Trip> {
  const row = await store.findTrip(db, id, session.userId);
  if (!row) throw tripNotFound();
  return presentTrip(row);
}

/** Any trip and whose it is, for who holds a link to it. Throws NOT_FOUND. */
export async function getTripOfAnybody(
  db: Db,
  id: string,
): Promise<{ trip: Trip; ownerId: string }> {
  const row = await store.findAnyTrip(db, id);
  if (!row) throw tripNotFound();
  return { trip: presentTrip(row), ownerId: row.owner_id };
}

/** The trips of a person, or the one with this id, for who holds a calendar address of theirs. */
export async function listTripsOf(db: Db, ownerId: string, tripId: string | null): Promise<Trip[]> {
  if (tripId === null) return (await store.listTrips(db, ownerId)).map(presentTrip);
  const row = await store.findTrip(db, tripId, ownerId);
  return row ? [presentTrip(row)] : [];
}

/** Makes a trip; the same `key` again answers the trip it made. Throws VALIDATION, QUOTA. */
export function createTrip(
  { events, files }: Deps,
  session: Session,
  said: Said,
  sent: TripFiles,
  key?: string,
): Promise<Trip> {
  const ownerId = session.userId;
  const body = { said, receipt: sent.receipt?.hash, ticket: sent.ticket?.hash };
  return events.write((trx) =>
    once(trx, { ownerId, key, call: "createPlan", body }, async () => {
      if ((await store.countTrips(trx, ownerId)) >= tripsMax) throw tooManyTrips();
      await rejectOthersPets(trx, session, said);
      const trip = mergedTrip(blankTrip, said, sent);
      await rejectTooLong(trx, ownerId, trip);
      await files.keep(trx, ownerId, [sent.receipt, sent.ticket]);
      const id = uuidv7();
      await store.insertTrip(trx, { ...trip, id, owner_id: ownerId });
      await store.replacePets(trx, id, [...new Set(said.petIds)]);
      return getTrip(trx, session, id);
    }),
  );
}

/** Changes what is sent. Throws NOT_FOUND, VALIDATION, QUOTA, and CONFLICT where `ifVersion` is stale. */
export function updateTrip(
  { events, files }: Deps,
  session: Session,
  id: string,
  said: Said,
  sent: TripFiles,
  ifVersion?: number,
): Promise<Trip> {
  return events.write(async (trx, publish) => {
    const before = await ownTrip(trx, session, id, ifVersion);
    await rejectOthersPets(trx, session, said);
    const isAnything = [...Object.values(said), sent.receipt, sent.ticket].some(
      (value) => value !== undefined,
    );
    if (!isAnything) return presentTrip(before);
    const after = mergedTrip(before, said, sent);
    await rejectTooLong(trx, session.userId, after, before);
    // What is replaced goes first, so that a full shelf is no hindrance.
    const gone = (["receipt_file", "ticket_file"] as const).flatMap((column) =>
      before[column] === after[column] ? [] : [before[column]],
    );
    await files.drop(trx, publish, gone);
    await files.keep(trx, session.userId, [sent.receipt, sent.ticket]);
    await store.updateTrip(trx, id, after);
    if (said.petIds) await store.replacePets(trx, id, [...new Set(said.petIds)]);
    return getTrip(trx, session, id);
  });
}

/** Deletes a trip with all its papers. Throws NOT_FOUND. */
export function deleteTrip(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const trip = await ownTrip(trx, session, id);
    const papers = (trip.attachments ?? []).map(({ file_id }) => file_id);
    await files.drop(trx, publish, [trip.receipt_file, trip.ticket_file, ...papers]);
    await store.deleteTrip(trx, id);
    return { _id: id };
  });
}

/**
 * The bearer's own trip, locked until the transaction ends. Throws NOT_FOUND, also for somebody else's, and
 * CONFLICT with the trip as it is where `ifVersion` is stale.
 */
export async function ownTrip(
  trx: Trx,
  session: Session,
  id: string,
  ifVersion?: number,
): Promise<store.TripRow> {
  await store.lockTrip(trx, id, session.userId);
  const trip = await store.findTrip(trx, id, session.userId);
  if (!trip) throw tripNotFound();
  if (ifVersion !== undefined && ifVersion !== trip.version) {
    const current = presentTrip(trip);
    throw new AppError("CONFLICT", "This trip was changed elsewhere meanwhile.", { current });
  }
  return trip;
}

async function rejectOthersPets(trx: Trx, session: Session, said: Said): Promise<void> {
  const named = petsNamed(said);
  if (named.length === 0) return;
  const own = new Set((await pets.listPets(trx, session)).map(({ _id }) => _id));
  const stranger = named.find(({ petId }) => !own.has(petId));
  if (!stranger) return;
  const text = "Choose one of your own pets.";
  throw new AppError("VALIDATION", text, { fields: { [stranger.field]: text } });
}

// Someone else's plan answers like a missing one, so ids cannot be probed.
const tripNotFound = () => new AppError("NOT_FOUND", "Plan not found.");

const tooManyTrips = () =>
  new AppError("VALIDATION", `You have ${tripsMax} trips here, as many as one person can have.`);
