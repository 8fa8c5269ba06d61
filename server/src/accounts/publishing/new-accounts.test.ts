import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccountPosts, newAccountReportsPerDay } from "#contracts/accounts/limits.ts";
import { listProfiles } from "#contracts/accounts/profiles.ts";
import { tooManyLinks, tooManyPosts, tooManyReports } from "#contracts/accounts/verification.ts";
import * as contract from "#contracts/community/hoots.ts";
import * as moderation from "#contracts/community/moderation.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { newModerator } from "../../community/moderation/moderation.testing.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let flooder: Person;
let linker: Person;
let moderator: Awaited<ReturnType<typeof newModerator>>;

beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true, holdFirstLinks: true } });
  flooder = await newPerson(server, "Flora Flood");
  linker = await newPerson(server, "Lina Link");
  moderator = await newModerator(server);
});
afterAll(() => server.close());

const post = (by: Call, text = "Dry feet.") =>
  by(contract.createHoot, { body: { title: `Post ${randomUUID()}`, text } });
const isListed = async (id: string, by: Call = server.call) =>
  (await by(contract.listHoots)).some(({ _id }) => _id === id);

async function countRejected(limit: string): Promise<number> {
  const text = await (await server.fetch("/api/metrics")).text();
  const line = text
    .split("\n")
    .find((each) => each.includes(`limit_refusals_total{limit="${limit}"}`));
  return Number(line?.split(" ").at(-1) ?? 0);
}

test("of 200 posts by a fresh account, an hour's worth gets out", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () => post(flooder.call, "Buy my pills.")),
  );
  const accepted = results.filter(({ status }) => status === "fulfilled");
  expect(accepted).toHaveLength(newAccountPosts.perHour);
  for (const result of results) {
    if (result.status === "fulfilled") continue;
    // A slow server may also be full of the account's own requests.
    expect(result.reason.code).toMatch(/^(?:RATE_LIMITED|OVERLOADED)$/);
    expect(result.reason.retryAfter).toBeGreaterThan(0);
  }
  const shown = (await server.call(contract.listHoots)).filter(
    ({ text }) => text === "Buy my pills.",
  );
  expect(shown).toHaveLength(newAccountPosts.perHour);
  await expect(post(flooder.call)).rejects.toMatchObject({ code: "RATE_LIMITED", status: 429 });
  expect(await countRejected("posts of a new account in an hour")).toBeGreaterThan(0);
});

test("a fresh account's reports are limited, one that it repeats isn't, and an established one's aren't", async () => {
  const hoots = await server.call(contract.listHoots);
  const reporter = await newPerson(server, "Rory Report");
  const bodies = hoots
    .filter(({ author }) => author !== null)
    .slice(0, newAccountReportsPerDay + 5)
    .map(({ _id: id }) => ({ kind: "hoot" as const, id, reason: "spam" as const }));
  expect(bodies).toHaveLength(newAccountReportsPerDay + 5);
  const report = (by: Call) => (body: (typeof bodies)[number]) =>
    by(moderation.createReport, { body });
  const results = await Promise.allSettled(bodies.map(report(reporter.call)));
  const accepted = results.flatMap((result, at) => (result.status === "fulfilled" ? [at] : []));
  expect(accepted).toHaveLength(newAccountReportsPerDay);
  const repeated = bodies[accepted[0] ?? 0];
  if (repeated) expect(await report(reporter.call)(repeated)).toHaveProperty("_id");
  for (const result of results) {
    if (result.status === "rejected")
      expect(result.reason).toMatchObject({ code: "RATE_LIMITED", message: tooManyReports });
  }
  expect(await countRejected("reports of a new account")).toBe(5);
  for (const body of bodies) await report(moderator.call)(body);
});

test("established accounts post faster, and deleting gives no post back", async () => {
  const { call } = moderator;
  const first = await post(call);
  await call(contract.deleteHoot, { params: { id: first._id } });
  for (let time = 0; time < newAccountPosts.perHour; time += 1) await post(call);
  const { count } = await server.db
    .selectFrom("recent_texts")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("author_id", "=", moderator.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(newAccountPosts.perHour + 1);
});

test("a new account's posts with links wait for a moderator until one was released", async () => {
  const { call } = linker;
  const held = await post(call, "Times are at https://example.com/ferries");
  expect(held.held).toBe(true);
  const params = { id: held._id };
  await expect(server.call(contract.getHoot, { params })).rejects.toMatchObject({ status: 404 });
  expect(await isListed(held._id)).toBe(false);
  expect(await call(contract.getHoot, { params })).toMatchObject({ held: true });
  expect(await isListed(held._id, call)).toBe(true);
  const people = async () => (await server.call(listProfiles, {})).map(({ username }) => username);
  const author = held.author?.username ?? "";
  expect(await people()).not.toContain(author);

  // A post without a link appears at once; a comment and a change with one wait.
  const plain = await post(call);
  expect(plain).not.toHaveProperty("held");
  expect(await people()).toContain(author);
  const about = { id: plain._id };
  const comment = await call(contract.createComment, {
    params: about,
    body: { text: "Ask ferry@example.com" },
  });
  expect(comment).toMatchObject({ held: true, text: "Ask ferry@example.com" });
  expect(await server.call(contract.getHoot, { params: about })).toMatchObject({
    commentCount: 0,
    comments: [],
  });
  const edited = await post(call);
  const changed = await call(contract.updateHoot, {
    params: { id: edited._id },
    body: { text: "Now at www.example.com" },
  });
  expect(changed).toMatchObject({ held: true });
  expect(await isListed(edited._id)).toBe(false);

  const queue = await moderator.call(moderation.listReports, { query: { state: "held" } });
  expect(queue.data.map(({ id, state, count }) => ({ id, state, count }))).toEqual(
    [held._id, comment._id, edited._id].map((id) => ({ id, state: "held", count: 0 })),
  );
  expect(queue.counts.held).toBe(3);
  const rest = { state: "held", before: held._id, limit: 1 } as const;
  const next = await moderator.call(moderation.listReports, { query: rest });
  expect(next).toMatchObject({ data: [{ id: comment._id }], hasMore: true });

  const decide = (id: string, decision: "dismiss" | "release" | "remove") =>
    moderator.call(moderation.decideReport, { params: { id }, body: { decision } });
  await expect(decide(held._id, "dismiss")).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await decide(held._id, "release")).toMatchObject({ visibility: "shown" });
  expect(await server.call(contract.getHoot, { params })).not.toHaveProperty("held");
  expect(await isListed(held._id)).toBe(true);
  expect(await decide(comment._id, "release")).toMatchObject({ visibility: "shown" });
  expect(await server.call(contract.getHoot, { params: about })).toMatchObject({ commentCount: 1 });
  expect(await decide(edited._id, "remove")).toMatchObject({ visibility: "removed" });
  await expect(call(contract.getHoot, { params: { id: edited._id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(decide(plain._id, "release")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const after = await moderator.call(moderation.listReports, { query: { state: "held" } });
  expect(after).toMatchObject({ data: [], counts: { held: 0 } });

  expect(await post(call, "Also see example.org")).not.toHaveProperty("held");
  expect(await countRejected("first links held for review")).toBe(3);
});

test("a new account can share two links in a post, and an established one more", async () => {
  const { call } = linker;
  const two = "See example.com and https://example.org/a?b=c.d";
  expect(await post(call, two)).toMatchObject({ text: two });
  const three = `${two} or write to ferry@example.com`;
  await expect(post(call, three)).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { text: tooManyLinks },
  });
  expect(await countRejected("links of a new account")).toBe(1);
  await server.db
    .updateTable("accounts")
    .set({ new_until: sql`now()` })
    .where("email", "=", linker.email)
    .execute();
  expect(await post(call, three)).toMatchObject({ text: three });
});

test("a new account posts no more in a day than its limit", async () => {
  const anHourLater = () =>
    server.db
      .updateTable("recent_texts")
      .set({ created_at: sql`created_at - interval '1 hour 1 minute'` })
      .execute();
  const { call } = await newPerson(server, "Dora Daily");
  for (let count = 0; count < newAccountPosts.perDay; count += 1) {
    if (count % newAccountPosts.perHour === 0) await anHourLater();
    await post(call);
  }
  await anHourLater();
  await expect(post(call)).rejects.toMatchObject({ code: "RATE_LIMITED", message: tooManyPosts });
  expect(await countRejected("posts of a new account in a day")).toBe(1);
});
