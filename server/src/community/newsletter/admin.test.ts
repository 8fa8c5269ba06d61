import * as contract from "#contracts/community/newsletter-admin.ts";
import { unsubscribe } from "#contracts/community/newsletter.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allMailsSent, mailsTo } from "../../../testing/mails.ts";
import { newAdmin, type Person, postForm } from "../../../testing/people.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { addSubscriber } from "./newsletter.testing.ts";
import { newsletterQueue } from "./service.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const body = {
  subject: "Ferries in spring",
  text: "Two ferries more.\n\n## Where\n- Naxos\n- https://ferries.example/dogs",
};
const at = (id: string) => ({ params: { id } });

const draftBy = (person: Person) => person.call(contract.createNewsletter, { body });

const hasState = (person: Person, id: string, state: contract.NewsletterState) =>
  vi.waitFor(
    async () => {
      const newsletter = await person.call(contract.getNewsletter, at(id));
      expect(newsletter.state).toBe(state);
      return newsletter;
    },
    { timeout: 60_000 },
  );

test("a draft is saved, changed, previewed and tested", async () => {
  const draft = await draftBy(admin);
  expect(draft).toMatchObject({ ...body, state: "draft", recipients: 0, version: 1 });
  const { _id: id } = draft;
  const changed = await admin.call(contract.changeNewsletter, {
    ...at(id),
    body: { subject: "Ferries in May" },
    ifVersion: 1,
  });
  expect(changed).toMatchObject({ subject: "Ferries in May", version: 2 });
  const stale = admin.call(contract.changeNewsletter, { ...at(id), body, ifVersion: 1 });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT", current: { version: 2 } });

  const preview = await admin.call(contract.previewNewsletter, at(id));
  expect(preview.subject).toBe("Ferries in May");
  expect(preview.text).toMatch(/Hello traveler\d*,\n\nTwo ferries more\.\n\nWhere\n- Naxos\n/);
  const page = await server.fetch(preview.htmlUrl);
  expect(page.headers.get("content-security-policy")).toContain("sandbox");
  expect(await page.text()).toMatch(/<h2 style="[^"]+">Where<\/h2>/);
  const forged = preview.htmlUrl.replace(/.{6}$/, "AAAAAA");
  expect((await server.fetch(forged)).status).toBe(404);

  expect(await admin.call(contract.testNewsletter, at(id))).toEqual({ email: admin.email });
  await allMailsSent(server);
  const mail = (await mailsTo(server, admin.email)).at(-1);
  expect(mail).toContain("Subject: Test: Ferries in May");
  expect(mail).toContain("Unsubscribe");
  expect(await admin.call(contract.deleteNewsletter, at(id))).toEqual({ _id: id });
  const missing = admin.call(contract.getNewsletter, at(id));
  await expect(missing).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a newsletter goes to each confirmed subscriber once, with a link that unsubscribes", async () => {
  const { _id: id } = await draftBy(admin);
  const withoutSubscribers = admin.call(contract.sendNewsletter, at(id));
  await expect(withoutSubscribers).rejects.toMatchObject({ code: "VALIDATION" });

  const readers = [await addSubscriber(server), await addSubscriber(server)];
  const unconfirmed = await addSubscriber(server, { confirmed: false });
  expect(await admin.call(contract.listNewsletters, { query: {} })).toMatchObject({
    subscribers: 2,
  });
  const stale = admin.call(contract.sendNewsletter, { ...at(id), ifVersion: 7 });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT" });
  const sending = await admin.call(contract.sendNewsletter, { ...at(id), ifVersion: 1 });
  expect(sending).toMatchObject({ state: "sending", recipients: 2 });
  expect(await hasState(admin, id, "sent")).toMatchObject({ recipients: 2, delivered: 2 });
  await admin.call(contract.sendNewsletter, at(id));
  await server.jobs.send(newsletterQueue.name);
  await allMailsSent(server);

  expect(await mailsTo(server, unconfirmed.email, 0)).toEqual([]);
  for (const { email } of readers) {
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const token = /unsubscribe\?token=([\w-]+)/.exec(mails[0]?.replace(/\n[ \t]+/g, "") ?? "")?.[1];
    const left = await postForm(server, unsubscribe.path, { token: token ?? "" });
    expect(left.headers.get("location")).toBe("/newsletter?unsubscribed=true");
  }
  const change = admin.call(contract.changeNewsletter, { ...at(id), body });
  await expect(change).rejects.toMatchObject({ code: "CONFLICT", current: { state: "sent" } });
  const deletion = admin.call(contract.deleteNewsletter, at(id));
  await expect(deletion).rejects.toMatchObject({ code: "CONFLICT" });
});

test("stopping withdraws what isn't delivered, and resuming sends it to those who are still subscribed", async () => {
  const without = await testServer({ env: { demo: false, mailUrl: "smtp://127.0.0.1:9" } });
  try {
    const person = await newAdmin(without);
    const [one, two] = [await addSubscriber(without), await addSubscriber(without)];
    const queued = async () =>
      (await without.db.selectFrom("mail_outbox").select("to_address").execute())
        .map((mail) => mail.to_address)
        .filter((email) => email === one.email || email === two.email)
        .toSorted();
    const { _id: id } = await draftBy(person);
    await person.call(contract.sendNewsletter, at(id));
    await vi.waitFor(async () => expect(await queued()).toHaveLength(2), { timeout: 60_000 });
    // An email that is being delivered isn't withdrawn, so the first stop may leave one.
    await vi.waitFor(
      async () => {
        await person.call(contract.stopNewsletter, at(id));
        await person.call(contract.sendNewsletter, at(id));
        await person.call(contract.stopNewsletter, at(id));
        expect(await queued()).toEqual([]);
      },
      { timeout: 60_000 },
    );
    expect(await person.call(contract.getNewsletter, at(id))).toMatchObject({
      state: "stopped",
      recipients: 2,
      delivered: 0,
    });
    await without.db
      .updateTable("newsletter_subscribers")
      .set({ unsubscribed_at: new Date() })
      .where("id", "=", two.id)
      .execute();
    await person.call(contract.sendNewsletter, at(id));
    await vi.waitFor(async () => expect(await queued()).toEqual([one.email]), { timeout: 60_000 });
    expect(await person.call(contract.getNewsletter, at(id))).toMatchObject({
      recipients: 2,
      skipped: 1,
    });
  } finally {
    await without.close();
  }
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("on one PostgreSQL", () => {
  test("two servers and one that starts after a crash send one email to each address", async () => {
    const databaseUrl = await freshDatabase("Empty");
    const env = {
      databaseUrl,
      demo: false,
      sessionSecret: "the same for all servers on a database",
    };
    const one = await testServer({ env });
    const two = await testServer({ env });
    let three: TestServer | undefined;
    try {
      const person = await newAdmin(one);
      const readers: { id: string; email: string }[] = [];
      for (let count = 0; count < 70; count += 1) readers.push(await addSubscriber(one));
      const { _id: id } = await draftBy(person);
      await person.call(contract.sendNewsletter, at(id));
      await two.jobs.send(newsletterQueue.name);
      expect(await hasState(person, id, "sent")).toMatchObject({ delivered: 70 });

      // As a killed server leaves a newsletter: one recipient is done, and no job is left.
      const { _id: cut } = await draftBy(person);
      const rows = readers.map((reader, place) => ({
        newsletter_id: cut,
        subscriber_id: reader.id,
        handled_at: place === 0 ? new Date() : null,
      }));
      await one.db.insertInto("newsletter_recipients").values(rows).execute();
      await one.db
        .updateTable("newsletters")
        .set({ state: "sending", sent_at: new Date() })
        .where("id", "=", cut)
        .execute();
      three = await testServer({ env });
      expect(await hasState(person, cut, "sent")).toMatchObject({ delivered: 69, skipped: 1 });

      const mails = [...(await one.outbox()), ...(await two.outbox()), ...(await three.outbox())];
      const addresses = mails.flatMap(
        (mail) => /^To: <?(reader\d+@[^\s>]+)/m.exec(mail)?.[1] ?? [],
      );
      const counts = readers.map(({ email }) => addresses.filter((each) => each === email).length);
      expect(counts).toEqual(readers.map((_, place) => (place === 0 ? 1 : 2)));
    } finally {
      await three?.close();
      await two.close();
      await one.close();
    }
  });
});
