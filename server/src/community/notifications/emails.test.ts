import { likeHoot } from "#contracts/community/hoots.ts";
import * as contract from "#contracts/community/notifications.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { linkToken } from "../../platform/http/link-tokens.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { postForm } from "../../../testing/people.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { commentBy, hootBy, personOf } from "../../accounts/relations/relations.testing.ts";
import { mailPurpose } from "./mailing.ts";
import { notificationQueue } from "./service.ts";
import { dueAt } from "./writer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Everything after the email that verified the address. */
const mails = async (email: string, count: number) => await mailsTo(server, email, count);
const plain = (mail: string | undefined) => (mail ?? "").replace(/\n[ \t]+/g, "");
const linkIn = (mail: string | undefined, path: string) =>
  new RegExp(`${path}\\?token=([\\w-]+)&what=(\\w+)`).exec(plain(mail)) ?? [];

/** Makes everything due to somebody due now, as if its time had passed. */
const makeDue = (profileId: string) =>
  server.db
    .updateTable("notifications")
    .set({ mail_due_at: new Date(Date.now() - 1_000) })
    .where("recipient_id", "=", profileId)
    .where("mail_due_at", "is not", null)
    .execute();

const isDue = async () => {
  const due = server.db.selectFrom("notifications").select("id");
  return (await due.where("mail_due_at", "<=", new Date()).execute()).length > 0;
};

/** Runs the job, and waits until nothing is due any more. */
async function mailDue(): Promise<void> {
  await server.jobs.send(notificationQueue.name);
  await vi.waitFor(async () => expect(await isDue()).toBe(false), { timeout: 60_000 });
}

test("a comment is mailed at once to an author who is not on the site, with a link to the place", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const comment = await commentBy(ben.call, id);
  const mail = (await mails(ana.email, 2)).at(-1);
  expect(plain(mail)).toContain(`/hoots/${id}#c-${comment._id}`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mail).not.toContain("Well said");
});

test("one click of a mail program ends emails of that kind, without a redirect", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  await commentBy(ben.call, id);
  const [, token, what] = linkIn((await mails(ana.email, 2)).at(-1), contract.unsubscribePath);
  const path = `${contract.unsubscribePath}?token=${token}&what=${what}`;
  const answer = await postForm(server, path, { "List-Unsubscribe": "One-Click" });
  expect([answer.status, await answer.json()]).toEqual([200, null]);
  const settings = await ana.call(contract.getNotificationSettings);
  expect(settings.comment.mail).toBe("never");
  expect(settings.reply.mail).toBe("now");
  await commentBy(ben.call, id, "Once more.");
  await mailDue();
  expect(await mails(ana.email, 2)).toHaveLength(2);
  const page = await postForm(server, path, {});
  expect(page.headers.get("location")).toBe("/notifications/unsubscribed?done=true");
  const wrong = await postForm(server, contract.unsubscribePath, { token: "x".repeat(43) });
  expect(wrong.headers.get("location")).toBe("/notifications/unsubscribed?done=false");
});

test("neither opening a link nor another person's token ends emails", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  await commentBy(ben.call, id);
  const [, token = "", what] = linkIn((await mails(ana.email, 2)).at(-1), contract.unsubscribePath);
  const path = `${contract.unsubscribePath}?token=${token}&what=${what}`;
  // As mail scanners and previews do, also with the headers of a prefetch.
  for (const method of ["HEAD", "GET", "OPTIONS"]) {
    await server.fetch(path, { method, headers: { purpose: "prefetch" }, redirect: "manual" });
  }
  const mailOf = async ({ call }: typeof ana) =>
    (await call(contract.getNotificationSettings)).comment.mail;
  expect(await mailOf(ana)).toBe("now");
  const flipped = `${token.slice(0, -2)}${token.endsWith("AA") ? "BA" : "AA"}`;
  const others = Buffer.from(token, "base64url");
  Buffer.from(ben.id.replaceAll("-", ""), "hex").copy(others);
  const purposeless = linkToken(new TextEncoder().encode("x".repeat(32)), mailPurpose, ana.id);
  for (const wrong of [flipped, others.toString("base64url"), purposeless, `${token}A`, ""]) {
    const answer = await postForm(server, contract.unsubscribePath, {
      token: wrong,
      "List-Unsubscribe": "One-Click",
    });
    expect([wrong, answer.status]).toEqual([wrong, 400]);
  }
  expect([await mailOf(ana), await mailOf(ben)]).toEqual(["now", "now"]);
  const reused = () => postForm(server, path, { "List-Unsubscribe": "One-Click" });
  expect([(await reused()).status, (await reused()).status, await mailOf(ana)]).toEqual([
    200,
    200,
    "never",
  ]);
});

test("somebody on the site gets no email of what they read there, and one of what they didn't", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  await ana.call(contract.listNotifications);
  await commentBy(ben.call, id, "Read here.");
  await ana.call(contract.readNotifications, { body: {} });
  await commentBy(ben.call, id, "Not read.");
  await makeDue(ana.id);
  await mailDue();
  expect(await mails(ana.email, 1)).toHaveLength(1);
  await server.db.deleteFrom("notification_visits").where("profile_id", "=", ana.id).execute();
  await makeDue(ana.id);
  await mailDue();
  await mailDue();
  const [, mail, ...more] = await mails(ana.email, 2);
  expect(mail).toContain("commented in your conversation");
  expect(more).toEqual([]);
});

test("the daily email has all that is unread, each with a link to its place", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const daily = { app: true, push: false, mail: "daily" as const };
  await ana.call(contract.updateNotificationSettings, { body: { comment: daily, like: daily } });
  const { _id: id } = await hootBy(ana.call);
  const comment = await commentBy(ben.call, id);
  await ben.call(likeHoot, { params: { id } });
  expect(await mails(ana.email, 1)).toHaveLength(1);
  await makeDue(ana.id);
  await mailDue();
  const mail = (await mails(ana.email, 2)).at(-1) ?? "";
  expect(mail).toMatch(/^Subject: 2 notifications from Wagabond$/m);
  expect(plain(mail)).toContain("/notifications");
  for (const place of [`/hoots/${id}#c-${comment._id}`, `/hoots/${id}`]) {
    expect(plain(mail)).toContain(`href="${server.env.publicUrl}${place}"`);
  }
});

test("a daily email leaves out muted threads, what moderators have hidden, and suspended people", async () => {
  const [ana, ben, cleo] = [await personOf(server), await personOf(server), await personOf(server)];
  const body = { comment: { mail: "daily" as const } };
  for (const { call } of [ana, cleo]) await call(contract.updateNotificationSettings, { body });
  const [muted, shown] = [await hootBy(ana.call), await hootBy(ana.call)];
  await commentBy(ben.call, muted._id);
  const comment = await commentBy(ben.call, shown._id);
  await commentBy(ben.call, (await hootBy(cleo.call))._id);
  await ana.call(contract.muteThread, { params: { kind: "hoot", id: muted._id } });
  await server.db
    .updateTable("comments")
    .set({ hidden_at: new Date() })
    .where("id", "=", comment._id)
    .execute();
  await server.db
    .updateTable("accounts")
    .set({ suspended_until: new Date(Date.now() + 60_000) })
    .where("id", "=", cleo.id)
    .execute();
  for (const { id } of [ana, cleo]) await makeDue(id);
  await mailDue();
  for (const { email } of [ana, cleo]) expect(await mails(email, 1)).toHaveLength(1);
});

test("a daily email is due the next morning, an immediate one after a pause for whoever is here", () => {
  const now = new Date("2026-11-23T08:00:00Z");
  expect(dueAt("never", false, now)).toBeNull();
  expect(dueAt("now", false, now)).toEqual(now);
  expect(dueAt("now", true, now)).toEqual(new Date("2026-11-23T08:05:00Z"));
  expect(dueAt("daily", false, now)).toEqual(new Date("2026-11-24T07:00:00Z"));
  // By the clock of the reader, also on the day on which clocks change.
  expect(dueAt("daily", false, now, "America/New_York")).toEqual(new Date("2026-11-23T12:00:00Z"));
  expect(dueAt("daily", false, now, "Asia/Kolkata")).toEqual(new Date("2026-11-24T01:30:00Z"));
  const march = new Date("2027-03-27T12:00:00Z");
  expect(dueAt("daily", false, march, "Europe/Berlin")).toEqual(new Date("2027-03-28T05:00:00Z"));
  expect(dueAt("daily", true, new Date("2026-11-23T06:00:00Z"))).toEqual(
    new Date("2026-11-23T07:00:00Z"),
  );
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a digest is sent once", async () => {
    const databaseUrl = await freshDatabase("Demo");
    const one = await testServer({ env: { databaseUrl } });
    const two = await testServer({ env: { databaseUrl } });
    try {
      const [ana, ben] = [await personOf(one), await personOf(two)];
      const daily = { app: true, push: false, mail: "daily" as const };
      await ana.call(contract.updateNotificationSettings, { body: { comment: daily } });
      const { _id: id } = await hootBy(ana.call);
      await commentBy(ben.call, id);
      await one.db
        .updateTable("notifications")
        .set({ mail_due_at: new Date(0) })
        .where("recipient_id", "=", ana.id)
        .execute();
      await Promise.all([one, two, one].map(({ jobs }) => jobs.send(notificationQueue.name)));
      const sent = async () =>
        [...(await one.outbox()), ...(await two.outbox())].filter(
          (mail) => mail.includes(ana.email) && mail.includes("commented in your conversation"),
        );
      const left = () =>
        one.db.selectFrom("mail_outbox").select("id").where("to_address", "=", ana.email).execute();
      const wait = { timeout: 60_000 };
      await vi.waitFor(async () => expect(await sent()).toHaveLength(1), wait);
      await vi.waitFor(async () => expect(await left()).toEqual([]), wait);
      expect(await sent()).toHaveLength(1);
    } finally {
      await one.close();
      await two.close();
    }
  });
});
