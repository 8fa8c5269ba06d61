import * as notifications from "#contracts/community/notifications.ts";
import { listDeadlines } from "#contracts/travel/deadlines.ts";
import { getTrip, updateTrip } from "#contracts/travel/trips.ts";
import { ruleHistory, rulesAsOf, type RuleHistory } from "#reference/readiness/rule-history.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeEvents } from "../../platform/events.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { latestVersion } from "./changes.ts";
import { addRabies, type Traveler, travelerWithDog, tripToDublin } from "./deadlines.testing.ts";
import { listRuleChanges } from "./rules-command.ts";
import { deadlineQueue } from "./service.ts";
import { syncTrips } from "./sync.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const rule = "eu.rabies-valid";
const airlineRule = "delta.min-age";
const statementOf = (id: string) =>
  rulesAsOf(ruleHistory).get(id)?.statement ?? expect.fail(`There is no ${id}.`);
const now = statementOf(rule);
const airlineNow = statementOf(airlineRule);
const oldVersion = "2026-01-01";
/** As if the rule had read otherwise before the release that runs now. */
const history: RuleHistory = [
  {
    version: oldVersion,
    rules: {
      [rule]: { ...now, text: "A vaccination was enough.", digest: "old" },
      [airlineRule]: { ...airlineNow, text: "At least 7 weeks old.", digest: "old" },
    },
  },
  ...ruleHistory,
];

const deps = () => ({
  db: server.db,
  events: makeEvents(server.db, server.database.kind === "postgres"),
  secret: new Uint8Array(32),
  publicUrl: server.env.publicUrl,
  history,
});

/** Lets a trip be as an earlier release judged it: by the old rule, with a verdict. */
async function judgedBefore(
  id: string,
  verdict: "met" | "due" | "blocked",
  changed: string = rule,
): Promise<void> {
  const { verdicts } = await server.db
    .selectFrom("trip_rule_verdicts")
    .select("verdicts")
    .where("plan_id", "=", id)
    .executeTakeFirstOrThrow();
  const before = Object.fromEntries(
    Object.entries(verdicts).map(([key, each]) => [
      key,
      each.rule === changed ? { ...each, version: oldVersion, verdict } : each,
    ]),
  );
  await server.db
    .updateTable("trip_rule_verdicts")
    .set({ rules_version: oldVersion, verdicts: JSON.stringify(before) as never })
    .where("plan_id", "=", id)
    .execute();
}

const versionOf = async (id: string) =>
  (
    await server.db
      .selectFrom("trip_rule_verdicts")
      .select("rules_version")
      .where("plan_id", "=", id)
      .executeTakeFirst()
  )?.rules_version;

const bell = async ({ call }: Traveler) =>
  (await call(notifications.listNotifications, { query: {} })).data.filter(
    ({ what }) => what === "readiness",
  );

async function judgedTrip(who: Traveler, days = 60): Promise<string> {
  const id = await tripToDublin(who, days);
  await who.call(listDeadlines, { params: { id } });
  return id;
}

test("a changed rule alerts the one of two owners whose verdict changed, with both texts and the source", async () => {
  const [ana, ben] = [await travelerWithDog(server), await travelerWithDog(server)];
  const [anas, bens] = [await judgedTrip(ana), await judgedTrip(ben)];
  await judgedBefore(anas, "met");
  await judgedBefore(bens, "due");
  await Promise.all([ana, ben, ana].map(({ id: userId }) => syncTrips(deps(), { userId })));
  const [alert, ...more] = await bell(ana);
  expect(more).toEqual([]);
  expect(alert?.subject).toEqual({
    kind: "trip",
    _id: anas,
    title: "Rex, Dublin: a rule changed. Valid rabies vaccination: ready before, to do now",
    path: `/plans/${anas}`,
  });
  expect(alert?.text).toBe(
    `Before: A vaccination was enough. Now: ${now.text} Source: ${now.source} (${now.address})`,
  );
  expect(await bell(ben)).toEqual([]);
  expect([await versionOf(anas), await versionOf(bens)]).toEqual([
    latestVersion(history),
    latestVersion(history),
  ]);
  await addRabies(ana);
  await syncTrips(deps(), { userId: ana.id });
  expect(await bell(ana)).toHaveLength(1);
});

test("a changed rule of an airline alerts the one of two owners whose verdict changed", async () => {
  const [ana, ben] = [await travelerWithDog(server), await travelerWithDog(server)];
  const [anas, bens] = [await judgedTrip(ana), await judgedTrip(ben)];
  for (const [{ call, petId }, id] of [
    [ana, anas],
    [ben, bens],
  ] as const) {
    const { legs } = await call(getTrip, { params: { id } });
    const pets = [{ petId, how: "cabin" as const }];
    await call(updateTrip, {
      params: { id },
      body: { legs: legs.map((leg) => ({ ...leg, airlineCode: "DL", pets })) },
    });
    await call(listDeadlines, { params: { id } });
  }
  await judgedBefore(anas, "blocked", airlineRule);
  await judgedBefore(bens, "met", airlineRule);
  await Promise.all([ana, ben].map(({ id: userId }) => syncTrips(deps(), { userId })));
  expect(await bell(ana)).toMatchObject([
    {
      subject: {
        title:
          "Rex, Dublin: a rule changed. Delta Air Lines: Minimum age: blocked before, ready now",
      },
      text: `Before: At least 7 weeks old. Now: ${airlineNow.text} Source: ${airlineNow.source} (${airlineNow.address})`,
    },
  ]);
  expect(await bell(ben)).toEqual([]);
});

test("the job judges trips to come again, and no past ones", async () => {
  const ana = await travelerWithDog(server);
  const [next, past] = [await judgedTrip(ana), await judgedTrip(ana, 50)];
  await judgedBefore(next, "met");
  await judgedBefore(past, "met");
  await server.db
    .updateTable("plans")
    .set({ year: 2020, legs: JSON.stringify([]) as never })
    .where("id", "=", past)
    .execute();
  await server.db
    .updateTable("trip_rule_verdicts")
    .set({ last_day: "2020-03-01" })
    .where("plan_id", "=", past)
    .execute();
  await server.jobs.send(deadlineQueue.name);
  const wait = { timeout: 60_000 };
  await vi.waitFor(async () => expect(await versionOf(next)).toBe(latestVersion(history)), wait);
  expect(await versionOf(past)).toBe(oldVersion);
  expect((await bell(ana)).map(({ subject }) => subject._id)).toEqual([next]);
});

test("the command lists the changes between two versions with the trips that they touch", async () => {
  const request = (from: string | null, to: string | null) => ({ rules: { from, to } });
  const text = await listRuleChanges(server.db, request(oldVersion, null), history);
  expect(text).toContain(`Rules from ${oldVersion} to ${latestVersion(history)}:`);
  expect(text).toMatch(/^eu\.rabies-valid: Valid rabies vaccination \(\d+ trips?\)$/m);
  expect(text).toContain("before  A vaccination was enough.");
  expect(text).toMatch(/^delta\.min-age: Delta Air Lines: Minimum age \(\d+ trips?\)$/m);
  expect(text).toContain(`after   ${now.text}`);
  expect(await listRuleChanges(server.db, request("2001-01-01", null), history)).toBe(
    `There's no version 2001-01-01 of the rules. Versions: ${history.map(({ version }) => version).join(", ")}.`,
  );
  expect(await listRuleChanges(server.db, request(null, oldVersion), history)).toMatch(
    /^Version 2026-01-01 is the first version of the rules\./,
  );
});
