import { randomUUID } from "node:crypto";
import * as archive from "#contracts/accounts/archive.ts";
import { listCarriers } from "#contracts/travel/carriers.ts";
import { listPets } from "#contracts/travel/pets.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../testing/good-files.ts";
import { fileOf } from "../../../testing/owned-rows.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { broughtBack, listOf, withManifest, zipped } from "./archive.testing.ts";

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  person = await newPerson(server);
});
afterAll(() => server.close());

const pet = (more: object = {}) => ({ _id: randomUUID(), petName: "Rex", records: [], ...more });
const path = "data/pets.json";
const good = () => new Map([[path, listOf(pet())]]);
const whole = (changes = {}) => zipped(withManifest(good(), changes));

/** Adds a file that the manifest lists. */
const plus = (name: string, bytes: Buffer = Buffer.from("x")) =>
  withManifest(new Map([...good(), [name, bytes]]));

/** Replaces text in the bytes of an archive by other text of the same length. */
function patched(zip: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** Sets a bit in the flags of every entry. */
function withFlag(zip: Buffer, flag: number): Buffer {
  const copy = Buffer.from(zip);
  const places = [
    ["PK\x03\x04", 6],
    ["PK\x01\x02", 8],
  ] as const;
  for (const [sign, offset] of places) {
    for (
      let at = copy.indexOf(sign, 0, "latin1");
      at !== -1;
      at = copy.indexOf(sign, at + 4, "latin1")
    )
      copy[at + offset] = (copy[at + offset] ?? 0) | flag;
  }
  return copy;
}

/** Every entry of the list points to the bytes of the first. */
function overlapping(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (
    let at = copy.indexOf("PK\x01\x02", 0, "latin1");
    at !== -1;
    at = copy.indexOf("PK\x01\x02", at + 4, "latin1")
  ) {
    copy.writeUInt32LE(copy.length, at + 20);
    copy.writeUInt32LE(copy.length, at + 24);
  }
  return copy;
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => [`x/${at}`, Buffer.alloc(0)] as const);

const hostile: Record<string, { zip: () => Promise<Buffer>; problem: RegExp }> = {
  "a path that leaves the folder": {
    zip: async () => patched(await zipped(plus("aa/bb/evil.txt")), "aa/bb/evil", "../../evil"),
    problem: /unsafe name/,
  },
  "an absolute path": {
    zip: async () => patched(await zipped(plus("aaa/evil.txt")), "aaa/evil", "/etc/evl"),
    problem: /unsafe name/,
  },
  backslashes: {
    zip: async () => patched(await zipped(plus("aa-bb-evil.txt")), "aa-bb-evil", "..\\..\\evil"),
    problem: /unsafe name/,
  },
  "a drive letter": {
    zip: async () => patched(await zipped(plus("aa-evil.txt")), "aa-evil", "C:/evil"),
    problem: /unsafe name/,
  },
  "a hidden file": { zip: () => zipped(plus("pets/.profile")), problem: /unsafe name/ },
  "a link": {
    zip: () =>
      zipped(plus("pets/link", Buffer.from("/etc/passwd")), (name) =>
        name === "pets/link" ? { mode: 0o120777 } : {},
      ),
    problem: /link or a device/,
  },
  "a device": {
    zip: () =>
      zipped(plus("pets/null"), (name) => (name === "pets/null" ? { mode: 0o020666 } : {})),
    problem: /link or a device/,
  },
  "a bomb": {
    zip: () => zipped(plus("bomb", Buffer.alloc(64 * 1024 * 1024)), () => ({ compress: true })),
    problem: /too large when it is unpacked/,
  },
  "entries that overlap": {
    zip: async () => overlapping(await zipped(plus("one"))),
    problem: /overlap/,
  },
  "too many entries": { zip: () => zipped(entries(10_001)), problem: /more than 10,000 files/ },
  "more entries than the manifest names": {
    zip: () => zipped([...withManifest(good()), ["pets/extra.txt", Buffer.from("x")]]),
    problem: /manifest doesn't list: pets\/extra.txt/,
  },
  fewer: {
    zip: async () => zipped([...plus("gone")].filter(([name]) => name !== "gone")),
    problem: /missing or has another size: gone/,
  },
  "two files of one name": {
    zip: () => zipped([...withManifest(good()), [path, listOf()]]),
    problem: /two files of one name/,
  },
  "names that differ by case": {
    zip: () => zipped([...plus("a"), ["A", Buffer.from("x")]]),
    problem: /two files of one name/,
  },
  "bytes that don't match their CRC": {
    zip: async () => patched(await whole(), '"petName":"Rex"', '"petName":"Max"'),
    problem: /damaged: data\/pets.json/,
  },
  "bytes that don't match their checksum": {
    zip: () =>
      zipped(
        [...withManifest(good())].map(([name, bytes]) => [
          name,
          name === path ? Buffer.from(bytes.toString().replace("Rex", "Max")) : bytes,
        ]),
      ),
    problem: /checksum: data\/pets.json/,
  },
  "a password": {
    zip: async () => withFlag(await zipped(withManifest(good()), () => ({ compress: true })), 1),
    problem: /password/,
  },
  "no manifest": { zip: () => zipped(good()), problem: /no manifest/ },
  "a manifest that is no JSON": {
    zip: () => zipped([["manifest.json", Buffer.from("{")]]),
    problem: /can't be read: manifest.json/,
  },
  "a manifest of another thing": {
    zip: () => whole({ format: "other" }),
    problem: /no manifest of this kind/,
  },
  "a manifest with a path that leaves the folder": {
    zip: () => whole({ files: [{ path: "../x", size: 1, sha256: "0".repeat(64) }] }),
    problem: /wrong path/,
  },
  "a newer format": { zip: () => whole({ version: 2 }), problem: /newer version \(format 2\)/ },
  "an older format than the first": { zip: () => whole({ version: 0 }), problem: /wrong version/ },
  "a manifest that lists a file twice": {
    zip: () => whole({ files: [1, 2].map(() => ({ path, size: 1, sha256: "0".repeat(64) })) }),
    problem: /lists a file twice/,
  },
  "wrong JSON": {
    zip: () => zipped(withManifest(new Map([[path, listOf(pet(), "{oops}")]]))),
    problem: /can't be read: data\/pets.json/,
  },
  "JSON that is no list": {
    zip: () => zipped(withManifest(new Map([[path, Buffer.from('{"pets":1}')]]))),
    problem: /can't be read: data\/pets.json/,
  },
  "deep JSON": {
    zip: () =>
      zipped(
        withManifest(
          new Map([[path, listOf(pet(), `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`)]]),
        ),
      ),
    problem: /can't be read: data\/pets.json/,
  },
  "huge JSON": {
    zip: () =>
      zipped(
        withManifest(new Map([[path, listOf(pet(), pet({ bio: "x".repeat(5 * 1024 * 1024) }))]])),
      ),
    problem: /too large in data\/pets.json/,
  },
  "bytes that are no text": {
    zip: () => zipped(withManifest(new Map([[path, Buffer.from("[\n{\xff\xfe}\n]\n", "latin1")]]))),
    problem: /can't be read/,
  },
  "a thing without an ID": {
    zip: () => zipped(withManifest(new Map([[path, listOf(pet(), pet({ _id: "1' or 1=1" }))]]))),
    problem: /no ID/,
  },
  "an end without a beginning": {
    zip: async () => Buffer.from("PK\x05\x06nothing that a ZIP has"),
    problem: /not a ZIP file, or it is damaged/,
  },
};

describe("an archive is refused, and nothing is changed, for", () => {
  test.each(Object.entries(hostile))(
    "%s",
    async (_what, { zip, problem }) => {
      const { state, report } = await broughtBack(person, await zip());
      expect(state).toBe("failed");
      expect(report?.problem).toMatch(problem);
      expect([report?.restored, report?.refused]).toEqual([[], []]);
      expect(await person.call(listPets)).toEqual([]);
    },
    60_000,
  );
});

test("a file that is no ZIP is refused at once", async () => {
  const file = fileOf(Buffer.from("%PDF-1.7 no archive"), "archive.zip");
  await expect(person.call(archive.startImport, { files: { file } })).rejects.toMatchObject({
    code: "FILE_TYPE",
    fields: { file: "Archive must be a ZIP or calendar (.ics) file." },
  });
});

test("what the API would reject is refused with its field, and the rest is restored", async () => {
  const { call } = await newPerson(server);
  const petId = randomUUID();
  const files = new Map([
    [
      "data/carriers.json",
      listOf(
        { _id: randomUUID(), name: "Box", lengthCm: "long" },
        { _id: randomUUID(), name: "Bag" },
      ),
    ],
    [
      path,
      listOf(
        pet({ petName: "x".repeat(61) }),
        pet({
          _id: petId,
          __proto__: { isAdmin: true },
          unknown: 1,
          records: [
            { _id: randomUUID(), kind: "rabies", givenAt: "2026-02-30" },
            { _id: randomUUID(), kind: "rabies", givenAt: "2026-02-03" },
          ],
        }),
        pet({ petName: { toString: "no" } }),
      ),
    ],
    [
      "data/trips.json",
      listOf(
        { _id: randomUUID(), role: "owner", destination: "Rome", legs: "none" },
        {
          _id: randomUUID(),
          role: "owner",
          destination: "Bern",
          entries: [{ title: "", date: null }],
        },
        { _id: randomUUID(), role: "viewer", destination: "Of others" },
      ),
    ],
  ]);
  const { state, report } = await broughtBack({ call }, await zipped(withManifest(files)));
  expect(state).toBe("ready");
  expect(report?.restored).toEqual([
    { name: "Carriers", count: 1 },
    { name: "Pets", count: 1 },
    { name: "Records", count: 1 },
  ]);
  expect(report?.refused.map(({ kind, field }) => [kind, field])).toEqual([
    ["Carriers", "lengthCm"],
    ["Pets", "petName"],
    ["Records", "givenAt"],
    ["Pets", "petName"],
    ["Trips", "legs"],
    ["Trips", "title"],
  ]);
  expect((await call(listCarriers)).map(({ name }) => name)).toEqual(["Bag"]);
});

test("files are checked like uploads: a PDF with a script, a bomb in disguise and a ZIP in it are refused", async () => {
  const { call } = await newPerson(server);
  const [photoUrl, paperUrl, zipUrl] = [
    `/files/${randomUUID()}/1280.webp`,
    `/api/files/${randomUUID()}`,
    `/api/files/${randomUUID()}`,
  ];
  const files = new Map([
    [
      path,
      listOf(
        pet({
          petPhoto: photoUrl,
          vaccine: paperUrl,
          microchip: zipUrl,
          healthCertificate: "/api/files/none",
        }),
      ),
    ],
    ["pets/photo.webp", await photo({ width: 90, height: 60 })],
    ["pets/paper.pdf", Buffer.from("%PDF-1.7 not one")],
    ["pets/inner.zip", await zipped([["manifest.json", Buffer.from("{}")]])],
  ]);
  const made = withManifest(files);
  const manifest = JSON.parse(made.get("manifest.json")?.toString() ?? "");
  const urls = new Map([
    ["pets/photo.webp", photoUrl],
    ["pets/paper.pdf", paperUrl],
    ["pets/inner.zip", zipUrl],
  ]);
  for (const file of manifest.files) file.url = urls.get(file.path);
  made.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
  const { report } = await broughtBack({ call }, await zipped(made));
  expect(report?.refused.map(({ kind, title }) => [kind, title])).toEqual([
    ["Files", "pets/paper.pdf"],
    ["Files", "pets/inner.zip"],
  ]);
  const [restored] = await call(listPets);
  expect([restored?.petPhoto === null, restored?.vaccine, restored?.microchip]).toEqual([
    false,
    null,
    null,
  ]);
});

test("limits of an account count: the 51st pet is refused", async () => {
  const { call } = await newPerson(server);
  const files = new Map([[path, listOf(...Array.from({ length: 51 }, () => pet()))]]);
  const { report } = await broughtBack({ call }, await zipped(withManifest(files)));
  expect([report?.restored, report?.refusedCount]).toEqual([[{ name: "Pets", count: 50 }], 1]);
  expect(report?.refused[0]?.reason).toMatch(/limit of 50 pets/);
});

test("a second archive waits until the first is restored", async () => {
  const { call, token } = await newPerson(server);
  const files = new Map([[path, listOf(...Array.from({ length: 40 }, () => pet()))]]);
  const zip = await zipped(withManifest(files));
  const send = () =>
    call(archive.startImport, { files: { file: fileOf(zip, "a.zip") } }).then(
      () => "ok",
      (error: { code: string }) => error.code,
    );
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers).toContain("ok");
  expect(answers.every((answer) => ["ok", "CONFLICT"].includes(answer))).toBe(true);
  expect(token).not.toBe("");
  await expect
    .poll(async () => (await call(archive.getImport)).state, { timeout: 30_000 })
    .toBe("ready");
  expect(await call(listPets)).toHaveLength(40);
});
