import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { getPoll, guestVotesADay, type Poll, vote } from "#contracts/community/polls.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { averageOf } from "./averages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newBrowser = () => crypto.randomUUID().replaceAll("-", "");
const at = (country: string) => ({ params: { country } });
const results = async (country: string) => (await server.call(getPoll, at(country))).results;
const noResult = { average: null, votes: 0 };

/** A guest's vote from a new browser, or from the given one. */
const guest = (country: string, body: object, browser = newBrowser()): Promise<Poll> =>
  server.call(vote, { ...at(country), body: { ...body, browser } });

const rowsOn = (country: string) =>
  server.db.selectFrom("poll_votes").select("id").where("country", "=", country).execute();

test("a country without votes has no average", async () => {
  expect(await server.call(getPoll, at("Austria"))).toEqual({
    country: "Austria",
    results: { friendly: noResult, mean: noResult, safe: noResult },
    mine: null,
  });
});

test("a country is found by name ignoring case, spaces and hyphens, and by a place in it", async () => {
  for (const name of ["united-kingdom", "UNITED KINGDOM", "UnitedKingdom", " united  kingdom "]) {
    expect(await server.call(getPoll, at(name))).toMatchObject({ country: "United Kingdom" });
  }
  expect(await server.call(getPoll, at("Berlin"))).toMatchObject({ country: "Germany" });
  expect(await server.call(getPoll, at("bali"))).toMatchObject({ country: "Indonesia" });
});

test.each(["Atlantis", "__proto__", "constructor", "%00"])(
  "there is no poll for %s",
  async (name) => {
    const path = `/api/polls/${encodeURIComponent(name)}`;
    expect((await server.fetch(path)).status).toBe(404);
    await expect(guest(name, { safe: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  },
);

test("averages have one decimal, and only scores above 0 count", async () => {
  await guest("Belgium", { friendly: 4, mean: 1, safe: 5 });
  await guest("Belgium", { friendly: 5, mean: 0 });
  await guest("Belgium", { friendly: 4, mean: null, safe: 4 });
  expect(await results("belgium")).toEqual({
    friendly: { average: 4.3, votes: 3 },
    mean: { average: 1, votes: 1 },
    safe: { average: 4.5, votes: 2 },
  });
  expect([averageOf(17, 4), averageOf(1, 3), averageOf(5, 1)]).toEqual([4.3, 0.3, 5]);
});

test("a browser has one vote per country, which can be changed and withdrawn", async () => {
  const browser = newBrowser();
  await guest("Brazil", { friendly: 1, safe: 2 }, browser);
  await guest("brazil", { friendly: 5 }, browser);
  expect(await results("Brazil")).toMatchObject({
    friendly: { average: 5, votes: 1 },
    safe: { average: 2, votes: 1 },
  });
  await guest("Brazil", { friendly: 0, safe: null }, browser);
  expect(await results("Brazil")).toEqual({ friendly: noResult, mean: noResult, safe: noResult });
  expect(await rowsOn("Brazil")).toEqual([]);
});

test("a person has one vote across browsers, which absorbs the browser's earlier vote", async () => {
  const [ben, browser] = [await server.as("vale"), newBrowser()];
  await guest("Canada", { friendly: 2, safe: 2 }, browser);
  const first = await ben(vote, { ...at("Canada"), body: { friendly: 4, browser } });
  expect(first.mine).toEqual({ friendly: 4, mean: 0, safe: 2 });
  await guest("Canada", { friendly: 1 }, browser);
  const second = await ben(vote, { ...at("Canada"), body: { mean: 1, browser } });
  expect(second.mine).toEqual({ friendly: 4, mean: 1, safe: 2 });
  await ben(vote, { ...at("Canada"), body: { safe: 5 } });
  expect(await rowsOn("Canada")).toHaveLength(1);
  const mine = { friendly: 4, mean: 1, safe: 5 };
  expect(await ben(getPoll, at("Canada"))).toMatchObject({ mine });
  expect(await (await server.as("dana"))(getPoll, at("Canada"))).toMatchObject({ mine: null });
});

test("concurrent votes count once", async () => {
  const [browser, dana] = [newBrowser(), await server.as("dana")];
  const scores = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
  await Promise.all(scores.map((safe) => guest("China", { safe }, browser)));
  expect((await results("China")).safe.votes).toBe(1);
  await Promise.all(scores.map((safe) => dana(vote, { ...at("China"), body: { safe, browser } })));
  expect((await results("China")).safe.votes).toBe(1);
  expect(await rowsOn("China")).toHaveLength(1);
});

test("a guest must name a browser, and at least one question must be answered", async () => {
  await expect(server.call(vote, { ...at("Cuba"), body: { safe: 3 } })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { browser: expect.any(String) },
  });
  await expect(guest("Cuba", {})).rejects.toMatchObject({ code: "VALIDATION" });
  for (const safe of [6, -1, 2.5, "5", true]) {
    await expect(guest("Cuba", { safe })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { safe: "Scores must be whole numbers from 1 to 5." },
    });
  }
  await expect(guest("Cuba", { safe: 3 }, "me")).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await rowsOn("Cuba")).toEqual([]);
});

test("guests see a vote at once, and the cached answer until then", async () => {
  const read = () => server.fetch("/api/polls/chile");
  await read();
  const cachedAnswer = await read();
  expect(cachedAnswer.headers.get("cache-tag")).toBe("polls,poll:Chile");
  const etag = cachedAnswer.headers.get("etag") ?? "";
  const revalidated = await server.fetch("/api/polls/chile", {
    headers: { "if-none-match": etag },
  });
  expect(revalidated.status).toBe(304);
  await guest("Chile", { friendly: 3 });
  expect(await (await read()).json()).toMatchObject({
    results: { friendly: { average: 3, votes: 1 } },
  });
});

test("deleting an account removes its vote from the public results", async () => {
  const { call, password } = await newPerson(server);
  await call(vote, { ...at("Denmark"), body: { safe: 5 } });
  expect((await results("Denmark")).safe.votes).toBe(1);
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect((await results("Denmark")).safe).toEqual(noResult);
});

test("stored votes cannot be linked to a browser or to each other", async () => {
  const browser = newBrowser();
  await guest("Egypt", { safe: 1 }, browser);
  await guest("France", { safe: 1 }, browser);
  const rows = await server.db
    .selectFrom("poll_votes")
    .select("browser_hash")
    .where("country", "in", ["Egypt", "France"])
    .execute();
  const [one, other] = rows.map((row) => Buffer.from(row.browser_hash ?? []).toString("hex"));
  expect(one).not.toBe(other);
  expect([one, other]).not.toContain(browser);
});

test("votes per address, country and day are limited; changing a vote is not", async () => {
  const strict = await testServer({ env: { rateLimits: true } });
  const send = (browser: string) =>
    strict.call(vote, { ...at("Peru"), body: { safe: 1, browser } });
  const browsers = Array.from({ length: guestVotesADay }, newBrowser);
  for (const browser of browsers) await send(browser);
  await expect(send(newBrowser())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await send(browsers[0] ?? "");
  await strict.close();
});
