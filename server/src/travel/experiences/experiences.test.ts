import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { createReport, listReports } from "#contracts/community/moderation.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import * as contract from "#contracts/travel/experiences.ts";
import { deleteTrip } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, newModerator } from "../../community/moderation/moderation.testing.ts";
import { newPerson, newUnverified, postJson } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { pastDay, pastTrip } from "./experiences.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

type Report = Partial<Parameters<typeof report>[1]>;
const usual = { papers: ["healthCertificate" as const], accepted: true };

/** Reports a past leg by a new person, or by one who is given. */
async function report(
  leg: object,
  body: Omit<typeof usual, "papers"> & {
    papers: contract.AskedPaper[];
    fee?: { amount: number; currency: string } | null;
    airline?: string | null;
    operator?: string | null;
  },
  person?: Awaited<ReturnType<typeof newPerson>>,
) {
  const author = person ?? (await newPerson(server));
  const params = await pastTrip(author.call, leg);
  const made = await author.call(contract.putExperience, { params, body });
  return { ...author, params, made };
}

/** Three reports of one airline on one route, each by a person of their own. */
const threeReports = (leg: object, bodies: readonly Report[]) =>
  Promise.all(bodies.map((body) => report(leg, { ...usual, ...body })));

/** As guests read it, through the cache. */
async function summaryOf(
  group: Record<string, string>,
): Promise<contract.ExperienceSummary | null> {
  const response = await server.fetch(`/api/experiences?${new URLSearchParams(group)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { summary: contract.ExperienceSummary | null }).summary;
}

const own = (call: Call) => call(contract.listOwnExperiences);

test("a person is asked once about a leg that is over, and can report, change and delete it", async () => {
  const { call } = await newPerson(server);
  const params = await pastTrip(call);
  const about = { tripId: params.id, legId: params.legId, day: pastDay };
  const route = { airline: "delta", operator: null, from: "US", to: "MX" };
  const question = { ...about, ...route, mode: "flight" };
  expect(await own(call)).toEqual({ questions: [question], reports: [] });
  const body = { papers: ["rabies" as const], fee: { amount: 12_500, currency: "USD" } };
  const made = await call(contract.putExperience, { params, body: { ...body, accepted: true } });
  expect(made).toMatchObject({ ...about, ...route, ...body, accepted: true, hidden: false });
  expect(await own(call)).toEqual({ questions: [], reports: [made] });
  const changed = await call(contract.putExperience, {
    params,
    body: { papers: [], fee: null, accepted: false, airline: "aeromexico" },
  });
  expect(changed).toMatchObject({ _id: made._id, airline: "aeromexico", fee: null, papers: [] });
  // The trip goes, the report stays until it or the account is deleted.
  await call(deleteTrip, { params: { id: params.id } });
  expect((await own(call)).reports).toMatchObject([{ _id: made._id, tripId: null }]);
  expect(await call(contract.deleteExperience, { params })).toEqual({ _id: made._id });
  expect(await own(call)).toEqual({ questions: [], reports: [] });
});

test("a dismissed leg, a coming leg, an old leg and one without airline and border are not asked about", async () => {
  const { call } = await newPerson(server);
  const params = await pastTrip(call);
  await call(contract.dismissExperience, { params });
  const legs = [
    { departureDate: daysAfter(utcDay(), 1) },
    { departureDate: daysAfter(utcDay(), -400) },
    { airlineCode: "", mode: "train", from: "JFK", to: "BOS" },
  ];
  for (const leg of legs) {
    const other = await pastTrip(call, leg);
    const attempt = call(contract.putExperience, { params: other, body: usual });
    await expect(attempt).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await own(call)).toEqual({ questions: [], reports: [] });
  // A person who dismissed the question may still report.
  expect(await call(contract.putExperience, { params, body: usual })).toMatchObject(usual);
});

test("invalid answers are rejected by field, and only verified people report", async () => {
  const { call } = await newPerson(server);
  const params = await pastTrip(call);
  const wrong = { airline: "no-such-airline", papers: ["rabies", "rabies"], accepted: "yes" };
  for (const [field, value] of Object.entries(wrong)) {
    const body = { ...usual, [field]: value };
    await expect(call(contract.putExperience, { params, body }), field).rejects.toMatchObject({
      code: "VALIDATION",
    });
  }
  const unverified = await newUnverified(server);
  const attempt = unverified.call(contract.putExperience, { params, body: usual });
  await expect(attempt).rejects.toMatchObject({ code: "NOT_VERIFIED" });
  for (const query of [
    "",
    "?from=US",
    "?airline=Delta!",
    "?operator=DFDS",
    "?operator=dfds&airline=delta",
    "?operator=dfds&from=FR&to=GB",
  ]) {
    const response = await server.fetch(`/api/experiences${query}`);
    expect(response.status, query).toBe(400);
  }
});

test("a summary needs three people; a median needs three who paid in its currency", async () => {
  const leg = { airlineCode: "AA", from: "JFK", to: "CDG" };
  const usd = (amount: number) => ({ fee: { amount, currency: "USD" } });
  const ana = await report(leg, { ...usual, ...usd(10_000) });
  await report(leg, { ...usual, ...usd(10_000) }, ana);
  await report(leg, { ...usual, ...usd(20_000), accepted: false });
  const group = { airline: "american-airlines" };
  expect(await summaryOf(group)).toBeNull();
  await report(leg, { papers: [], fee: null, accepted: true });
  expect(await summaryOf(group)).toEqual({
    reports: 4,
    accepted: 3,
    papers: [{ paper: "healthCertificate", count: 3 }],
    noPapers: 1,
    noFee: 1,
    fees: [],
  });
  await report(leg, { ...usual, ...usd(15_000), papers: ["rabies", "healthCertificate"] });
  await report(leg, { ...usual, fee: { amount: 9_000, currency: "EUR" } });
  const expected = {
    reports: 6,
    papers: [
      { paper: "healthCertificate", count: 5 },
      { paper: "rabies", count: 1 },
    ],
    fees: [{ currency: "USD", count: 4, median: 12_500 }],
  };
  expect(await summaryOf({ from: "US", to: "FR" })).toMatchObject(expected);
  expect(await summaryOf({ ...group, from: "US", to: "FR" })).toMatchObject(expected);
  expect(await summaryOf({ ...group, from: "FR", to: "US" })).toBeNull();
});

test("subtracting the summaries of an airline's routes from its own never leaves fewer than three people", async () => {
  const airline = "aeromexico";
  const leg = { airlineCode: "AM", from: "MEX", to: "LIM" };
  await threeReports(leg, [{}, {}, {}]);
  const combined = { airline, from: "MX", to: "PE" };
  expect(await summaryOf(combined)).toMatchObject({ reports: 3 });
  const rest = { ...leg, to: "BOG" };
  const ana = await report(rest, { ...usual, accepted: false });
  expect(await summaryOf({ airline })).toMatchObject({ reports: 4, accepted: 3 });
  expect(await summaryOf({ from: "MX", to: "PE" })).toMatchObject({ reports: 3 });
  expect(await summaryOf(combined)).toBeNull();
  await report(rest, usual, ana);
  await report(rest, usual);
  expect(await summaryOf(combined)).toBeNull();
  await report(rest, usual);
  expect(await summaryOf(combined)).toMatchObject({ reports: 3 });
  // The same for a route whose other reports name no airline.
  await report(leg, { ...usual, airline: null });
  expect(await summaryOf(combined)).toBeNull();
});

test("a report that is hidden, restored or deleted with its account changes what guests read at once", async () => {
  const leg = { airlineCode: "AM", from: "SCL", to: "MEX" };
  const group = { from: "CL", to: "MX" };
  const [ana, ben] = await threeReports(leg, [{}, {}, {}]);
  if (!ana || !ben) throw new Error("No reports.");
  expect(await summaryOf(group)).toMatchObject({ reports: 3 });
  const moderator = await newModerator(server);
  const { call } = await newPerson(server);
  const reportOf = async (id: string) => {
    const body = { kind: "experience" as const, id, reason: "wrong" as const };
    return (await call(createReport, { body }))._id;
  };
  const all = await reportOf("route.CL-MX");
  await expect(decide(moderator.call, all, { decision: "hide" })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  const { data: queue } = await moderator.call(listReports, { query: { limit: 50 } });
  expect(queue.find(({ id }) => id === "route.CL-MX")).toMatchObject({ kind: "experience" });

  const { data } = await moderator.call(contract.listExperiencesForReview, { query: group });
  expect(data.map(({ _id }) => _id)).toContain(ana.made._id);
  const single = await reportOf(ana.made._id);
  await decide(moderator.call, single, { decision: "hide" });
  expect(await summaryOf(group)).toBeNull();
  expect((await own(ana.call)).reports).toMatchObject([{ hidden: true }]);
  // Another report about the same leg stays hidden.
  await ana.call(contract.putExperience, { params: ana.params, body: usual });
  expect(await summaryOf(group)).toBeNull();
  await decide(moderator.call, single, { decision: "restore" });
  expect(await summaryOf(group)).toMatchObject({ reports: 3 });

  await ben.call(deleteAccount, { body: { password: ben.password } });
  await server.removeClosed();
  expect(await summaryOf(group)).toBeNull();
  const left = await server.db
    .selectFrom("experiences")
    .select("id")
    .where("id", "=", ben.made._id)
    .execute();
  expect(left).toEqual([]);
});

test("reports never change a verdict", async () => {
  const places = { from: { country: "BR" }, to: { country: "AR" } };
  const question = {
    pets: [{ key: "rex", species: "dog", records: [] }],
    trip: { legs: [{ mode: "flight", airlineCode: "DL", departureDate: utcDay(), ...places }] },
  };
  const verdict = async () => (await postJson(server, "/api/readiness", question)).text();
  const before = await verdict();
  expect(before).toContain('"verdict"');
  const leg = { airlineCode: "DL", from: "GRU", to: "EZE" };
  const rejected = { papers: [], fee: null, accepted: false };
  await threeReports(leg, [rejected, rejected, rejected]);
  expect(await summaryOf({ from: "BR", to: "AR" })).toMatchObject({ accepted: 0 });
  expect(await verdict()).toBe(before);
});

const ferry = {
  mode: "ferry",
  airline: "DFDS",
  airlineCode: "",
  from: null,
  to: null,
  fromPlace: { city: "Calais", country: "FR", zone: "Europe/Paris" },
  toPlace: { city: "Dover", country: "GB", zone: "Europe/London" },
};

test("a ferry is reported by its company, which has a summary and a group for moderators", async () => {
  const { call } = await newPerson(server);
  const params = await pastTrip(call, ferry);
  const route = { airline: null, operator: "dfds", from: "FR", to: "GB" };
  expect((await own(call)).questions).toMatchObject([{ ...route, mode: "ferry" }]);
  const wrong = { airline: "delta", operator: "no-such-company" };
  for (const [field, value] of Object.entries(wrong)) {
    const attempt = call(contract.putExperience, { params, body: { ...usual, [field]: value } });
    await expect(attempt, field).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  }
  expect(await summaryOf({ operator: "dfds" })).toBeNull();
  const made = await call(contract.putExperience, { params, body: usual });
  expect(made).toMatchObject(route);
  await threeReports(ferry, [{}, {}]);
  expect(await summaryOf({ operator: "dfds" })).toMatchObject({ reports: 3, accepted: 3 });
  // Another company, corrected by the traveler.
  const other = await report(ferry, { ...usual, operator: "po" });
  expect(other.made).toMatchObject({ ...route, operator: "po" });
  expect(await summaryOf({ operator: "dfds" })).toMatchObject({ reports: 3 });
  const moderator = await newModerator(server);
  const listed = await moderator.call(contract.listExperiencesForReview, {
    query: { operator: "dfds", limit: 20 },
  });
  expect(listed.data.map(({ operator }) => operator)).toEqual(["dfds", "dfds", "dfds"]);
  await other.call(createReport, {
    body: { kind: "experience", id: "operator.dfds", reason: "wrong" },
  });
  const { data } = await moderator.call(listReports, { query: { limit: 50 } });
  expect(data.find(({ id }) => id === "operator.dfds")).toMatchObject({
    title: "Travelers' reports: DFDS",
    path: "/operators/dfds",
  });
  await call(contract.deleteExperience, { params });
  expect(await summaryOf({ operator: "dfds" })).toBeNull();
});

test("a report that contradicts a fact opens one task for admins, and one that fits opens none", async () => {
  const open = () =>
    server.db.selectFrom("mistakes").selectAll().where("state", "=", "open").execute();
  await server.db.deleteFrom("mistakes").execute();
  await report({}, { ...usual, fee: { amount: 20_000, currency: "USD" } });
  expect(await open()).toEqual([]);
  await report({}, { ...usual, fee: { amount: 43_100, currency: "USD" } });
  await report({}, { ...usual, fee: { amount: 43_200, currency: "USD" } });
  const tasks = await open();
  expect(tasks).toMatchObject([
    { path: "/airlines/delta/international", text: expect.stringContaining("$431") },
  ]);
  expect(tasks[0]?.fact).toMatch(/^delta\./);
  const train = { ...ferry, mode: "train", airline: "Eurostar" };
  const refused = await report(train, { ...usual, accepted: false, operator: "eurostar-london" });
  // A brand with two policies is asked about.
  expect((await own(refused.call)).reports).toMatchObject([{ operator: "eurostar-london" }]);
  expect(await open()).toHaveLength(1);
  await report(train, { ...usual, operator: "eurostar-london" });
  expect((await open()).map(({ path }) => path)).toContain("/operators/eurostar-london");
});
