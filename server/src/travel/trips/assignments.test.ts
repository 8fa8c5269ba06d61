import * as notifications from "#contracts/community/notifications.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { createTrip, getTrip, type Trip, updateTrip } from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { today } from "../deadlines/deadlines.testing.ts";
import { deadlineQueue } from "../deadlines/service.ts";
import { idOf, join } from "../members/members.testing.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let benId: string;
let trip: Trip;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okafor");
  benId = await idOf(ben);
  const items = [{ list: "todo" as const, text: "Call the vet." }];
  trip = await ana.call(createTrip, { body: { destination: "Chile", items } });
  await join(ana.call, trip._id, ben.call, "viewer");
});

const assign = (assigneeId: string | null, { call }: Person = ana, due: string | null = null) =>
  call(updateTrip, {
    params: { id: trip._id },
    body: { items: trip.items.map((item) => ({ ...item, assigneeId, due })) },
  });
const bell = async ({ call }: Person, start: string) =>
  (await call(notifications.listNotifications)).data.filter(({ text, subject }) =>
    (text || subject.title).includes(start),
  );

test("an item is assigned to a person on the trip, who is notified once", async () => {
  expect((await assign(benId)).items[0]?.assigneeId).toBe(benId);
  await vi.waitFor(async () => expect(await bell(ben, "Assigned you")).toHaveLength(1));
  await assign(benId);
  await assign(null);
  expect(await bell(ben, "Assigned you")).toMatchObject([
    { what: "trip", text: "Assigned you 1 item on the lists.", subject: { title: "Chile" } },
  ]);
  await assign(benId);
  await vi.waitFor(async () => expect(await bell(ben, "Assigned you")).toHaveLength(2));
  await assign(await idOf(ana));
  expect(await bell(ana, "Assigned you")).toEqual([]);
});

test("an item is not assigned to anyone else", async () => {
  const other = await newPerson(server, "Olga Iva");
  await expect(assign(await idOf(other))).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { "items.0.assigneeId": "Select a person on this trip." },
  });
  expect((await ana.call(getTrip, { params: { id: trip._id } })).items).toEqual(trip.items);
  const items = [{ list: "todo" as const, text: "Vet", assigneeId: benId }];
  await expect(ana.call(createTrip, { body: { items } })).rejects.toMatchObject({
    code: "VALIDATION",
  });
});

test("the assignee is reminded three days before an item is due, and the owner is not", async () => {
  const due = daysAfter(today, 2);
  await assign(benId, ana, due);
  const remind = async () => {
    await sql`
      update deadline_checks set checked_on = ${daysAfter(today, -2)}, next_check_at = 'epoch'
      where profile_id = ${benId}`.execute(server.db);
    await server.jobs.send(deadlineQueue.name);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select 1 from deadline_checks where profile_id = ${benId} and next_check_at > now()`.execute(
          server.db,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
  };
  await remind();
  await remind();
  expect(await bell(ben, "Call the vet")).toMatchObject([
    {
      what: "readiness",
      subject: { title: expect.stringMatching(/^Chile: Call the vet by .* \(in 2 days\)$/) },
    },
  ]);
  expect(await bell(ana, "Call the vet")).toEqual([]);
});
