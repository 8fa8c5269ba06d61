import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { utcDay, daysAfter } from "#contracts/kernel/days.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { getFileUsage, pictureUrl } from "#contracts/kernel/files.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { getPet, listPets } from "#contracts/travel/pets.ts";
import * as contract from "#contracts/travel/pets.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { countRows, idOf, onDisk, someFiles } from "./pets.testing.ts";

let server: TestServer;
let files: Awaited<ReturnType<typeof someFiles>>;
beforeAll(async () => {
  server = await testServer();
  files = await someFiles();
});
afterAll(() => server.close());

async function newcomer() {
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  return { ...person, id, headers: { authorization: `Bearer ${person.token}` } };
}

const add = (call: Call, petName = "Biscuit") => call(contract.createPet, { body: { petName } });

const addWith = (call: Call, body: { petName: string } & Record<string, unknown>) =>
  call(contract.createPet, { body });

const unknownId = "01900000-0000-7000-8000-000000000000";

test("a pet is created from form data: numbers, dates and booleans are parsed from text", async () => {
  const { call, headers } = await newcomer();
  const body = new FormData();
  const fields = {
    petName: " Biscuit ",
    bio: "Golden mostly.",
    breed: "Golden mix",
    weight: "22 kg",
    age: "4",
    species: "dog",
    sex: "male",
    weightKg: "22.5",
    lengthCm: "74",
    colour: "golden",
    microchipNumber: "985 112 004 118 203",
    microchipDate: "2023-02-01",
    snubNosed: "false",
    heightCm: "",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("petPhoto", files.face);
  body.append("vaccine", files.scan);
  body.append("healthCertificate", files.pdf);
  const answer = await server.fetch("/api/pets", { method: "POST", headers, body });
  expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"v1"']);
  const [pet] = await call(listPets);
  expect(await answer.json()).toEqual(pet);
  expect(pet).toMatchObject({
    petName: "Biscuit",
    age: 4,
    weight: "22 kg",
    weightKg: 22.5,
    lengthCm: 74,
    heightCm: null,
    microchipNumber: "985112004118203",
    microchipDate: "2023-02-01",
    snubNosed: false,
    birthDate: null,
    microchip: null,
    records: [],
    petPhoto: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/1280\.webp$/),
    vaccine: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
    healthCertificate: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
    version: 1,
  });
});

test("a name is sufficient, and pets are listed in order of creation", async () => {
  const { call } = await newcomer();
  await add(call, "Biscuit");
  await add(call, "Plumb");
  const names = (await call(listPets)).map(({ petName }) => petName);
  expect(names).toEqual(["Biscuit", "Plumb"]);
});

test("microchip numbers have 15 digits, or 9 or 10 without the ISO standard", async () => {
  const { call } = await newcomer();
  for (const [number, saved] of [
    ["123*456*789", "123456789"],
    ["081 234 5678", "0812345678"],
    ["999 123 4567", "9991234567"],
    ["985-112-004-118-203", "985112004118203"],
  ] as const) {
    const pet = await addWith(call, { petName: "Biscuit", microchipNumber: number });
    expect(pet.microchipNumber).toBe(saved);
  }
  for (const microchipNumber of ["12345678", "12345678901", "12345678A", "999112004118203"]) {
    await expect(addWith(call, { petName: "Biscuit", microchipNumber })).rejects.toMatchObject({
      fields: { microchipNumber: expect.stringMatching(/digits/) },
    });
  }
});

test("impossible facts are rejected by field", async () => {
  const { call } = await newcomer();
  const today = utcDay();
  const invalid = {
    petName: { petName: " " },
    age: { age: 61 },
    weightKg: { weightKg: 0 },
    species: { species: "dragon" },
    birthDate: { birthDate: daysAfter(today, 2) },
    microchipNumber: { microchipNumber: "12345" },
    microchipDate: { birthDate: "2024-05-01", microchipDate: "2024-04-30" },
    snubNosed: { snubNosed: "perhaps" },
    readAt: { microchipDate: "2024-05-01", readAt: "2024-04-30" },
    birthPrecision: { birthPrecision: "decade" },
    "lived.0.until": { lived: [{ country: "US", from: "2026-05-02", until: "2026-05-01" }] },
    "lived.0.country": { lived: [{ country: "Germany" }] },
    colour: { colour: "c".repeat(contract.colourMax + 1) },
  };
  for (const [field, part] of Object.entries(invalid)) {
    await expect(addWith(call, { petName: "Biscuit", ...part }), field).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { [field]: expect.any(String) },
    });
  }
  for (const body of [
    { petName: "Biscuit", owner_id: unknownId },
    { petName: "Biscuit", records: [] },
  ]) {
    await expect(addWith(call, body)).rejects.toMatchObject({ code: "UNKNOWN_FIELD" });
  }
  expect(await call(listPets)).toEqual([]);
});

test("the age follows from the birth date, in whole years", async () => {
  const { call } = await newcomer();
  const today = utcDay();
  const yearsAgo = (years: number, day: string) =>
    `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  const born = async (birthDate: string) =>
    (await call(contract.createPet, { body: { petName: "Biscuit", age: 9, birthDate } })).age;
  expect(await born(yearsAgo(3, daysAfter(today, -2).replace("02-29", "02-28")))).toBe(3);
  expect(await born(yearsAgo(3, daysAfter(today, 2).replace("02-29", "03-01")))).toBe(2);
  expect(await born(daysAfter(today, 1))).toBe(0);
  const [pet] = await call(listPets);
  const params = { id: pet?._id ?? "" };
  const without = await call(contract.updatePet, { params, body: { birthDate: null } });
  expect(without).toMatchObject({ age: 9, birthDate: null });
});

test("a change leaves fields that are not sent; '' and null clear", async () => {
  const { call, headers } = await newcomer();
  const body = {
    petName: "Biscuit",
    bio: "Golden.",
    breed: "Golden mix",
    weight: "22 kg",
    age: 4,
    weightKg: 22,
    species: "dog",
    snubNosed: false,
  } as const;
  const pet = await call(contract.createPet, { body, files: { vaccine: files.pdf } });
  const params = { id: pet._id };
  const path = `/api/pets/${pet._id}`;
  expect(await call(contract.updatePet, { params, body: {} })).toEqual(pet);
  const weighed = await call(contract.updatePet, { params, body: { weight: "23 kg" } });
  expect(weighed).toEqual({
    ...pet,
    weight: "23 kg",
    version: 2,
    updatedAt: weighed.updatedAt,
  });
  const bare = await call(contract.updatePet, {
    params,
    body: { bio: null, breed: "", weightKg: null, species: null, snubNosed: null },
  });
  expect(bare).toMatchObject({
    bio: "",
    breed: "",
    weightKg: null,
    species: null,
    snubNosed: null,
  });
  expect(bare).toMatchObject({ age: 4, vaccine: pet.vaccine, version: 3 });
  const parts = new FormData();
  for (const name of ["age", "weight", "vaccine"]) parts.append(name, "");
  const answer = await server.fetch(path, { method: "PUT", headers, body: parts });
  expect(await answer.json()).toMatchObject({ age: null, weight: "", vaccine: null, version: 4 });
  await expect(call(contract.updatePet, { params, body: { petName: "" } })).rejects.toMatchObject({
    fields: { petName: "Pet name is required." },
  });
});

test("a pet stores what entry rules ask of it, and null clears it", async () => {
  const { call } = await newcomer();
  const facts = {
    birthDate: "2024-05-01",
    birthPrecision: "month",
    microchipDate: "2024-07-01",
    readAt: "2024-07-02",
    neutered: true,
    serviceDog: false,
    lived: [{ country: "US", region: "US-HI", from: "2026-01-01", until: null }],
  } as const;
  const body = { petName: "Biscuit", ...facts, lived: [...facts.lived] };
  const pet = await call(contract.createPet, { body });
  expect(pet).toMatchObject(facts);
  const params = { id: pet._id };
  const none = { birthPrecision: null, readAt: null, neutered: null, serviceDog: null };
  const bare = await call(contract.updatePet, { params, body: { ...none, lived: null } });
  expect(bare).toMatchObject({ ...none, lived: null, birthDate: "2024-05-01" });
});

test("a single file can be replaced, and the replaced bytes are deleted", async () => {
  const { call, headers } = await newcomer();
  const before = await onDisk(server);
  const pet = await call(contract.createPet, {
    body: { petName: "Biscuit" },
    files: { petPhoto: files.face, vaccine: files.scan, microchip: files.pdf },
  });
  const params = { id: pet._id };
  const parts = new FormData();
  parts.append("vaccine", files.pdf);
  const path = `/api/pets/${pet._id}`;
  expect((await server.fetch(path, { method: "PUT", headers, body: parts })).status).toBe(200);
  const second = await call(getPet, { params });
  expect(second).toMatchObject({ petPhoto: pet.petPhoto, microchip: pet.microchip, version: 2 });
  expect(second.vaccine).not.toBe(pet.vaccine);
  const fileIds = [second.petPhoto, second.vaccine, second.microchip].map(idOf);
  expect(await onDisk(server)).toEqual(new Set([...before, ...fileIds]));

  await call(contract.updatePet, { params, body: {}, files: { petPhoto: null, microchip: null } });
  expect(await onDisk(server)).toEqual(new Set([...before, idOf(second.vaccine)]));
  await call(createRecord, { params, body: { kind: "rabies" }, files: { document: files.scan } });
  expect(await call(contract.deletePet, { params })).toEqual({ _id: pet._id });
  expect(await onDisk(server)).toEqual(before);
  expect(await call(getFileUsage)).toMatchObject({ files: 0, bytes: 0 });
  await expect(call(getPet, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a photo replaces a drawing, and either can be removed", async () => {
  const dana = await server.as("dana");
  const [, plumb] = await dana(listPets);
  const params = { id: plumb?._id ?? "" };
  expect(plumb?.petPhoto).toMatch(/^\/art\/v1\/portraits\//);
  const named = await dana(contract.updatePet, { params, body: { petName: "Plumb" } });
  expect(named.petPhoto).toBe(plumb?.petPhoto);
  const withPhoto = await dana(contract.updatePet, {
    params,
    body: {},
    files: { petPhoto: files.face },
  });
  expect(withPhoto.petPhoto).toMatch(/^\/files\//);
  const bare = await dana(contract.updatePet, { params, body: {}, files: { petPhoto: null } });
  expect(bare.petPhoto).toBeNull();
});

test("papers are private to the owner, the photo is public", async () => {
  const { call, headers, id } = await newcomer();
  const { headers: strangers, call: stranger } = await newcomer();
  const pet = await call(contract.createPet, {
    body: { petName: "Biscuit", microchipNumber: "985112004118203", weight: "22 kg" },
    files: { petPhoto: files.face, vaccine: files.scan, healthCertificate: files.pdf },
  });
  for (const paper of [pet.vaccine ?? "", pet.healthCertificate ?? ""]) {
    expect((await server.fetch(paper, { headers })).status).toBe(200);
    expect((await server.fetch(paper, { headers: strangers })).status).toBe(404);
    expect([401, 404]).toContain((await server.fetch(paper)).status);
  }
  expect((await server.fetch(pictureUrl(pet.petPhoto ?? "", 320))).status).toBe(200);

  for (const caller of [server.call, stranger, call]) {
    const cards = await caller(contract.listPetCards, { params: { id } });
    expect(cards).toEqual([
      {
        _id: pet._id,
        petName: "Biscuit",
        bio: "",
        breed: "",
        species: null,
        petPhoto: pet.petPhoto,
      },
    ]);
  }
  const text = await (await server.fetch(`/api/profiles/${id}/pets`)).text();
  for (const secret of [idOf(pet.vaccine), idOf(pet.healthCertificate), "985112004118203"]) {
    expect(text).not.toContain(secret);
  }
});

test("strangers get 404 for every call on a pet, and their uploads are deleted", async () => {
  const { call } = await newcomer();
  const { call: stranger, token } = await newcomer();
  const { _id: id } = await add(call);
  const before = [await onDisk(server), await countRows(server)];
  for (const params of [{ id }, { id: unknownId }]) {
    const attempts = [
      stranger(getPet, { params }),
      stranger(contract.updatePet, { params, body: { petName: "Mine" }, ifVersion: 1 }),
      stranger(contract.updatePet, { params, body: {}, files: { petPhoto: files.face } }),
      stranger(contract.deletePet, { params }),
      stranger(createRecord, {
        params,
        body: { kind: "rabies" },
        files: { document: files.pdf },
      }),
    ];
    for (const answer of await Promise.allSettled(attempts)) {
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
    }
  }
  // A file over the limit reveals no more about the pet than a valid one.
  const huge = new Blob(["%PDF-1.7\n", new Uint8Array(16 * 1024 * 1024)]);
  for (const petId of [id, unknownId]) {
    const body = new FormData();
    body.append("vaccine", huge, "huge.pdf");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.fetch(`/api/pets/${petId}`, { method: "PUT", headers, body });
    expect(await answer.json()).toMatchObject({ code: "FILE_TOO_LARGE" });
  }
  expect([await onDisk(server), await countRows(server)]).toEqual(before);
  expect(await call(getPet, { params: { id } })).toMatchObject({ version: 1 });
  await expect(server.call(listPets)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
});

test("a stale version is a CONFLICT with the current pet", async () => {
  const { call } = await newcomer();
  const { _id: id, version: ifVersion } = await add(call);
  const params = { id };
  const rename = (petName: string) =>
    call(contract.updatePet, {
      params,
      body: { petName },
      files: { vaccine: files.pdf },
      ifVersion,
    });
  const first = await rename("Biscuit the First");
  const before = await onDisk(server);
  await expect(rename("Biscuit the Second")).rejects.toMatchObject({
    code: "CONFLICT",
    current: first,
  });
  expect(await onDisk(server)).toEqual(before);
});

test("a retry creates no second pet; the same key with another file is rejected", async () => {
  const { call } = await newcomer();
  const before = await onDisk(server);
  const send = (vaccine: File) =>
    call(contract.createPet, { body: { petName: "Once" }, files: { vaccine }, key: "one-pet" });
  const made = await Promise.all([send(files.pdf), send(files.pdf), send(files.pdf)]);
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  expect(await call(listPets)).toEqual([made[0]]);
  await expect(send(files.scan)).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  expect(await onDisk(server)).toEqual(new Set([...before, idOf(made[0]?.vaccine)]));
});

test("guests see new, renamed and deleted pets at once; an unknown person is 404", async () => {
  const { call, id } = await newcomer();
  const seen = async () =>
    (await server.call(contract.listPetCards, { params: { id } })).map(({ petName }) => petName);
  expect(await seen()).toEqual([]);
  const { _id } = await add(call);
  expect(await seen()).toEqual(["Biscuit"]);
  await call(contract.updatePet, { params: { id: _id }, body: { petName: "Zwieback" } });
  expect(await seen()).toEqual(["Zwieback"]);
  const fileIds = await server.fetch(`/api/profiles/${id}/pets`);
  expect(fileIds.headers.get("cache-control")).toBe("public, no-cache");
  await call(contract.deletePet, { params: { id: _id } });
  expect(await seen()).toEqual([]);
  await expect(
    server.call(contract.listPetCards, { params: { id: unknownId } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the number of pets per person is limited, also for concurrent requests", async () => {
  const { call } = await newcomer();
  for (let count = 0; count < contract.petsMax - 1; count += 1) await add(call, `Pet ${count}`);
  const results = await Promise.allSettled([add(call), add(call), add(call)]);
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(2);
  expect(rejected[0]).toMatchObject({ reason: { code: "VALIDATION" } });
  expect(await call(listPets)).toHaveLength(contract.petsMax);
});

test("pets and their papers are deleted with the account", async () => {
  const { call, password, id } = await newcomer();
  const before = await onDisk(server);
  const pet = await call(contract.createPet, {
    body: { petName: "Biscuit" },
    files: { petPhoto: files.face, microchip: files.pdf },
  });
  const params = { id: pet._id };
  await call(createRecord, { params, body: { kind: "titre" }, files: { document: files.scan } });
  expect(await server.call(contract.listPetCards, { params: { id } })).toHaveLength(1);
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(await onDisk(server)).toEqual(before);
  const rows = await server.db.selectFrom("pets").select("id").where("owner_id", "=", id).execute();
  expect(rows).toEqual([]);
  await expect(server.call(contract.listPetCards, { params: { id } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("deleting accounts during pet changes causes no errors and leaves no files", async () => {
  const before = await onDisk(server);
  const crowd = await Promise.all(Array.from({ length: 4 }, newcomer));
  const results = await Promise.allSettled(
    crowd.map(async ({ call, password }) => {
      const { _id: id } = await add(call);
      const params = { id };
      const outcomes = await Promise.allSettled([
        call(contract.updatePet, { params, body: {}, files: { vaccine: files.pdf } }),
        call(contract.createPet, { body: { petName: "Late" }, files: { petPhoto: files.face } }),
        call(createRecord, { params, body: { kind: "rabies" }, files: { document: files.pdf } }),
        call(deleteAccount, { body: { password } }),
        call(contract.deletePet, { params }),
      ]);
      return outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    }),
  );
  const codes = results.flatMap((one) => (one.status === "fulfilled" ? one.value : [one.reason]));
  const expected = ["NOT_FOUND", "SIGN_IN_REQUIRED"];
  await server.removeClosed();
  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  expect(await onDisk(server)).toEqual(before);
  for (const { id } of crowd) {
    const rows = await server.db
      .selectFrom("pets")
      .select("id")
      .where("owner_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
  }
});
