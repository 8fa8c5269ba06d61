import { changePassword } from "#contracts/accounts/accounts.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { InputOf } from "#contracts/kernel/endpoint.ts";
import * as ended from "#contracts/travel/ended-links.ts";
import { getSharedMap } from "#contracts/travel/maps.ts";
import * as contract from "#contracts/travel/shares.ts";
import * as trips from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newPerson, type Person } from "../../../testing/people.ts";
import { picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { join } from "../members/members.testing.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
/** A trip of Ana's with a receipt, and two documents: hers and one that Ben uploaded as its editor. */
let trip: trips.Trip;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okafor");
  const body = { destination: "Secretville", notes: "Umbrella", legs: [{ flightNumber: "LH1" }] };
  const files = { receipt: await picture() };
  const { _id: id } = await ana.call(trips.createTrip, { body, files });
  await join(ana.call, id, ben.call, "editor");
  const attach = async ({ call }: Person, label: string) =>
    call(trips.addAttachment, {
      params: { id },
      body: { label },
      files: { file: await picture() },
    });
  await attach(ana, "Certificate");
  await attach(ben, "Vaccination");
  trip = await ana.call(trips.getTrip, { params: { id } });
});

const idOf = (label: string) => trip.attachments.find((each) => each.label === label)?._id ?? "";
const share = (body: InputOf<typeof contract.createShare>["body"], { call }: Person = ana) =>
  call(contract.createShare, { params: { id: trip._id }, body });
const tokenIn = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
const read = (token: string) => server.call(contract.getSharedTrip, { params: { token } });
const open = (token: string, documentId: string) =>
  server.fetch(pathOf(contract.getSharedDocument, { params: { token, documentId } }));

test("a link to documents alone shows them, who shares them, and nothing of the trip", async () => {
  const documents = [idOf("Vaccination"), "receipt" as const];
  const made = await share({ documents, documentsOnly: true, days: 7, codes: true, notes: true });
  expect(made).toMatchObject({ documentsOnly: true, notes: false, codes: false });
  const listed = await ana.call(contract.listShares, { params: { id: trip._id } });
  expect(listed).toEqual([made]);
  const days = (Date.parse(made.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  const token = tokenIn(made);
  const shared = await read(token);
  expect(shared.documents.map(({ _id, label }) => [_id, label])).toEqual([
    ["receipt", "Receipt"],
    [idOf("Vaccination"), "Vaccination"],
  ]);
  expect(JSON.stringify(shared)).not.toMatch(/Secretville|Umbrella|LH1|Certificate/);
  expect(shared).toMatchObject({ documentsOnly: true, destination: "", legs: [], notes: null });
  const map = pathOf(getSharedMap, { params: { token } });
  expect((await server.fetch(map)).status).toBe(404);
});

test("its files are sent without an account, as private files are, and no others", async () => {
  const made = await share({ documents: [idOf("Vaccination")], documentsOnly: true });
  const token = tokenIn(made);
  const [document] = (await read(token)).documents;
  const answer = await server.fetch(document?.url ?? "");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  for (const other of [idOf("Certificate"), "receipt", "ticket", "x"])
    // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
    expect((await open(token, other)).status).toBe(404);
  expect((await open("x".repeat(43), idOf("Vaccination"))).status).toBe(404);
});

test("after its end, and after it was turned off, neither it nor its files open", async () => {
  const documents = [idOf("Certificate")];
  const [over, off] = [await share({ documents, documentsOnly: true }), await share({ documents })];
  await sql`update plan_shares set documents_until = now() where id = ${over._id}`.execute(
    server.db,
  );
  await ana.call(contract.revokeShare, { params: { id: trip._id, shareId: off._id } });
  for (const made of [over, off]) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
    await expect(read(tokenIn(made))).rejects.toMatchObject({ code: "GONE" });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await open(tokenIn(made), documents[0] ?? "")).status).toBe(410);
  }
});

test("a link to the trip may show documents too, and shows those that are left", async () => {
  const made = await share({ documents: [idOf("Certificate"), idOf("Vaccination")] });
  const shared = await read(tokenIn(made));
  expect(shared).toMatchObject({ documentsOnly: false, destination: "Secretville", notes: null });
  expect(shared.documents).toHaveLength(2);
  const params = { id: trip._id, attachmentId: idOf("Certificate") };
  await ana.call(trips.deleteAttachment, { params });
  expect((await read(tokenIn(made))).documents.map(({ label }) => label)).toEqual(["Vaccination"]);
  expect((await open(tokenIn(made), idOf("Certificate"))).status).toBe(404);
});

test("a link names documents of its trip, and only the owner makes one", async () => {
  const wrong = [
    { documents: ["ticket" as const] },
    { documents: [trip._id] },
    { documents: [], documentsOnly: true },
    { documentsOnly: true },
  ];
  for (const body of wrong)
    // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
    await expect(share(body)).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { documents: expect.any(String) },
    });
  const documents = [idOf("Vaccination")];
  await expect(share({ documents }, ben)).rejects.toMatchObject({ code: "NOT_YOURS" });
  expect(await ana.call(contract.listShares, { params: { id: trip._id } })).toEqual([]);
});

test("the version before answers that a link to documents alone is gone", async () => {
  const made = await share({ documents: ["receipt"], documentsOnly: true });
  const { rows } = await sql`
    select 1 from plan_shares where id = ${made._id} and expires_at > now()`.execute(server.db);
  expect(rows).toEqual([]);
});

test("a link that ended with a password change can be made again with its documents", async () => {
  const documents = [idOf("Certificate"), idOf("Vaccination")].toSorted();
  await share({ documents, documentsOnly: true, days: 10 });
  const params = { id: trip._id, attachmentId: idOf("Vaccination") };
  await ana.call(trips.deleteAttachment, { params });
  const next = "nine quiet otters";
  const body = { current: ana.password, password: next, endLinks: true };
  const token = await ana.call(changePassword, { body });
  const call = server.withToken(token);
  const { shares } = await call(ended.listEndedLinks);
  expect(shares).toMatchObject([
    { documents: [idOf("Certificate")], documentsOnly: true, days: 10 },
  ]);
  const [{ _id, planId, destination: _destination, ...again } = shares[0]!] = shares;
  await call(contract.createShare, { params: { id: planId }, body: again });
  expect((await call(ended.listEndedLinks)).shares).toEqual([]);
});
