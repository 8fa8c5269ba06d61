import { randomUUID } from "node:crypto";
import * as contract from "#contracts/travel/activity.ts";
import * as days from "#contracts/travel/days.ts";
import * as members from "#contracts/travel/members.ts";
import * as trips from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newPerson, type Person } from "../../../../testing/people.ts";
import { picture } from "../../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../../testing/server.ts";
import { join } from "../../members/members.testing.ts";
import { undoBytesMax } from "./record.ts";
import { deleteOldActivity } from "./service.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
/** A new trip of Ana's from May 3 to 8, with Ben as its editor and Cleo as its viewer, for each test. */
let id: string;

beforeAll(async () => {
  server = await testServer();
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okafor");
  cleo = await newPerson(server, "Cleo Marsh");
});
afterAll(() => server.close());
beforeEach(async () => {
  const body = { destination: "Chile", month: "May", day: 3, year: 2027 } as const;
  ({ _id: id } = await ana.call(trips.createTrip, { body: { ...body, endDate: "2027-05-08" } }));
  await join(ana.call, id, ben.call, "editor");
  await join(ana.call, id, cleo.call, "viewer");
});

type Body = Parameters<typeof ana.call<typeof trips.updateTrip>>[1]["body"];
const change = (body: Body, { call }: Person = ana) =>
  call(trips.updateTrip, { params: { id }, body });
const add = (body: Parameters<typeof ana.call<typeof days.addEntry>>[1]["body"], by = ana) =>
  by.call(days.addEntry, { params: { id }, body });
const read = ({ call }: Person = ana) => call(trips.getTrip, { params: { id } });
const list = async ({ call }: Person = ana) =>
  (await call(contract.listActivity, { params: { id } })).data;
const texts = async (by: Person = ana) => (await list(by)).map(({ text }) => text);
const undo = (activityId: string | undefined, { call }: Person = ana) =>
  call(contract.undoActivity, { params: { id, activityId: activityId ?? "" } });
const undoLatest = async (by: Person = ana) => undo((await list(by))[0]?._id, by);

const entryOf = (trip: trips.Trip, title: string) =>
  trip.entries.find((entry) => entry.title === title)?._id ?? "";
const failed = (code: string) => expect.objectContaining({ code });

describe("the activity of a trip", () => {
  test("names each change with its person, newest first", async () => {
    const trip = await add({ title: "Tapas", date: "2027-05-06" });
    await ben.call(days.updateEntry, {
      params: { id, entryId: entryOf(trip, "Tapas") },
      body: { date: "2027-05-07" },
    });
    await change({ notes: "Sea first." });
    const all = await list(cleo);
    expect(all.map(({ actor, what, text }) => [actor?.username, what, text])).toEqual([
      [expect.stringMatching(/^ana/), "notes", "changed the notes"],
      [expect.stringMatching(/^ben/), "entries", "moved “Tapas” to May 7"],
      [expect.stringMatching(/^ana/), "entries", "added “Tapas” to May 6"],
      [expect.stringMatching(/^cleo/), "members", "joined the trip"],
      [expect.stringMatching(/^ana/), "members", "invited a viewer"],
      [expect.stringMatching(/^ben/), "members", "joined the trip"],
      [expect.stringMatching(/^ana/), "members", "invited an editor"],
    ]);
    // A viewer can undo nothing.
    expect(all.some(({ canUndo }) => canUndo)).toBe(false);
    expect((await list(ben)).map(({ canUndo }) => canUndo)).toEqual([
      ...[true, true],
      // The entry was moved since.
      ...[false, false, false, false, false],
    ]);
  });

  test("joins quick changes of one thing by one person, and no others", async () => {
    await change({ notes: "S" });
    await change({ notes: "Sea" });
    await change({ notes: "Sea first." });
    expect((await texts()).filter((text) => text === "changed the notes")).toHaveLength(1);
    await change({ notes: "Sea first. B" }, ben);
    await change({ notes: "Sea first!" });
    expect((await texts()).slice(0, 4)).toEqual([
      ...["changed the notes", "changed the notes", "changed the notes"],
      "joined the trip",
    ]);
    expect((await undoLatest()).notes).toBe("Sea first. B");
    expect(await undo((await list())[2]?._id, ben).catch((error: unknown) => error)).toEqual(
      expect.objectContaining({ notes: "Sea first." }),
    );
  });

  test("is not written for a change that changes nothing, nor twice for a retry", async () => {
    const before = (await texts()).length;
    await change({ notes: "" });
    const body = { title: "Tapas" };
    const sending = { params: { id }, body, key: randomUUID() };
    await ana.call(days.addEntry, sending);
    await ana.call(days.addEntry, sending);
    expect(await texts()).toHaveLength(before + 1);
  });

  test("leaves out what a member isn't shown", async () => {
    const legs = [{ flightNumber: "LH1", confirmation: "ABC123" }];
    await change({ legs });
    const [leg] = (await read()).legs;
    await change({ costs: [{ what: "Umbrella", amount: 100, currency: "EUR" }] });
    await change({ legs: [{ ...leg, confirmation: "XYZ789" }] });
    const files = { file: await picture() };
    await ana.call(trips.addAttachment, { params: { id }, body: { label: "Secret" }, files });
    const shown = JSON.stringify(await list(cleo));
    expect(shown).not.toMatch(/Umbrella|confirmation|Secret|expense/);
    expect((await texts(cleo))[0]).toBe("added flight LH1");
    expect((await texts()).slice(0, 3)).toEqual([
      "added the document “Secret”",
      "changed the confirmation code of flight LH1",
      "added the expense “Umbrella”",
    ]);
    const { data } = await ana.call(contract.listActivity, { params: { id } });
    await expect(undo(data[2]?._id, cleo)).rejects.toEqual(failed("NOT_YOURS"));
    const hidden = await cleo
      .call(members.listMembers, { params: { id } })
      .then((all) => all.find(({ role }) => role === "editor")?._id ?? "");
    await ana.call(members.updateMember, {
      params: { id, memberId: hidden },
      body: { shows: { costs: false } },
    });
    await expect(undo(data[2]?._id, ben)).rejects.toEqual(failed("NOT_FOUND"));
  });

  test("continues before a change, and misses none", async () => {
    for (let count = 0; count < 35; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await add({ title: `Idea ${count}` });
    const first = await ana.call(contract.listActivity, { params: { id } });
    expect(first).toMatchObject({ hasMore: true });
    expect(first.data).toHaveLength(contract.activitiesShown);
    const before = first.data.at(-1)?._id;
    const next = await ana.call(contract.listActivity, { params: { id }, query: { before } });
    expect(next).toMatchObject({ hasMore: false });
    expect(next.data[0]?.text).toBe("added “Idea 4” to the ideas");
    expect(next.data).toHaveLength(9);
  });

  test("ends after 90 days, and undoing after 24 hours", async () => {
    await add({ title: "Tapas" });
    await sql`update plan_activity set changed_at = now() - interval '25 hours' where plan_id = ${id}`.execute(
      server.db,
    );
    const [latest] = await list();
    expect(latest).toMatchObject({ text: "added “Tapas” to the ideas", canUndo: false });
    await expect(undo(latest?._id)).rejects.toEqual(failed("VALIDATION"));
    await deleteOldActivity(server.db);
    expect((await list())[0]?._id).toBe(latest?._id);
    await sql`update plan_activity set created_at = now() - interval '91 days' where plan_id = ${id}`.execute(
      server.db,
    );
    await deleteOldActivity(server.db);
    expect(await list()).toEqual([]);
  });

  test("keeps changes of a person whose account is deleted, without a name", async () => {
    const dan = await newPerson(server, "Dan Kim");
    await join(ana.call, id, dan.call, "editor");
    await add({ title: "Tapas" }, dan);
    await sql`delete from profiles where id = (select id from accounts where email = ${dan.email})`.execute(
      server.db,
    );
    expect((await list())[0]).toMatchObject({ actor: null, text: "added “Tapas” to the ideas" });
  });
});

describe("undoing", () => {
  test("brings back a leg with its documents' ties, in its place, and can be undone", async () => {
    const legs = ["LH1", "LH2", "LH3"].map((flightNumber) => ({ flightNumber }));
    const whole = await change({ legs });
    const second = whole.legs[1]?._id ?? "";
    const files = { file: await picture() };
    const body = { label: "Permit", legId: second };
    const before = await ana.call(trips.addAttachment, { params: { id }, body, files });
    await change({ legs: before.legs.filter(({ _id }) => _id !== second) });
    expect((await read()).attachments[0]?.legId).toBeNull();
    const undone = await undoLatest(ben);
    expect(undone.legs).toEqual(whole.legs);
    expect((await read()).attachments[0]?.legId).toBe(second);
    expect((await list())[0]).toMatchObject({ text: "added flight LH2 (undo)", canUndo: true });
    const redone = await undoLatest();
    expect(redone.legs.map(({ flightNumber }) => flightNumber)).toEqual(["LH1", "LH3"]);
  });

  test("is refused where what it changed was changed again, with the current trip, and leaves other changes", async () => {
    const trip = await add({ title: "Tapas", date: "2027-05-06", note: "Bar" });
    const params = { id, entryId: entryOf(trip, "Tapas") };
    await ben.call(days.updateEntry, { params, body: { date: "2027-05-07" } });
    const [moved] = await list();
    await ana.call(days.updateEntry, { params, body: { note: "Terrace" } });
    await ana.call(days.updateEntry, { params, body: { date: "2027-05-08" } });
    await expect(undo(moved?._id)).rejects.toMatchObject({
      code: "CONFLICT",
      current: { _id: id, entries: [{ date: "2027-05-08" }] },
    });
    await undoLatest();
    await undo(moved?._id);
    expect((await read()).entries[0]).toMatchObject({ date: "2027-05-06", note: "Bar" });
  });

  test("twice is a conflict, and a retry is done once", async () => {
    await add({ title: "Tapas" });
    const activityId = (await list())[0]?._id ?? "";
    const sending = { params: { id, activityId }, key: randomUUID() };
    const first = await ana.call(contract.undoActivity, sending);
    expect(first.entries).toEqual([]);
    expect(await ana.call(contract.undoActivity, sending)).toEqual(first);
    await expect(undo(activityId)).rejects.toEqual(failed("CONFLICT"));
  });

  test("moves a whole day back in its order", async () => {
    for (const title of ["A", "B", "C"])
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await add({ title, date: "2027-05-06" });
    const before = await add({ title: "D", date: "2027-05-08" });
    const body = { from: "2027-05-06", to: "2027-05-08" };
    await ben.call(days.moveDay, { params: { id }, body });
    expect((await texts())[0]).toBe("moved everything on May 6 to May 8");
    expect((await undoLatest()).entries).toEqual(before.entries);
  });

  test("restores an order, deleted entries in their places, and trip dates with what became ideas", async () => {
    for (const title of ["A", "B", "C"])
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await add({ title, date: "2027-05-06" });
    const whole = await read();
    const params = { id, entryId: entryOf(whole, "C") };
    await ana.call(days.updateEntry, { params, body: { before: entryOf(whole, "A") } });
    expect((await texts())[0]).toBe("changed the order of May 6");
    expect((await undoLatest()).entries).toEqual(whole.entries);
    await ana.call(days.deleteEntry, { params: { id, entryId: entryOf(whole, "B") } });
    expect((await undoLatest()).entries).toEqual(whole.entries);
    expect((await change({ endDate: "2027-05-05" })).movedToIdeas).toHaveLength(3);
    expect((await undoLatest()).entries).toEqual(whole.entries);
  });

  test("keeps the rules of every other change", async () => {
    await add({ title: "Tapas", date: "2027-05-08" });
    await ana.call(days.deleteEntry, {
      params: { id, entryId: entryOf(await read(), "Tapas") },
    });
    const deleted = (await list())[0]?._id;
    await change({ endDate: "2027-05-05" });
    await expect(undo(deleted)).rejects.toEqual(failed("VALIDATION"));
    const files = { file: await picture() };
    await ana.call(trips.addAttachment, { params: { id }, body: {}, files });
    expect((await list())[0]).toMatchObject({ text: "added a document", canUndo: false });
    await expect(undoLatest()).rejects.toEqual(failed("VALIDATION"));
    await expect(undo(randomUUID())).rejects.toEqual(failed("NOT_FOUND"));
    const other = await newPerson(server, "Olga Iva");
    await expect(undo(deleted, other)).rejects.toEqual(failed("NOT_FOUND"));
    await expect(list(other)).rejects.toEqual(failed("NOT_FOUND"));
  });

  test("is not offered for a change that is larger than its limit", async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      list: "todo" as const,
      text: `${index} `.padEnd(190, "x"),
    }));
    await change({ items });
    expect(JSON.stringify(items).length).toBeGreaterThan(undoBytesMax);
    expect((await list())[0]).toMatchObject({ text: "added 200 to-dos", canUndo: false });
  });
});

test("two people's 200 random edits at once end with one trip, and each is in its activity", async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const marks = { ana: 0, ben: 0 };
  const titles = new Set<string>();
  const edits = async (by: Person, name: keyof typeof marks) => {
    for (let count = 0; count < 100; count += 1) {
      const kind = random(4);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      const trip = await read(by);
      const entry = trip.entries[random(Math.max(1, trip.entries.length))];
      const params = { id, entryId: entry?._id ?? "" };
      const title = `${name} ${count}`;
      const work =
        kind === 0 || !entry
          ? add({ title, date: `2027-05-0${3 + random(6)}` }, by).then(() => titles.add(title))
          : kind === 1
            ? by.call(days.updateEntry, { params, body: { date: `2027-05-0${3 + random(6)}` } })
            : kind === 2
              ? by.call(days.updateEntry, { params, body: { title } })
              : by.call(trips.addItems, {
                  params: { id },
                  body: { items: [{ list: "todo", text: title }] },
                });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await work;
      marks[name] += 1;
    }
  };
  await Promise.all([edits(ana, "ana"), edits(ben, "ben")]);
  const trip = await read();
  expect((await read(ben)).entries).toEqual(trip.entries);
  expect(trip.entries).toHaveLength(titles.size);
  const { rows } = await sql<{ text: string }>`
    select string_agg(facts::text, ' ') as text from plan_activity where plan_id = ${id}`.execute(
    server.db,
  );
  for (const title of titles) expect(rows[0]?.text).toContain(`"${title}"`);
  for (const { text } of trip.items) expect(rows[0]?.text).toContain(`"${text}"`);
  expect(trip.version).toBeGreaterThan(200);
}, 120_000);
