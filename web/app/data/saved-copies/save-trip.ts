import { freshKey } from "../idempotency.ts";
import { currentSession, currentToken, refreshSession } from "../session.ts";
import {
  savedBytes,
  savedTrips,
  removeTrip,
  writeTrip,
  type SavedEntry,
  type SavedTrip,
} from "./database.ts";
import { isMissing } from "./is-missing.ts";
import { deleteSavedCopies, copyDatabases, markTripsSaved, removeSavedCopies } from "./mark.ts";

export const savedCopyLimits = { bytes: 50_000_000, trips: 3 } as const;

export const bytesOf = ({ entries }: Pick<SavedTrip, "entries">): number =>
  entries.reduce((sum, { bytes }) => sum + bytes, 0);

const decode = (data: ArrayBuffer): string => new TextDecoder().decode(data);

type Fetched = { path: string; type: string; data: ArrayBuffer };

/** One tab writes at a time. */
const lock = "kept";

/** How long a trip that is saved waits for an answer to begin, in milliseconds. */
const timeoutMs = 20_000;

async function begin(path: string, signal: AbortSignal): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const headers = { authorization: `Bearer ${currentToken() ?? ""}` };
  try {
    return await fetch(path, {
      headers,
      signal: AbortSignal.any([signal, timeout.signal]),
      cache: "no-store",
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Straight from the server; undefined where it has none, or where it is larger than `room`. */
async function fetchWhole(
  path: string,
  room: number,
  signal: AbortSignal,
  isNeeded = false,
): Promise<Fetched | undefined> {
  const response = await begin(path, signal);
  const { status, ok } = response;
  if (status === 401 || status === 429 || status >= 500) {
    throw new Error(`${path} answered ${status}.`);
  }
  if (isNeeded && (await isMissing(response))) throw new MissingError();
  if (!ok || Number(response.headers.get("content-length") ?? 0) > room) {
    await response.body?.cancel();
    return undefined;
  }
  const data = await response.arrayBuffer();
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return data.byteLength > room ? undefined : { path, type, data };
}

/** The private files that an answer names. */
const filesIn = (text: string): string[] =>
  Array.from(text.matchAll(/"(\/api\/files\/[\w-]+)"/g), ([, path = ""]) => path);

export type TripToSave = {
  userId: string;
  tripId: string;
  /** The calls to save. */
  paths: readonly string[];
  /** Those whose files are saved too. */
  withFiles: readonly string[];
  /** Lists that have one of the answers as an item. Their other items aren't saved. */
  partsOf: readonly { list: string; item: string }[];
  signal: AbortSignal;
};

/** The server has no such trip anymore. */
class MissingError extends Error {
  override readonly name = "MissingError";
}

/**
 * Saves a trip on this device, or refreshes it. Without a network what is there stays; what was deleted elsewhere goes.
 */
export async function saveTrip(tripToSave: TripToSave): Promise<SavedTrip> {
  const { userId, tripId, signal } = tripToSave;
  try {
    return await navigator.locks.request(lock, { signal }, () => save(tripToSave));
  } catch (error) {
    if (error instanceof MissingError) await dropTrip(userId, tripId);
    throw error;
  }
}

async function save(tripToSave: TripToSave): Promise<SavedTrip> {
  const { userId, tripId, paths, withFiles, partsOf, signal } = tripToSave;
  await removeOthers(userId);
  const before = await savedTrips(userId);
  const old = before.find((trip) => trip.tripId === tripId);
  const answers: Fetched[] = [];
  let room: number = savedCopyLimits.bytes;
  for (const path of paths) {
    const isItself = path.endsWith(`/${tripId}`);
    const answer = await fetchWhole(path, room, signal, isItself);
    if (!answer) continue;
    answers.push(answer);
    room -= answer.data.byteLength;
  }
  signal.throwIfAborted();
  // Another tab may have logged out a moment ago.
  refreshSession();
  const session = currentSession();
  if (session.is === "guest" || session.userId !== userId) {
    throw new DOMException("The person has left.", "AbortError");
  }
  markTripsSaved(userId);
  const others = before.filter((trip) => trip !== old).slice(0, savedCopyLimits.trips - 1);
  const checkedAt = new Date().toISOString();
  // If the rest doesn't arrive, the old copy says that it is old.
  if (old && (await differs(userId, old, answers))) {
    await writeTrip(userId, { ...old, checkedAt, newer: true }, new Map(), others);
  }

  const fresh = new Map<string, ArrayBuffer>();
  const add = ({ path, type, data }: Fetched) => {
    const id = freshKey();
    fresh.set(id, data);
    return { path, id, type, bytes: data.byteLength };
  };
  const entries: SavedEntry[] = answers.map(add);
  for (const { list, item } of partsOf) {
    const answer = answers.find(({ path }) => path === item);
    if (answer) entries.push({ ...add({ ...answer, path: list }), isPart: true });
  }
  let skipped = 0;
  const named = answers.filter(({ path }) => withFiles.includes(path));
  for (const path of new Set(named.flatMap(({ data }) => filesIn(decode(data))))) {
    // A file never changes under its address.
    const stored = old?.entries.find((entry) => entry.path === path);
    const fetched = stored ? undefined : await fetchWhole(path, room, signal);
    const entry = stored && stored.bytes <= room ? stored : fetched && add(fetched);
    if (entry) {
      entries.push(entry);
      room -= entry.bytes;
    } else skipped += 1;
  }
  signal.throwIfAborted();
  const trip = { tripId, savedAt: checkedAt, checkedAt, newer: false, skipped, entries };
  await writeTrip(userId, trip, fresh, others);
  return trip;
}

/** Whether the server's answers are others than those that are saved. */
async function differs(userId: string, old: SavedTrip, answers: readonly Fetched[]) {
  for (const { path, data } of answers) {
    const entry = old.entries.find((each) => each.path === path);
    const bytes = entry && (await savedBytes(userId, entry));
    if (!bytes || decode(bytes) !== decode(data)) return true;
  }
  return false;
}

/** Removes a trip from this device; with the last one the databases and the key go too. */
export async function dropTrip(userId: string, tripId: string): Promise<void> {
  await navigator.locks.request(lock, async () => {
    if (await removeTrip(userId, tripId)) removeSavedCopies();
  });
}

/** Databases of earlier people, whose mark was lost. */
async function removeOthers(userId: string): Promise<void> {
  const own: readonly string[] = Object.values(copyDatabases(userId));
  for (const { name = "" } of (await indexedDB.databases?.()) ?? []) {
    const other = /^kept(?:-key)?:(.+)$/.exec(name)?.[1];
    if (other !== undefined && !own.includes(name)) deleteSavedCopies(other);
  }
}

export { savedTrips };
