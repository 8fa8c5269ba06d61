import type { OfflineNote } from "#contracts/kernel/client.ts";
import { currentSession } from "../session.ts";
import { hasQueue, markQueue, queueDatabases, queuedHere, removeQueue } from "./mark.ts";
import {
  keyIn,
  openDatabase,
  seal,
  sealJson,
  transactionDone,
  unseal,
  unsealJson,
  type Sealed,
} from "../sealed.ts";

/**
 * - `waiting`: is sent when its turn comes.
 * - `sending`: one tab sends it; if that tab ended, the next one sends it again with the same key.
 * - `editing`: its author changes it in a form; it isn't sent meanwhile.
 * - `failed`: the server rejected it.
 * - `conflict`: another change came first.
 */
export type WriteState = "waiting" | "sending" | "editing" | "failed" | "conflict";

export type QueuedPart = { name: string; text: string } | { name: string; file: QueuedFile };
/** A file beside the write; `place` is its number. */
export type QueuedFile = { place: number; name: string; type: string };

/** What doesn't change while it waits. */
type Content = OfflineNote & {
  method: string;
  path: string;
  body: { is: "json"; text: string } | { is: "form"; parts: readonly QueuedPart[] };
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

/** Called in every tab after something changed. */
const channel = "queue";
let port: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!port) {
    port = new BroadcastChannel(channel);
    port.addEventListener("message", () => tell());
  }
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts what is left for pages that don't open the database, and tells every tab. */
async function changed(userId: string, database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(writeStore);
  const count = transaction.objectStore(writeStore).count();
  await transactionDone(transaction);
  // Somebody who logged out meanwhile leaves nothing.
  if (!hasQueue(userId)) return;
  markQueue(userId, count.result);
  const session = currentSession();
  if (session.is === "member" && session.userId === userId) queuedHere.set(count.result);
  tell();
  const sender = port ?? new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origins
  sender.postMessage("changed");
  if (sender !== port) sender.close();
}

/** The queued writes in the order in which they were made; none where they can't be read. */
export async function listWrites(userId: string): Promise<QueuedWrite[]> {
  if (!hasQueue(userId)) return [];
  const key = await keyIn(queueDatabases(userId).key, false);
  const database = key && (await open(userId, false));
  if (!key || !database) return [];
  const transaction = database.transaction(writeStore);
  const rows: IDBRequest<Row[]> = transaction.objectStore(writeStore).getAll();
  await transactionDone(transaction).finally(() => database.close());
  return Promise.all(rows.result.map((row) => readRow(key, row)));
}

async function readRow(key: CryptoKey, row: Row): Promise<QueuedWrite> {
  const { id, state, triedAt, version, order = 0, content, problem } = row;
  // This module alone writes what it reads here.
  const whole = (await unsealJson(key, content, contentPlace(id))) as Content;
  const message = problem && String(await unsealJson(key, problem, problemPlace(id)));
  return { ...whole, id, state, triedAt, version, order, problem: message };
}

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
  { id, version, triedAt, ...content }: NewWrite,
  files: readonly File[],
): Promise<void> {
  const mustStay = () => {
    const session = currentSession();
    if (session.is === "member" && session.userId === userId) return;
    throw new DOMException("The person has left.", "AbortError");
  };
  mustStay();
  if (!hasQueue(userId)) markQueue(userId, 0);
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
    const kept = transaction.objectStore(fileStore);
    const row: Row = { id, version, triedAt, state: "waiting", content: sealed };
    const put = (order?: number) => {
      writes.put(order === undefined ? row : { ...row, order });
      for (const [at, file] of sealedFiles) kept.put(file, at);
    };
    const before: IDBRequest<Row | undefined> = writes.index("id").get(content.replaces ?? id);
    before.addEventListener("success", () => {
      const old = before.result;
      if (old) kept.delete(filesOf(old.id));
      put(old?.order);
    });
    await transactionDone(transaction);
    if (hasQueue(userId)) await changed(userId, database);
  } finally {
    database.close();
  }
  // Deletes what was written while the person left in another tab.
  if (!hasQueue(userId)) {
    markQueue(userId, 0);
    removeQueue(userId);
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
