import { createCarrier } from "#contracts/travel/carriers.ts";
import { addEntry, getTripDays, updateEntry } from "#contracts/travel/days.ts";
import * as contract from "#contracts/travel/members.ts";
import { createPet } from "#contracts/travel/pets.ts";
import * as trips from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idIn, picture } from "../../../testing/owned-rows.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { join } from "./members.testing.ts";

let server: TestServer;
let ana: Person;
let eve: Person;
let vic: Person;
let id: string;
let editing: string;
let viewing: string;
let trip: trips.Trip;

const codes = ["QWERTY7", "HOTEL-993"];
const price = 434_343;

beforeAll(async () => {
  server = await testServer();
  ana = await newPerson(server, "Ana Reyes");
  eve = await newPerson(server, "Eve Editor");
  vic = await newPerson(server, "Vic Viewer");
});
afterAll(() => server.close());

beforeEach(async () => {
  const body = {
    destination: "Chile",
    legs: [{ flightNumber: "LA 603", confirmation: codes[0] ?? "", departureDate: "2027-05-02" }],
    stays: [
      {
        name: "Harbor Inn",
        confirmation: codes[1] ?? "",
        petFee: price,
        petFeeCurrency: "USD",
        checkIn: "2027-05-02",
        checkOut: "2027-05-05",
      },
    ],
    costs: [{ what: "Crate", amount: price, currency: "USD" }],
  };
  const files = { receipt: await picture(), ticket: await picture() };
  ({ _id: id } = await ana.call(trips.createTrip, { body, files }));
  const params = { id };
  await ana.call(trips.addAttachment, { params, body: {}, files: { file: await picture() } });
  await ana.call(trips.addTripPhotos, { params, files: { image: [await picture()] } });
  const entry = { title: "Ferry", date: "2027-05-03", cost: { amount: price, currency: "USD" } };
  trip = await ana.call(addEntry, { params, body: entry });
  editing = await join(ana.call, id, eve.call, "editor");
  viewing = await join(ana.call, id, vic.call, "viewer");
});

const tick = (memberId: string, shows: Partial<contract.MemberShows>) =>
  ana.call(contract.updateMember, { params: { id, memberId }, body: { shows } });

/** The raw bytes of every read of the trip. */
async function bytesFor(person: Person): Promise<string> {
  const paths = [
    "/api/plans",
    `/api/plans/${id}`,
    ...["days", "readiness", "deadlines", "map", "calendar", "members", "shares"].map(
      (name) => `/api/plans/${id}/${name}`,
    ),
    "/api/plans/readiness",
    "/api/calendar",
    "/api/notifications",
  ];
  const answers = paths.map(async (path) => {
    const headers = { authorization: `Bearer ${person.token}` };
    return (await server.fetch(path, { headers })).text();
  });
  return (await Promise.all(answers)).join("\n");
}

const papers = () =>
  [trip.receipt, trip.ticket, trip.attachments[0]?.url].map((url) => idIn(url ?? ""));
const photo = () => idIn(trip.photos[0]?.url ?? "");
const documentId = () => trip.attachments[0]?._id ?? "";

const statusOf = async (person: Person, file: string) =>
  (
    await server.fetch(`/api/files/${file}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
  ).status;

describe("a viewer", () => {
  test("gets no codes, costs and documents in any bytes, and no file of them", async () => {
    const owners = await bytesFor(ana);
    const bytes = await bytesFor(vic);
    for (const part of [...codes, ...papers(), documentId(), String(price)]) {
      expect([part, owners.includes(part)]).toEqual([part, true]);
      expect([part, bytes.includes(part)]).toEqual([part, false]);
    }
    for (const file of papers()) expect(await statusOf(vic, file)).toBe(404);
    expect(bytes).toContain("LA 603");
    expect(bytes).toContain("Harbor Inn");
    // Photos are for everybody on the trip.
    expect(await statusOf(vic, photo())).toBe(200);
  });

  test("gets what the owner ticks, until it is unticked", async () => {
    await tick(viewing, { codes: true, costs: true, documents: [documentId(), "receipt"] });
    const bytes = await bytesFor(vic);
    for (const part of [...codes, documentId(), String(price)]) expect(bytes).toContain(part);
    const statuses = await Promise.all(papers().map((file) => statusOf(vic, file)));
    expect(statuses).toEqual([200, 404, 200]);
    await tick(viewing, { codes: false, costs: false, documents: [] });
    const after = await bytesFor(vic);
    for (const part of [...codes, documentId(), String(price)]) expect(after).not.toContain(part);
    for (const file of papers()) expect(await statusOf(vic, file)).toBe(404);
  });

  test("sees a changed name and pet in the list at once", async () => {
    await vic.call(trips.listTrips);
    await ana.call(trips.updateTrip, { params: { id }, body: { destination: "Peru" } });
    const listed = (await vic.call(trips.listTrips)).find(({ _id }) => _id === id);
    expect(listed).toMatchObject({ destination: "Peru", role: "viewer", costs: [] });
    expect((await ana.call(trips.listTrips)).find(({ _id }) => _id === id)?.costs).toHaveLength(1);
  });
});

describe("an editor", () => {
  test("is shown codes and costs, but documents only where they are ticked", async () => {
    const bytes = await bytesFor(eve);
    for (const part of [...codes, String(price)]) expect(bytes).toContain(part);
    for (const part of [...papers(), documentId()]) expect(bytes).not.toContain(part);
  });

  test("who isn't shown codes and fees keeps them where they were sent as empty", async () => {
    await tick(editing, { codes: false, costs: false });
    const { legs, stays } = await eve.call(trips.getTrip, { params: { id } });
    expect([legs[0]?.confirmation, stays[0]?.confirmation, stays[0]?.petFee]).toEqual([
      "",
      "",
      null,
    ]);
    const body = { legs: [...legs, { flightNumber: "LA 604", confirmation: "NEW1" }], stays };
    await eve.call(trips.updateTrip, { params: { id }, body });
    const after = await ana.call(trips.getTrip, { params: { id } });
    expect(after.legs.map(({ confirmation }) => confirmation)).toEqual([codes[0], "NEW1"]);
    expect(after.stays[0]).toMatchObject({ confirmation: codes[1], petFee: price });
  });

  test("who isn't shown costs and papers can't replace them", async () => {
    await tick(editing, { costs: false });
    const notYours = { code: "NOT_YOURS" };
    const params = { id };
    await expect(eve.call(trips.updateTrip, { params, body: { costs: [] } })).rejects.toMatchObject(
      notYours,
    );
    await expect(
      eve.call(trips.updateTrip, { params, body: {}, files: { receipt: null } }),
    ).rejects.toMatchObject(notYours);
    const entryId = trip.entries[0]?._id ?? "";
    const entry = { params: { id, entryId } };
    await expect(eve.call(updateEntry, { ...entry, body: { cost: null } })).rejects.toMatchObject(
      notYours,
    );
    await eve.call(updateEntry, { ...entry, body: { title: "Early ferry" } });
    const after = await ana.call(trips.getTrip, { params });
    expect(after.entries[0]).toMatchObject({ title: "Early ferry", cost: { amount: price } });
    expect(after.costs).toHaveLength(1);
  });

  test("sees a document that they added, and so does the owner, but no one else", async () => {
    const files = { file: await picture() };
    const { attachments } = await eve.call(trips.addAttachment, {
      params: { id },
      body: {},
      files,
    });
    expect(attachments).toHaveLength(1);
    const file = idIn(attachments[0]?.url ?? "");
    expect([await statusOf(ana, file), await statusOf(vic, file)]).toEqual([200, 404]);
    expect((await ana.call(trips.getTrip, { params: { id } })).attachments).toHaveLength(2);
  });

  test("puts their own pet on the trip, but no other person's", async () => {
    const mine = await eve.call(createPet, { body: { petName: "Otto", species: "dog" } });
    const hers = await ana.call(createPet, { body: { petName: "Rex", species: "dog" } });
    const crate = await eve.call(createCarrier, { body: { name: "Crate" } });
    const [leg] = trip.legs;
    const legs = [
      {
        _id: leg?._id,
        flightNumber: "LA 603",
        pets: [{ petId: mine._id, how: "cabin" as const, carrierId: crate._id }],
      },
    ];
    const params = { id };
    await expect(
      eve.call(trips.updateTrip, { params, body: { petIds: [hers._id] } }),
    ).rejects.toMatchObject({ fields: { petIds: "Select one of your pets." } });
    await eve.call(trips.updateTrip, { params, body: { petIds: [mine._id], legs } });
    const seen = await ana.call(trips.getTrip, { params });
    expect(seen.othersPets).toMatchObject([{ _id: mine._id, petName: "Otto", species: "dog" }]);
    expect(seen.legs[0]?.pets).toEqual([{ petId: mine._id, how: "cabin", carrierId: crate._id }]);
    // What is on the trip already may be sent by others.
    const both = { petIds: [mine._id, hers._id] };
    const after = await ana.call(trips.updateTrip, { params, body: both });
    expect(after.petIds).toHaveLength(2);
    expect((await eve.call(trips.getTrip, { params })).othersPets).toMatchObject([
      { petName: "Rex" },
    ]);
    const days = await vic.call(getTripDays, { params });
    expect(days.days.length).toBeGreaterThan(0);
    // When they leave, their pet does, too.
    const item = { list: "packing" as const, text: "Lead", petId: mine._id };
    await eve.call(trips.addItems, { params, body: { items: [item] } });
    await ana.call(contract.removeMember, { params: { id, memberId: editing } });
    const left = await ana.call(trips.getTrip, { params });
    expect(left).toMatchObject({ petIds: [hers._id], othersPets: [] });
    expect(left.legs[0]?.pets).toEqual([]);
    expect(left.items[0]).toMatchObject({ text: "Lead", petId: null });
  });
});
