import * as notifications from "#contracts/community/notifications.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { hideDeadlines, listDeadlines } from "#contracts/travel/deadlines.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allMailsSent, mailsTo } from "../../../testing/mails.ts";
import { postForm } from "../../../testing/people.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { today, type Traveler, travelerWithDog, tripToDublin } from "./deadlines.testing.ts";
import { deadlineQueue } from "./service.ts";
import { localTime, nextMorning, zoneOf } from "./zone.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const plain = (mail: string | undefined) =>
  (mail ?? "").replace(/=\r?\n/g, "").replace(/\s+/g, " ");
const reminderMails = async ({ email }: Traveler, from = server) =>
  (await mailsTo(from, email, 0)).filter((mail) => mail.includes("vaccinated against"));

/** Makes a trip whose vaccination is due in so many days, and dates the deadline back as if it had been seen then. */
async function dueIn(who: Traveler, days: number, { db } = server): Promise<string> {
  const id = await tripToDublin(who, days + 21);
  await who.call(listDeadlines, { params: { id } });
  await db
    .updateTable("trip_deadlines")
    .set({ changed_at: new Date(`${daysAfter(today, -40)}T12:00:00Z`) })
    .where("plan_id", "=", id)
    .execute();
  return id;
}

/** Makes a person's next check due, on another day than the last one. */
const makeDue = ({ id }: Traveler, { db } = server) =>
  db
    .updateTable("deadline_checks")
    .set({ checked_on: daysAfter(today, -2), next_check_at: new Date(0) })
    .where("profile_id", "=", id)
    .execute();

const checkOf = ({ id }: Traveler, { db } = server) =>
  db
    .selectFrom("deadline_checks")
    .selectAll()
    .where("profile_id", "=", id)
    .where("next_check_at", ">", new Date())
    .executeTakeFirst();

/** Runs the job, and waits until a person was checked and all emails are sent. */
async function runFor(who: Traveler): Promise<void> {
  await server.jobs.send(deadlineQueue.name);
  await vi.waitFor(async () => expect(await checkOf(who)).toBeDefined(), { timeout: 60_000 });
  await allMailsSent(server);
}

const bell = async ({ call }: Traveler) =>
  (await call(notifications.listNotifications, { query: {} })).data.filter(
    ({ what }) => what === "readiness",
  );

test("a reminder has one line for each step, is sent once, and ends with one click", async () => {
  const ana = await travelerWithDog(server);
  const id = await dueIn(ana, 3);
  await runFor(ana);
  const [mail, ...more] = await reminderMails(ana);
  expect(more).toEqual([]);
  expect(plain(mail)).toContain("Rex, Dublin: Have the pet vaccinated against rabies by");
  expect(plain(mail)).toContain("(in 3 days)");
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const rows = await bell(ana);
  expect(rows.map(({ subject }) => subject)).toEqual([
    expect.objectContaining({ kind: "trip", _id: id, path: `/plans/${id}` }),
  ]);
  // The next day has nothing new to say.
  await makeDue(ana);
  await runFor(ana);
  expect(await reminderMails(ana)).toHaveLength(1);
  expect(await bell(ana)).toHaveLength(1);

  const unfolded = (mail ?? "").replace(/\r?\n[ \t]+/g, "");
  const path = /\/api\/notifications\/unsubscribe\?token=[\w-]+&what=readiness/.exec(unfolded)?.[0];
  const click = { "List-Unsubscribe": "One-Click" };
  expect((await postForm(server, path ?? "", click)).status).toBe(200);
  expect((await ana.call(notifications.getNotificationSettings)).readiness.mail).toBe("never");
});

test("several reminders of a day are one email, and settings and hidden to-dos are followed", async () => {
  const [ana, ben, cleo] = [
    await travelerWithDog(server),
    await travelerWithDog(server, "Plumb"),
    await travelerWithDog(server, "Moss"),
  ];
  await dueIn(ana, 3);
  await dueIn(ana, 10);
  await ben.call(notifications.updateNotificationSettings, {
    body: { readiness: { app: true, push: false, mail: "never" } },
  });
  await dueIn(ben, 0);
  const id = await dueIn(cleo, 3);
  const { data } = await cleo.call(listDeadlines, { params: { id } });
  await cleo.call(hideDeadlines, {
    params: { id },
    body: { ids: data.map((each) => each.id), hidden: true },
  });
  await runFor(ana);
  await runFor(ben);
  await runFor(cleo);
  const [mail, ...more] = await reminderMails(ana);
  expect(more).toEqual([]);
  expect(
    plain(mail).match(/Rex, Dublin: Have the pet vaccinated against rabies/g)?.length,
  ).toBeGreaterThan(1);
  expect(await reminderMails(ben)).toEqual([]);
  expect((await bell(ben))[0]?.subject.title).toMatch(/\(today\)$/);
  expect(await reminderMails(cleo)).toEqual([]);
  expect(await bell(cleo)).toEqual([]);
});

test("what is less days away when it appears is not reminded of late", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 21 + 9);
  await runFor(ana);
  expect(await bell(ana)).toEqual([]);
  expect((await ana.call(listDeadlines, { params: { id } })).data.length).toBeGreaterThan(0);
});

test("a person's day is that of their home, where its zone is known", () => {
  const origin = { city: "Denver", country: "US", zone: "America/Denver" };
  expect(zoneOf({ country: "US" }, [{ origin }])).toBe("America/Denver");
  expect(zoneOf({ country: "US" }, [{ origin: null }])).toBe("UTC");
  expect(zoneOf({ country: "JP" }, [{ origin }])).toBe("Asia/Tokyo");
  expect(zoneOf(null, [{ origin }])).toBe("UTC");
  const night = new Date("2026-11-23T02:00:00Z");
  expect(localTime(night, "America/Denver")).toEqual({ day: "2026-11-22", hour: 19 });
  expect(nextMorning(night, "America/Denver")).toEqual(new Date("2026-11-23T15:00:00Z"));
  expect(nextMorning(night, "Asia/Kolkata")).toEqual(new Date("2026-11-24T03:00:00Z"));
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a reminder is sent once", async () => {
    const databaseUrl = await freshDatabase("Empty");
    const one = await testServer({ env: { databaseUrl, demo: false } });
    const two = await testServer({ env: { databaseUrl, demo: false } });
    try {
      const ana = await travelerWithDog(one);
      await dueIn(ana, 3, one);
      await Promise.all([one, two, one, two].map(({ jobs }) => jobs.send(deadlineQueue.name)));
      const wait = { timeout: 60_000 };
      await vi.waitFor(async () => expect(await checkOf(ana, one)).toBeDefined(), wait);
      await vi.waitFor(async () => {
        const [figures] = (await one.jobs.figures()).filter(
          ({ queue }) => queue === deadlineQueue.name,
        );
        expect([figures?.waiting, figures?.active]).toEqual([0, 0]);
      }, wait);
      await allMailsSent(one);
      const sent = [...(await reminderMails(ana, one)), ...(await reminderMails(ana, two))];
      expect(sent).toHaveLength(1);
      const reminders = await one.db.selectFrom("deadline_reminders").selectAll().execute();
      expect(new Set(reminders.map(({ days_before }) => days_before))).toEqual(new Set([3]));
    } finally {
      await one.close();
      await two.close();
    }
  });
});
