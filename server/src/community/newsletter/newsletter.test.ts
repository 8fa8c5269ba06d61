import {
  confirmSubscription,
  consentMissing,
  subscribe,
  unsubscribe,
} from "#contracts/community/newsletter.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { allMailsSent, mailsTo, tokenIn } from "../../../testing/mails.ts";
import { postForm, postJson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const { path: subscribePath } = subscribe;
const { path: confirmPath } = confirmSubscription;
const { path: unsubscribePath } = unsubscribe;

const locationOf = (response: Response) => [response.status, response.headers.get("location")];

const rowOf = (email: string) =>
  server.db
    .selectFrom("newsletter_subscribers")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();

const subscribeWith = (
  email: string,
  more: { name?: string; comment?: string; website?: string } = {},
) => server.call(subscribe, { body: { email, consent: true, ...more } });

const backdate = (email: string, hours: number) =>
  server.db
    .updateTable("newsletter_subscribers")
    .set({ confirm_mailed_at: new Date(Date.now() - hours * 60 * 60 * 1000) })
    .where("email", "=", email)
    .execute();

/** The URL in the mail's List-Unsubscribe header, as path and query. */
function leaveAddressIn(mail: string | undefined): string {
  const url =
    /^List-Unsubscribe: <([^>]+)>$/m.exec((mail ?? "").replace(/\n[ \t]+/g, " "))?.[1] ?? "";
  expect(url.startsWith(`${server.env.publicUrl}${unsubscribePath}?token=`)).toBe(true);
  return url.slice(server.env.publicUrl.length);
}

/** Subscribes and confirms an address; returns its unsubscribe path. */
async function confirmed(email: string): Promise<string> {
  await subscribeWith(email);
  const [mail = ""] = await mailsTo(server, email);
  await postForm(server, confirmPath, { token: tokenIn(mail) });
  return leaveAddressIn(mail);
}

test("an address is stored with its consent and mailed a confirmation link", async () => {
  expect(
    await subscribeWith("Ana@Example.com", { name: " Ana ", comment: "More ferries, please." }),
  ).toEqual({});
  const row = await rowOf("ana@example.com");
  expect(row).toMatchObject({ name: "Ana", comment: "More ferries, please.", confirmed_at: null });
  expect(row?.consented_at).toBeInstanceOf(Date);
  const [mail = ""] = await mailsTo(server, "ana@example.com");
  expect(mail).toContain("Subject: Confirm your Wagabond newsletter");
  expect(mail).toContain(`${server.env.publicUrl}${confirmPath}?token=${tokenIn(mail)}`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(leaveAddressIn(mail)).toContain(unsubscribePath);
});

test("subscribing twice has the same answer, one row, and one mail within the hour", async () => {
  const email = "twice@example.com";
  const answers = await Promise.all([1, 2, 3].map(() => subscribeWith(email)));
  expect(answers).toEqual([{}, {}, {}]);
  const rows = await server.db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("email", "=", email)
    .execute();
  expect(rows).toHaveLength(1);
  await allMailsSent(server);
  expect(await mailsTo(server, email)).toHaveLength(1);
  await backdate(email, 2);
  await subscribeWith(email);
  expect(await mailsTo(server, email, 2)).toHaveLength(2);
});

test("confirming is idempotent", async () => {
  const email = "confirm@example.com";
  await subscribeWith(email);
  const token = tokenIn((await mailsTo(server, email))[0]);
  expect((await rowOf(email))?.confirmed_at).toBeNull();
  expect(locationOf(await postForm(server, confirmPath, { token }))).toEqual([
    303,
    "/newsletter?confirmed=true",
  ]);
  expect((await rowOf(email))?.confirmed_at).toBeInstanceOf(Date);
  expect(locationOf(await postJson(server, confirmPath, { token }))).toEqual([
    303,
    "/newsletter?confirmed=true",
  ]);
});

test("a confirmed subscriber is not mailed again, and strangers change nothing", async () => {
  const email = "settled@example.com";
  await confirmed(email);
  await backdate(email, 2);
  await subscribeWith(email, { name: "Somebody else" });
  expect(await rowOf(email)).toMatchObject({ name: "" });
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test("a forged or expired link confirms nothing", async () => {
  const email = "old@example.com";
  await subscribeWith(email);
  const token = tokenIn((await mailsTo(server, email))[0]);
  await backdate(email, 8 * 24);
  for (const bad of [token, "A".repeat(43), "short"]) {
    const response = await postJson(server, confirmPath, { token: bad });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "TOKEN_INVALID" });
    expect(locationOf(await postForm(server, confirmPath, { token: bad }))).toEqual([
      303,
      "/newsletter?confirmed=false",
    ]);
  }
  expect((await rowOf(email))?.confirmed_at).toBeNull();
});

test("a GET on the links has no effect", async () => {
  const email = "scanner@example.com";
  const address = await confirmed(email);
  await server.fetch(address);
  expect(await rowOf(email)).toMatchObject({
    unsubscribed_at: null,
    confirmed_at: expect.any(Date),
  });
});

test("the link of any mail unsubscribes the address", async () => {
  const email = "leaving@example.com";
  const address = await confirmed(email);
  const token = new URLSearchParams(address.split("?")[1]).get("token") ?? "";
  expect(locationOf(await postForm(server, unsubscribePath, { token }))).toEqual([
    303,
    "/newsletter?unsubscribed=true",
  ]);
  expect(await rowOf(email)).toMatchObject({
    unsubscribed_at: expect.any(Date),
    confirmed_at: null,
  });
  expect(locationOf(await postJson(server, unsubscribePath, { token }))).toEqual([
    303,
    "/newsletter?unsubscribed=true",
  ]);
});

test("one-click unsubscribing by a mail program is not redirected", async () => {
  const email = "oneclick@example.com";
  const address = await confirmed(email);
  const response = await postForm(server, address, { "List-Unsubscribe": "One-Click" });
  expect(response.status).toBe(200);
  expect((await rowOf(email))?.unsubscribed_at).toBeInstanceOf(Date);
});

test("a forged link has no effect", async () => {
  expect((await postJson(server, unsubscribePath, { token: "A".repeat(43) })).status).toBe(400);
  expect((await postJson(server, unsubscribePath, {})).status).toBe(400);
  expect(
    (
      await postForm(server, `${unsubscribePath}?token=nonsense`, {
        "List-Unsubscribe": "One-Click",
      })
    ).status,
  ).toBe(400);
  expect(locationOf(await postForm(server, unsubscribePath, { token: "nonsense" }))).toEqual([
    303,
    "/newsletter?unsubscribed=false",
  ]);
});

test("a former subscriber returns by confirming again, not by an old link", async () => {
  const email = "back@example.com";
  const address = await confirmed(email);
  const old = tokenIn((await mailsTo(server, email))[0]);
  await postForm(server, address, { "List-Unsubscribe": "One-Click" });
  expect((await postJson(server, confirmPath, { token: old })).status).toBe(400);
  await backdate(email, 2);
  await subscribeWith(email);
  const mails = await mailsTo(server, email, 2);
  expect(leaveAddressIn(mails[1])).toBe(address);
  await postForm(server, confirmPath, { token: tokenIn(mails[1]) });
  expect(await rowOf(email)).toMatchObject({
    unsubscribed_at: null,
    confirmed_at: expect.any(Date),
  });
});

test("a filled honeypot is answered with success and discarded", async () => {
  expect(await subscribeWith("bot@example.com", { website: "https://spam.example" })).toEqual({});
  expect(await rowOf("bot@example.com")).toBeUndefined();
});

test("tokens are stored as hashes only", async () => {
  const email = "hashed@example.com";
  await subscribeWith(email);
  const [mail] = await mailsTo(server, email);
  const row = JSON.stringify(await rowOf(email), (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("base64url") : value,
  );
  expect(row).not.toContain(tokenIn(mail));
  expect(row).not.toContain(leaveAddressIn(mail).split("=")[1]);
});

test.each([
  ["no consent", { email: "x@example.com" }, "consent", consentMissing],
  ["consent withheld", { email: "x@example.com", consent: false }, "consent", consentMissing],
  ["consent as a word", { email: "x@example.com", consent: "true" }, "consent", consentMissing],
  ["no address", { consent: true }, "email", "Email is required."],
  [
    "an address with a line break",
    { email: "x@example.com\r\nBcc: y@example.com", consent: true },
    "email",
    undefined,
  ],
  [
    "a name of 81 characters",
    { email: "x@example.com", consent: true, name: "a".repeat(81) },
    "name",
    undefined,
  ],
  [
    "a comment of 1,001 characters",
    { email: "x@example.com", consent: true, comment: "a".repeat(1_001) },
    "comment",
    undefined,
  ],
])("%s is reported by field", async (_, body, field, text = expect.any(String)) => {
  const response = await postJson(server, subscribePath, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "VALIDATION", fields: { [field]: text } });
  expect(await rowOf("x@example.com")).toBeUndefined();
});

test("unknown fields are rejected", async () => {
  const body = { email: "x@example.com", consent: true, confirmed_at: "2026-01-01" };
  const response = await postJson(server, subscribePath, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "UNKNOWN_FIELD" });
});
