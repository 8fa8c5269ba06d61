import { createHash } from "node:crypto";
import sharp from "sharp";
import * as archive from "#contracts/accounts/archive.ts";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { getSecurityLog } from "#contracts/accounts/security-log.ts";
import { getGallery } from "#contracts/community/gallery.ts";
import { fileIdOf } from "#contracts/kernel/files.ts";
import { deletePet, listPets } from "#contracts/travel/pets.ts";
import { listTrips } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsTo } from "../../../testing/mails.ts";
import { newPerson, newUnverified, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { broughtBack, fill, jsonIn, packed, type Unpacked, unzipped } from "./archive.testing.ts";

let server: TestServer;
let elsewhere: TestServer;
let owner: Person & { id: string };
let zip: Buffer;
let files: Unpacked;

const withId = async (person: Person) => ({
  ...person,
  id: (await person.call(getOwnProfile))._id,
});

beforeAll(async () => {
  server = await testServer();
  elsewhere = await testServer({ env: { demo: false } });
  owner = await withId(await newPerson(server, "Ana Reyes"));
  await fill(owner);
  zip = await packed(server, owner);
  files = await unzipped(zip);
}, 240_000);
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

type FileEntry = { path: string; size: number; sha256: string; url?: string };
const listedIn = (of: Unpacked) => (jsonIn(of, "manifest.json") as { files: FileEntry[] }).files;

test("an archive has all data and files, with their checksums", () => {
  const names = [
    "profile",
    "account",
    "carriers",
    "pets",
    "photos",
    "trips",
    "hoots",
    "comments",
    "stories",
    "bookmarks",
    "people",
    "notifications",
    "orders",
    "security-log",
  ];
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(names.map((name) => `data/${name}.json`)),
  );
  const listed = listedIn(files);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    [...files.keys()].filter((path) => path !== "manifest.json").toSorted(),
  );
  for (const { path, size, sha256 } of listed) {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    expect([path, bytes.length, createHash("sha256").update(bytes).digest("hex")]).toEqual([
      path,
      size,
      sha256,
    ]);
  }
  // Avatar, passport, 3 of Rex, 2 of records, 2 of the gallery, 5 of the trip, 2 of the story.
  expect(listed.filter(({ url }) => url !== undefined)).toHaveLength(16);
});

test("its names are safe on every system, and each is there once", () => {
  const paths = [...files.keys()];
  expect(paths.filter((path) => !/^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*\.[a-z]+$/.test(path))).toEqual(
    [],
  );
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  expect(paths.some((path) => path.startsWith("pets/Rex"))).toBe(true);
});

test("its page can be read from a disk, and shows text of people as text", () => {
  const page = files.get("index.html")?.toString() ?? "";
  expect(page).toContain("With &lt;b&gt;two&lt;/b&gt; dogs.");
  expect(page).not.toMatch(/<script|src="https?:|href="https?:/);
  const links = Array.from(page.matchAll(/href="((?!data\/"|#)[^"]+)"/g), ([, href = ""]) => href);
  expect(new Set(links).size).toBeGreaterThan(14);
  for (const href of links) expect([href, files.has(href)]).toEqual([href, true]);
});

test("the calendar of trips is in it", () => {
  expect(files.get("calendar.ics")?.toString()).toMatch(/^BEGIN:VCALENDAR[^]*Casa/);
});

test("its owner is mailed, and finds it in the security log", async () => {
  const [mail] = (await mailsTo(server, owner.email, 2)).filter((text) =>
    /data is ready/.test(text),
  );
  expect(mail).toMatch(/\/account\b/);
  const log = await owner.call(getSecurityLog, { query: {} });
  expect(log.data.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["archive.asked", "archive.downloaded"]),
  );
});

/** What the owner sees of an account, with IDs, times and addresses of files replaced by what they stand for. */
async function comparable(of: Unpacked): Promise<unknown> {
  const signs = new Map<string, string>();
  for (const { url, path, sha256 } of listedIn(of)) {
    if (url === undefined) continue;
    const { width, height } = path.endsWith(".webp") ? await sharp(of.get(path)).metadata() : {};
    signs.set(url, width === undefined ? `PDF ${sha256}` : `picture ${width}x${height}`);
  }
  const ids = new Map<string, string>();
  const changed = (key: string, value: unknown): unknown => {
    if (/^(?:createdAt|updatedAt|version|thumbhash)$/.test(key)) return undefined;
    if (typeof value !== "string") return value;
    const sign = signs.get(value);
    if (sign !== undefined) return sign;
    if (fileIdOf(value) !== undefined) return "missing";
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) return value;
    ids.set(value, ids.get(value) ?? `id ${ids.size}`);
    return ids.get(value);
  };
  const parts = ["carriers", "pets", "photos", "trips"].map((name) => {
    const json = jsonIn(of, `data/${name}.json`);
    return JSON.parse(JSON.stringify(json, (key, value: unknown) => changed(key, value)));
  });
  const [profile] = jsonIn(of, "data/profile.json") as Record<string, unknown>[];
  const { bio, currency, units, homeCountry, avatar, passport } = profile ?? {};
  // Names are of a site.
  const text = JSON.stringify(parts).replaceAll(
    /"(?:username|name)":"(?:ana|bo)[^"]*"/gi,
    '"name":"-"',
  );
  return [
    JSON.parse(text),
    { bio, currency, units, homeCountry },
    [avatar, passport].map((url) => signs.get(String(url))),
  ];
}

test("what is brought back into an empty account of another site is the same, file by file", async () => {
  const person = await withId(await newPerson(elsewhere, "Bo Lind"));
  const { state, report } = await broughtBack(person, zip);
  expect([state, report?.problem, report?.refused, report?.skipped]).toEqual([
    "ready",
    null,
    [],
    [],
  ]);
  expect(report?.restored).toEqual([
    { name: "Profile", count: 1 },
    { name: "Carriers", count: 1 },
    { name: "Pets", count: 2 },
    { name: "Records", count: 2 },
    { name: "Photos", count: 2 },
    { name: "Trips", count: 2 },
  ]);
  const again = await unzipped(await packed(elsewhere, person));
  expect(await comparable(again)).toEqual(await comparable(files));
  const log = await person.call(getSecurityLog, { query: {} });
  expect(log.data[2]).toMatchObject({ what: "archive.restored", device: "This site" });

  const twice = await broughtBack(person, zip);
  expect(twice.report?.restored).toEqual([]);
  expect(twice.report?.skipped).toHaveLength(6);
  expect((await person.call(listPets)).map(({ petName }) => petName)).toHaveLength(2);

  // The archive of a copy still knows where its things come from.
  const home = await broughtBack(owner, await packed(elsewhere, person));
  expect([home.report?.restored, home.report?.refused]).toEqual([[], []]);

  // What was deleted since comes back.
  const [pet] = await person.call(listPets);
  await person.call(deletePet, { params: { id: pet?._id ?? "" } });
  const third = await broughtBack(person, zip);
  expect(third.report?.restored).toEqual([
    { name: "Pets", count: 1 },
    { name: "Records", count: 2 },
  ]);
}, 240_000);

test("pictures look the same after they were brought back", async () => {
  const person = await withId(await newPerson(elsewhere, "Bo Three"));
  await broughtBack(person, zip);
  const again = await unzipped(await packed(elsewhere, person));
  const pixels = async (of: Unpacked) => {
    const [path] = [...of.keys()].filter((name) => /^pets\/.*petPhoto.*webp$/.test(name));
    return sharp(of.get(path ?? ""))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const [before, after] = [await pixels(files), await pixels(again)];
  const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
  expect(difference / before.length).toBeLessThan(4);
}, 60_000);

test("nothing is brought back that is there", async () => {
  const { report } = await broughtBack(owner, zip);
  expect([report?.restored, report?.refused]).toEqual([[], []]);
  expect(await owner.call(listTrips)).toHaveLength(2);
});

test("an account with an unverified email gets everything but photos for others", async () => {
  const person = await withId(await newUnverified(elsewhere, "Una New"));
  const { report } = await broughtBack(person, zip);
  expect(report?.refused.map(({ kind }) => kind)).toContain("Photos");
  expect((await person.call(getGallery, { params: { profileId: person.id } })).photos).toEqual([]);
});

test("others don't get an archive, and it goes with the account", async () => {
  const person = await withId(await newPerson(server, "Gone Soon"));
  await packed(server, person);
  const response = await server.fetch("/api/auth/export/file", {
    headers: { authorization: `Bearer ${(await newPerson(server)).token}` },
  });
  expect(response.status).toBe(404);
  await person.call(deleteAccount, { body: { password: person.password } });
  const rows = await server.db
    .selectFrom("archives")
    .select("id")
    .where("owner_id", "is", null)
    .execute();
  expect(rows).toEqual([]);
});

test("a new archive replaces the last one, and an expired one is gone", async () => {
  const person = await withId(await newPerson(server, "Pat Packer"));
  await packed(server, person);
  await packed(server, person);
  const ofPerson = server.db.selectFrom("archives").select("id").where("owner_id", "=", person.id);
  expect(await ofPerson.execute()).toHaveLength(1);
  await server.db
    .updateTable("archives")
    .set({ expires_at: new Date(0) })
    .where("owner_id", "=", person.id)
    .execute();
  expect(await person.call(archive.getExport)).toMatchObject({ state: "none", url: null });
});
