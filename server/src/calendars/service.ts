import type { CalendarAddress } from "#contracts/calendars.ts";
import { AppError } from "#contracts/errors.ts";
import type { Plan } from "#contracts/plans.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../events.ts";
import type { Session } from "../http/api.ts";
import { idInToken, linkToken } from "../http/link-tokens.ts";
import * as pets from "../pets/service.ts";
import * as places from "../places/service.ts";
import * as plans from "../plans/service.ts";
import type { Db } from "../schema.ts";
import { firstDay, tripName } from "./entries.ts";
import { calendarFile } from "./file.ts";
import * as store from "./store.ts";

export { clearEndedAddresses, endAddresses, listEndedAddresses, sweepAddresses } from "./store.ts";

export type Rooms = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

/** A calendar as it is handed out; `name` is for people, such as a file's. */
export type Calendar = { name: string; body: string };

const allTrips = "Wagabond trips";
const purpose = "calendar";

/** One of the bearer's own trips, with its codes of confirmation. Throws NOT_FOUND, also for somebody else's. */
export async function planCalendar(rooms: Rooms, session: Session, id: string): Promise<Calendar> {
  const plan = await plans.getPlan(rooms.db, session, id);
  const days = [tripName(plan), firstDay(plan)].filter(Boolean).join(" ");
  return { name: days, body: await written(rooms, session.userId, [plan], tripName(plan), true) };
}

/** All the bearer's own trips, with their codes of confirmation. */
export async function wholeCalendar(rooms: Rooms, session: Session): Promise<Calendar> {
  const own = await plans.listPlans(rooms.db, session);
  return { name: allTrips, body: await written(rooms, session.userId, own, allTrips, true) };
}

/** The calendar behind a secret address. Throws NOT_FOUND where there is none, GONE where it was revoked. */
export async function sharedCalendar(rooms: Rooms, token: string): Promise<Calendar> {
  const { db, secret } = rooms;
  const id = idInToken(secret, purpose, token);
  const address = id === undefined ? undefined : await store.findAddress(db, id);
  if (!address) throw new AppError("NOT_FOUND", "There is no calendar at this address.");
  if (address.revoked_at) throw new AppError("GONE", "This calendar address was revoked.");
  const { owner_id: ownerId, plan_id: planId } = address;
  const shown = await plans.listPlansOf(db, ownerId, planId);
  const [plan] = shown;
  const name = planId === null || !plan ? allTrips : tripName(plan);
  return { name, body: await written(rooms, ownerId, shown, name, false) };
}

/** The bearer's secret addresses that are good. */
export async function listAddresses(rooms: Rooms, session: Session): Promise<CalendarAddress[]> {
  const rows = await store.listAddresses(rooms.db, session.userId);
  return rows.map((row) => presentAddress(rooms, row));
}

/** The secret address of one trip, or of all; made where there is none. Throws NOT_FOUND for somebody else's trip. */
export async function createAddress(
  rooms: Rooms,
  session: Session,
  planId: string | null = null,
): Promise<CalendarAddress> {
  if (planId !== null) await plans.getPlan(rooms.db, session, planId);
  const address = { id: uuidv7(), owner_id: session.userId, plan_id: planId };
  const row = await rooms.events.write((trx) => store.insertAddress(trx, address));
  return presentAddress(rooms, row);
}

/** Makes an address bad at once. Throws NOT_FOUND, also for somebody else's. */
export async function revokeAddress(
  { events }: Rooms,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  const isDone = await events.write((trx) => store.revokeAddress(trx, id, session.userId));
  if (!isDone) throw new AppError("NOT_FOUND", "There is no such calendar address.");
  return { _id: id };
}

const presentAddress = ({ secret, publicUrl }: Rooms, row: store.AddressRow): CalendarAddress => ({
  _id: row.id,
  planId: row.plan_id,
  url: `${publicUrl}/calendars/${linkToken(secret, purpose, row.id)}.ics`,
  createdAt: row.created_at.toISOString(),
});

async function written(
  { db, publicUrl }: Rooms,
  ownerId: string,
  shown: readonly Plan[],
  name: string,
  codes: boolean,
): Promise<string> {
  const cards = await pets.listCards(db, ownerId);
  const petNames = new Map(cards.map(({ _id, petName }) => [_id, petName]));
  const named = shown.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from ?? [], to ?? []]));
  const airports = await places.airportNames(named.flat());
  return calendarFile(shown, { name, publicUrl, petNames, airports, codes });
}
