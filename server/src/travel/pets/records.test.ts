import type { Call } from "#contracts/kernel/client.ts";
import { utcDay, daysAfter } from "#contracts/kernel/days.ts";
import * as contract from "#contracts/travel/pet-records.ts";
import { blankRecord } from "#contracts/travel/pet-records.testing.ts";
import { getPet, listPets, createPet, updatePet } from "#contracts/travel/pets.ts";
import * as z from "zod/mini";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { idOf, onDisk, someFiles } from "./pets.testing.ts";

let server: TestServer;
let files: Awaited<ReturnType<typeof someFiles>>;
beforeAll(async () => {
  server = await testServer();
  files = await someFiles();
});
afterAll(() => server.close());

async function newcomer() {
  const { call, token } = await newPerson(server);
  const { _id: id } = await call(createPet, { body: { petName: "Biscuit" } });
  const records = async () => (await call(getPet, { params: { id } })).records;
  return { call, token, headers: { authorization: `Bearer ${token}` }, params: { id }, records };
}

const addTo = (call: Call, id: string, body: { kind: "rabies" } & Record<string, unknown>) =>
  call(contract.createRecord, { params: { id }, body });

test("a record stores treatment, validity and document", async () => {
  const { call, headers, params, records } = await newcomer();
  const body = new FormData();
  const fields = {
    kind: "rabies",
    givenAt: "2026-03-12",
    validFrom: "2026-04-02",
    validUntil: "2027-03-12",
    issuer: "Dr. Okafor",
    note: "",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("document", files.pdf);
  const path = `/api/pets/${params.id}/records`;
  const answer = await server.fetch(path, { method: "POST", headers, body });
  expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"v1"']);
  const record = await answer.json();
  expect(record).toEqual({
    ...blankRecord,
    ...fields,
    _id: expect.any(String),
    document: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    version: 1,
  });
  expect(await records()).toEqual([record]);
  const [pet] = await call(listPets);
  expect(pet).toMatchObject({ version: 1, records: [record] });
});

test("a record stores what entry rules ask of its kind, also from a form with a file", async () => {
  const { call, headers, params } = await newcomer();
  const facts = {
    rabies: { country: "US", product: "Imrab 3", batch: "A7", course: "booster", dose: 2 },
    titre: {
      givenAt: "2026-03-12",
      valueIuPerMl: 0.5,
      laboratory: "KSU",
      laboratoryApproved: true,
      receivedAt: "2026-03-15",
      inPassport: false,
    },
    parasite: {
      givenAt: "2026-03-12",
      givenTime: "13:00",
      givenZone: "Europe/Paris",
      against: ["tapeworm", "external"],
    },
    healthCertificate: {
      form: "eu-noncommercial",
      model: "2026/705",
      issuedAt: "2026-03-01",
      endorsedAt: "2026-03-05",
      checkedAt: "2026-03-12",
    },
    permit: {
      country: "AU",
      number: "IP-1",
      appliedAt: "2026-01-02",
      issuedAt: "2026-03-01",
      validUntil: "2027-03-01",
    },
    importForm: { form: "cdc-dog-import", departureCountry: "FR" },
    euPassport: { holderResidence: "DE" },
    identityCheck: { givenAt: "2026-03-01" },
  } as const;
  for (const [kind, fields] of Object.entries(facts)) {
    const body = z.parse(contract.createRecord.body, { kind, ...fields });
    const made = await call(contract.createRecord, { params, body });
    expect(made, kind).toMatchObject({ ...blankRecord, validUntil: null, kind, ...fields });
    const withFile = await call(contract.createRecord, {
      params,
      body,
      files: { document: files.pdf },
    });
    expect(withFile, kind).toMatchObject({ kind, ...fields });
    const place = { params: { ...params, recordId: made._id } };
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    const cleared = await call(contract.updateRecord, { ...place, body: empty });
    expect(cleared, kind).toMatchObject({ ...blankRecord, givenAt: null, validUntil: null });
  }
  const path = `/api/pets/${params.id}/records`;
  const form = new FormData();
  form.append("kind", "vaccination");
  form.append("against", "influenza");
  const answer = await server.fetch(path, { method: "POST", headers, body: form });
  expect(await answer.json()).toMatchObject({ fields: { against: expect.any(String) } });
});

test("impossible facts are rejected by field", async () => {
  const { call, params, records } = await newcomer();
  const farDay = daysAfter(utcDay(), contract.bookedDaysMax + 1);
  const invalid: [string, Record<string, unknown>][] = [
    ["valueIuPerMl", { valueIuPerMl: -0.1 }],
    ["dose", { dose: 0 }],
    ["dose", { dose: 1.5 }],
    ["givenTime", { givenTime: "24:00" }],
    ["givenZone", { givenZone: "Europe/Nowhere" }],
    ["country", { country: "Germany" }],
    ["course", { course: "third" }],
    ["form", { form: "napkin" }],
    ["receivedAt", { givenAt: "2026-03-12", receivedAt: "2026-03-11" }],
    ["endorsedAt", { issuedAt: "2026-03-12", endorsedAt: "2026-03-11" }],
    ["checkedAt", { endorsedAt: "2026-03-12", checkedAt: "2026-03-11" }],
    ["issuedAt", { appliedAt: "2026-03-12", issuedAt: "2026-03-11" }],
    ["validUntil", { issuedAt: "2026-03-12", validUntil: "2026-03-11" }],
    ["validUntil", { validUntil: "2099-01-01" }],
    ["receivedAt", { receivedAt: farDay }],
    ["appliedAt", { appliedAt: farDay }],
    ["endorsedAt", { endorsedAt: farDay }],
    ["product", { product: "p".repeat(contract.productMax + 1) }],
  ];
  for (const [field, part] of invalid) {
    await expect(addTo(call, params.id, { kind: "rabies", ...part }), field).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  }
  expect(await records()).toEqual([]);
});

test("a date before the pet's birth is rejected, as exactly as the birth is known", async () => {
  const { call, params, records } = await newcomer();
  const born = (birthDate: string | null, birthPrecision: "day" | "month" | "year" | null = null) =>
    call(updatePet, { params, body: { birthDate, birthPrecision } });
  const before = await addTo(call, params.id, { kind: "rabies", givenAt: "2020-01-01" });
  await born("2022-05-12");
  for (const part of [{ givenAt: "2022-05-11" }, { issuedAt: "2022-05-11" }]) {
    const [field = ""] = Object.keys(part);
    await expect(addTo(call, params.id, { kind: "rabies", ...part })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  }
  await born("2022-05-12", "month");
  await addTo(call, params.id, { kind: "rabies", givenAt: "2022-05-01" });
  await born("2022-05-12", "year");
  await addTo(call, params.id, { kind: "rabies", givenAt: "2022-01-01" });
  // A record from before the birth date was known can still be changed, and corrected.
  const place = { params: { ...params, recordId: before._id } };
  await call(contract.updateRecord, { ...place, body: { note: "From the shelter" } });
  await expect(
    call(contract.updateRecord, { ...place, body: { givenAt: "2021-12-31" } }),
  ).rejects.toMatchObject({ fields: { givenAt: expect.any(String) } });
  expect(await records()).toHaveLength(3);
});

test("records are sorted by date given, newest first, undated last", async () => {
  const { call, params, records } = await newcomer();
  const days = [
    { givenAt: "2025-01-01" },
    {},
    { validFrom: "2026-01-01" },
    { givenAt: "2025-06-01" },
  ];
  for (const day of days) await addTo(call, params.id, { kind: "rabies", ...day });
  const order = (await records()).map(({ givenAt, validFrom }) => givenAt ?? validFrom);
  expect(order).toEqual(["2026-01-01", "2025-06-01", "2025-01-01", null]);
});

test("contradicting dates are rejected by field, also when only one of them is sent", async () => {
  const { call, params, records } = await newcomer();
  const { id } = params;
  const invalid: [string, Record<string, unknown>][] = [
    ["validUntil", { validFrom: "2026-05-02", validUntil: "2026-05-01" }],
    ["validUntil", { givenAt: "2026-05-02", validUntil: "2026-05-01" }],
    ["givenAt", { givenAt: daysAfter(utcDay(), contract.bookedDaysMax + 1) }],
    ["givenAt", { givenAt: "2026-02-30" }],
    ["validFrom", { validFrom: "soon" }],
    ["kind", { kind: "magic" }],
    ["issuer", { issuer: "i".repeat(contract.issuerMax + 1) }],
  ];
  for (const [field, part] of invalid) {
    await expect(addTo(call, id, { kind: "rabies", ...part }), field).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  }
  const same = { givenAt: "2026-05-01", validFrom: "2026-05-01", validUntil: "2026-05-01" };
  const { _id: recordId } = await addTo(call, id, { kind: "rabies", ...same });
  const place = { params: { id, recordId } };
  for (const body of [{ validUntil: "2026-04-30" }, { validFrom: "2026-05-02" }]) {
    await expect(call(contract.updateRecord, { ...place, body })).rejects.toMatchObject({
      fields: { validUntil: expect.any(String) },
    });
  }
  await expect(addTo(call, id, { kind: "rabies", petId: id })).rejects.toMatchObject({
    code: "UNKNOWN_FIELD",
  });
  expect(await records()).toHaveLength(1);
});

test("a change leaves fields that are not sent; '' and null clear; a removed document is deleted", async () => {
  const { call, params, records } = await newcomer();
  const before = await onDisk(server);
  const made = await call(contract.createRecord, {
    params,
    body: { kind: "titre", givenAt: "2026-03-12", issuer: "Lab", note: "Blue folder" },
    files: { document: files.scan },
  });
  const place = { params: { ...params, recordId: made._id } };
  expect(await call(contract.updateRecord, { ...place, body: {} })).toEqual(made);
  const fields = await call(contract.updateRecord, {
    ...place,
    body: { kind: "other", note: "", issuer: null, givenAt: null },
  });
  expect(fields).toMatchObject({ kind: "other", note: "", issuer: "", givenAt: null, version: 2 });
  expect(fields.document).toBe(made.document);

  const replaced = await call(contract.updateRecord, {
    ...place,
    body: {},
    files: { document: files.pdf },
    ifVersion: fields.version,
  });
  expect(await onDisk(server)).toEqual(new Set([...before, idOf(replaced.document)]));
  const stale = call(contract.updateRecord, { ...place, body: { note: "x" }, ifVersion: 1 });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT", current: replaced });
  await call(contract.updateRecord, { ...place, body: {}, files: { document: null } });
  expect(await onDisk(server)).toEqual(before);

  await call(contract.updateRecord, { ...place, body: {}, files: { document: files.pdf } });
  expect(await call(contract.deleteRecord, place)).toEqual({ _id: made._id });
  expect([await onDisk(server), await records()]).toEqual([before, []]);
});

test("a retry creates no second record", async () => {
  const { call, params, records } = await newcomer();
  const send = () =>
    call(contract.createRecord, {
      params,
      body: { kind: "parasite" },
      files: { document: files.pdf },
      key: "one-record",
    });
  const made = await Promise.all([send(), send()]);
  expect(made[0]).toEqual(made[1]);
  expect(await records()).toEqual([made[0]]);
});

test("a change that is sent again with its key gets the first answer, and changes nothing", async () => {
  const { call, params, records } = await newcomer();
  const made = await call(contract.createRecord, { params, body: { kind: "rabies" } });
  const place = { params: { ...params, recordId: made._id } };
  const send = () =>
    call(contract.updateRecord, {
      ...place,
      body: { note: "Left leg" },
      files: { document: files.pdf },
      ifVersion: made.version,
      key: "queued-record",
    });
  const first = await send();
  const newer = await call(contract.updateRecord, { ...place, body: { note: "Right leg" } });
  const stored = await onDisk(server);
  expect(await send()).toEqual(first);
  expect(await records()).toEqual([newer]);
  expect(await onDisk(server)).toEqual(stored);
});

test("strangers cannot read or change a record, and a record is only found under its own pet", async () => {
  const { call, params, records } = await newcomer();
  const stranger = await newcomer();
  const made = await call(contract.createRecord, {
    params,
    body: { kind: "rabies" },
    files: { document: files.pdf },
  });
  const before = await onDisk(server);
  const recordId = made._id;
  const { _id: otherPet } = await call(createPet, { body: { petName: "Plumb" } });
  const attempts = [
    [stranger.call, params.id],
    [stranger.call, stranger.params.id],
    [call, otherPet],
  ] as const;
  for (const [caller, id] of attempts) {
    const place = { params: { id, recordId } };
    const answers = await Promise.allSettled([
      caller(contract.updateRecord, { ...place, body: { note: "Mine" } }),
      caller(contract.updateRecord, { ...place, body: {}, files: { document: files.scan } }),
      caller(contract.deleteRecord, place),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
    }
  }
  const document = made.document ?? "";
  expect((await server.fetch(document, { headers: stranger.headers })).status).toBe(404);
  expect(await onDisk(server)).toEqual(before);
  expect(await records()).toEqual([made]);
});

test("the number of records per pet is limited", async () => {
  const { call, params } = await newcomer();
  const rows = Array.from({ length: contract.recordsMax - 1 }, () => ({
    id: crypto.randomUUID(),
    pet_id: params.id,
    kind: "other",
  }));
  await server.db.insertInto("pet_records").values(rows).execute();
  const results = await Promise.allSettled([
    addTo(call, params.id, { kind: "rabies" }),
    addTo(call, params.id, { kind: "rabies" }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
