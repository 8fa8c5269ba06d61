import { openDatabase, transactionDone } from "../indexed-db.ts";
import { keyIn, seal, sealJson, unseal, unsealJson, type Sealed } from "../sealed.ts";
import { deleteSavedCopies, copyDatabases, savedCopiesOwner } from "./mark.ts";

export type SavedEntry = {
  path: string;
  id: string;
  type: string;
  bytes: number;
  /** It is one item of a list, whose others are saved with other trips. */
  isPart?: boolean;
};

/** What is saved of one trip. */
export type SavedTrip = {
  tripId: string;
  savedAt: string;
  /** When the server last answered. */
  checkedAt: string;
  /** Whether it had something newer then, which isn't saved. */
  newer: boolean;
  /** Files that didn't fit or didn't load. */
  skipped: number;
  entries: readonly SavedEntry[];
};

/** The path of the trip itself, whose ID is its last part. */
export const pathOfSaved = ({ tripId, entries }: SavedTrip): string | undefined =>
  entries.find(({ path, isPart }) => !isPart && path.endsWith(`/${tripId}`))?.path;

type Row = Sealed & { id: string };

const entryStore = "entries";
const tripStore = "trips";

function createStores(database: IDBDatabase): void {
  for (const store of [entryStore, tripStore]) database.createObjectStore(store);
}

const openCopies = (userId: string, create: boolean) =>
  openDatabase(copyDatabases(userId).copies, create ? createStores : undefined);

const keyOf = (userId: string, create: boolean) => keyIn(copyDatabases(userId).key, create);

const entryPlace = (id: string) => `${entryStore} ${id}`;
const tripPlace = (id: string) => `${tripStore} ${id}`;

/** The trips that are saved, the newest first; none where they can't be read. */
export async function savedTrips(userId: string): Promise<SavedTrip[]> {
  try {
    const key = await keyOf(userId, false);
    const database = key && (await openCopies(userId, false));
    if (!key || !database) return [];
    const transaction = database.transaction(tripStore);
    const store = transaction.objectStore(tripStore);
    const rows: IDBRequest<Row[]> = store.getAll();
    await transactionDone(transaction).finally(() => database.close());
    const trips = await Promise.all(
      // This module alone writes what it reads here.
      rows.result.map(async (row) => (await unsealJson(key, row, tripPlace(row.id))) as SavedTrip),
    );
    return trips.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  } catch {
    return [];
  }
}

/** The bytes of a saved answer. */
export async function savedBytes(
  userId: string,
  { id }: SavedEntry,
): Promise<ArrayBuffer | undefined> {
  try {
    const key = await keyOf(userId, false);
    const database = key && (await openCopies(userId, false));
    if (!key || !database) return undefined;
    const transaction = database.transaction(entryStore);
    const row: IDBRequest<Row | undefined> = transaction.objectStore(entryStore).get(id);
    await transactionDone(transaction).finally(() => database.close());
    return row.result && (await unseal(key, row.result, entryPlace(id)));
  } catch {
    return undefined;
  }
}

/**
 * Writes a trip with its new entries in one transaction, and removes entries and trips that nothing names any more. A
 * person who logged out meanwhile leaves nothing.
 */
export async function writeTrip(
  userId: string,
  trip: SavedTrip,
  fresh: ReadonlyMap<string, ArrayBuffer>,
  others: readonly SavedTrip[],
): Promise<void> {
  const mustStay = () => {
    if (savedCopiesOwner() === userId) return;
    deleteSavedCopies(userId);
    throw new DOMException("The person has left.", "AbortError");
  };
  mustStay();
  const key = await keyOf(userId, true);
  if (!key) return;
  const sealed = await Promise.all(
    Array.from(fresh, async ([id, data]): Promise<Row> => {
      return { id, ...(await seal(key, data, entryPlace(id))) };
    }),
  );
  const id = trip.tripId;
  const row: Row = { id, ...(await sealJson(key, trip, tripPlace(id))) };
  mustStay();
  const database = await openCopies(userId, true);
  if (!database) return;
  try {
    const transaction = database.transaction([entryStore, tripStore], "readwrite");
    const entries = transaction.objectStore(entryStore);
    for (const one of sealed) entries.put(one, one.id);
    transaction.objectStore(tripStore).put(row, id);
    removeRest(transaction, [trip, ...others]);
    await transactionDone(transaction);
  } finally {
    database.close();
  }
  mustStay();
}

/** Removes a trip; the databases too if it was the last. */
export async function removeTrip(userId: string, tripId: string): Promise<boolean> {
  const others = (await savedTrips(userId)).filter((trip) => trip.tripId !== tripId);
  if (others.length === 0) return true;
  const database = await openCopies(userId, false);
  if (!database) return true;
  const transaction = database.transaction([entryStore, tripStore], "readwrite");
  removeRest(transaction, others);
  await transactionDone(transaction).finally(() => database.close());
  return false;
}

function removeRest(transaction: IDBTransaction, trips: readonly SavedTrip[]): void {
  const named = {
    [entryStore]: new Set(trips.flatMap(({ entries }) => entries.map(({ id }) => id))),
    [tripStore]: new Set(trips.map(({ tripId }) => tripId)),
  };
  for (const name of [entryStore, tripStore] as const) {
    const store = transaction.objectStore(name);
    const keys = store.getAllKeys();
    keys.addEventListener("success", () => {
      for (const key of keys.result) {
        if (typeof key === "string" && !named[name].has(key)) store.delete(key);
      }
    });
  }
}
