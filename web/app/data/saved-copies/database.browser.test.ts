import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signUp } from "#contracts/accounts/accounts.ts";
import { getTrip, createTrip, deleteTrip, updateTrip } from "#contracts/travel/trips.ts";
import { call, signIn, signOut } from "../browser.ts";
import { currentSession } from "../session.ts";
import { saveTrip } from "./save-trip.ts";
import { savedAnswer } from "./fetch-or-saved.ts";
import { savedBytes, savedTrips, removeTrip, writeTrip, type SavedTrip } from "./database.ts";
import { copyDatabases, savedCopiesOwner, markTripsSaved, removeSavedCopies } from "./mark.ts";

const userId = "0190a3b4-1c2d-7e3f-8a4b-5c6d7e8f9012";
const secret = "Microchip 985112004118203";

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const names = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith("kept"));

const tripOf = (tripId: string, entryId: string): SavedTrip => ({
  tripId,
  savedAt: "2026-11-21T10:00:00.000Z",
  checkedAt: "2026-11-21T10:00:00.000Z",
  newer: false,
  skipped: 0,
  entries: [{ path: "/api/pets", id: entryId, type: "application/json", bytes: secret.length }],
});

const write = (tripId: string, entryId: string, others: readonly SavedTrip[] = []) =>
  writeTrip(userId, tripOf(tripId, entryId), new Map([[entryId, bytes(secret)]]), others);

beforeEach(() => markTripsSaved(userId));
afterEach(async () => {
  removeSavedCopies();
  await vi.waitUntil(async () => (await names()).length === 0);
});

/** Every stored row as text. */
async function rawText(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(copyDatabases(userId).copies);
    request.addEventListener("success", () => resolve(request.result));
  });
  const rows = database.transaction("entries").objectStore("entries").getAll();
  await new Promise((resolve) => rows.addEventListener("success", resolve));
  database.close();
  return rows.result
    .map(({ data }: { data: ArrayBuffer }) => new TextDecoder().decode(data))
    .join();
}

test("what is saved can be read, and is not stored as it is", async () => {
  await write("trip-1", "entry-1");
  const [trip] = await savedTrips(userId);
  const entry = trip?.entries[0];
  expect(entry && new TextDecoder().decode(await savedBytes(userId, entry))).toBe(secret);
  expect(await rawText()).not.toContain("985112");
});

test("without its key nothing can be read", async () => {
  await write("trip-1", "entry-1");
  indexedDB.deleteDatabase(copyDatabases(userId).key);
  expect(await savedTrips(userId)).toEqual([]);
  expect(await names()).toEqual([copyDatabases(userId).copies]);
});

test("reading creates no database", async () => {
  expect(await savedTrips(userId)).toEqual([]);
  expect(await names()).toEqual([]);
});

test("a trip that is written again leaves no old entries, and a trip beyond the others goes", async () => {
  await write("trip-1", "entry-1");
  await write("trip-1", "entry-2");
  const entry = { path: "/api/pets", type: "application/json", bytes: 1 };
  expect(await savedBytes(userId, { ...entry, id: "entry-1" })).toBeUndefined();
  await write("trip-2", "entry-3", [tripOf("trip-1", "entry-2")]);
  expect((await savedTrips(userId)).map(({ tripId }) => tripId).toSorted()).toEqual([
    "trip-1",
    "trip-2",
  ]);
  await write("trip-3", "entry-4", [tripOf("trip-2", "entry-3")]);
  expect((await savedTrips(userId)).map(({ tripId }) => tripId).toSorted()).toEqual([
    "trip-2",
    "trip-3",
  ]);
  expect(await removeTrip(userId, "trip-2")).toBe(false);
  expect(await removeTrip(userId, "trip-3")).toBe(true);
});

test("a person who has left meanwhile leaves nothing", async () => {
  removeSavedCopies();
  await expect(write("trip-1", "entry-1")).rejects.toThrow("The person has left.");
  await expect.poll(names).toEqual([]);
});

test("a list is put together from the trips that have an item of it, and is as old as the oldest", async () => {
  const listed = (tripId: string, savedAt: string): SavedTrip => {
    const entry = { path: "/api/plans", id: `of-${tripId}`, type: "application/json", bytes: 9 };
    return { ...tripOf(tripId, "none"), savedAt, entries: [{ ...entry, isPart: true }] };
  };
  const [older, newer] = [
    listed("trip-1", "2026-11-20T10:00:00.000Z"),
    listed("trip-2", "2026-11-22T10:00:00.000Z"),
  ];
  await writeTrip(userId, older, new Map([["of-trip-1", bytes('{"_id":"trip-1"}')]]), []);
  await writeTrip(userId, newer, new Map([["of-trip-2", bytes('{"_id":"trip-2"}')]]), [older]);
  const found = await savedAnswer(userId, "/api/plans");
  expect(await found?.response.json()).toEqual([{ _id: "trip-2" }, { _id: "trip-1" }]);
  expect(found?.state.savedAt).toBe(older.savedAt);
  expect(await savedAnswer(userId, "/api/plans/trip-1")).toBeUndefined();
});

test("after 30 days unseen nothing is left", async () => {
  await write("trip-1", "entry-1");
  localStorage.setItem("private:kept", `${userId} ${Date.now() - 31 * 86_400_000}`);
  expect(savedCopiesOwner()).toBeUndefined();
  await expect.poll(names).toEqual([]);
});

const signUpNow = async (): Promise<string> => {
  const password = "seven quiet otters";
  const email = `${crypto.randomUUID()}@example.com`;
  signIn(await call(signUp, { body: { name: "Nia Novak", email, password, confirm: password } }));
  const session = currentSession();
  return session.is === "member" ? session.userId : "";
};

/** Makes a trip and what keeps it. */
async function newTrip(me: string, notes = "") {
  const { _id: tripId } = await call(createTrip, { body: { destination: "Lisbon", notes } });
  const path = `/api/plans/${tripId}`;
  const list = { list: "/api/plans", item: path };
  const { signal } = new AbortController();
  const tripToSave = {
    userId: me,
    tripId,
    paths: [path],
    withFiles: [path],
    partsOf: [list],
    signal,
  };
  return { tripToSave, params: { id: tripId } };
}

test("another person who logs in finds nothing", async () => {
  await write("trip-1", "entry-1");
  await signUpNow();
  expect(savedCopiesOwner()).toBeUndefined();
  await expect.poll(names).toEqual([]);
  await signOut();
});

test("what is too large is counted instead, and a refresh that breaks off reports that the server had something newer", async () => {
  removeSavedCopies();
  const me = await signUpNow();
  const { tripToSave, params } = await newTrip(me, "/api/files/scan");
  const fetchNow = window.fetch.bind(window);
  let file = () => new Response("", { headers: { "content-length": "50000001" } });
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) =>
    input === "/api/files/scan" ? file() : fetchNow(input, init),
  );
  expect(await saveTrip(tripToSave)).toMatchObject({ skipped: 1, newer: false });

  await call(updateTrip, { params, body: { destination: "Porto" } });
  file = () => new Response("", { status: 503 });
  await expect(saveTrip(tripToSave)).rejects.toThrow(/503/);
  const [saved] = await savedTrips(me);
  expect(saved?.newer).toBe(true);
  expect(saved?.checkedAt).not.toBe(saved?.savedAt);
  const found = await savedAnswer(me, `/api/plans/${params.id}`);
  expect(await found?.response.json()).toMatchObject({ destination: "Lisbon" });
  vi.restoreAllMocks();
  await signOut();
});

test("a trip that was deleted elsewhere leaves this device with the server's answer", async () => {
  removeSavedCopies();
  const me = await signUpNow();
  const saveNew = async () => {
    const trip = await newTrip(me);
    await saveTrip(trip.tripToSave);
    return trip;
  };
  const saved = async () => (await savedTrips(me)).map(({ tripId }) => tripId);
  const [read, refreshed] = [await saveNew(), await saveNew()];
  expect(await saved()).toHaveLength(2);
  for (const { params } of [read, refreshed]) await call(deleteTrip, { params });

  await expect(call(getTrip, read)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect.poll(saved).toEqual([refreshed.params.id]);
  await expect(saveTrip(refreshed.tripToSave)).rejects.toMatchObject({ name: "MissingError" });
  await expect.poll(names).toEqual([]);
  await signOut();
});
