import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { signUp } from "#contracts/accounts/accounts.ts";
import { createPet, type Pet, getPet } from "#contracts/travel/pets.ts";
import { addEntry, deleteEntry, updateEntry } from "#contracts/travel/days.ts";
import { createRecord, updateRecord } from "#contracts/travel/pet-records.ts";
import {
  getTrip,
  addItems,
  createTrip,
  removeItem,
  tickItem,
  updateTrip,
} from "#contracts/travel/trips.ts";
import { call, signIn, signOut } from "../browser.ts";
import { currentSession } from "../session.ts";
import { queueDatabases, queuedCount, queuedHere, removeQueues } from "./mark.ts";
import { closeWrite, discardWrite, openWrite, queuedWrites, sendNow } from "./queue.ts";
import { isQueued } from "./queued.ts";
import { changeWrite, listWrites } from "./store.ts";

const password = "seven quiet otters";

async function signUpNow(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const token = await call(signUp, {
    body: { name: "Nia Novak", email, password, confirm: password },
  });
  signIn(token);
  return token;
}

/** As the browser says it. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

const userId = (): string => {
  const session = currentSession();
  return session.is === "member" ? session.userId : "";
};
const queue = () => listWrites(userId());
const states = async () => (await queue()).map(({ state }) => state);
const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith("queue"));
const posts = async () =>
  (await commands.changesSent()).filter(({ path }) => path.includes("/records"));

let pet: Pet;
/** The queue is shown, as it is in the shell, so it is sent. */
let stop: () => void;

beforeEach(async () => {
  await commands.mendWire();
  localStorage.clear();
  await signUpNow();
  pet = await call(createPet, { body: { petName: "Biscuit" } });
  await commands.mendWire();
  stop = queuedWrites.subscribe(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  stop();
  await signOut();
  await vi.waitUntil(async () => (await databases()).length === 0);
});

const note = (label: string, target = `records:${pet._id}`) => ({
  label,
  target,
  page: `/pets/${pet._id}`,
  draft: { key: "record", value: { label } },
});

/** Adds a record to the pet; resolves to whether it waits. */
const add = (text: string, document?: Blob, target?: string) =>
  call(createRecord, {
    params: { id: pet._id },
    body: { kind: "other", note: text },
    ...(document && { files: { document } }),
    key: crypto.randomUUID(),
    offline: note(text, target),
  }).then(() => false, isQueued);

const notesNow = async () =>
  (await call(getPet, { params: { id: pet._id } })).records.map((record) => record.note).toSorted();

const picture = () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d");
  return canvas.convertToBlob();
};

test("what was written without a network waits, and is sent in order and once when it is back", async () => {
  setOnline(false);
  expect(await add("First")).toBe(true);
  expect(await add("Second", await picture())).toBe(true);
  expect(await add("Third")).toBe(true);
  expect(await states()).toEqual(["waiting", "waiting", "waiting"]);
  expect(queuedHere.get()).toBe(3);
  expect(await posts()).toEqual([]);
  setOnline(true);
  await expect.poll(states).toEqual([]);
  expect(await notesNow()).toEqual(["First", "Second", "Third"]);
  expect(await posts()).toHaveLength(3);
  const { records } = await call(getPet, { params: { id: pet._id } });
  expect(records.find((record) => record.note === "Second")?.document).toMatch(/^\/api\/files\//);
  expect(queuedHere.get()).toBe(0);
});

test("an answer that got lost is asked for again with the same key", async () => {
  await commands.breakNext("POST", "lost");
  expect(await add("Echo")).toBe(true);
  await expect.poll(states).toEqual([]);
  const [first, second, ...more] = await posts();
  expect(second?.key).toBe(first?.key);
  expect(more).toEqual([]);
  expect(await notesNow()).toEqual(["Echo"]);
});

test("what a tab was sending when it ended is sent by the next one", async () => {
  setOnline(false);
  await add("Interrupted");
  const [write] = await queue();
  await changeWrite(userId(), write?.id ?? "", () => ({ state: "sending", triedAt: Date.now() }));
  setOnline(true);
  await expect.poll(states).toEqual([]);
  expect(await notesNow()).toEqual(["Interrupted"]);
});

test("while one tab sends, another waits", async () => {
  setOnline(false);
  await add("Only once");
  const { promise: isDone, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const otherTab = navigator.locks.request(`queue ${userId()}`, () => {
    hold();
    return isDone;
  });
  await isHeld;
  setOnline(true);
  await expect
    .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    .toContain(`queue ${userId()}`);
  expect(await posts()).toEqual([]);
  end();
  await otherTab;
  await expect.poll(states).toEqual([]);
  expect(await posts()).toHaveLength(1);
});

test("what the server rejects stays with its reason, and can be discarded or sent again", async () => {
  setOnline(false);
  const long = "x".repeat(20_000);
  await add(long);
  await add("Fine");
  setOnline(true);
  await expect.poll(states).toEqual(["failed"]);
  const [failed] = await queue();
  expect(failed?.problem).toMatch(/\w/);
  expect(await notesNow()).toEqual(["Fine"]);
  await sendNow(failed?.id ?? "");
  await expect.poll(async () => (await posts()).length).toBe(3);
  await expect.poll(states).toEqual(["failed"]);
  expect(await discardWrite(failed?.id ?? "")).toBe(true);
  expect(await states()).toEqual([]);
});

test("a change that another one preceded is a conflict, and two of one's own aren't", async () => {
  const made = await call(createRecord, { params: { id: pet._id }, body: { kind: "other" } });
  const change = (text: string, ifVersion: number) =>
    call(updateRecord, {
      params: { id: pet._id, recordId: made._id },
      body: { note: text },
      ifVersion,
      key: crypto.randomUUID(),
      offline: note(text),
    }).then(() => false, isQueued);
  setOnline(false);
  await change("Mine", made.version);
  await change("Mine again", made.version);
  setOnline(true);
  await expect.poll(states).toEqual([]);
  expect(await notesNow()).toEqual(["Mine again"]);

  setOnline(false);
  await change("Too late", made.version);
  setOnline(true);
  await expect.poll(states).toEqual(["conflict"]);
  expect(await notesNow()).toEqual(["Mine again"]);
});

test("a change over another one of other fields is sent over that one", async () => {
  const made = await call(createRecord, {
    params: { id: pet._id },
    body: { kind: "other", note: "Old" },
  });
  const params = { id: pet._id, recordId: made._id };
  setOnline(false);
  const change = (fields: Record<string, unknown>, ifVersion: number) =>
    call(updateRecord, {
      params,
      body: { note: "Mine" },
      ifVersion,
      key: crypto.randomUUID(),
      offline: { ...note("Mine"), base: { fields } },
    }).then(() => false, isQueued);
  await change({ note: "Old" }, made.version);
  await fetch(`/api/pets/${pet._id}/records/${made._id}`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${localStorage.getItem("token")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ label: "Theirs" }),
  });
  setOnline(true);
  await expect.poll(states).toEqual([]);
  expect(await notesNow()).toEqual(["Mine"]);

  setOnline(false);
  await change({ note: "Old" }, made.version);
  setOnline(true);
  await expect.poll(states).toEqual(["conflict"]);
});

test("a move is sent otherwise where it is rejected, and dropped where its entry is gone", async () => {
  const trip = await call(createTrip, {
    body: { destination: "Lyon", month: "May", day: 3, year: 2027, endDate: "2027-05-06" },
  });
  const params = { id: trip._id };
  const made = await call(addEntry, { params, body: { title: "Market", date: "2027-05-04" } });
  const [entry] = made.entries;
  const entryParams = { ...params, entryId: entry?._id ?? "" };
  const move = (before: string | null) =>
    call(updateEntry, {
      params: entryParams,
      body: { date: "2027-05-05", before },
      key: crypto.randomUUID(),
      offline: { ...note("Market"), otherwise: { date: "2027-05-05", before: null } },
    }).then(() => false, isQueued);
  setOnline(false);
  await move(crypto.randomUUID());
  setOnline(true);
  await expect.poll(states).toEqual([]);
  const moved = await call(getTrip, { params });
  expect(moved.entries.map(({ date }) => date)).toEqual(["2027-05-05"]);

  await call(deleteEntry, { params: entryParams });
  setOnline(false);
  await move(null);
  setOnline(true);
  await expect.poll(states).toEqual([]);
});

test("what is being edited isn't sent, and what was edited takes its place", async () => {
  setOnline(false);
  await add("Draft");
  const opened = await openWrite(({ draft }) => draft?.key === "record");
  expect(opened?.draft?.value).toEqual({ label: "Draft" });
  await add("Other");
  setOnline(true);
  await expect.poll(states).toEqual(["editing"]);
  setOnline(false);
  await call(createRecord, {
    params: { id: pet._id },
    body: { kind: "other", note: "Edited" },
    key: crypto.randomUUID(),
    offline: { ...note("Edited"), replaces: opened?.id },
  }).catch(isQueued);
  expect((await queue()).map(({ label }) => label)).toEqual(["Edited"]);
  const again = await openWrite(() => true);
  await closeWrite(again?.id ?? "");
  setOnline(true);
  await expect.poll(states).toEqual([]);
  expect(await notesNow()).toEqual(["Edited", "Other"]);
});

/** Adds a record whose answer never comes, opens it in its form, and saves it with another text. */
async function addAndEdit(fault: "lost" | "unsent"): Promise<void> {
  const attempt = (text: string, replaces?: string) =>
    call(createRecord, {
      params: { id: pet._id },
      body: { kind: "other", note: text },
      key: crypto.randomUUID(),
      offline: { ...note(text), editFields: ["note"], replaces },
    }).then(() => false, isQueued);
  // It is tried again while the form opens.
  for (let times = 0; times < 8; times += 1) await commands.breakNext("POST", fault);
  expect(await attempt("First")).toBe(true);
  let opened: string | undefined;
  await expect
    .poll(async () => (opened = (await openWrite(() => true))?.id), { timeout: 60_000 })
    .toBeDefined();
  await commands.mendWire();
  expect(await attempt("Edited", opened)).toBe(true);
  await expect.poll(states).toEqual([]);
}

test("something new is edited after a stall, and arrives once with the new text", async () => {
  await addAndEdit("unsent");
  expect(await notesNow()).toEqual(["Edited"]);
  expect((await posts()).map(({ method }) => method)).toEqual(["POST"]);
});

test("if it had arrived, its edit changes what is there", async () => {
  await addAndEdit("lost");
  expect(await notesNow()).toEqual(["Edited"]);
  const sent = await posts();
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST", "PUT"]);
  expect(new Set(sent.slice(0, 2).map(({ key }) => key)).size).toBe(1);
});

test("a full disk leaves the form as it was, and nothing half stored", async () => {
  setOnline(false);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
    const request = this.get("nothing");
    this.transaction.abort();
    return request;
  });
  await expect(
    call(createRecord, {
      params: { id: pet._id },
      body: { kind: "other" },
      offline: note("Record"),
    }),
  ).rejects.toMatchObject({ code: "UNAVAILABLE" });
  vi.restoreAllMocks();
  expect(await states()).toEqual([]);
});

test("a disk without room for the mark stores nothing, and says what is full", async () => {
  setOnline(false);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await expect(
    call(createRecord, {
      params: { id: pet._id },
      body: { kind: "other" },
      offline: note("Record"),
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining("out of space") });
  expect(await databases()).toEqual([]);
});

test("it is shown before it is stored, and only what is stored stays", async () => {
  setOnline(false);
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, "encrypt").mockImplementation(async (...sealing) => {
    await isHeld;
    return encrypt(...sealing);
  });
  const adding = add("Quick");
  await expect.poll(() => queuedWrites.get().map(({ label }) => label)).toEqual(["Quick"]);
  expect(queuedHere.get()).toBe(1);
  expect(await states()).toEqual([]);
  release();
  expect(await adding).toBe(true);
  expect(await states()).toEqual(["waiting"]);

  vi.restoreAllMocks();
  setOnline(false);
  vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new DOMException("No.", "OperationError"));
  expect(await add("Lost")).toBe(false);
  await expect.poll(() => queuedWrites.get().map(({ label }) => label)).toEqual(["Quick"]);
});

/** Changes what is stored of the queued writes. */
async function damage(change: (writes: IDBObjectStore, files: IDBObjectStore) => void) {
  const database = await openRaw(queueDatabases(userId()).writes);
  const transaction = database.transaction(["writes", "files"], "readwrite");
  change(transaction.objectStore("writes"), transaction.objectStore("files"));
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  database.close();
}

test("what was damaged holds nothing back, and can be discarded", async () => {
  setOnline(false);
  await add("Damaged");
  await damage((writes) => {
    const row = writes.get(1);
    row.addEventListener("success", () => {
      const { content, ...rest } = row.result;
      writes.put({ ...rest, content: { ...content, data: new ArrayBuffer(32) } });
    });
  });
  await add("Without its file", await picture());
  await damage((_, files) => files.clear());
  await add("Whole");
  setOnline(true);
  await expect.poll(states).toEqual(["unreadable", "failed"]);
  expect(await notesNow()).toEqual(["Whole"]);
  const [damaged, fileless] = await queue();
  expect(fileless?.problem).toMatch(/of its files can't be read/);
  for (const one of [damaged, fileless]) expect(await discardWrite(one?.id ?? "")).toBe(true);
  expect(await states()).toEqual([]);
});

test("a lost key loses what it sealed, and nothing that comes later", async () => {
  setOnline(false);
  await add("Sealed");
  const { key } = queueDatabases(userId());
  const gone = indexedDB.deleteDatabase(key);
  await new Promise((resolve) => gone.addEventListener("success", resolve));
  await add("Later");
  setOnline(true);
  await expect.poll(states).toEqual(["unreadable"]);
  expect(await notesNow()).toEqual(["Later"]);
});

test("items that are added, checked and removed without a network arrive in order", async () => {
  const trip = await call(createTrip, {
    body: { items: [{ list: "todo", text: "Vet" }] },
  });
  const params = { id: trip._id };
  const item = (text: string) => ({ _id: crypto.randomUUID(), list: "todo" as const, text });
  const [crate, bowl] = [item("Crate"), item("Bowl")];
  const offline = { label: "List", target: `trip:${trip._id}`, page: "/plans" };
  const sending = () => ({ key: crypto.randomUUID(), offline });
  const ofItem = (itemId = "") => ({ params: { ...params, itemId } });
  setOnline(false);
  const queued = await Promise.allSettled([
    call(addItems, { params, body: { items: [crate, bowl], place: 0 }, ...sending() }),
    call(tickItem, { ...ofItem(bowl._id), body: { done: true }, ...sending() }),
    call(removeItem, { ...ofItem(trip.items[0]?._id), ...sending() }),
    call(updateTrip, { params, body: { notes: "Mine" }, ifVersion: trip.version, ...sending() }),
  ]);
  expect(queued.map((one) => one.status === "rejected" && isQueued(one.reason))).toEqual(
    queued.map(() => true),
  );
  setOnline(true);
  await expect.poll(states).toEqual([]);
  const now = await call(getTrip, { params });
  expect(now.items.map(({ text, done }) => [text, done])).toEqual([
    ["Crate", false],
    ["Bowl", true],
  ]);
  expect(now.notes).toBe("Mine");
});

test("nothing can be read without the key, or by a second person, and log-out leaves nothing", async () => {
  const first = userId();
  setOnline(false);
  await add("Microchip 985112004118203");
  const { writes } = queueDatabases(first);
  expect(await rawText(writes)).not.toContain("985112");
  expect(new Set(await databases())).toEqual(new Set([`queue-key:${first}`, `queue:${first}`]));

  await signUpNow();
  setOnline(true);
  expect(queuedHere.get()).toBe(0);
  await expect.poll(() => queuedWrites.get()).toEqual([]);
  expect(await openWrite(() => true)).toBeUndefined();
  expect(await posts()).toEqual([]);
  await signOut();
  await expect.poll(databases).toEqual([]);
  expect(Object.keys(localStorage)).not.toContain(`private:queue:${first}`);
});

test("a session that was revoked takes what waits with it", async () => {
  setOnline(false);
  await add("Revoked");
  const token = String(localStorage.getItem("token"));
  await fetch("/api/auth/logout", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  setOnline(true);
  await expect.poll(() => localStorage.getItem("token")).toBeNull();
  await expect.poll(databases).toEqual([]);
});

test("after 30 days unseen nothing is left", async () => {
  setOnline(false);
  await add("Old");
  removeQueues({ unseen: true });
  expect(await states()).toEqual(["waiting"]);
  localStorage.setItem(`private:queue:${userId()}`, `1 ${Date.now() - 31 * 86_400_000}`);
  removeQueues({ unseen: true });
  await expect.poll(databases).toEqual([]);
  expect(queuedCount(userId())).toBe(0);
});

test("a write without an answer after 3 seconds waits, and the next ones at once until one has arrived", async () => {
  await commands.breakNext("POST", "delayed");
  await commands.breakNext("POST", "delayed");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const adding = add("Stalled");
  await expect.poll(async () => (await posts()).length).toBe(1);
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  expect(await adding).toBe(true);
  await expect.poll(async () => (await posts()).length).toBe(2);
  expect(await add("Next", undefined, "another")).toBe(true);
  await commands.release();
  await expect.poll(states).toEqual([]);
  expect(await add("Later")).toBe(false);
  expect(await notesNow()).toEqual(["Later", "Next", "Stalled"]);
  const [first, again] = await posts();
  expect(again?.key).toBe(first?.key);
  expect(await posts()).toHaveLength(4);
});

const openRaw = (name: string) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener("success", () => resolve(request.result));
  });

/** Every stored row as text. */
async function rawText(name: string): Promise<string> {
  const database = await openRaw(name);
  const rows = database.transaction("writes").objectStore("writes").getAll();
  await new Promise((resolve) => rows.addEventListener("success", resolve));
  database.close();
  const texts = rows.result.map(
    ({ content, ...row }: { content: { data: ArrayBuffer } }) =>
      JSON.stringify(row) + new TextDecoder().decode(content.data),
  );
  return texts.join();
}
