import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import { getFileUsage, quotaFiles } from "#contracts/kernel/files.ts";
import { createCalendarAddress, listCalendarAddresses } from "#contracts/travel/calendars.ts";
import * as contract from "#contracts/travel/members.ts";
import { createPet } from "#contracts/travel/pets.ts";
import * as shares from "#contracts/travel/shares.ts";
import * as trips from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { balanced, readLedger } from "../../../testing/ledger.ts";
import { picture } from "../../../testing/owned-rows.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { idOf, join } from "./members.testing.ts";

let server: TestServer;
let ana: Person;
let eve: Person;
let vic: Person;
let id: string;
let editing: string;
let viewing: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  ana = await newPerson(server, "Ana Reyes");
  eve = await newPerson(server, "Eve Editor");
  vic = await newPerson(server, "Vic Viewer");
  const files = { receipt: await picture() };
  ({ _id: id } = await ana.call(trips.createTrip, { body: { destination: "Chile" }, files }));
  editing = await join(ana.call, id, eve.call, "editor");
  viewing = await join(ana.call, id, vic.call, "viewer");
  await addDocument(eve);
});

const addDocument = async (person: Person) =>
  person.call(trips.addAttachment, {
    params: { id },
    body: {},
    files: { file: await picture() },
  });
const read = (person: Person) => person.call(trips.getTrip, { params: { id } });
const handOver = (person: Person, memberId: string) =>
  person.call(contract.handOverTrip, { params: { id }, body: { memberId } });
const deleted = ({ call, password }: Person) => call(deleteAccount, { body: { password } });
const noticesTo = async (person: Person) => (await person.call(listNotifications)).data;
const filesOf = async (person: Person) => (await person.call(getFileUsage)).files;
const isBalanced = async () =>
  expect(await readLedger(server.db, server.env.dataDir)).toEqual(balanced);

test("a trip that is handed over has a new owner, an editor who sees everything, and no links of before", async () => {
  const { url } = await ana.call(shares.createShare, { params: { id }, body: {} });
  await ana.call(createCalendarAddress, { body: { planId: id } });
  const seen = await handOver(ana, editing);
  const documents = [seen.attachments[0]?._id, "receipt", "ticket"];
  expect(seen).toMatchObject({
    role: "editor",
    owner: { _id: await idOf(eve) },
    shows: { costs: true, codes: true, documents },
  });
  expect(seen.receipt).not.toBeNull();
  const after = await read(eve);
  expect(after).toMatchObject({ role: "owner", shows: null });
  const anaId = await idOf(ana);
  expect(after.members.map(({ _id }) => _id)).toEqual([await idOf(vic), anaId]);
  const token = url.split("/").at(-1) ?? "";
  await expect(server.call(shares.getSharedTrip, { params: { token } })).rejects.toMatchObject({
    code: "GONE",
  });
  expect(await ana.call(listCalendarAddresses)).toEqual([]);
  await expect(ana.call(trips.deleteTrip, { params: { id } })).rejects.toMatchObject({
    code: "NOT_YOURS",
  });
  expect([await filesOf(ana), await filesOf(eve)]).toEqual([0, 2]);
  expect((await noticesTo(eve))[0]).toMatchObject({ text: "You're the owner of this trip now." });
  expect((await noticesTo(ana))[0]).toMatchObject({ what: "trip" });
  await isBalanced();
});

test("a trip is only handed to an editor who joined, within their limits", async () => {
  await expect(handOver(ana, viewing)).rejects.toMatchObject({
    fields: { memberId: expect.any(String) },
  });
  await expect(handOver(ana, crypto.randomUUID())).rejects.toMatchObject({ code: "VALIDATION" });
  const eveId = await idOf(eve);
  await sql`
    insert into files (id, owner_id, visibility, kind, label, bytes, animated, state)
    select gen_random_uuid(), ${eveId}, 'private', 'pdf', '', 1, false, 'kept'
    from generate_series(1, ${quotaFiles - 1})`.execute(server.db);
  await expect(handOver(ana, editing)).rejects.toMatchObject({ code: "QUOTA" });
  expect(await read(ana)).toMatchObject({ role: "owner" });
  await sql`delete from files where owner_id = ${eveId} and bytes = 1`.execute(server.db);
});

test("when its owner's account is deleted, a trip goes to its first editor with all files", async () => {
  const anaId = await idOf(ana);
  const { _id: petId } = await ana.call(createPet, { body: { petName: "Rex" } });
  const body = {
    petIds: [petId],
    items: [{ list: "todo" as const, text: "Book", assigneeId: anaId }],
  };
  await ana.call(trips.updateTrip, { params: { id }, body });
  await deleted(ana);
  const trip = await read(eve);
  expect(trip).toMatchObject({ role: "owner", petIds: [], othersPets: [] });
  expect(trip.receipt).not.toBeNull();
  expect(trip.items[0]).toMatchObject({ text: "Book", assigneeId: null });
  expect(trip.members.map(({ _id }) => _id)).toEqual([await idOf(vic)]);
  expect((await noticesTo(eve))[0]).toMatchObject({ what: "trip", actor: null });
  await isBalanced();
});

test("without an editor it is deleted with all files in it", async () => {
  const params = { id, memberId: editing };
  await ana.call(contract.updateMember, { params, body: { role: "viewer" } });
  await deleted(ana);
  for (const person of [eve, vic])
    await expect(read(person)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await filesOf(eve)).toBe(0);
  await isBalanced();
});

test.each([
  ["leaves", () => eve.call(contract.removeMember, { params: { id, memberId: editing } })],
  ["is removed", () => ana.call(contract.removeMember, { params: { id, memberId: editing } })],
  ["deletes their account", () => deleted(eve)],
])("what a member uploaded who %s becomes the owner's", async (_how, end) => {
  await end();
  const { attachments, members } = await read(ana);
  expect(attachments).toHaveLength(1);
  expect(members.map(({ _id }) => _id)).toEqual([await idOf(vic)]);
  expect(await filesOf(ana)).toBe(2);
  await isBalanced();
});
