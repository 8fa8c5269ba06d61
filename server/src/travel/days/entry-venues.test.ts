import type { Call } from "#contracts/kernel/client.ts";
import { listActivity, undoActivity } from "#contracts/travel/activity.ts";
import * as contract from "#contracts/travel/days.ts";
import { createShare, getSharedTrip } from "#contracts/travel/shares.ts";
import { createTrip, deleteTrip, getTrip, listTrips } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { broughtBack, packed } from "../../accounts/archive/archive.testing.ts";

let server: TestServer;
let person: Person;
let ana: Call;
beforeAll(async () => {
  server = await testServer();
  person = await newPerson(server, "Ana Reyes");
  ana = person.call;
});
afterAll(() => server.close());

const may = { month: "May", day: 3, year: 2027, endDate: "2027-05-08" } as const;
const unknown = "01900000-0000-7000-8000-000000000000";

async function planned(venueId: string) {
  const { _id: id } = await ana(createTrip, { body: { destination: "Berlin", ...may } });
  const params = { id };
  const body = { title: "Coffee", date: "2027-05-04", place: "Main Street 1", venueId };
  const trip = await ana(contract.addEntry, { params, body });
  return { params, entryId: trip.entries[0]?._id ?? "" };
}
const entryOf = async (params: { id: string }) =>
  (await ana(getTrip, { params })).entries[0] ?? expect.fail("There is no entry.");

test("an entry is tied to a place, and its edit keeps, changes and removes the tie", async () => {
  const cafe = await addVenue(server.db, { name: "Café Näpfchen" });
  const park = await addVenue(server.db, { name: "", category: "park", closed_at: new Date() });
  const { params, entryId } = await planned(cafe);
  const venue = { _id: cafe, name: "Café Näpfchen", category: "cafe" };
  expect(await entryOf(params)).toMatchObject({ place: "Main Street 1", venue });
  const change = async (body: object) => {
    const all = { ...params, entryId };
    return (await ana(contract.updateEntry, { params: all, body })).entries[0];
  };
  expect(await change({ place: "At the back", date: null })).toMatchObject({ venue });
  expect(await change({ venueId: park })).toMatchObject({
    venue: { _id: park, name: "", category: "park" },
  });
  expect(await change({ venueId: null })).not.toHaveProperty("venue");
  const rejected = { code: "VALIDATION", fields: { venueId: expect.any(String) } };
  await expect(change({ venueId: unknown })).rejects.toMatchObject(rejected);
  await expect(planned(unknown)).rejects.toMatchObject(rejected);
});

test("readers of a link see the place, and a deleted place leaves the entry", async () => {
  const cafe = await addVenue(server.db);
  const { params } = await planned(cafe);
  const { url } = await ana(createShare, { params, body: {} });
  const token = url.split("/").at(-1) ?? "";
  const shared = await server.call(getSharedTrip, { params: { token } });
  expect(shared.entries[0]).toMatchObject({ title: "Coffee", venue: { _id: cafe } });
  await server.db.deleteFrom("venues").where("id", "=", cafe).execute();
  expect(await entryOf(params)).toMatchObject({ title: "Coffee", place: "Main Street 1" });
  expect(await entryOf(params)).not.toHaveProperty("venue");
});

test("a removed entry comes back with its place, and without one that is gone", async () => {
  const [cafe, gone] = [await addVenue(server.db), await addVenue(server.db)];
  const broughtBackFrom = async (venueId: string, forget: () => Promise<unknown>) => {
    const { params, entryId } = await planned(venueId);
    await ana(contract.deleteEntry, { params: { ...params, entryId } });
    await forget();
    const [removed] = (await ana(listActivity, { params, query: {} })).data;
    const activityId = removed?._id ?? "";
    return (await ana(undoActivity, { params: { ...params, activityId } })).entries[0];
  };
  expect(await broughtBackFrom(cafe, async () => {})).toMatchObject({ venue: { _id: cafe } });
  const forget = () => server.db.deleteFrom("venues").where("id", "=", gone).execute();
  const left = await broughtBackFrom(gone, forget);
  expect(left).toMatchObject({ title: "Coffee" });
  expect(left).not.toHaveProperty("venue");
});

test("an archive brings a trip back with the places that are here", async () => {
  for (const { _id: id } of await ana(listTrips)) await ana(deleteTrip, { params: { id } });
  const [cafe, gone] = [await addVenue(server.db), await addVenue(server.db)];
  const { params } = await planned(cafe);
  const body = { title: "Walk", date: "2027-05-05", venueId: gone };
  await ana(contract.addEntry, { params, body });
  const zip = await packed(server, person);
  await ana(deleteTrip, { params });
  await server.db.deleteFrom("venues").where("id", "=", gone).execute();
  expect(await broughtBack(person, zip)).toMatchObject({ report: { refused: [] } });
  const [made] = await ana(listTrips);
  const { entries } = await ana(getTrip, { params: { id: made?._id ?? "" } });
  expect(entries[0]).toMatchObject({ title: "Coffee", venue: { _id: cafe } });
  expect(entries[1]).toMatchObject({ title: "Walk" });
  expect(entries[1]).not.toHaveProperty("venue");
});
