import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "#contracts/kernel/client.ts";
import { createCarrier, deleteCarrier } from "#contracts/travel/carriers.ts";
import { createPet, deletePet } from "#contracts/travel/pets.ts";
import { getTrip, listTrips } from "#contracts/travel/trips.ts";
import * as contract from "#contracts/travel/trips.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { jsonOf } from "../../../testing/arbitraries.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
let ana: Call;
let token: string;
let ben: Call;
let picture: Blob;

beforeAll(async () => {
  server = await testServer();
  const person = await newPerson(server, "Ana Reyes");
  ({ call: ana, token } = person);
  ben = (await newPerson(server, "Ben Okoro")).call;
  picture = new Blob([new Uint8Array(await photo({ width: 80, height: 60 }))]);
});
afterAll(() => server.close());

const make = (body: Parameters<typeof ana<typeof contract.createTrip>>[1]["body"] = {}) =>
  ana(contract.createTrip, { body });
const read = (id: string) => ana(getTrip, { params: { id } });
const change = (
  id: string,
  body: Parameters<typeof ana<typeof contract.updateTrip>>[1]["body"],
  ifVersion?: number,
) => ana(contract.updateTrip, { params: { id }, body, ifVersion });

const privateFiles = () => {
  try {
    return readdirSync(join(server.env.dataDir, "files", "private")).sort();
  } catch {
    return [];
  }
};

const town = (city: string) => ({ city, country: "FR", zone: "Europe/Paris" });

describe("a trip with the basic fields", () => {
  test("requires no field and has empty values for all of them", async () => {
    const trip = await make();
    expect(trip).toMatchObject({
      destination: "",
      month: null,
      legs: [],
      stays: [],
      petIds: [],
      version: 1,
    });
    expect(await read(trip._id)).toEqual(trip);
  });

  test("keeps the state or region of its places, which older trips don't have", async () => {
    const springfield = {
      city: "Springfield",
      country: "US",
      zone: "America/Chicago",
      region: "Illinois",
    };
    const oslo = { city: "Oslo", country: "NO", zone: "Europe/Oslo" };
    const places = { origin: oslo, destinationPlace: springfield };
    const trip = await make({ ...places, legs: [{ mode: "train", fromPlace: springfield }] });
    expect(trip).toMatchObject({ ...places, legs: [{ fromPlace: springfield }] });
    expect(trip.origin).toEqual(oslo);
    await expect(
      make({ destinationPlace: { ...springfield, region: "x".repeat(81) } }),
    ).rejects.toMatchObject({ fields: { "destinationPlace.region": expect.any(String) } });
  });

  test("accepts the spec's fields as JSON or as form data", async () => {
    const fields = {
      month: "December",
      day: 3,
      year: 2026,
      destination: "Chile",
      notes: "Sea first.",
    } as const;
    expect(await make(fields)).toMatchObject(fields);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    const response = await server.fetch("/api/plans", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject(fields);
  });

  test.each([
    ["month", { month: "Dec" }],
    ["day", { day: 0 }],
    ["day", { day: 1.5 }],
    ["day", { month: "February", day: 30, year: 2027 }],
    ["day", { month: "February", day: 30 }],
    ["day", { month: "June", day: 31 }],
    ["year", { year: 2024 }],
    ["year", { year: new Date().getUTCFullYear() + 11 }],
    ["destination", { destination: "x".repeat(121) }],
    ["notes", { notes: "x".repeat(5_001) }],
    ["endDate", { month: "May", day: 2, year: 2027, endDate: "2027-05-01" }],
    ["checkOut", { checkIn: "2027-05-02", checkOut: "2027-05-01" }],
    ["outboundDepartureTime", { outboundDepartureTime: "24:00" }],
    ["outboundDepartureZone", { outboundDepartureZone: "Mars/Olympus" }],
    ["outboundFlightNumber", { outboundFlightNumber: "x".repeat(13) }],
    ["legs.0.from", { legs: [{ from: "SCLX" }] }],
    ["legs.0.arrivalDate", { legs: [{ departureDate: "2027-03-14", arrivalDate: "2027-03-12" }] }],
    ["costs.0.amount", { costs: [{ what: "Crate", amount: 1.5, currency: "EUR" }] }],
    ["costs.0.currency", { costs: [{ what: "Crate", amount: 1, currency: "euro" }] }],
    ["items.0.text", { items: [{ list: "todo", text: " " }] }],
    ["people", { people: 0 }],
    ["origin.city", { origin: { city: "\u0000", country: "CL", zone: "America/Santiago" } }],
    ["legs.0.flightNumber", { legs: [{ flightNumber: "\ud800" }] }],
    ["destination", { destination: "Rome\u202Eemor" }],
    ["destination", { destination: "Rome\nItaly" }],
    ["legs.0.airline", { legs: [{ airline: "Air\u202Ex" }] }],
    ["legs.0.fromPlace.city", { legs: [{ mode: "train", fromPlace: town("Paris\nNord") }] }],
    ["legs.0.fromPlace.city", { legs: [{ mode: "train", fromPlace: town("\u0000") }] }],
    ["stays.0.name", { stays: [{ name: "Hotel\r\nTulp" }] }],
    ["stays.0.address", { stays: [{ address: "Damrak\u202D 1" }] }],
    ["items.0.text", { items: [{ list: "todo", text: "Call\nthe vet" }] }],
    ["items.0.person", { items: [{ list: "packing", person: "An\u202Ea", text: "Towel" }] }],
    ["costs.0.what", { costs: [{ what: "Crate\u2028x", amount: 1, currency: "EUR" }] }],
  ])("is rejected with an error for %s", async (field, body) => {
    const response = await server.fetch("/api/plans", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  });

  test("29 February exists in leap years only", async () => {
    await expect(make({ month: "February", day: 29, year: 2028 })).resolves.toMatchObject({
      day: 29,
    });
    await expect(make({ month: "February", day: 29, year: 2027 })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    await expect(make({ month: "February", day: 29 })).resolves.toMatchObject({ year: null });
  });

  test("is created once per idempotency key", async () => {
    const key = "one-try";
    const body = { destination: "Once" };
    const [first, second] = await Promise.all([
      ana(contract.createTrip, { body, key }),
      ana(contract.createTrip, { body, key }),
    ]);
    expect(first._id).toBe(second._id);
  });
});

describe("a change that is sent again because its answer was lost", () => {
  test("gets the trip with the version of the first answer instead of a conflict, and happens once", async () => {
    const trip = await make({ notes: "One coat." });
    const sending = { params: { id: trip._id }, ifVersion: trip.version, key: "queued-notes" };
    const first = await ana(contract.updateTrip, { ...sending, body: { notes: "Two coats." } });
    const newer = await change(trip._id, { destination: "Oslo" });
    const again = await ana(contract.updateTrip, { ...sending, body: { notes: "Two coats." } });
    expect(again).toEqual({ ...newer, version: first.version });
    expect(await read(trip._id)).toEqual(newer);
    await expect(
      ana(contract.updateTrip, { ...sending, body: { notes: "Three coats." } }),
    ).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
    const stale = { params: { id: trip._id }, ifVersion: trip.version, key: "queued-late" };
    await expect(
      ana(contract.updateTrip, { ...stale, body: { notes: "No coat." } }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("a tick changes its item alone, and doesn't undo what came later", async () => {
    const line = (text: string) => ({ list: "todo" as const, text });
    const trip = await make({ items: [line("Vet"), line("Crate")] });
    const [vet, crate] = trip.items;
    const params = { id: trip._id, itemId: vet?._id ?? "" };
    const tick = { params, body: { done: true }, key: "queued-tick" };
    const ticked = await ana(contract.tickItem, tick);
    expect(ticked.items).toEqual([{ ...vet, done: true }, crate]);
    expect(ticked.version).toBe(trip.version + 1);
    const unticked = await ana(contract.tickItem, { params, body: { done: false } });
    await ana(contract.tickItem, tick);
    expect(await read(trip._id)).toEqual(unticked);
    await expect(
      ana(contract.tickItem, { params: { ...params, itemId: trip._id }, body: { done: true } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("items are added and removed once each, with ids of their client, beside other changes", async () => {
    const todo = (text: string) => ({ list: "todo" as const, text });
    const trip = await make({ items: [todo("Vet")] });
    const params = { id: trip._id };
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const items = [
      { ...todo("Crate"), _id: first },
      { ...todo("Leash"), _id: second },
    ];
    const adding = { params, body: { items, place: 0 }, key: "queued-add" };
    const added = await ana(contract.addItems, adding);
    expect(added.items.map(({ _id }) => _id)).toEqual([first, second, trip.items[0]?._id]);
    expect(await ana(contract.addItems, adding)).toEqual(added);
    const same = await ana(contract.addItems, { params, body: { items } });
    expect(same.items).toEqual(added.items);

    const removing = { params: { ...params, itemId: first }, key: "queued-remove" };
    const removed = await ana(contract.removeItem, removing);
    expect(removed.items.map(({ text }) => text)).toEqual(["Leash", "Vet"]);
    await ana(contract.addItems, { params, body: { items: [{ ...todo("Crate"), _id: first }] } });
    const again = await ana(contract.removeItem, removing);
    expect(again.version).toBe(removed.version);
    expect(again.items).toEqual((await read(trip._id)).items);
    expect(again.items).toHaveLength(3);
    // What changes nothing raises the version too, so that nobody takes another's change for it.
    const gone = { params: { ...params, itemId: crypto.randomUUID() } };
    const before = await read(trip._id);
    expect(await ana(contract.removeItem, gone)).toMatchObject({
      items: before.items,
      version: before.version + 1,
    });
    const tooMany = Array.from({ length: 298 }, () => todo("x"));
    await expect(
      ana(contract.addItems, { params, body: { items: tooMany } }),
    ).rejects.toMatchObject({ code: "VALIDATION" });
  });
});

describe("a change", () => {
  test("affects only the fields that are sent; null and empty text clear", async () => {
    const trip = await make({
      destination: "Oslo",
      notes: "Warm coat.",
      month: "March",
      day: 9,
      year: 2027,
    });
    expect(await change(trip._id, { notes: "Two coats." })).toMatchObject({
      destination: "Oslo",
      day: 9,
      version: 2,
    });
    expect(await change(trip._id, { notes: null, day: null, destination: "" })).toMatchObject({
      notes: "",
      day: null,
      destination: "",
      month: "March",
    });
  });

  test("with a stale version is a CONFLICT", async () => {
    const trip = await make({ destination: "Rome" });
    await change(trip._id, { destination: "Roma" }, trip.version);
    await expect(change(trip._id, { destination: "Romagna" }, trip.version)).rejects.toMatchObject({
      code: "CONFLICT",
      current: expect.objectContaining({ destination: "Roma", version: 2 }),
    });
  });

  test("of the spec's fields applies to the first and last leg and the first stay", async () => {
    const trip = await make({
      outboundFlightNumber: "LA 633",
      returnFlightNumber: "LA 632",
      address: "Higuera 133",
    });
    expect(trip.legs.map(({ flightNumber }) => flightNumber)).toEqual(["LA 633", "LA 632"]);
    const [first, last] = trip.legs;
    const via = { flightNumber: "LA 1", from: "lim", to: "SCL" };
    const legs = [{ ...first }, via, { ...last }];
    const three = await change(trip._id, { legs });
    expect(three.legs.map(({ _id }) => _id)).toEqual([first?._id, expect.any(String), last?._id]);
    expect(three.legs[1]).toMatchObject({ from: "LIM", to: "SCL" });
    expect(three).toMatchObject({ outboundFlightNumber: "LA 633", returnFlightNumber: "LA 632" });
    const moved = await change(trip._id, { checkIn: "2026-12-04", returnFlightNumber: "LA 9" });
    expect(moved.stays).toMatchObject([{ address: "Higuera 133", checkIn: "2026-12-04" }]);
    expect(moved.legs[2]).toMatchObject({ flightNumber: "LA 9" });
  });

  test("cannot send legs as a list and as flat fields", async () => {
    const trip = await make();
    await expect(change(trip._id, { legs: [], airline: "LATAM" })).rejects.toMatchObject({
      fields: { airline: expect.any(String) },
    });
  });

  test("cannot reference an item of another trip", async () => {
    const other = await make({ items: [{ list: "todo", text: "Crate" }] });
    const trip = await make();
    const items = other.items;
    await expect(change(trip._id, { items })).rejects.toMatchObject({ code: "VALIDATION" });
  });
});

describe("legs of any mode", () => {
  const dublin = { city: "Dublin", country: "IE", zone: "Europe/Dublin" };
  const ferry = {
    mode: "ferry",
    airline: "Blue Gull Lines",
    flightNumber: "14:30",
    fromPlace: dublin,
    toPlace: { city: "Holyhead", country: null, zone: null },
    departureDate: "2027-03-14",
  } as const;

  test("come back as they were sent, with pets, carriers and layovers", async () => {
    const pet = await ana(createPet, { body: { petName: "Brio" } });
    const { _id: carrierId } = await ana(createCarrier, { body: { name: "Blue bag" } });
    const seat = { petId: pet._id, how: "with", carrierId } as const;
    const trip = await make({
      legs: [
        { from: "BOS", to: "KEF", airside: true, pets: [{ petId: pet._id, how: "cargo" }] },
        { ...ferry, pets: [seat] },
      ],
    });
    expect(trip.legs).toMatchObject([
      { mode: "flight", airside: true, fromPlace: null, pets: [{ how: "cargo", carrierId: null }] },
      { ...ferry, from: null, airside: false, pets: [seat] },
    ]);
    expect(await read(trip._id)).toEqual(trip);
    await ana(deleteCarrier, { params: { id: carrierId } });
    expect((await read(trip._id)).legs[1]?.pets).toEqual([{ ...seat, carrierId: null }]);
  });

  test("are mirrored by the spec's fields, which keep their mode", async () => {
    const { _id, ...trip } = await make({ legs: [ferry, { mode: "car" }] });
    expect(trip).toMatchObject({ airline: "Blue Gull Lines", outboundFlightNumber: "14:30" });
    const changed = await change(_id, { outboundDate: "2027-03-15", returnDate: "2027-03-20" });
    expect(changed.legs).toMatchObject([
      { ...ferry, departureDate: "2027-03-15" },
      { mode: "car", departureDate: "2027-03-20" },
    ]);
  });

  test("name the field of an unknown mode or country", async () => {
    const body = {
      legs: [
        { mode: "balloon", fromPlace: { city: "Dublin", country: "Ireland", zone: "Dublin" } },
      ],
    };
    const response = await server.fetch("/api/plans", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    const { fields }: { fields: Record<string, string> } = await response.json();
    expect(Object.keys(fields).sort()).toEqual([
      "legs.0.fromPlace.country",
      "legs.0.fromPlace.zone",
      "legs.0.mode",
    ]);
  });

  test("of an earlier version with a pet twice can be saved again, and say which pet it was", async () => {
    const { _id: petId } = await ana(createPet, { body: { petName: "Rex" } });
    const trip = await make({ legs: [{ pets: [{ petId, how: "cabin" }] }, ferry] });
    const [leg] = trip.legs;
    const twice = [
      { petId, how: "cabin" },
      { petId, how: "hold", carrierId: null },
    ];
    const store = () =>
      server.db
        .updateTable("plans")
        .set({ legs: sql`${JSON.stringify([{ ...leg, pets: twice }, trip.legs[1]])}::jsonb` })
        .where("id", "=", trip._id)
        .execute();
    await store();
    const seats = [{ petId, how: "cabin", carrierId: null }];
    const old = await read(trip._id);
    expect(old.legs[0]?.pets).toEqual(seats);
    expect(old.repeatedPets).toEqual([{ legId: leg?._id, petId }]);
    const saved = await change(trip._id, { legs: old.legs });
    expect(saved.legs[0]?.pets).toEqual(seats);
    expect(saved.repeatedPets).toBeUndefined();
    // Any other change stores them once, too.
    await store();
    await change(trip._id, { notes: "Take the blue bowl." });
    expect((await read(trip._id)).repeatedPets).toBeUndefined();
  });

  test("cannot carry a pet twice, or fields that aren't known", async () => {
    const { _id: petId } = await ana(createPet, { body: { petName: "Tilda" } });
    const pets = [
      { petId, how: "cabin" },
      { petId, how: "hold" },
    ] as const;
    await expect(make({ legs: [{ pets: [...pets] }] })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { "legs.0.pets": expect.any(String) },
    });
    const response = await server.fetch("/api/plans", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        origin: { city: "Boston", country: "US", zone: "America/New_York", x: 1 },
        destinationPlace: { ...dublin, x: 1 },
        legs: [{ fromPlace: { ...dublin, x: 1 }, pets: [{ petId, how: "cabin", x: 1 }] }],
      }),
    });
    expect(response.status).toBe(400);
    const { code, fields }: { code: string; fields: Record<string, string> } =
      await response.json();
    expect(code).toBe("UNKNOWN_FIELD");
    expect(Object.keys(fields).sort()).toEqual([
      "destinationPlace.x",
      "legs.0.fromPlace.x",
      "legs.0.pets.0.x",
      "origin.x",
    ]);
  });

  test("cannot arrive before they depart, by the clocks of both places where they are known", async () => {
    const leg = {
      departureDate: "2027-03-14",
      departureTime: "00:30",
      departureZone: "Pacific/Auckland",
      arrivalDate: "2027-03-13",
      arrivalTime: "08:00",
    };
    const overDateLine = await make({ legs: [{ ...leg, arrivalZone: "Pacific/Honolulu" }] });
    expect(overDateLine.legs).toMatchObject([leg]);
    await expect(
      make({ legs: [{ ...leg, arrivalZone: "Australia/Sydney" }] }),
    ).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { "legs.0.arrivalDate": expect.any(String) },
    });
  });

  test("arrive as many days later as before when only their departure moves", async () => {
    const night = { departureDate: "2027-03-14", arrivalDate: "2027-03-15" };
    const { _id } = await make({ legs: [night, { ...night, flightNumber: "LA 9" }] });
    const moved = await change(_id, { outboundDate: "2027-05-30", returnDate: null });
    expect(moved.legs).toMatchObject([
      { departureDate: "2027-05-30", arrivalDate: "2027-05-31" },
      { departureDate: null, arrivalDate: null },
    ]);
  });

  test("of rows without the newer fields are flights", async () => {
    const trip = await make({ legs: [{ from: "BOS", to: "LHR" }] });
    await sql`
      update plans set legs = jsonb_build_array(
        (legs -> 0) - 'mode' - 'fromPlace' - 'toPlace' - 'airside'
      ) where id = ${trip._id}`.execute(server.db);
    expect(await read(trip._id)).toEqual(trip);
    const [listed] = (await ana(listTrips)).filter(({ _id }) => _id === trip._id);
    expect({ ...listed, entries: [] }).toEqual(trip);
    expect((await change(trip._id, { airline: "Kite Air" })).legs).toMatchObject([
      { mode: "flight", airline: "Kite Air", from: "BOS" },
    ]);
  });
});

describe("lists of a trip", () => {
  test("store what was ticked, in the order sent", async () => {
    const trip = await make({
      items: [
        { list: "todo", text: "Measure the crate", due: "2026-11-24" },
        { list: "packing", text: "Bowl", person: "Ana" },
      ],
      costs: [{ what: "Crate", amount: 12_900, currency: "USD" }],
    });
    const [todo, bowl] = trip.items;
    const items = [
      { ...bowl, list: "packing", text: "Bowl" } as const,
      { ...todo, list: "todo", text: "Measure", done: true } as const,
    ];
    const changed = await change(trip._id, { items });
    expect(changed.items.map(({ _id, done }) => [_id, done])).toEqual([
      [bowl?._id, false],
      [todo?._id, true],
    ]);
    expect(changed.costs).toEqual(trip.costs);
  });
});

describe("pets on a trip", () => {
  test("must be one's own, and are removed when deleted", async () => {
    const pet = await ana(createPet, { body: { petName: "Biscuit" } });
    const others = await ben(createPet, { body: { petName: "Olive" } });
    await expect(make({ petIds: [others._id] })).rejects.toMatchObject({
      fields: { petIds: expect.any(String) },
    });
    const trip = await make({
      petIds: [pet._id, pet._id],
      legs: [{ pets: [{ petId: pet._id, how: "hold" }] }],
      items: [{ list: "packing", text: "Leash", petId: pet._id }],
    });
    expect(trip).toMatchObject({ petIds: [pet._id], legs: [{ pets: [{ how: "hold" }] }] });
    await ana(deletePet, { params: { id: pet._id } });
    expect(await read(trip._id)).toMatchObject({
      petIds: [],
      legs: [{ pets: [] }],
      items: [{ petId: null }],
    });
  });
});

describe("papers of a trip", () => {
  test("are private to the owner, and deleted when replaced, cleared or removed", async () => {
    const before = privateFiles();
    const trip = await ana(contract.createTrip, {
      body: {},
      files: { receipt: picture, ticket: picture },
    });
    expect(privateFiles()).toHaveLength(before.length + 2);
    const replaced = await ana(contract.updateTrip, {
      params: { id: trip._id },
      body: {},
      files: { receipt: picture },
    });
    expect(replaced.receipt).not.toBe(trip.receipt);
    expect(replaced.ticket).toBe(trip.ticket);
    expect(privateFiles()).toHaveLength(before.length + 2);
    const cleared = await ana(contract.updateTrip, {
      params: { id: trip._id },
      body: {},
      files: { ticket: null },
    });
    expect(cleared.ticket).toBeNull();
    const full = await ana(contract.addAttachment, {
      params: { id: trip._id },
      body: { label: "Ferry" },
      files: { file: picture },
    });
    expect(full.attachments).toMatchObject([{ label: "Ferry", legId: null }]);
    const address = full.attachments[0]?.url ?? "";
    const ownAnswer = await server.fetch(address, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ownAnswer.headers.get("content-type")).toBe("image/webp");
    await ana(contract.deleteTrip, { params: { id: trip._id } });
    expect(privateFiles()).toEqual(before);
  });

  test("of a removed leg belong to the whole trip", async () => {
    const trip = await make({ legs: [{ flightNumber: "LA 1" }] });
    const legId = trip.legs[0]?._id ?? "";
    const attached = await ana(contract.addAttachment, {
      params: { id: trip._id },
      body: { legId },
      files: { file: picture },
    });
    expect(attached.attachments[0]?.legId).toBe(legId);
    expect((await change(trip._id, { legs: [] })).attachments[0]?.legId).toBeNull();
    const attachmentId = attached.attachments[0]?._id ?? "";
    const without = await ana(contract.deleteAttachment, {
      params: { id: trip._id, attachmentId },
    });
    expect(without.attachments).toEqual([]);
    await expect(
      ana(contract.deleteAttachment, { params: { id: trip._id, attachmentId } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("photos of a trip", () => {
  test("are private, are deleted one by one, and go with the trip", async () => {
    const before = privateFiles();
    const trip = await make({ destination: "Lisbon" });
    const params = { id: trip._id };
    const files = { image: [picture, picture] };
    const idempotency = { key: "11111111-2222-4333-8444-555555555555" };
    const { photos } = await ana(contract.addTripPhotos, { params, files, ...idempotency });
    expect(photos).toHaveLength(2);
    const again = await ana(contract.addTripPhotos, { params, files, ...idempotency });
    expect(again.photos).toEqual(photos);
    expect(again.attachments).toEqual([]);
    const [first, second] = photos;
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await server.fetch(first?.url ?? "", bearer)).status).toBe(200);
    expect((await server.fetch(first?.url ?? "")).status).toBe(401);

    const photo = { params: { ...params, photoId: first?._id ?? "" } };
    const named = await ana(contract.updateTripPhoto, { ...photo, body: { caption: "The ferry" } });
    expect(named.photos.map(({ caption }) => caption)).toEqual(["The ferry", ""]);
    await expect(
      ben(contract.updateTripPhoto, { ...photo, body: { caption: "Mine" } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(ben(contract.deleteTripPhoto, photo)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await ana(contract.deleteTripPhoto, photo)).photos).toEqual([second]);
    await expect(ana(contract.deleteTripPhoto, photo)).rejects.toMatchObject({ code: "NOT_FOUND" });
    // A photo is no document.
    await expect(
      ana(contract.deleteAttachment, { params: { ...params, attachmentId: second?._id ?? "" } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });

    await ana(contract.deleteTrip, { params });
    expect(privateFiles()).toEqual(before);
  });
});

test("a document keeps its name and its part of the trip when its file is replaced", async () => {
  const before = privateFiles();
  const trip = await make({ legs: [{ flightNumber: "LA 1" }] });
  const legId = trip.legs[0]?._id ?? "";
  const { attachments } = await ana(contract.addAttachment, {
    params: { id: trip._id },
    body: { label: "Ferry", legId },
    files: { file: picture },
  });
  const [old] = attachments;
  const params = { id: trip._id, attachmentId: old?._id ?? "" };
  const replaced = await ana(contract.replaceAttachment, { params, files: { file: picture } });
  expect(replaced.attachments).toMatchObject([{ _id: old?._id, label: "Ferry", legId }]);
  expect(replaced.attachments[0]?.url).not.toBe(old?.url);
  expect(privateFiles()).toHaveLength(before.length + 1);
  await ana(contract.deleteTrip, { params: { id: trip._id } });
});

test("strangers get 404 and cannot change a trip", async () => {
  const trip = await make({ destination: "Nowhere near" });
  const params = { id: trip._id };
  await expect(ben(getTrip, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(
    ben(contract.updateTrip, { params, body: { destination: "Mine" } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(ben(contract.deleteTrip, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(
    ben(contract.addAttachment, { params, body: {}, files: { file: picture } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await read(trip._id)).toEqual(trip);
  expect(await ben(listTrips)).toEqual([]);
});

test("trips are listed soonest first, undated last", async () => {
  const { call } = await newPerson(server, "Cleo Marsh");
  const dates = [
    {},
    { month: "March", day: 2, year: 2027 },
    { month: "December", day: 3, year: 2026 },
    { month: "March", year: 2027 },
    { month: "March", day: 1, year: 2027 },
  ] as const;
  for (const body of dates) await call(contract.createTrip, { body });
  const listed = await call(listTrips);
  expect(listed.map(({ year, month, day }) => [year, month, day])).toEqual([
    [2026, "December", 3],
    [2027, "March", 1],
    [2027, "March", 2],
    [2027, "March", null],
    [null, null, null],
  ]);
});

test("a list that was read before follows every change, also of pets and carriers", async () => {
  const { call } = await newPerson(server, "Lee List");
  const { _id: petId } = await call(createPet, { body: { petName: "Rex" } });
  const { _id: carrierId } = await call(createCarrier, { body: { name: "Bag" } });
  const legs = [{ flightNumber: "DL 1", pets: [{ petId, how: "cabin" as const, carrierId }] }];
  const body = { destination: "Québec – 東京", petIds: [petId], legs };
  const { _id: id } = await call(contract.createTrip, { body });
  const params = { id };
  const readTwice = async () => {
    const [listed] = await call(listTrips);
    expect(await call(listTrips)).toEqual([listed]);
    expect({ ...listed, entries: [] }).toEqual(await call(getTrip, { params }));
    return listed;
  };
  expect((await readTwice())?.legs[0]?.pets).toEqual([{ petId, how: "cabin", carrierId }]);
  await call(contract.updateTrip, { params, body: { notes: "Gate 4" } });
  expect((await readTwice())?.notes).toBe("Gate 4");
  await call(deleteCarrier, { params: { id: carrierId } });
  expect((await readTwice())?.legs[0]?.pets).toMatchObject([{ petId, carrierId: null }]);
  await call(deletePet, { params: { id: petId } });
  expect(await readTwice()).toMatchObject({ petIds: [], legs: [{ pets: [] }] });
  await call(contract.deleteTrip, { params });
  expect(await call(listTrips)).toEqual([]);
});

test("malformed bodies never cause a server error", async () => {
  const trip = await make();
  await fc.assert(
    fc.asyncProperty(jsonOf(contract.updateTrip), async (body) => {
      const response = await server.fetch(`/api/plans/${trip._id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

test("a person can have many trips, but not more bytes than one list can hold", async () => {
  const { call, token: bearer } = await newPerson(server, "Lia Long");
  const text = "Pack the red leash, ".repeat(10);
  const long = (lines: number) => ({
    items: Array.from({ length: lines }, () => ({ list: "packing" as const, text })),
  });
  const made = await call(contract.createTrip, { body: long(300) });
  const [full, short] = [await call(contract.createTrip, { body: {} }), { destination: "Chile" }];
  // Simulates years of long trips, for which a slow machine needs longer than a query may take.
  await server.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      update plans set items = (
        select jsonb_agg(first.item) from generate_series(1, 240) many,
          lateral (select jsonb_array_elements(items) as item from plans where id = ${made._id}) first
      ) where id = ${full._id}`.execute(trx);
  });
  await expect(call(contract.createTrip, { body: long(300) })).rejects.toMatchObject({
    code: "QUOTA",
    status: 413,
    message: expect.stringMatching(/Shorten a list/),
  });
  const next = await call(contract.createTrip, { body: short });
  const params = { id: next._id };
  await expect(call(contract.updateTrip, { params, body: long(300) })).rejects.toMatchObject({
    code: "QUOTA",
  });
  await call(contract.updateTrip, { params: { id: made._id }, body: long(200) });
  await call(contract.deleteTrip, { params: { id: full._id } });
  await call(contract.updateTrip, { params, body: long(300) });
  const all = await server.fetch("/api/plans", { headers: { authorization: `Bearer ${bearer}` } });
  expect(await all.json()).toHaveLength(2);
});
