import { randomUUID } from "node:crypto";
import { blockPerson } from "#contracts/community/relations.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import * as days from "#contracts/travel/days.ts";
import * as contract from "#contracts/travel/trip-comments.ts";
import * as trips from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { idOf, join } from "../members/members.testing.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
/** A new trip of Ana's from May 3 to 8, with Ben as its editor and Cleo as its viewer, for each test. */
let id: string;
let trip: trips.Trip;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okafor");
  cleo = await newPerson(server, "Cleo Marsh");
  const body = { destination: "Chile", month: "May", day: 3, year: 2027 } as const;
  trip = await ana.call(trips.createTrip, {
    body: {
      ...body,
      endDate: "2027-05-08",
      legs: [{ flightNumber: "LH1" }],
      stays: [{ name: "Ritz" }],
    },
  });
  id = trip._id;
  await join(ana.call, id, ben.call, "editor");
  await join(ana.call, id, cleo.call, "viewer");
});

type On = contract.CommentSubject;
const day: On = { kind: "day", ref: "2027-05-06" };
const say = (by: Person, text: string, on: On = day, key?: string) =>
  by.call(contract.addTripComment, { params: { id }, body: { on, text }, key });
const list = async (by: Person) =>
  (await by.call(contract.listTripComments, { params: { id } })).data;
const texts = async (by: Person) => (await list(by)).map(({ text }) => text);
const remove = (by: Person, commentId: string) =>
  by.call(contract.deleteTripComment, { params: { id, commentId } });
const failed = (code: string) => expect.objectContaining({ code });

test("everybody on a trip comments on its parts, and the others are notified", async () => {
  const { entries } = await ana.call(days.addEntry, { params: { id }, body: { title: "Tapas" } });
  const subjects: On[] = [
    day,
    { kind: "leg", ref: trip.legs[0]?._id ?? "" },
    { kind: "stay", ref: trip.stays[0]?._id ?? "" },
    { kind: "entry", ref: entries[0]?._id ?? "" },
  ];
  for (const on of subjects)
    // oxlint-disable-next-line no-await-in-loop -- in their order
    expect(await say(cleo, on.kind, on)).toMatchObject({ on, text: on.kind, canDelete: true });
  const all = await list(ben);
  expect(all.map(({ on }) => on)).toEqual(subjects.toReversed());
  expect(all[0]?.author?._id).toBe(await idOf(cleo));
  const notices = async (person: Person) =>
    (await person.call(listNotifications)).data.filter(({ text }) =>
      text.startsWith("New comment"),
    );
  expect((await notices(ben)).map(({ what, text }) => [what, text])).toEqual([
    ["trip", "New comment on an entry."],
    ["trip", "New comment on a stay."],
    ["trip", "New comment on a leg."],
    ["trip", "New comment on May 6."],
  ]);
  expect(await notices(ana)).toHaveLength(4);
  expect(await notices(cleo)).toEqual([]);
});

test("a comment is on a part of this trip", async () => {
  const wrong: On[] = [
    { kind: "day", ref: "2027-05-09" },
    { kind: "leg", ref: randomUUID() },
    { kind: "leg", ref: trip.stays[0]?._id ?? "" },
    { kind: "entry", ref: trip.legs[0]?._id ?? "" },
  ];
  for (const on of wrong)
    // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
    await expect(say(ana, "Hi", on)).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { on: expect.any(String) },
    });
  expect(await list(ana)).toEqual([]);
});

test("comments on a removed part are not listed, and are again where it comes back", async () => {
  await say(ben, "Window seats?", { kind: "leg", ref: trip.legs[0]?._id ?? "" });
  await say(ben, "Market day");
  const params = { id };
  await ana.call(trips.updateTrip, { params, body: { legs: [] } });
  expect(await texts(ana)).toEqual(["Market day"]);
});

test("people who block each other don't see each other's, and the trip goes on", async () => {
  await say(ben, "From Ben");
  await say(cleo, "From Cleo");
  await ben.call(blockPerson, { params: { id: await idOf(cleo) } });
  expect(await texts(ben)).toEqual(["From Ben"]);
  expect(await texts(cleo)).toEqual(["From Cleo"]);
  expect(await texts(ana)).toEqual(["From Cleo", "From Ben"]);
  await say(ben, "Again");
  const { data } = await cleo.call(listNotifications);
  expect(data.filter(({ text }) => text.startsWith("New comment"))).toEqual([]);
});

test("authors delete their own, owners any, and others none", async () => {
  const { _id: one } = await say(cleo, "One");
  const { _id: two } = await say(cleo, "Two");
  expect((await list(ben)).map(({ canDelete }) => canDelete)).toEqual([false, false]);
  await expect(remove(ben, one)).rejects.toEqual(failed("NOT_YOURS"));
  await remove(cleo, one);
  expect((await list(ana)).map(({ canDelete }) => canDelete)).toEqual([true]);
  await remove(ana, two);
  expect(await list(ana)).toEqual([]);
  await expect(remove(ana, two)).rejects.toEqual(failed("NOT_FOUND"));
  const other = await newPerson(server, "Olga Iva");
  await expect(list(other)).rejects.toEqual(failed("NOT_FOUND"));
  await expect(say(other, "Hi")).rejects.toEqual(failed("NOT_FOUND"));
});

test("a retry comments once, and comments stay without their deleted author", async () => {
  const key = randomUUID();
  const first = await say(ben, "Once", day, key);
  expect(await say(ben, "Once", day, key)).toEqual(first);
  expect(await texts(ana)).toEqual(["Once"]);
  await sql`delete from profiles where id = ${await idOf(ben)}`.execute(server.db);
  expect(await list(ana)).toMatchObject([{ text: "Once", author: null }]);
});

test("a trip has up to 2,000 comments, listed in pages", async () => {
  const max = contract.tripCommentsMax;
  await sql`
    insert into plan_comments (id, plan_id, kind, ref, text)
    select gen_random_uuid(), ${id}, 'day', '2027-05-06', n::text
    from generate_series(1, ${max - 1}) n`.execute(server.db);
  const [one, other] = await Promise.allSettled([say(ana, "Last"), say(ben, "Last")]);
  expect([one.status, other.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(say(ana, "More")).rejects.toMatchObject({
    code: "VALIDATION",
    message: expect.stringContaining("2,000"),
  });
  const first = await ana.call(contract.listTripComments, { params: { id } });
  expect(first).toMatchObject({ hasMore: true });
  const before = first.data.at(-1)?._id;
  const next = await ana.call(contract.listTripComments, { params: { id }, query: { before } });
  const ids = [...first.data, ...next.data].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(2 * contract.tripCommentsShown);
});
