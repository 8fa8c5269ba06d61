import * as contract from "#contracts/community/hoots.ts";
import { blockPerson } from "#contracts/community/relations.ts";
import { acceptVenueSuggestion, suggestCorrection } from "#contracts/lookup/venue-suggestions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { type Newcomer, personOf } from "../../accounts/relations/relations.testing.ts";
import { newModerator } from "../moderation/moderation.testing.ts";

let server: TestServer;
let ana: Newcomer;
let ben: Newcomer;
beforeAll(async () => {
  server = await testServer();
  [ana, ben] = [await personOf(server), await personOf(server)];
});
afterAll(() => server.close());

let turn = 0;
const write = (by: Newcomer, venueId?: string) => {
  turn += 1;
  const body = { title: `The terrace, visit ${turn}`, text: `Shade until ${turn} o'clock.` };
  return by.call(contract.createHoot, { body: { ...body, venueId } });
};
const read = (id: string, call = server.call) => call(contract.getHoot, { params: { id } });
const titles = async (venue: string, call = server.call) =>
  (await call(contract.pageHoots, { query: { venue } })).data.map(({ title }) => title);
const unknown = "01900000-0000-7000-8000-000000000000";
const rejected = { code: "VALIDATION", fields: { venueId: expect.any(String) } };

test("a hoot says which place it is about, and its edit keeps, changes and removes it", async () => {
  const cafe = await addVenue(server.db, { name: "Café Näpfchen" });
  const park = await addVenue(server.db, { name: "", category: "dog-park" });
  const hoot = await write(ana, cafe);
  expect(hoot.venue).toEqual({ _id: cafe, name: "Café Näpfchen", category: "cafe" });
  expect(await read(hoot._id)).toEqual(hoot);
  const change = (body: object) =>
    ana.call(contract.updateHoot, { params: { id: hoot._id }, body });
  expect((await change({ text: "Shade all day." })).venue).toEqual(hoot.venue);
  const moved = await change({ venueId: park });
  expect(moved.venue).toEqual({ _id: park, name: "", category: "dog-park" });
  expect(await change({ venueId: null })).not.toHaveProperty("venue");
  expect(await write(ana)).not.toHaveProperty("venue");
});

test("an unknown place is rejected, and nothing is stored", async () => {
  await expect(write(ana, unknown)).rejects.toMatchObject(rejected);
  const { _id: id } = await write(ana);
  const wrong = { params: { id }, body: { title: "Elsewhere", venueId: unknown } };
  await expect(ana.call(contract.updateHoot, wrong)).rejects.toMatchObject(rejected);
  expect((await read(id)).title).toMatch(/^The terrace/);
});

test("a place that closes stays on its hoots, and one that is deleted leaves them", async () => {
  const closed = await addVenue(server.db, { closed_at: new Date("2026-11-02T00:00:00Z") });
  const hoot = await write(ana, closed);
  expect(hoot.venue).toMatchObject({ _id: closed });
  await server.db.deleteFrom("venues").where("id", "=", closed).execute();
  const left = await read(hoot._id, ana.call);
  expect(left).not.toHaveProperty("venue");
  expect(left).toMatchObject({ title: hoot.title, text: hoot.text });
});

test("hoots are listed and counted by their place, without those of blocked people", async () => {
  const [cafe, other] = [await addVenue(server.db), await addVenue(server.db)];
  const older = await write(ana, cafe);
  await write(ana, other);
  const newer = await write(ben, cafe);
  expect(await titles(cafe)).toEqual([newer.title, older.title]);
  expect(await titles(unknown)).toEqual([]);
  const count = async (call = server.call) =>
    (await call(contract.countHoots, { query: { venue: cafe } })).count;
  expect(await count()).toBe(2);
  const reader = await personOf(server);
  await reader.call(blockPerson, { params: { id: ben.id } });
  expect(await titles(cafe, reader.call)).toEqual([older.title]);
  expect(await count(reader.call)).toBe(1);
  const params = { id: newer._id };
  await ben.call(contract.updateHoot, { params, body: { venueId: null } });
  expect(await titles(cafe)).toEqual([older.title]);
  await ana.call(contract.deleteHoot, { params: { id: older._id } });
  expect(await titles(cafe)).toEqual([]);
});

test("a corrected name of a place shows on its hoots at once", async () => {
  const cafe = await addVenue(server.db, { name: "Café Napfchen" });
  const { _id: id } = await write(ana, cafe);
  expect((await read(id)).venue).toMatchObject({ name: "Café Napfchen" });
  const { call: moderator } = await newModerator(server);
  const suggested = await ana.call(suggestCorrection, {
    params: { id: cafe },
    body: { name: "Café Näpfchen" },
  });
  await moderator(acceptVenueSuggestion, { params: { id: suggested._id } });
  expect((await read(id)).venue).toMatchObject({ name: "Café Näpfchen" });
});
