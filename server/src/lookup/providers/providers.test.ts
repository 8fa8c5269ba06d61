import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/lookup/providers.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";

let server: TestServer;
let admin: Person;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
  dana = await server.as("dana");
});
afterAll(() => server.close());

const draft = {
  service: "vet",
  city: "Berlin",
  name: "Kiezpraxis",
  services: "Vaccinations, papers for travel",
  address: null,
  contact: "+49 30 1234567",
  source: "https://kiezpraxis.example/en",
} as const;
type Draft = Omit<typeof draft, "address"> & { address: string | null; note?: string };

const suggest = (text: Partial<Record<keyof Draft, unknown>> = {}, by: Call = dana) =>
  by(contract.suggestProvider, { body: { ...draft, ...text } as Draft });
const listedIn = (city: string, service: contract.Service = "vet") =>
  server.call(contract.listProviders, { query: { service, city } });
const approve = (id: string) => admin.call(contract.approveSuggestion, { params: { id } });
const reject = (id: string, reason = "It has closed.") =>
  admin.call(contract.declineSuggestion, { params: { id }, body: { reason } });
const waiting = async () => (await admin.call(contract.listSuggestions, { query: {} })).data;

test("a suggestion is public once approved, without its suggester", async () => {
  const note = "Open on Sundays; they saw Biscuit twice.";
  const made = await suggest({ city: "  mexico-city", name: "Veterinaria Roma", note });
  expect(made).toMatchObject({ city: "Mexico City", state: "waiting", decidedAt: null, note });
  expect(await listedIn("Mexico City")).toEqual([]);
  const approved = await approve(made._id);
  expect(approved).toMatchObject({ state: "approved", suggestedBy: { username: "dana.walks" } });
  const [one, ...more] = await listedIn("mexicocity");
  expect(more).toEqual([]);
  const { _id, service, city, name, services, address, contact, source } = made;
  const publicFields = { _id, service, city, name, services, address, contact, source };
  expect(one).toEqual({ ...publicFields, checkedAt: approved.decidedAt });
  expect(await listedIn("Mexico City", "dentist")).toEqual([]);
});

test("guests get the cached list until it changes", async () => {
  const read = () => server.fetch("/api/providers?service=lawyer&city=s%C3%A3o-paulo");
  expect(await (await read()).json()).toEqual([]);
  expect((await read()).headers.get("cache-tag")).toBe("providers:lawyer:saopaulo");
  const { _id: id } = await suggest({ service: "lawyer", city: "Sao Paulo", name: "Advocacia" });
  await approve(id);
  expect(await (await read()).json()).toMatchObject([{ name: "Advocacia", city: "São Paulo" }]);
  await admin.call(contract.editSuggestion, { params: { id }, body: { city: "Lima" } });
  expect(await (await read()).json()).toEqual([]);
  expect(await listedIn("lima", "lawyer")).toMatchObject([{ name: "Advocacia" }]);
  await reject(id);
  expect(await listedIn("lima", "lawyer")).toEqual([]);
});

test("an unknown city has no list and takes no suggestion", async () => {
  await expect(listedIn("Atlantis")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(suggest({ city: "Atlantis" })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { city: "Select a city from the list." },
  });
  expect((await server.fetch("/api/providers?service=plumber&city=lima")).status).toBe(400);
});

test.each([
  ["service", "plumber"],
  ["name", "  "],
  ["name", "x".repeat(contract.providerNameMax + 1)],
  ["name", "a\u0000b"],
  ["services", ""],
  ["address", ""],
  ["contact", "ask around"],
  ["contact", "javascript:alert(1)"],
  ["contact", "http://kiezpraxis.example"],
  ["contact", "+49"],
  ["source", "kiezpraxis.example"],
  ["source", "http://kiezpraxis.example"],
  ["source", "javascript:alert(1)//https://"],
  ["source", "https://name:word@kiezpraxis.example"],
  ["source", "https://localhost/x"],
  ["source", 'https://kiezpraxis.example/"><script>'],
  ["note", "x".repeat(contract.providerNoteMax + 1)],
])("a suggestion is rejected where its %s is %j", async (field, value) => {
  await expect(suggest({ [field]: value })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { [field]: expect.any(String) },
  });
});

test.each([
  ["+49 (30) 838-62422", "phone"],
  ["praxis@kiez.example", "email"],
  ["https://kiez.example/kontakt", "page"],
  ["tel:123456", undefined],
  ["data:text/html,x", undefined],
])("the contact %s is a %s", (contact, kind) => {
  expect(contract.contactKind(contact)).toBe(kind);
});

test("HTML in a name is plain text", async () => {
  const name = "<img src=x onerror=alert(1)> & Sons";
  const { _id: id } = await suggest({ city: "Cairo", name });
  await approve(id);
  expect(await listedIn("Cairo")).toMatchObject([{ name }]);
});

test("a key used twice creates one suggestion", async () => {
  const { call } = await newPerson(server);
  const key = crypto.randomUUID();
  const send = () => call(contract.suggestProvider, { body: draft, key });
  const made = await Promise.all([send(), send(), send()]);
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  expect(await call(contract.listOwnSuggestions)).toHaveLength(1);
});

test("the suggester is mailed once per decision", async () => {
  const { call, email } = await newPerson(server);
  const suggestion = await suggest({ city: "Prague", name: "Klinika Anděl" }, call);
  await approve(suggestion._id);
  const [, welcome = ""] = await mailsTo(server, email, 2);
  expect(welcome).toContain("Subject: Your suggestion was added to Wagabond");
  expect(welcome).toContain("/services/vet/Prague");
  // Approving again sends no mail.
  await approve(suggestion._id);
  await reject(suggestion._id, "They moved to Brno.");
  const mails = await mailsTo(server, email, 3);
  expect(mails).toHaveLength(3);
  expect(mails[2]).toContain("They moved to Brno.");
});

test("people see their suggestions with their states, and can withdraw pending ones", async () => {
  const { call } = await newPerson(server);
  const first = await suggest({ name: "First" }, call);
  const second = await suggest({ name: "Second" }, call);
  const third = await suggest({ name: "Third" }, call);
  await reject(first._id, "There is no vet at this address.");
  await approve(second._id);
  expect(await call(contract.listOwnSuggestions)).toMatchObject([
    { name: "Third", state: "waiting", reason: null },
    { name: "Second", state: "approved", reason: null },
    { name: "First", state: "refused", reason: "There is no vet at this address." },
  ]);
  const withdraw = (id: string) => call(contract.withdrawSuggestion, { params: { id } });
  expect(await withdraw(third._id)).toEqual({ _id: third._id });
  await expect(withdraw(third._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(withdraw(second._id)).rejects.toMatchObject({
    code: "CONFLICT",
    current: { state: "approved" },
  });
  await expect(
    dana(contract.withdrawSuggestion, { params: { id: second._id } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("pending suggestions are listed oldest first, and leave the list once decided", async () => {
  const { _id: older } = await suggest({ name: "Older" });
  const { _id: newer } = await suggest({ name: "Newer" });
  const ids = async () => (await waiting()).map(({ _id }) => _id);
  const both = (await ids()).filter((id) => [older, newer].includes(id));
  expect(both).toEqual([older, newer]);
  await approve(older);
  await reject(newer);
  expect(await ids()).not.toContain(older);
  const last = async (state: contract.SuggestionState) =>
    (await admin.call(contract.listSuggestions, { query: { state } })).data[0]?._id;
  expect([await last("approved"), await last("refused")]).toEqual([older, newer]);
});

test("a long list pages by cursor without gaps", async () => {
  const made: string[] = [];
  for (const name of ["One", "Two", "Three", "Four", "Five"]) {
    made.push((await suggest({ city: "Prague", name }))._id);
  }
  const inBatches = async (state: contract.SuggestionState) => {
    const seen: string[] = [];
    for (let after: string | undefined, hasMore = true; hasMore; after = seen.at(-1)) {
      const query = { state, limit: 2, after };
      const page = await admin.call(contract.listSuggestions, { query });
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ _id }) => _id));
      ({ hasMore } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    return seen.filter((id) => made.includes(id));
  };
  expect(await inBatches("waiting")).toEqual(made);
  for (const id of made) await approve(id);
  expect(await inBatches("approved")).toEqual(made.toReversed());
  const [first = ""] = made;
  await reject(first);
  const query = { state: "approved", limit: 2, after: crypto.randomUUID() } as const;
  // After a deleted suggestion the list starts again.
  expect((await admin.call(contract.listSuggestions, { query })).data[0]?._id).toBe(made.at(-1));
});

test("an admin edits a suggestion before approval; a stale version is CONFLICT", async () => {
  const { _id: id, version } = await suggest({ city: "Tokyo", name: "kiez praxis" });
  const params = { id };
  const body = { name: "Kiezpraxis", address: "Lindenstraße 3" };
  const right = await admin.call(contract.editSuggestion, { params, body, ifVersion: version });
  expect(right).toMatchObject({ ...body, state: "waiting", version: version + 1 });
  const stale = { code: "CONFLICT", current: { name: "Kiezpraxis" } };
  await expect(
    admin.call(contract.approveSuggestion, { params, ifVersion: version }),
  ).rejects.toMatchObject(stale);
  await expect(
    admin.call(contract.editSuggestion, { params, body: { name: "Other" }, ifVersion: version }),
  ).rejects.toMatchObject(stale);
  await admin.call(contract.approveSuggestion, { params, ifVersion: version + 1 });
  expect(await listedIn("Tokyo")).toMatchObject([body]);
  await expect(
    admin.call(contract.editSuggestion, { params, body: { source: "http://x.example" } }),
  ).rejects.toMatchObject({ code: "VALIDATION" });
});

test("pending suggestions per person are limited", async () => {
  const { call } = await newPerson(server);
  for (let count = 0; count < contract.waitingMax; count += 1) await suggest({}, call);
  await expect(suggest({}, call)).rejects.toMatchObject({ code: "QUOTA" });
});

test("deleting an account deletes pending suggestions and anonymizes public ones", async () => {
  const { call, password } = await newPerson(server, "Gone Gardener");
  const { _id: publicFields } = await suggest({ city: "Vienna", name: "Stays" }, call);
  const { _id: deletedId } = await suggest({ city: "Vienna", name: "Goes" }, call);
  await approve(publicFields);
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(await listedIn("Vienna")).toMatchObject([{ name: "Stays" }]);
  expect((await waiting()).map(({ _id }) => _id)).not.toContain(deletedId);
  const approved = await admin.call(contract.listSuggestions, { query: { state: "approved" } });
  expect(approved.data.find(({ _id }) => _id === publicFields)).toMatchObject({
    suggestedBy: null,
  });
});

test("concurrent decisions are serialized, and the last one holds", async () => {
  const { _id: id } = await suggest({ city: "Rome", name: "Both ways" });
  await Promise.all([approve(id), reject(id), approve(id), reject(id)]);
  const row = await server.db
    .selectFrom("providers")
    .select(["state", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.version).toBe(5);
  expect(await listedIn("Rome")).toHaveLength(row.state === "approved" ? 1 : 0);
});
