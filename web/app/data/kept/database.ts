import { deleteKept, keptDatabases, keptOwner } from "./mark.ts";

export type KeptEntry = {
  path: string;
  id: string;
  type: string;
  bytes: number;
  /** It is one item of a list, whose others are kept with other trips. */
  isPart?: boolean;
};

/** What is kept of one trip. */
export type KeptTrip = {
  tripId: string;
  savedAt: string;
  /** When the server last answered. */
  checkedAt: string;
  /** Whether it had something newer then, which isn't saved. */
  newer: boolean;
  /** Files that didn't fit or didn't load. */
  skipped: number;
  entries: readonly KeptEntry[];
};

type Sealed = { id: string; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const entryStore = "entries";
const tripStore = "trips";
const keyStore = "keys";

/** Opens a database for one use; without `create` only one that exists. */
function open(name: string, stores: readonly string[], create: boolean) {
  return new Promise<IDBDatabase | undefined>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      if (create) for (const store of stores) request.result.createObjectStore(store);
      else request.transaction?.abort();
    });
    request.addEventListener("success", () => {
      // Another tab deletes it.
      request.result.addEventListener("versionchange", () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener("error", () => (create ? reject(request.error) : resolve(undefined)));
  });
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });

const openCopies = (userId: string, create: boolean) =>
  open(keptDatabases(userId).copies, [entryStore, tripStore], create);

/** The person's key, which scripts can use but not read. */
async function keyOf(userId: string, create: boolean): Promise<CryptoKey | undefined> {
  const database = await open(keptDatabases(userId).key, [keyStore], create);
  if (!database) return undefined;
  try {
    const usages: KeyUsage[] = ["encrypt", "decrypt"];
    const fresh = create
      ? await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, usages)
      : undefined;
    const transaction = database.transaction(keyStore, create ? "readwrite" : "readonly");
    const keys = transaction.objectStore(keyStore);
    const stored: IDBRequest<unknown> = keys.get("key");
    // Another tab may have made one meanwhile.
    stored.addEventListener("success", () => {
      if (fresh && stored.result === undefined) keys.put(fresh, "key");
    });
    await done(transaction);
    return stored.result instanceof CryptoKey ? stored.result : fresh;
  } finally {
    database.close();
  }
}

/** Binds a sealed value to its place, so that none can stand in for another. */
const place = (store: string, id: string) => new TextEncoder().encode(`${store} ${id}`);

async function seal(key: CryptoKey, data: ArrayBuffer, store: string, id: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: "AES-GCM", iv, additionalData: place(store, id) };
  return { id, iv, data: await crypto.subtle.encrypt(algorithm, key, data) };
}

const unseal = (key: CryptoKey, { iv, data }: Sealed, at: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: at }, key, data);

/** The trips that are kept, the newest first; none where they can't be read. */
export async function keptTrips(userId: string): Promise<KeptTrip[]> {
  try {
    const key = await keyOf(userId, false);
    const database = key && (await openCopies(userId, false));
    if (!key || !database) return [];
    const transaction = database.transaction(tripStore);
    const store = transaction.objectStore(tripStore);
    const rows: IDBRequest<Sealed[]> = store.getAll();
    await done(transaction).finally(() => database.close());
    const trips = await Promise.all(
      rows.result.map(async (row): Promise<KeptTrip> => {
        const bytes = await unseal(key, row, place(tripStore, row.id));
        return JSON.parse(new TextDecoder().decode(bytes));
      }),
    );
    return trips.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  } catch {
    return [];
  }
}

/** The bytes of a kept answer. */
export async function keptBytes(
  userId: string,
  { id }: KeptEntry,
): Promise<ArrayBuffer | undefined> {
  try {
    const key = await keyOf(userId, false);
    const database = key && (await openCopies(userId, false));
    if (!key || !database) return undefined;
    const transaction = database.transaction(entryStore);
    const row: IDBRequest<Sealed | undefined> = transaction.objectStore(entryStore).get(id);
    await done(transaction).finally(() => database.close());
    return row.result && (await unseal(key, row.result, place(entryStore, id)));
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
  trip: KeptTrip,
  fresh: ReadonlyMap<string, ArrayBuffer>,
  others: readonly KeptTrip[],
): Promise<void> {
  const mustStay = () => {
    if (keptOwner() === userId) return;
    deleteKept(userId);
    throw new DOMException("The person has left.", "AbortError");
  };
  mustStay();
  const key = await keyOf(userId, true);
  if (!key) return;
  const sealed = await Promise.all(
    Array.from(fresh, ([id, data]) => seal(key, data, entryStore, id)),
  );
  const text = new TextEncoder().encode(JSON.stringify(trip));
  const row = await seal(key, text.buffer, tripStore, trip.tripId);
  mustStay();
  const database = await openCopies(userId, true);
  if (!database) return;
  try {
    const transaction = database.transaction([entryStore, tripStore], "readwrite");
    const entries = transaction.objectStore(entryStore);
    for (const one of sealed) entries.put(one, one.id);
    transaction.objectStore(tripStore).put(row, trip.tripId);
    removeRest(transaction, [trip, ...others]);
    await done(transaction);
  } finally {
    database.close();
  }
  mustStay();
}

/** Removes a trip; the databases too if it was the last. */
export async function removeTrip(userId: string, tripId: string): Promise<boolean> {
  const others = (await keptTrips(userId)).filter((trip) => trip.tripId !== tripId);
  if (others.length === 0) return true;
  const database = await openCopies(userId, false);
  if (!database) return true;
  const transaction = database.transaction([entryStore, tripStore], "readwrite");
  removeRest(transaction, others);
  await done(transaction).finally(() => database.close());
  return false;
}

function removeRest(transaction: IDBTransaction, trips: readonly KeptTrip[]): void {
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
