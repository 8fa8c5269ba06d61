import type { CalendarAddress } from "#contracts/travel/calendars.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { noteInSession } from "../../accounts/security-log/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";
import * as pets from "../pets/service.ts";
import * as places from "../../lookup/places/service.ts";
import { listDeadlineEvents } from "../deadlines/service.ts";
import * as trips from "../trips/service.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { firstDay, tripName } from "./entries.ts";
import { calendarFile } from "./file.ts";
import * as store from "./store.ts";
import { readerOf } from "../../accounts/profiles/service.ts";

export {
  clearEndedAddresses,
  endAddresses,
  endTripAddresses,
  listEndedAddresses,
  gcAddresses,
} from "./store.ts";

export type Deps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  settings: Settings;
};

/** A rendered calendar; `name` becomes the file name. */
export type Calendar = { name: string; body: string };

const allTripsName = async ({ settings }: Deps) => `${(await settings.current()).name} trips`;
const purpose = "calendar";

/** Renders a trip that the caller may read, with the confirmation codes that they are shown. Throws NOT_FOUND for any other. */
export async function tripCalendar(deps: Deps, session: Session, id: string): Promise<Calendar> {
  const { trip, owner } = await trips.getOwnedTrip(deps.db, session, id);
  const days = [tripName(trip), firstDay(trip)].filter(Boolean).join(" ");
  return {
    name: days,
    body: await renderCalendar(deps, { owner, viewer: session }, [trip], tripName(trip), true),
  };
}

/** Renders all own trips of the caller, with confirmation codes. */
export async function allTripsCalendar(deps: Deps, session: Session): Promise<Calendar> {
  const own = await trips.listTripsOf(deps.db, session, null);
  const name = await allTripsName(deps);
  return { name, body: await renderCalendar(deps, ofOwner(session), own, name, true) };
}

/** Renders the calendar of a link. Throws NOT_FOUND for an unknown token, GONE for a revoked one. */
export async function sharedCalendar(deps: Deps, token: string): Promise<Calendar> {
  const { db, secret } = deps;
  const id = idInToken(secret, purpose, token);
  const address = id === undefined ? undefined : await store.findAddress(db, id);
  if (!address)
    throw new AppError(
      "NOT_FOUND",
      "This calendar link doesn't exist. Check that you copied the whole link.",
    );
  if (address.revoked_at)
    throw new AppError(
      "GONE",
      "This calendar link was turned off. Ask the trip owner for a new one.",
    );
  const { owner_id: userId, plan_id: tripId } = address;
  const sharedTrips = await trips.listTripsOf(db, { userId }, tripId);
  const [trip] = sharedTrips;
  const name = tripId === null || !trip ? await allTripsName(deps) : tripName(trip);
  return { name, body: await renderCalendar(deps, ofOwner({ userId }), sharedTrips, name, false) };
}

/** The caller's active calendar links. */
export async function listAddresses(deps: Deps, session: Session): Promise<CalendarAddress[]> {
  const rows = await store.listAddresses(deps.db, session);
  return rows.map((row) => presentAddress(deps, row));
}

/**
 * Returns the calendar link of one trip, or of all; creates it if there is none. Throws NOT_FOUND for another
 * person's trip.
 */
export async function createAddress(
  deps: Deps,
  session: Session,
  tripId: string | null = null,
): Promise<CalendarAddress> {
  if (tripId !== null) await trips.getSharableTrip(deps.db, session, tripId);
  const address = { id: uuidv7(), owner_id: session.userId, plan_id: tripId };
  const row = await deps.events.write(async (trx) => {
    const made = await store.insertAddress(trx, address);
    // Where there was one, it stays.
    if (made.id === address.id) {
      await noteInSession(trx, session, "link.made", "private calendar link");
    }
    return made;
  });
  return presentAddress(deps, row);
}

/** Revokes a calendar link. Throws NOT_FOUND, also for another person's. */
export async function revokeAddress(
  { events }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  const isDone = await events.write(async (trx) => {
    const wasThere = await store.revokeAddress(trx, id, session);
    if (wasThere) await noteInSession(trx, session, "link.ended", "private calendar link");
    return wasThere;
  });
  if (!isDone) throw new AppError("NOT_FOUND", "This calendar link no longer exists.");
  return { _id: id };
}

const presentAddress = ({ secret, publicUrl }: Deps, row: store.AddressRow): CalendarAddress => ({
  _id: row.id,
  planId: row.plan_id,
  url: `${publicUrl}/calendars/${linkToken(secret, purpose, row.id)}.ics`,
  createdAt: row.created_at.toISOString(),
});

type People = { owner: trips.Owner; viewer: trips.Owner };

const ofOwner = (owner: trips.Owner): People => ({ owner, viewer: owner });

async function renderCalendar(
  deps: Deps,
  { owner, viewer }: People,
  sharedTrips: readonly Trip[],
  name: string,
  codes: boolean,
): Promise<string> {
  const { db, publicUrl } = deps;
  const cards = await pets.listCards(db, undefined, viewer.userId);
  const othersPets = sharedTrips.flatMap((trip) => trip.othersPets);
  const petNames = new Map([...cards, ...othersPets].map(({ _id, petName }) => [_id, petName]));
  const named = sharedTrips.flatMap(({ legs }) =>
    legs.flatMap(({ from, to }) => [from ?? [], to ?? []]),
  );
  const airports = await places.airportNames(named.flat());
  const reader = await readerOf(db, viewer.userId);
  const [only, ...others] = sharedTrips;
  const tripId = others.length === 0 ? only?._id : undefined;
  const deadlines = only ? await listDeadlineEvents(deps, owner, viewer, tripId) : new Map();
  return calendarFile(sharedTrips, {
    name,
    publicUrl,
    petNames,
    airports,
    codes,
    deadlines,
    reader,
  });
}
