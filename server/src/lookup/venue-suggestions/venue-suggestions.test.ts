import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { listAudit } from "#contracts/community/moderation.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/lookup/venue-suggestions.ts";
import { getVenue, listVenues } from "#contracts/lookup/venues.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { newModerator } from "../../community/moderation/moderation.testing.ts";

let server: TestServer;
let moderator: Call;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  moderator = (await newModerator(server)).call;
  dana = await server.as("dana");
});
afterAll(() => server.close());

const draft = {
  category: "cafe",
  name: "Café Pfötchen",
  position: { latitude: 48.137, longitude: 11.575 },
} as const;

type Draft = Parameters<typeof draftOf>[0];
const draftOf = (more: Record<string, unknown> = {}) => ({ ...draft, ...more }) as typeof draft;
const suggest = (more?: Draft, by: Call = dana) =>
  by(contract.suggestVenue, { body: draftOf(more) });
type Correction = Omit<contract.VenueChanges, "closed"> & { closed?: true; note?: string };
const correct = (id: string, body: Correction, by: Call = dana) =>
  by(contract.suggestCorrection, { params: { id }, body });
const accept = (id: string, ifVersion?: number, by: Call = moderator) =>
  by(contract.acceptVenueSuggestion, {
    params: { id },
    ...(ifVersion !== undefined && { ifVersion }),
  });
const reject = (id: string, reason = "We called: it is open.") =>
  moderator(contract.rejectVenueSuggestion, { params: { id }, body: { reason } });
const edit = (id: string, body: contract.VenueChanges) =>
  moderator(contract.editVenueSuggestion, { params: { id }, body });
const shown = (id: string) => server.call(getVenue, { params: { id } });
const near = async () =>
  (await server.call(listVenues, { query: { near: "48.137,11.575", radius: "500" } })).data;
const waiting = async () => (await moderator(contract.listVenueSuggestions, { query: {} })).data;
const rowOf = (id: string) =>
  server.db.selectFrom("venues").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("a suggested place is visible once a moderator accepts it", async () => {
  expect(await near()).toEqual([]);
  const made = await suggest({ openingHours: "24/7", pets: { policy: "yes", maxKg: 12.5 } });
  expect(made).toMatchObject({
    kind: "new",
    venueId: null,
    name: "Café Pfötchen",
    category: "cafe",
    state: "waiting",
    changes: { ...draft, openingHours: "24/7", pets: { policy: "yes", maxKg: 12.5 } },
  });
  expect(await near()).toEqual([]);
  const toCheck = (await waiting()).find(({ _id: id }) => id === made._id);
  expect(toCheck).toMatchObject({ venue: null, hoursAreClear: true });
  expect(toCheck?.suggestedBy).toMatchObject({ username: "dana.walks" });
  const { venueId } = await accept(made._id);
  const [place] = await near();
  expect(place).toMatchObject({
    _id: venueId,
    name: "Café Pfötchen",
    openingHours: "24/7",
    opening: { isOpen: true },
    pets: { policy: "yes", fee: null, maxKg: 12.5, note: null },
    source: { name: "A member", id: null, checkedAt: expect.any(String) },
  });
});

test("a correction changes the values it names, and imports leave them alone", async () => {
  const id = await addVenue(server.db, {
    phone: "+49 30 1",
    pet_policy: "no",
    corrected: ["name"],
  });
  const { _id, kind, changes } = await correct(id, {
    phone: "+49 30 7654321",
    pets: { policy: "leashed" },
    position: { latitude: 52.53, longitude: 13.41 },
    // As it is: not a change.
    name: "Café Näpfchen",
  });
  expect({ kind, changes }).toEqual({
    kind: "correction",
    changes: {
      phone: "+49 30 7654321",
      pets: { policy: "leashed" },
      position: { latitude: 52.53, longitude: 13.41 },
    },
  });
  expect(await shown(id)).toMatchObject({ phone: "+49 30 1" });
  const accepted = await accept(_id);
  expect(accepted).toMatchObject({ state: "accepted", venueId: id });
  expect(await shown(id)).toMatchObject({
    phone: "+49 30 7654321",
    latitude: 52.53,
    pets: { policy: "leashed" },
  });
  const row = await rowOf(id);
  expect(row.corrected).toEqual(["latitude", "name", "pet_policy", "phone"]);
});

test("each corrected value is named with the moment of its last check, beside the source of the others", async () => {
  const id = await addVenue(server.db, { osm_id: "node/41", corrected: ["name"] });
  expect((await shown(id)).corrections).toEqual([{ field: "name", checkedAt: null }]);
  const first = await correct(id, { phone: "+49 30 7654321", pets: { policy: "leashed" } });
  const same = await correct(id, { phone: "+49 30 7654321" }, (await newPerson(server)).call);
  const rejected = await correct(id, { address: "Nowhere 1" });
  const { decidedAt: before } = await accept(first._id);
  await reject(rejected._id);
  const phone = { field: "phone", checkedAt: before };
  const others = [
    { field: "name", checkedAt: null },
    { field: "pets.policy", checkedAt: before },
  ];
  const corrections = async () => new Set((await shown(id)).corrections);
  expect(await corrections()).toEqual(new Set([phone, ...others]));
  // Another member suggests the same: it was checked again.
  const { decidedAt: last } = await accept(same._id);
  expect(await corrections()).toEqual(new Set([{ ...phone, checkedAt: last }, ...others]));
  expect(await shown(id)).toMatchObject({ source: { name: "OpenStreetMap", id: "node/41" } });
});

test("a place that is no vet any more isn't one for emergencies", async () => {
  const id = await addVenue(server.db, { category: "vet", emergency: true, name: "Klinik" });
  await accept((await correct(id, { category: "pet-shop" }))._id);
  expect(await shown(id)).toMatchObject({ category: "pet-shop", emergency: false });
});

test("a vet can be suggested and corrected as one for emergencies", async () => {
  const made = await suggest(draftOf({ category: "vet", name: "Notklinik", emergency: true }));
  expect(made.changes).toMatchObject({ emergency: true });
  const { venueId } = await accept(made._id);
  const id = venueId ?? "";
  expect(await shown(id)).toMatchObject({ category: "vet", emergency: true });
  const correction = await correct(id, { emergency: false });
  expect(correction.changes).toEqual({ emergency: false });
  await accept(correction._id);
  expect(await shown(id)).toMatchObject({ emergency: false });
  expect((await rowOf(id)).corrected).toEqual(["emergency"]);
});

test("only a vet can be one for emergencies", async () => {
  const refused = { code: "VALIDATION", fields: { emergency: expect.any(String) } };
  await expect(suggest(draftOf({ emergency: true }))).rejects.toMatchObject(refused);
  const cafe = await addVenue(server.db);
  await expect(correct(cafe, { emergency: true })).rejects.toMatchObject(refused);
  const both = await correct(cafe, { category: "vet", emergency: true });
  await expect(edit(both._id, { category: "cafe" })).rejects.toMatchObject(refused);
  // A box that isn't ticked is no change.
  expect((await suggest(draftOf({ emergency: false }))).changes).toEqual(draft);
  const vet = await suggest(draftOf({ category: "vet", emergency: true }));
  const edited = await edit(vet._id, { category: "pet-shop", emergency: false });
  expect(edited.changes).toEqual({ ...draft, category: "pet-shop" });
});

test("a vet that became something else meanwhile isn't one for emergencies", async () => {
  const id = await addVenue(server.db, { category: "vet", name: "Klinik" });
  const waits = await correct(id, { emergency: true });
  await accept((await correct(id, { category: "groomer" }))._id);
  await accept(waits._id);
  expect(await shown(id)).toMatchObject({ category: "groomer", emergency: false });
});

test("values can be removed, and hours that can't be read are shown to moderators", async () => {
  const id = await addVenue(server.db, { website: "https://old.example/" });
  const { _id } = await correct(id, { website: null, openingHours: "mornings, mostly" });
  const found = (await waiting()).find((one) => one._id === _id);
  expect(found).toMatchObject({
    hoursAreClear: false,
    venue: { website: "https://old.example/", openingHours: null },
  });
  const edited = await edit(_id, { openingHours: "Mo-Fr 08:00-12:00" });
  expect(edited).toMatchObject({ hoursAreClear: true, changes: { website: null } });
  await accept(_id);
  expect(await shown(id)).toMatchObject({ website: null, openingHours: "Mo-Fr 08:00-12:00" });
});

test("a place that has closed leaves the list", async () => {
  const position = { latitude: 47.37, longitude: 8.54 };
  const id = await addVenue(server.db, position);
  const list = async () =>
    (await server.call(listVenues, { query: { near: "47.37,8.54" } })).data.map(({ _id }) => _id);
  expect(await list()).toEqual([id]);
  const { _id, kind } = await correct(id, { closed: true, note: "Empty windows." });
  expect(kind).toBe("closed");
  const { decidedAt } = await accept(_id);
  expect(await list()).toEqual([]);
  expect(await shown(id)).toMatchObject({
    closedAt: expect.any(String),
    corrections: [{ field: "closedAt", checkedAt: decidedAt }],
  });
  expect((await rowOf(id)).corrected).toEqual(["closed_at"]);
  await expect(correct(id, { closed: true })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { closed: expect.any(String) },
  });
});

const reopen = (id: string, ifVersion?: number, by: Call = moderator) =>
  by(contract.reopenVenue, {
    params: { id },
    body: { reason: "It only moved its door." },
    ...(ifVersion !== undefined && { ifVersion }),
  });
const acceptedOf = async (id: string) =>
  (await moderator(contract.listVenueSuggestions, { query: { state: "accepted" } })).data.find(
    ({ _id }) => _id === id,
  );

test("moderators open a place again that members found closed, and tell them why", async () => {
  const person = await newPerson(server);
  const position = { latitude: 46.2, longitude: 6.14 };
  const id = await addVenue(server.db, { ...position, osm_id: "node/31", corrected: ["name"] });
  const list = async () =>
    (await server.call(listVenues, { query: { near: "46.2,6.14" } })).data.map(({ _id }) => _id);
  const first = await correct(id, { closed: true }, person.call);
  const second = await correct(id, { closed: true });
  await accept(first._id);
  await accept(second._id);
  expect(await list()).toEqual([]);
  expect(await acceptedOf(first._id)).toMatchObject({ canReopen: true });
  await expect(reopen(first._id, 1)).rejects.toMatchObject({ code: "CONFLICT" });
  const { version } = (await acceptedOf(first._id)) ?? {};
  expect(await reopen(first._id, version)).toMatchObject({
    state: "rejected",
    reason: "It only moved its door.",
    canReopen: false,
    venue: { closedAt: null },
  });
  expect(await list()).toEqual([id]);
  // Imports may close it again.
  expect(await rowOf(id)).toMatchObject({ closed_at: null, corrected: ["name"] });
  expect(await acceptedOf(second._id)).toBeUndefined();
  expect((await mailsTo(server, person.email, 3)).at(-1)).toContain("We list it again");
  const { data } = await person.call(listNotifications, { query: {} });
  expect(data).toMatchObject([
    { subject: { title: "Listed again: Café Näpfchen" } },
    { subject: { title: "Closed as you reported: Café Näpfchen", path: `/places/${id}` } },
  ]);
  const { data: log } = await moderator(listAudit, { query: { limit: "2" } });
  expect(log).toMatchObject([
    { action: "reopen", kind: "venue", id },
    { action: "reopen", kind: "venue", id },
  ]);
});

test("of two moderators who open a place again by different closings, one gets a conflict", async () => {
  const { call } = await newAdmin(server);
  const id = await addVenue(server.db);
  const first = await correct(id, { closed: true });
  const second = await correct(id, { closed: true }, (await newPerson(server)).call);
  await accept(first._id);
  await accept(second._id);
  const both = await Promise.allSettled([reopen(first._id), reopen(second._id, undefined, call)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "CONFLICT" },
  });
});

test("a place that an import closed first is closed by members, too", async () => {
  const id = await addVenue(server.db);
  const closing = await correct(id, { closed: true });
  const closed_at = new Date("2026-10-01T00:00:00Z");
  await server.db.updateTable("venues").set({ closed_at }).where("id", "=", id).execute();
  await accept(closing._id);
  expect(await rowOf(id)).toMatchObject({ closed_at, corrected: ["closed_at"] });
  expect((await shown(id)).corrections).toMatchObject([{ field: "closedAt" }]);
  expect(await acceptedOf(closing._id)).toMatchObject({ canReopen: true });
  const correction = await correct(id, { phone: "+49 30 99" });
  await expect(reopen(correction._id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(reopen(uuidv7())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each([
  ["category", { category: "castle" }],
  ["category", { category: undefined }],
  ["emergency", { category: "vet", emergency: "yes" }],
  ["name", { name: "  " }],
  ["name", { name: null }],
  ["name", { name: "a\u202Eb" }],
  ["phone", { phone: "ask" }],
  ["website", { website: "javascript:alert(1)" }],
  ["website", { website: "https://a:b@place.example" }],
  ["website", { website: "place.example" }],
  ["openingHours", { openingHours: "x".repeat(1_001) }],
  ["pets.policy", { pets: { policy: "maybe" } }],
  ["pets.maxKg", { pets: { maxKg: 0 } }],
  ["pets.fee", { pets: { fee: "x".repeat(61) } }],
  ["pets", { pets: "yes" }],
  ["position", { position: undefined }],
  ["position", { position: "52,13" }],
  ["position.latitude", { position: { latitude: 91, longitude: 0 } }],
  ["source", { source: "http://place.example" }],
  ["note", { note: "x".repeat(1_001) }],
])("a suggestion is rejected where %s is wrong: %j", async (field, values) => {
  await expect(suggest(values)).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { [field]: expect.any(String) },
  });
});

test("a correction that changes nothing, or closes and changes, is rejected", async () => {
  const id = await addVenue(server.db);
  await expect(correct(id, {})).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(correct(id, { name: "Café Näpfchen" })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  await expect(correct(id, { name: "Other", closed: true })).rejects.toMatchObject({
    fields: { closed: expect.any(String) },
  });
  const missing = "01999999-9999-7999-8999-999999999999";
  await expect(correct(missing, { name: "Other" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("of two moderators at once, the second one gets a conflict", async () => {
  const { call } = await newAdmin(server);
  const { _id: id } = await suggest({ name: "Zwei" });
  const both = await Promise.allSettled([accept(id), accept(id, undefined, call)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "CONFLICT", current: { state: "accepted" } },
  });
  await expect(reject(id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(edit(id, { name: "Drei" })).rejects.toMatchObject({ code: "CONFLICT" });
  const rows = await server.db
    .selectFrom("venues")
    .where("name", "=", "Zwei")
    .select("id")
    .execute();
  expect(rows).toHaveLength(1);
});

test("a moderator doesn't accept what another one has edited meanwhile", async () => {
  const { _id: id, version } = await suggest({ name: "Vorher" });
  await edit(id, { name: "Nachher" });
  await expect(accept(id, version)).rejects.toMatchObject({
    code: "CONFLICT",
    current: { name: "Nachher" },
  });
});

test("the author is notified and mailed, and the audit log has the decisions", async () => {
  const person = await newPerson(server);
  const id = await addVenue(server.db, { name: "Tierarzt am Kanal" });
  const first = await correct(id, { address: "Neue Straße 1" }, person.call);
  const second = await correct(id, { closed: true }, person.call);
  await accept(first._id);
  await reject(second._id);
  const [, thanks = "", sorry = ""] = await mailsTo(server, person.email, 3);
  expect(thanks).toContain("Subject: Your suggestion about Tierarzt am Kanal was accepted");
  expect(thanks).toContain(`/places/${id}`);
  expect(sorry).toContain("We called: it is open.");
  const { data } = await person.call(listNotifications, { query: {} });
  expect(data).toMatchObject([
    { subject: { title: "Still listed: Tierarzt am Kanal" }, text: "We called: it is open." },
    {
      what: "moderation",
      subject: {
        title: "Your correction was accepted: Tierarzt am Kanal",
        path: `/places/${id}`,
      },
    },
  ]);
  const { data: log } = await moderator(listAudit, { query: { limit: "2" } });
  expect(log).toMatchObject([
    { action: "reject", kind: "venue", id, note: "We called: it is open." },
    { action: "accept", kind: "venue", id },
  ]);
});

test("people see their suggestions with their states, and withdraw those that wait", async () => {
  const { call } = await newPerson(server);
  const id = await addVenue(server.db);
  const first = await suggest({ name: "First" }, call);
  const second = await correct(id, { name: "Second" }, call);
  await reject(first._id, "There is no café.");
  expect(await call(contract.listOwnVenueSuggestions)).toMatchObject([
    { kind: "correction", name: "Café Näpfchen", state: "waiting" },
    { kind: "new", name: "First", state: "rejected", reason: "There is no café." },
  ]);
  const withdraw = (one: string, by = call) =>
    by(contract.withdrawVenueSuggestion, { params: { id: one } });
  await expect(withdraw(second._id, dana)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(withdraw(first._id)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await withdraw(second._id)).toEqual({ _id: second._id });
  await expect(accept(second._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("sending the same again makes one suggestion, and there is a limit of those that wait", async () => {
  const { call } = await newPerson(server);
  const key = crypto.randomUUID();
  const send = () => call(contract.suggestVenue, { body: draft, key });
  const made = await Promise.all([send(), send(), send()]);
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  const id = await addVenue(server.db);
  const one = await correct(id, { name: "Another" }, call);
  expect(await correct(id, { name: "Another" }, call)).toEqual(one);
  const { suggested_by } = await server.db
    .selectFrom("venue_suggestions")
    .select("suggested_by")
    .where("id", "=", one._id)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("venue_suggestions")
    .values(
      Array.from({ length: contract.waitingSuggestionsMax - 2 }, () => ({
        id: uuidv7(),
        kind: "new" as const,
        venue_id: null,
        changes: JSON.stringify(draft),
        source: null,
        reason: null,
        decided_by: null,
        decided_at: null,
        suggested_by,
      })),
    )
    .execute();
  await expect(correct(id, { name: "A third" }, call)).rejects.toMatchObject({ code: "QUOTA" });
});

test("lists of moderators page without gaps", async () => {
  const ids = [];
  for (const name of ["One", "Two", "Three"]) ids.push((await suggest({ name }))._id);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const query = { limit: "2", ...(after !== undefined && { after }) };
    const { data, hasMore } = await moderator(contract.listVenueSuggestions, { query });
    seen.push(...data.map(({ _id }) => _id));
    after = hasMore ? data.at(-1)?._id : undefined;
  } while (after !== undefined);
  expect(seen.slice(-3)).toEqual(ids);
  for (const id of ids) await reject(id);
  const query = { state: "rejected" as const, limit: "3" };
  const { data } = await moderator(contract.listVenueSuggestions, { query });
  expect(data.map(({ _id }) => _id)).toEqual(ids.toReversed());
});

test("an account that is deleted takes along what wasn't accepted", async () => {
  const person: Person = await newPerson(server);
  const kept = await suggest({ name: "Kept" }, person.call);
  const gone = await suggest({ name: "Gone" }, person.call);
  await accept(kept._id);
  await person.call(deleteAccount, { body: { password: person.password } });
  await server.removeClosed();
  const left = await server.db
    .selectFrom("venue_suggestions")
    .select(["id", "suggested_by"])
    .where("id", "in", [kept._id, gone._id])
    .execute();
  expect(left).toEqual([{ id: kept._id, suggested_by: null }]);
});
