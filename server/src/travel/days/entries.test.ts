import { randomUUID } from "node:crypto";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/travel/days.ts";
import * as trips from "#contracts/travel/trips.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../testing/good-files.ts";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let ana: Call;
let ben: Call;
let token: string;

beforeAll(async () => {
  server = await testServer();
  ({ call: ana, token } = await newPerson(server, "Ana Reyes"));
  ({ call: ben } = await newPerson(server, "Ben Okoro"));
});
afterAll(() => server.close());

type Body = Parameters<typeof ana<typeof contract.addEntry>>[1]["body"];

/** A trip from May 3 to 8. */
const may = { month: "May", day: 3, year: 2027, endDate: "2027-05-08" } as const;
const make = async (body: Parameters<typeof ana<typeof trips.createTrip>>[1]["body"] = may) => {
  const { _id: id } = await ana(trips.createTrip, { body });
  return { id };
};
const add = (params: { id: string }, body: Body) => ana(contract.addEntry, { params, body });
const read = (params: { id: string }) => ana(trips.getTrip, { params });
const put = (
  params: { id: string },
  entryId: string,
  body: Parameters<typeof ana<typeof contract.updateEntry>>[1]["body"],
  more: { key?: string; ifVersion?: number } = {},
) => ana(contract.updateEntry, { params: { ...params, entryId }, body, ...more });

/** Adds entries named by letters to a day, or as ideas; returns their IDs by their names. */
async function addAll(params: { id: string }, titles: string, date: string | null) {
  const ids: Record<string, string> = {};
  for (const title of titles) {
    const _id = randomUUID();
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await add(params, { _id, title, date });
    ids[title] = _id;
  }
  return (title: string) => ids[title] ?? "";
}

/** The titles of each day in their order, ideas under "idea". */
function order({ entries }: Pick<trips.Trip, "entries">): Record<string, string> {
  const days: Record<string, string> = {};
  for (const { date, title } of entries)
    days[date ?? "idea"] = (days[date ?? "idea"] ?? "") + title;
  return days;
}

const failed = (code: string, ...fields: string[]) => ({
  code,
  ...(fields.length > 0 && {
    fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  }),
});

describe("an entry", () => {
  test("has a title alone, and is an idea without a date", async () => {
    const params = await make();
    const trip = await add(params, { title: "Museum" });
    const [entry] = trip.entries;
    expect(entry).toEqual({
      _id: entry?._id,
      date: null,
      time: null,
      endTime: null,
      zone: null,
      title: "Museum",
      place: "",
      note: "",
      link: null,
      done: false,
      cost: null,
      photo: null,
    });
    expect(await read(params)).toEqual(trip);
    expect(trip.version).toBe(2);
  });

  test("keeps all of its fields, changes those that are sent, and null clears", async () => {
    const params = await make();
    const whole = {
      date: "2027-05-04",
      time: "10:00",
      endTime: "11:30",
      zone: "Europe/Paris",
      title: "Louvre",
      place: "Rue de Rivoli",
      note: "Line one\nLine two",
      link: "https://example.org/tickets?a=1",
      done: true,
      cost: { amount: 2200, currency: "EUR" },
    };
    const [entry] = (await add(params, whole)).entries;
    expect(entry).toMatchObject(whole);
    const id = entry?._id ?? "";
    expect((await put(params, id, { title: "Orsay", done: false })).entries).toEqual([
      { ...entry, title: "Orsay", done: false },
    ]);
    const cleared = { time: null, endTime: null, zone: null, place: null, note: null, link: null };
    expect((await put(params, id, { ...cleared, cost: null, date: null })).entries).toMatchObject([
      { title: "Orsay", ...cleared, place: "", note: "", cost: null, date: null },
    ]);
  });

  test("shows one of the trip's photos until that is deleted", async () => {
    const params = await make();
    const image = [new Blob([new Uint8Array(await photo({ width: 80, height: 60 }))])];
    const { photos } = await ana(trips.addTripPhotos, { params, files: { image } });
    const photoId = photos[0]?._id ?? "";
    expect((await add(params, { title: "Gull", photo: photoId })).entries[0]?.photo).toBe(photoId);
    const other = await make();
    await expect(add(other, { title: "Gull", photo: photoId })).rejects.toMatchObject(
      failed("VALIDATION", "photo"),
    );
    await ana(trips.deleteTripPhoto, { params: { ...params, photoId } });
    expect((await read(params)).entries[0]).toMatchObject({ title: "Gull", photo: null });
  });

  test("is stored as it was typed, also hostile text", async () => {
    const params = await make();
    const title = `'); drop table plans; -- <script>alert("1")</script> \${x} %00 👩‍🚀`;
    expect((await add(params, { title, note: "{{7*7}}\n\\u0000" })).entries[0]).toMatchObject({
      title,
      note: "{{7*7}}\n\\u0000",
    });
  });

  test.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(151) }],
    ["title", { title: "two\nlines" }],
    ["title", { title: "turned \u202E text" }],
    ["note", { title: "x", note: "x".repeat(2_001) }],
    ["note", { title: "x", note: "\u0000" }],
    ["link", { title: "x", link: "http://example.org" }],
    ["link", { title: "x", link: "javascript:alert(1)" }],
    ["link", { title: "x", link: "https://user:word@example.org" }],
    ["link", { title: "x", link: `https://example.org/${"x".repeat(2_000)}` }],
    ["date", { title: "x", date: "2027-02-30" }],
    ["date", { title: "x", date: "2027-05-02" }],
    ["date", { title: "x", date: "2027-05-09" }],
    ["time", { title: "x", time: "25:00" }],
    ["zone", { title: "x", zone: "Mars/Olympus" }],
    ["before", { title: "x", before: "00000000-0000-4000-8000-000000000000" }],
    ["photo", { title: "x", photo: "00000000-0000-4000-8000-000000000000" }],
    ["cost.amount", { title: "x", cost: { amount: 1.5, currency: "EUR" } }],
  ])("is rejected for a wrong %s, and nothing changes: %j", async (field, body) => {
    const params = await make();
    const before = await read(params);
    await expect(add(params, body as Body)).rejects.toMatchObject(failed("VALIDATION", field));
    expect(await read(params)).toEqual(before);
  });

  test("is in a trip's answer and in no list of trips", async () => {
    const params = await make();
    await add(params, { title: "Secret garden" });
    expect(JSON.stringify(await ana(trips.listTrips))).not.toContain("Secret garden");
    const listed = (await ana(trips.listTrips)).find(({ _id }) => _id === params.id);
    expect(listed).not.toHaveProperty("entries");
    expect(listed?.version).toBe(2);
  });

  test("is added once by a retry, and by its own ID", async () => {
    const params = await make();
    const body = { _id: randomUUID(), title: "Once" };
    await ana(contract.addEntry, { params, body, key: "entry-once" });
    const again = await ana(contract.addEntry, { params, body, key: "entry-once" });
    expect(again.entries).toHaveLength(1);
    expect((await add(params, { ...body, title: "Twice" })).entries).toMatchObject([
      { title: "Once" },
    ]);
    // Another trip may use the same ID.
    const other = await make();
    expect((await add(other, { ...body, title: "There" })).entries).toHaveLength(1);
    expect((await read(params)).entries).toMatchObject([{ title: "Once" }]);
  });

  test("is changed only on the version that a client knows, if it names one", async () => {
    const params = await make();
    const { version, entries } = await add(params, { title: "Old" });
    const id = entries[0]?._id ?? "";
    await put(params, id, { title: "New" });
    await expect(put(params, id, { title: "Late" }, { ifVersion: version })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect((await read(params)).entries).toMatchObject([{ title: "New" }]);
  });

  test("of another trip or person is not found, and stays", async () => {
    const [params, other] = [await make(), await make()];
    const id = (await add(params, { title: "Mine" })).entries[0]?._id ?? "";
    const there = { params: { ...other, entryId: id } };
    const missing = failed("NOT_FOUND");
    await expect(put(other, id, { title: "x" })).rejects.toMatchObject(missing);
    await expect(ana(contract.deleteEntry, there)).rejects.toMatchObject(missing);
    const here = { params: { ...params, entryId: id } };
    await expect(ben(contract.deleteEntry, here)).rejects.toMatchObject(missing);
    await expect(ben(contract.addEntry, { params, body: { title: "x" } })).rejects.toMatchObject(
      missing,
    );
    expect((await read(params)).entries).toMatchObject([{ title: "Mine" }]);
    expect((await ana(contract.deleteEntry, here)).entries).toEqual([]);
    await expect(ana(contract.deleteEntry, here)).rejects.toMatchObject(missing);
  });

  test("goes with its trip", async () => {
    const params = await make();
    await add(params, { title: "Gone" });
    await ana(trips.deleteTrip, { params });
    const rows = await server.db
      .selectFrom("plan_entries")
      .select("id")
      .where("plan_id", "=", params.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("the limits of a trip's entries", () => {
  test("are a thousand entries", async () => {
    const params = await make();
    const rows = Array.from({ length: contract.entriesMax }, (_, position) => ({
      plan_id: params.id,
      id: randomUUID(),
      date: null,
      position,
      time: null,
      end_time: null,
      zone: null,
      title: `Idea ${position}`,
      link: null,
      cost_amount: null,
      cost_currency: null,
      photo_id: null,
    }));
    await server.db.insertInto("plan_entries").values(rows).execute();
    const before = await read(params);
    expect(before.entries).toHaveLength(1_000);
    await expect(add(params, { title: "One more" })).rejects.toMatchObject(failed("VALIDATION"));
    expect(await read(params)).toEqual(before);
    // Others can still be changed.
    expect((await put(params, rows[0]?.id ?? "", { done: true })).entries[0]?.done).toBe(true);
  });

  test("are a megabyte of text, which may shrink", async () => {
    const params = await make();
    const note = "x".repeat(2_000);
    const rows = Array.from({ length: 480 }, (_, position) => ({
      plan_id: params.id,
      id: randomUUID(),
      date: null,
      position,
      time: null,
      end_time: null,
      zone: null,
      title: "Long",
      note,
      link: null,
      cost_amount: null,
      cost_currency: null,
      photo_id: null,
    }));
    await server.db.insertInto("plan_entries").values(rows).execute();
    await expect(add(params, { title: "More", note })).rejects.toMatchObject(failed("QUOTA"));
    expect((await put(params, rows[0]?.id ?? "", { note: "short" })).entries[0]?.note).toBe(
      "short",
    );
  });
});

describe("the order of entries", () => {
  test("is that of their days, ideas last, and new ones at the end", async () => {
    const params = await make();
    await addAll(params, "xy", null);
    await addAll(params, "cd", "2027-05-05");
    await addAll(params, "ab", "2027-05-04");
    expect(order(await read(params))).toEqual({
      "2027-05-04": "ab",
      "2027-05-05": "cd",
      idea: "xy",
    });
    expect((await read(params)).entries.map(({ title }) => title).join("")).toBe("abcdxy");
  });

  test("changes by putting one before another, or last", async () => {
    const params = await make();
    const id = await addAll(params, "abcd", "2027-05-04");
    expect(order(await put(params, id("d"), { before: id("b") }))).toEqual({
      "2027-05-04": "adbc",
    });
    expect(order(await put(params, id("a"), { before: null }))).toEqual({ "2027-05-04": "dbca" });
    expect(order(await put(params, id("b"), { before: id("b") }))).toEqual({
      "2027-05-04": "dbca",
    });
    // A change of anything else keeps the place.
    expect(order(await put(params, id("b"), { done: true }))).toEqual({ "2027-05-04": "dbca" });
    const added = await add(params, { title: "n", date: "2027-05-04", before: id("c") });
    expect(order(added)).toEqual({ "2027-05-04": "dbnca" });
  });

  test("of another day is joined at its end, or before one of its entries", async () => {
    const params = await make();
    const id = await addAll(params, "ab", "2027-05-04");
    const there = await addAll(params, "xy", "2027-05-06");
    expect(order(await put(params, id("a"), { date: "2027-05-06" }))).toEqual({
      "2027-05-04": "b",
      "2027-05-06": "xya",
    });
    const moved = await put(params, id("b"), { date: "2027-05-06", before: there("y") });
    expect(order(moved)).toEqual({ "2027-05-06": "xbya" });
    expect(order(await put(params, there("x"), { date: null }))).toEqual({
      "2027-05-06": "bya",
      idea: "x",
    });
  });

  test("is not that of another day", async () => {
    const params = await make();
    const id = await addAll(params, "ab", "2027-05-04");
    const there = await addAll(params, "x", "2027-05-06");
    const before = await read(params);
    await expect(put(params, id("a"), { before: there("x") })).rejects.toMatchObject(
      failed("VALIDATION", "before"),
    );
    await expect(
      put(params, id("a"), { title: "Lost", date: "2027-05-06", before: id("b") }),
    ).rejects.toMatchObject(failed("VALIDATION", "before"));
    expect(await read(params)).toEqual(before);
  });

  test("loses nothing when many are moved at once", async () => {
    const params = await make();
    const id = await addAll(params, "abcdefgh", "2027-05-04");
    const moves = "abcdefgh"
      .split("")
      .flatMap((title, place) => [
        put(params, id(title), { before: id("hgfedcba"[place] ?? "") }),
        put(params, id(title), { before: null }),
      ]);
    await Promise.all(moves);
    const { entries } = await read(params);
    expect(
      entries
        .map(({ title }) => title)
        .toSorted()
        .join(""),
    ).toBe("abcdefgh");
    const positions = await server.db
      .selectFrom("plan_entries")
      .select("position")
      .where("plan_id", "=", params.id)
      .execute();
    expect(new Set(positions.map(({ position }) => position)).size).toBe(8);
  });

  test("is kept when a whole day moves", async () => {
    const params = await make();
    await addAll(params, "abc", "2027-05-04");
    await addAll(params, "xy", "2027-05-06");
    const move = (from: string, to: string | null) =>
      ana(contract.moveDay, { params, body: { from, to } });
    expect(order(await move("2027-05-04", "2027-05-06"))).toEqual({ "2027-05-06": "xyabc" });
    await expect(move("2027-05-06", "2027-05-09")).rejects.toMatchObject(
      failed("VALIDATION", "to"),
    );
    expect(order(await move("2027-05-06", "2027-05-06"))).toEqual({ "2027-05-06": "xyabc" });
    expect(order(await move("2027-05-06", null))).toEqual({ idea: "xyabc" });
    expect(order(await move("2027-05-06", "2027-05-07"))).toEqual({ idea: "xyabc" });
  });
});

describe("a trip that becomes shorter", () => {
  test("turns entries outside into ideas, after the others, and names them", async () => {
    const params = await make();
    await addAll(params, "i", null);
    const id = await addAll(params, "ab", "2027-05-08");
    await addAll(params, "c", "2027-05-04");
    const shorter = { endDate: "2027-05-06" };
    const trip = await ana(trips.updateTrip, { params, body: shorter });
    expect(order(trip)).toEqual({ "2027-05-04": "c", idea: "iab" });
    expect(trip.movedToIdeas).toEqual([id("a"), id("b")]);
    expect(await read(params)).not.toHaveProperty("movedToIdeas");
    const longer = await ana(trips.updateTrip, { params, body: { endDate: "2027-05-09" } });
    expect(longer).not.toHaveProperty("movedToIdeas");
    expect(order(longer)).toEqual(order(trip));
  });

  test("keeps entries on days that a leg or a stay names", async () => {
    const params = await make({
      ...may,
      stays: [{ checkIn: "2027-05-03", checkOut: "2027-05-12" }],
      legs: [{ departureDate: "2027-05-12", departureTime: "23:00", arrivalTime: "05:00" }],
    });
    await addAll(params, "a", "2027-05-12");
    await addAll(params, "b", "2027-05-13");
    const trip = await ana(trips.updateTrip, { params, body: { endDate: null } });
    expect(order(trip)).toEqual({ "2027-05-12": "a", "2027-05-13": "b" });
    const without = await ana(trips.updateTrip, { params, body: { legs: [] } });
    expect(order(without)).toEqual({ "2027-05-12": "a", idea: "b" });
    expect(order(await ana(trips.updateTrip, { params, body: { stays: [] } }))).toEqual({
      idea: "ba",
    });
  });

  test("without any day has ideas alone", async () => {
    const params = await make({});
    await expect(add(params, { title: "x", date: "2027-05-04" })).rejects.toMatchObject(
      failed("VALIDATION", "date"),
    );
    expect((await add(params, { title: "x" })).entries).toHaveLength(1);
  });
});

describe("a pet's way on a leg", () => {
  test("is null until it is chosen, and a bus is a bus", async () => {
    const { _id: petId } = await ana(createPet, { body: { petName: "Rex", species: "dog" } });
    const { _id: otherId } = await ana(createPet, { body: { petName: "Ida", species: "cat" } });
    const pets = [
      { petId, how: null },
      { petId: otherId, how: "with" as const },
    ];
    const params = await make({ legs: [{ mode: "bus", pets }] });
    const { legs } = await read(params);
    expect(legs).toMatchObject([
      { mode: "bus", pets: pets.map((pet) => ({ ...pet, carrierId: null })) },
    ]);
    const [listed] = (await ana(trips.listTrips)).filter(({ _id }) => _id === params.id);
    expect(listed?.legs).toEqual(legs);
    // The version before reads these rows, too, and knows neither.
    const row = await server.db
      .selectFrom("plans")
      .select("legs")
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    expect(row.legs[0]).toMatchObject({ mode: "other", pets: [{ petId: otherId, how: "with" }] });
    const leg = { ...legs[0], mode: "train" as const, pets: [{ petId, how: "with" as const }] };
    const saved = await ana(trips.updateTrip, { params, body: { legs: [leg] } });
    expect(saved.legs).toMatchObject([{ mode: "train", pets: [{ petId, how: "with" }] }]);
  });

  test("sixty legs and forty stays fit into a trip, and no more", async () => {
    const legs = Array.from({ length: 60 }, () => ({ mode: "train" as const, flightNumber: "1" }));
    const stays = Array.from({ length: 40 }, () => ({ name: "Inn" }));
    const trip = await read(await make({ legs, stays }));
    expect([trip.legs.length, trip.stays.length]).toEqual([60, 40]);
    await expect(make({ legs: [...legs, { mode: "train" }] })).rejects.toMatchObject(
      failed("VALIDATION", "legs"),
    );
    await expect(make({ stays: [...stays, { name: "Inn" }] })).rejects.toMatchObject(
      failed("VALIDATION", "stays"),
    );
  });
});

test("a body with unknown keys is rejected", async () => {
  const params = await make();
  const response = await server.fetch(`/api/plans/${params.id}/entries`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ title: "x", position: 1 }),
  });
  expect(response.status).toBe(400);
});
