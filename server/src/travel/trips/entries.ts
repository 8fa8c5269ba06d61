import type { EntryChanges, EntryDraft } from "#contracts/travel/entries.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { entriesBytesMax, entriesMax } from "#contracts/travel/entries.ts";
import { type Trip, tripsBytesMax, tripsMax } from "#contracts/travel/trips.ts";
import { numberText } from "#format/numbers.ts";
import { randomUUID } from "node:crypto";
import { existingVenues } from "../../lookup/venues/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { changeTrip } from "./change.ts";
import { isInTrip } from "./days.ts";
import * as entryStore from "./entry-store.ts";
import type { EntryRow } from "./entry-store.ts";
import { rejectUnseenCosts } from "./redaction.ts";
import * as store from "./store.ts";

type Deps = { events: Events };
type EntryParams = { id: string; entryId: string };
type Options = { key?: string | undefined; ifVersion?: number | undefined };

/** Adds an entry; one whose ID the trip has already is skipped. Throws NOT_FOUND, VALIDATION, QUOTA. */
export const addEntry = (
  { events }: Deps,
  session: Session,
  id: string,
  body: EntryDraft,
  options: Options,
): Promise<Trip> =>
  changeTrip(
    events,
    { session, id, call: `addEntry ${id}`, body, ...options },
    async (trx, trip) => {
      const { _id = randomUUID(), before, ...fields } = body;
      if (trip.entries.some((entry) => entry.id === _id)) return;
      if (trip.entries.length >= entriesMax) throw tooManyEntries();
      if (fields.cost) rejectUnseenCosts(trip, session);
      const entry = merge({ ...blankEntry, id: _id }, fields);
      rejectWrong(trip, entry);
      await rejectUnknownVenue(trx, fields);
      await rejectTooLarge(trx, trip, [...trip.entries, entry]);
      await entryStore.insertEntry(trx, id, entry);
      await place(trx, trip, entry, before ?? null);
    },
  );

/** Updates the fields that are sent, and moves an entry. Throws NOT_FOUND, VALIDATION, QUOTA. */
export const updateEntry = (
  { events }: Deps,
  session: Session,
  { id, entryId }: EntryParams,
  body: EntryChanges,
  options: Options,
): Promise<Trip> => {
  const request = { session, id, call: `updateEntry ${entryId} ${id}`, body, ...options };
  return changeTrip(events, request, async (trx, trip) => {
    const { before, ...fields } = body;
    const current = entryOf(trip, entryId);
    if (fields.cost !== undefined) rejectUnseenCosts(trip, session);
    const entry = merge(current, fields);
    rejectWrong(trip, entry);
    await rejectUnknownVenue(trx, fields);
    const others = trip.entries.filter((one) => one !== current);
    await rejectTooLarge(trx, trip, [...others, entry]);
    await entryStore.updateEntry(trx, id, entry);
    if (before !== undefined || entry.date !== current.date)
      await place(trx, trip, entry, before ?? null);
  });
};

/** Deletes an entry. Throws NOT_FOUND. */
export const deleteEntry = (
  { events }: Deps,
  session: Session,
  { id, entryId }: EntryParams,
  options: Options,
): Promise<Trip> => {
  const request = { session, id, call: `deleteEntry ${entryId} ${id}`, ...options };
  return changeTrip(events, request, async (trx, trip) => {
    entryOf(trip, entryId);
    await entryStore.deleteEntry(trx, id, entryId);
  });
};

/** Moves all entries of a day to the end of another, or to the ideas. Throws NOT_FOUND, VALIDATION. */
export const moveDay = (
  { events }: Deps,
  session: Session,
  id: string,
  body: { from: string; to: string | null },
  options: Options,
): Promise<Trip> =>
  changeTrip(
    events,
    { session, id, call: `moveDay ${id}`, body, ...options },
    async (trx, trip) => {
      const { from, to } = body;
      if (to !== null && !isInTrip(trip, to)) throw invalid("to", outside);
      if (from === to) return;
      const ids = [...idsOn(trip, to), ...idsOn(trip, from)];
      await entryStore.orderEntries(trx, id, to, ids);
    },
  );

/** Turns entries on days that a changed trip no longer has into ideas, after the others. Returns their IDs. */
export async function moveOutsideToIdeas(
  trx: Trx,
  { id, entries }: { id: string; entries: readonly EntryRow[] },
  after: store.TripColumns,
): Promise<string[]> {
  const ideas = entries.filter(({ date }) => date === null);
  const outside = entries.filter(({ date }) => date !== null && !isInTrip(after, date));
  const ids = outside.map((entry) => entry.id);
  if (ids.length > 0)
    await entryStore.orderEntries(trx, id, null, [...ideas.map((entry) => entry.id), ...ids]);
  return ids;
}

/**
 * Saves all entries of a locked trip, in this order. Throws VALIDATION where one of `changed` is on a day outside the trip,
 * QUOTA. An entry with a photo or a place that was deleted has none.
 */
export async function saveEntries(
  trx: Trx,
  trip: store.TripDetailRow,
  entries: readonly EntryRow[],
  changed: ReadonlySet<string>,
): Promise<void> {
  const before = new Map(trip.entries.map((entry) => [entry.id, entry]));
  const after = new Map(entries.map((entry) => [entry.id, entry]));
  await rejectTooLarge(trx, trip, entries);
  const venueIds = entries.flatMap(({ venue_id }) => venue_id ?? []);
  const venues = await existingVenues(trx, [...new Set(venueIds)]);
  for (const id of changed) {
    const [old, current] = [before.get(id), after.get(id)];
    if (!current) await entryStore.deleteEntry(trx, trip.id, id);
    else {
      const { photo_id, venue_id } = current;
      const entry = {
        ...current,
        photo_id: hasPhoto(trip, current) ? photo_id : null,
        venue_id: venue_id !== null && venues.has(venue_id) ? venue_id : null,
      };
      rejectWrong(trip, entry);
      if (old) await entryStore.updateEntry(trx, trip.id, entry);
      else await entryStore.insertEntry(trx, trip.id, entry);
    }
  }
  for (const date of new Set(entries.map((entry) => entry.date))) {
    const ids = idsOn({ entries }, date);
    if (ids.join() !== idsOn(trip, date).join())
      await entryStore.orderEntries(trx, trip.id, date, ids);
  }
}

const blankEntry: Omit<EntryRow, "id"> = {
  date: null,
  time: null,
  end_time: null,
  zone: null,
  title: "",
  location: "",
  note: "",
  link: null,
  is_done: false,
  cost_amount: null,
  cost_currency: null,
  photo_id: null,
  venue_id: null,
};

type Fields = Omit<EntryChanges, "before">;

/** The row of a new entry. */
export const newEntry = (id: string, fields: Fields): EntryRow =>
  merge({ ...blankEntry, id }, fields);

/** Applies the fields that were sent; null clears. */
function merge(row: EntryRow, fields: Fields): EntryRow {
  const { title, date, time, endTime, zone, place, note, link, done, cost } = fields;
  const { photo, venueId } = fields;
  const or = <T>(sent: T | undefined, current: T): T => (sent === undefined ? current : sent);
  return {
    id: row.id,
    title: or(title, row.title),
    date: or(date, row.date),
    time: or(time, row.time),
    end_time: or(endTime, row.end_time),
    zone: or(zone, row.zone),
    location: place === undefined ? row.location : (place ?? ""),
    note: note === undefined ? row.note : (note ?? ""),
    link: or(link, row.link),
    is_done: or(done, row.is_done),
    cost_amount: cost === undefined ? row.cost_amount : (cost?.amount ?? null),
    cost_currency: cost === undefined ? row.cost_currency : (cost?.currency ?? null),
    photo_id: or(photo, row.photo_id),
    venue_id: or(venueId, row.venue_id),
  };
}

/** Puts an entry before another of its day, or at its end. Throws VALIDATION where the other is on another day. */
async function place(
  trx: Trx,
  trip: store.TripDetailRow,
  { id, date }: EntryRow,
  before: string | null,
): Promise<void> {
  const current = idsOn(trip, date);
  // Before itself, it stays where it is.
  if (before === id && current.includes(id)) return;
  const ids = current.filter((other) => other !== id);
  const at = before === null ? ids.length : ids.indexOf(before);
  if (at === -1)
    throw invalid("before", "That entry is no longer on this day. Reload and try again.");
  await entryStore.orderEntries(trx, trip.id, date, ids.toSpliced(at, 0, id));
}

const idsOn = ({ entries }: { entries: readonly EntryRow[] }, date: string | null): string[] =>
  entries.filter((entry) => entry.date === date).map(({ id }) => id);

function entryOf({ entries }: store.TripDetailRow, id: string): EntryRow {
  const entry = entries.find((one) => one.id === id);
  if (entry) return entry;
  throw new AppError("NOT_FOUND", "This entry doesn't exist. It may have been deleted.");
}

const outside = "That day isn't in this trip. Select another day, or change the trip's dates.";

function rejectWrong(trip: store.TripDetailRow, entry: EntryRow): void {
  if (entry.date !== null && !isInTrip(trip, entry.date)) throw invalid("date", outside);
  if (hasPhoto(trip, entry)) return;
  throw invalid("photo", "That photo is no longer in this trip. Select another.");
}

async function rejectUnknownVenue(trx: Trx, { venueId }: Fields): Promise<void> {
  if (!venueId || (await existingVenues(trx, [venueId])).has(venueId)) return;
  throw invalid("venueId", "This place doesn't exist. Remove it and try again.");
}

const hasPhoto = ({ attachments }: store.TripDetailRow, { photo_id }: EntryRow): boolean =>
  photo_id === null || store.ofKind(attachments, "photo").some(({ id }) => id === photo_id);

const bytesOf = (entries: readonly EntryRow[]): number =>
  Buffer.byteLength(JSON.stringify(entries));

/** Bytes that the entries of every trip may have without checking the others. */
const fairShareBytes = tripsBytesMax / tripsMax;

/** Throws QUOTA where a trip, or all trips of its owner, have too many long entries. Those that shrink are accepted. */
async function rejectTooLarge(
  trx: Trx,
  trip: store.TripDetailRow,
  entries: readonly EntryRow[],
): Promise<void> {
  const bytes = bytesOf(entries);
  if (bytes <= fairShareBytes || bytes <= bytesOf(trip.entries)) return;
  if (bytes > entriesBytesMax) throw new AppError("QUOTA", tooLarge);
  const others = await entryStore.sumEntryBytes(trx, { userId: trip.owner_id }, trip.id);
  if (bytes + others > tripsBytesMax) throw new AppError("QUOTA", tooLarge);
}

const tooLarge =
  "You've reached the storage limit for entries. Shorten notes or delete some entries, then try again.";

function invalid(field: string, message: string): AppError {
  return new AppError("VALIDATION", message, { fields: { [field]: message } });
}

const tooManyEntries = () =>
  new AppError(
    "VALIDATION",
    `A trip can have up to ${numberText(entriesMax)} entries. Delete some.`,
  );
