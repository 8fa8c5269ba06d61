import { noteChanged, notifyListeners } from "./channel.ts";
import type { OfflineNote } from "#contracts/kernel/client.ts";
import { currentSession, refreshSession } from "../session.ts";
import {
  deleteQueue,
  hasQueue,
  markQueue,
  queueDatabases,
  queuedCount,
  queuedHere,
} from "./mark.ts";
import { openDatabase, transactionDone } from "../indexed-db.ts";
import { keyIn, seal, sealJson, unseal, unsealJson, type Sealed } from "../sealed.ts";

/**
 * - `waiting`: is sent when its turn comes.
 * - `sending`: one tab sends it; if that tab ended, the next one sends it again with the same key.
 * - `editing`: its author changes it in a form; it isn't sent meanwhile.
 * - `failed`: the server rejected it.
 * - `conflict`: another change came first.
 * - `unreadable`: its key or its content was lost. It can only be discarded.
 */
export type WriteState = "waiting" | "sending" | "editing" | "failed" | "conflict" | "unreadable";

export type QueuedPart = { name: string; text: string } | { name: string; file: QueuedFile };
/** A file beside the write; `place` is its number. */
export type QueuedFile = { place: number; name: string; type: string };

/** What doesn't change while it waits. */
type Content = OfflineNote & {
  method: string;
  path: string;
  body: { is: "json"; text: string } | { is: "form"; parts: readonly QueuedPart[] };
  /** Of something new that was edited after it was sent without an answer: the body that the server may have. */
  firstBody?: string;
  createdAt: string;
};

/** What changes, readable without the key. */
type Status = {
  /** Its idempotency key. */
  id: string;
  state: WriteState;
  /** When it was sent first without an answer; the server may have it. */
  triedAt: number | null;
  /** The version that it was based on. */
  version: number | null;
};

export type QueuedWrite = Content & Status & { order: number; problem: string | undefined };

type Row = Status & { order?: number; content: Sealed; problem?: Sealed | undefined };

const writeStore = "writes";
const fileStore = "files";

function createStores(database: IDBDatabase): void {
  const writes = database.createObjectStore(writeStore, { keyPath: "order", autoIncrement: true });
  writes.createIndex("id", "id", { unique: true });
  database.createObjectStore(fileStore);
}

const open = (userId: string, create: boolean) =>
  openDatabase(queueDatabases(userId).writes, create ? createStores : undefined);

const contentPlace = (id: string) => `${writeStore} ${id}`;
const problemPlace = (id: string) => `problem ${id}`;
const filePlace = (id: string, place: number) => `${fileStore} ${id} ${place}`;

const filesOf = (id: string) =>
  IDBKeyRange.bound(`${fileStore} ${id} `, `${fileStore} ${id} \uffff`);

const storing = new Map<string, QueuedWrite>();

/** The writes of a person that are shown already while they are being stored. */
export const writesBeingStored = (userId: string): QueuedWrite[] =>
  Array.from(storing, ([place, write]) => (place.startsWith(`${userId} `) ? [write] : [])).flat();

/** Counts what is left for pages that don't open the database, and tells every tab. */
async function changed(userId: string, database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(writeStore);
  const count = transaction.objectStore(writeStore).count();
  await transactionDone(transaction);
  // Somebody who logged out meanwhile leaves nothing.
  if (!hasQueue(userId)) return;
  markQueue(userId, count.result);
  if (userIdHere() === userId) queuedHere.set(count.result);
  noteChanged();
}

/** The queued writes in the order in which they were made. */
export async function listWrites(userId: string): Promise<QueuedWrite[]> {
  if (!hasQueue(userId)) return [];
  const key = await keyIn(queueDatabases(userId).key, false);
  const database = await open(userId, false);
  if (!database) return [];
  const transaction = database.transaction(writeStore);
  const rows: IDBRequest<Row[]> = transaction.objectStore(writeStore).getAll();
  await transactionDone(transaction).finally(() => database.close());
  return Promise.all(rows.result.map((row) => readRow(key, row).catch(() => unreadable(row))));
}

async function readRow(key: CryptoKey | undefined, row: Row): Promise<QueuedWrite> {
  if (!key) return unreadable(row);
  const { id, state, triedAt, version, order = 0, content, problem } = row;
  // This module alone writes what it reads here.
  const whole = (await unsealJson(key, content, contentPlace(id))) as Content;
  const message = problem && String(await unsealJson(key, problem, problemPlace(id)));
  return { ...whole, id, state, triedAt, version, order, problem: message };
}

/** It must not hold back what can be read, and its author learns of it. */
const unreadable = ({ id, order = 0 }: Row): QueuedWrite => ({
  id,
  order,
  state: "unreadable",
  label: "A change",
  method: "POST",
  path: "",
  target: "",
  page: "/",
  body: { is: "json", text: "" },
  createdAt: new Date().toISOString(),
  triedAt: null,
  version: null,
  problem: undefined,
});

/** The bytes of a queued file. */
export async function readFile(
  userId: string,
  id: string,
  { place, name, type }: QueuedFile,
): Promise<File | undefined> {
  const key = await keyIn(queueDatabases(userId).key, false);
  const database = key && (await open(userId, false));
  if (!key || !database) return undefined;
  const transaction = database.transaction(fileStore);
  const at = filePlace(id, place);
  const sealed: IDBRequest<Sealed | undefined> = transaction.objectStore(fileStore).get(at);
  await transactionDone(transaction).finally(() => database.close());
  return sealed.result && new File([await unseal(key, sealed.result, at)], name, { type });
}

export type NewWrite = Content & Pick<Status, "id" | "version" | "triedAt">;

/**
 * Stores a write with its files, in one transaction. With `replaces` it takes the place of another that was edited.
 * Rejects where the browser has no room for it, and once the person has left.
 */
export async function addWrite(
  userId: string,
  write: NewWrite,
  files: readonly File[],
): Promise<void> {
  const place = `${userId} ${write.id}`;
  storing.set(place, { ...write, state: "waiting", order: Infinity, problem: undefined });
  queuedHere.set(Math.max(1, queuedHere.get()));
  notifyListeners();
  try {
    await store(userId, write, files);
  } finally {
    storing.delete(place);
    queuedHere.set(queuedCount(userIdHere()));
    notifyListeners();
  }
}

const userIdHere = (): string | undefined => {
  const session = currentSession();
  return session.is === "member" ? session.userId : undefined;
};

async function store(
  userId: string,
  { id, version, triedAt, ...content }: NewWrite,
  files: readonly File[],
): Promise<void> {
  const mustStay = () => {
    // Another tab may have logged out a moment ago.
    refreshSession();
    if (userIdHere() !== userId) throw new DOMException("The person has left.", "AbortError");
  };
  mustStay();
  if (!hasQueue(userId)) markQueue(userId, 0);
  // Without the mark log-out wouldn't know what to delete.
  if (!hasQueue(userId)) throw new DOMException("There is no room.", "QuotaExceededError");
  const key = await keyIn(queueDatabases(userId).key, true);
  if (!key) throw new DOMException("There is no key.", "InvalidStateError");
  const sealedFiles: [string, Sealed][] = [];
  for (const [place, file] of files.entries()) {
    const at = filePlace(id, place);
    // One after another: a phone has little room for several large pictures at once.
    // oxlint-disable-next-line no-await-in-loop -- as said
    sealedFiles.push([at, await seal(key, await file.arrayBuffer(), at)]);
  }
  const sealed = await sealJson(key, content, contentPlace(id));
  mustStay();
  const database = await open(userId, true);
  if (!database) return;
  try {
    const transaction = database.transaction([writeStore, fileStore], "readwrite");
    const writes = transaction.objectStore(writeStore);
    const files = transaction.objectStore(fileStore);
    const row: Row = { id, version, triedAt, state: "waiting", content: sealed };
    const put = (order?: number) => {
      writes.put(order === undefined ? row : { ...row, order });
      for (const [at, file] of sealedFiles) files.put(file, at);
    };
    const before: IDBRequest<Row | undefined> = writes.index("id").get(content.replaces ?? id);
    before.addEventListener("success", () => {
      const old = before.result;
      if (old) files.delete(filesOf(old.id));
      put(old?.order);
    });
    await transactionDone(transaction);
    if (hasQueue(userId)) await changed(userId, database);
  } finally {
    database.close();
  }
  // Deletes what was written while the person left in another tab.
  if (!hasQueue(userId)) {
    deleteQueue(userId);
    throw new DOMException("The person has left.", "AbortError");
  }
}

/**
 * Changes the status of a write in one transaction: `change` answers the new one, "remove", or undefined to leave it.
 * Resolves to whether it was changed.
 */
export async function changeWrite(
  userId: string,
  id: string,
  change: (status: Status) => Partial<Omit<Status, "id">> | "remove" | undefined,
  problem?: string,
): Promise<boolean> {
  const sealedProblem = problem === undefined ? undefined : await sealProblem(userId, id, problem);
  const database = hasQueue(userId) ? await open(userId, false) : undefined;
  if (!database) return false;
  let isChanged = false;
  try {
    const transaction = database.transaction([writeStore, fileStore], "readwrite");
    const writes = transaction.objectStore(writeStore);
    const found: IDBRequest<Row | undefined> = writes.index("id").get(id);
    found.addEventListener("success", () => {
      const row = found.result;
      const next = row && change(row);
      if (!row || !next) return;
      isChanged = true;
      if (next === "remove") {
        if (row.order !== undefined) writes.delete(row.order);
        transaction.objectStore(fileStore).delete(filesOf(id));
      } else writes.put({ ...row, ...next, problem: sealedProblem });
    });
    await transactionDone(transaction);
    if (isChanged) await changed(userId, database);
  } finally {
    database.close();
  }
  return isChanged;
}

async function sealProblem(userId: string, id: string, problem: string) {
  const key = await keyIn(queueDatabases(userId).key, false);
  return key && sealJson(key, problem, problemPlace(id));
}
