import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { fileIdOf, getFileUsage, pictureUrl } from "#contracts/kernel/files.ts";
import * as contract from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
let face: File;
let scan: File;
let pdf: File;

const fileOf = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name);

beforeAll(async () => {
  server = await testServer();
  face = fileOf(await photo({ width: 480, height: 360 }), "me.jpg");
  scan = fileOf(await photo({ width: 300, height: 400 }), "scan of my passport.jpg");
  const paper = await PDFDocument.create();
  paper.addPage();
  pdf = fileOf(await paper.save(), "papers.pdf");
});
afterAll(() => server.close());

async function newcomer() {
  const person = await newPerson(server);
  const profile = await person.call(contract.getOwnProfile);
  const params = { id: profile._id };
  const bearer = { authorization: `Bearer ${person.token}` };
  const send = (parts: [name: string, value: string | File][], headers: HeadersInit = bearer) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return server.fetch(`/api/profiles/${profile._id}`, { method: "PUT", headers, body });
  };
  return { ...person, profile, params, bearer, send };
}

/** The ids of files with bytes on disk. */
async function onDisk(): Promise<Set<string>> {
  const folders = ["public", "private"].map((name) => join(server.env.dataDir, "files", name));
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return new Set(names.flat());
}

const idOf = (url: string | null) => (url && fileIdOf(url)) || "no file";

test("an avatar is public, papers are private to their owner", async () => {
  const { call, params, profile, token, bearer } = await newcomer();
  const updated = await call(contract.updateProfile, {
    params,
    body: { bio: "With papers." },
    files: { avatar: face, passport: scan, importantDocs: pdf },
  });
  expect(updated).toEqual({
    ...profile,
    bio: "With papers.",
    avatar: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/1280\.webp$/),
    passport: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
    importantDocs: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
    version: profile.version + 1,
  });
  expect(await call(contract.getOwnProfile)).toEqual(updated);
  const [avatar, passport, docs] = [
    updated.avatar ?? "",
    updated.passport ?? "",
    updated.importantDocs ?? "",
  ];
  expect((await server.fetch(pictureUrl(avatar, 320))).status).toBe(200);
  expect((await server.fetch(passport, { headers: bearer })).headers.get("content-type")).toBe(
    "image/webp",
  );
  expect((await server.fetch(docs, { headers: bearer })).headers.get("content-type")).toBe(
    "application/pdf",
  );

  const { token: strangers } = await newPerson(server);
  for (const headers of [undefined, { authorization: `Bearer ${strangers}` }]) {
    for (const path of [`/api/profiles/${params.id}`, "/api/profiles", "/api/hoots"]) {
      const text = await (await server.fetch(path, headers && { headers })).text();
      expect(text).not.toMatch(/"(?:passport|importantDocs|passport_file|important_docs_file)"/);
      for (const url of [passport, docs]) expect(text).not.toContain(idOf(url));
    }
    for (const url of [passport, docs]) {
      expect([401, 404]).toContain((await server.fetch(url, headers && { headers })).status);
    }
  }
  expect((await server.fetch("/api/profiles/me", { headers: bearer })).status).toBe(200);
  expect(token).not.toBe(strangers);
});

test("guests see a new avatar at once, also next to posts", async () => {
  const { call, params } = await newcomer();
  const seen = () => server.call(contract.getProfile, { params });
  expect((await seen()).avatar).toBeNull();
  const { avatar } = await call(contract.updateProfile, {
    params,
    body: {},
    files: { avatar: face },
  });
  expect((await seen()).avatar).toBe(avatar);
  await call(contract.updateProfile, { params, body: {}, files: { avatar: null } });
  expect((await seen()).avatar).toBeNull();
});

test("replaced and removed files leave no bytes", async () => {
  const { call, params } = await newcomer();
  const before = await onDisk();
  const files = { avatar: face, passport: scan, importantDocs: pdf };
  const first = await call(contract.updateProfile, { params, body: {}, files });
  const second = await call(contract.updateProfile, {
    params,
    body: {},
    files: { ...files, passport: pdf },
  });
  const ids = [second.avatar, second.passport, second.importantDocs].map(idOf);
  expect(await onDisk()).toEqual(new Set([...before, ...ids]));
  for (const replaced of [first.avatar, first.passport]) expect(ids).not.toContain(idOf(replaced));
  expect(await call(getFileUsage)).toMatchObject({ files: 3 });

  const third = await call(contract.updateProfile, { params, body: {}, files: { passport: null } });
  expect(third).toMatchObject({ passport: null, avatar: second.avatar });
  expect(await onDisk()).not.toContain(idOf(second.passport));
  const none = await call(contract.updateProfile, {
    params,
    body: {},
    files: { avatar: null, importantDocs: null },
  });
  expect(none).toMatchObject({ avatar: null, passport: null, importantDocs: null });
  expect(await onDisk()).toEqual(before);
  expect(await call(getFileUsage)).toMatchObject({ files: 0, bytes: 0 });
});

test("an empty form part, null and the placeholder 'no image' clear a file", async () => {
  const { call, params, send, bearer } = await newcomer();
  const uploadAll = () =>
    call(contract.updateProfile, { params, body: {}, files: { avatar: face, passport: pdf } });
  const json = (body: unknown) =>
    server.fetch(`/api/profiles/${params.id}`, {
      method: "PUT",
      headers: { ...bearer, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  for (const clear of [
    () =>
      send([
        ["avatar", ""],
        ["passport", new File([], "")],
      ]),
    () =>
      send([
        ["avatar", "no image"],
        ["passport", "no image"],
      ]),
    () => json({ avatar: null, passport: null }),
    () => json({ avatar: "", passport: "no image" }),
  ]) {
    await uploadAll();
    const response = await clear();
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { avatar: null, passport: null },
    ]);
  }
});

test("a form changes only its parts; a blank bio clears, a blank username is rejected", async () => {
  const { call, send, profile } = await newcomer();
  expect(
    (
      await send([
        ["bio", "Kept."],
        ["avatar", face],
      ])
    ).status,
  ).toBe(200);
  const username = "form.filler";
  expect((await send([["username", username]])).status).toBe(200);
  expect(await call(contract.getOwnProfile)).toMatchObject({
    username,
    bio: "Kept.",
    avatar: expect.any(String),
  });
  expect(await (await send([["bio", ""]])).json()).toMatchObject({ bio: "", username });
  const blank = await send([["username", ""]]);
  expect([blank.status, await blank.json()]).toMatchObject([
    400,
    { code: "VALIDATION", fields: { username: "Username is required." } },
  ]);
  const unknown = await send([["version", "9"]]);
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: "UNKNOWN_FIELD" }]);
  expect((await call(contract.getOwnProfile)).version).toBe(profile.version + 3);
});

test("a PDF as avatar is reported by field and leaves no bytes", async () => {
  const { send, call, profile } = await newcomer();
  const before = await onDisk();
  const response = await send([
    ["bio", "Not kept."],
    ["passport", scan],
    ["avatar", pdf],
  ]);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: "FILE_TYPE", fields: { avatar: expect.any(String) } },
  ]);
  expect(await call(contract.getOwnProfile)).toEqual(profile);
  expect(await onDisk()).toEqual(before);
});

test("files of a rejected change are deleted", async () => {
  const { call, params, profile } = await newcomer();
  const { call: stranger } = await newcomer();
  const before = await onDisk();
  const files = { avatar: face, passport: pdf };
  const attempts = [
    call(contract.updateProfile, { params, body: {}, files, ifVersion: profile.version + 7 }),
    call(contract.updateProfile, { params, files, body: { username: "dana_walks" } }),
    stranger(contract.updateProfile, { params, body: {}, files }),
  ];
  const results = await Promise.allSettled(attempts);
  expect(results).toMatchObject([
    { reason: { code: "CONFLICT" } },
    { reason: { code: "TAKEN" } },
    { reason: { code: "NOT_YOURS" } },
  ]);
  expect(await onDisk()).toEqual(before);
  expect(await call(contract.getOwnProfile)).toEqual(profile);
});

test("of two concurrent replacements of a passport one is CONFLICT, and one file is stored", async () => {
  const { call, params, profile } = await newcomer();
  const before = await onDisk();
  const ifVersion = profile.version;
  const results = await Promise.allSettled(
    [scan, pdf].map((passport) =>
      call(contract.updateProfile, { params, ifVersion, body: {}, files: { passport } }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { passport } = await call(contract.getOwnProfile);
  expect(await onDisk()).toEqual(new Set([...before, idOf(passport)]));
});

test("a full quota allows replacing a passport but nothing more", async () => {
  const { call, params, profile } = await newcomer();
  const { passport } = await call(contract.updateProfile, {
    params,
    body: {},
    files: { passport: pdf },
  });
  const filling = Array.from({ length: 499 }, () => ({
    id: crypto.randomUUID(),
    owner_id: profile._id,
    state: "kept" as const,
    visibility: "private" as const,
    kind: "pdf" as const,
    bytes: 1,
    width: null,
    height: null,
    thumbhash: null,
  }));
  await server.db.insertInto("files").values(filling).execute();
  const after = await call(contract.updateProfile, { params, body: {}, files: { passport: scan } });
  expect(after.passport).not.toBe(passport);
  await expect(
    call(contract.updateProfile, { params, body: {}, files: { importantDocs: pdf } }),
  ).rejects.toMatchObject({ code: "QUOTA" });
});

test("deleting an account deletes its files", async () => {
  const { call, params, password } = await newcomer();
  const before = await onDisk();
  await call(contract.updateProfile, {
    params,
    body: {},
    files: { avatar: face, passport: scan, importantDocs: pdf },
  });
  expect((await onDisk()).size).toBe(before.size + 3);
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect(await onDisk()).toEqual(before);
  await expect(server.call(contract.getProfile, { params })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
