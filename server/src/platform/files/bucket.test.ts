import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { fileIdOf, getFileUsage, pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addPhoto, savePassport } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";
import { type S3Server, startS3 } from "../../../testing/s3-server.ts";

let bucket: S3Server;
let server: TestServer;
beforeAll(async () => {
  bucket = await startS3({ accessKey: "KEY", secretKey: "secret", bucket: "papers" });
  server = await testServer({ env: { filesUrl: bucket.url } });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

async function newOwner() {
  const person = await newPerson(server);
  return { ...person, id: (await person.call(getOwnProfile))._id };
}

/** What lies in the bucket beside what lay there `before`, and the mark of whose it is. */
const newKeys = (before: readonly string[]) =>
  bucket.keys().filter((key) => !before.includes(key) && !key.startsWith("owner/"));

test("photos and papers lie in the bucket, are served from it, and go with their account", async () => {
  const before = bucket.keys();
  const nia = await newOwner();
  const { url } = await addPhoto(nia);
  const passport = await savePassport(nia);
  const widths = pictureWidths.map((width) => `${width}.webp`);
  expect(newKeys(before)).toEqual(
    [`private/${passport}`, `public/${fileIdOf(url)}`]
      .flatMap((folder) => widths.map((name) => `${folder}/${name}`))
      .sort(),
  );
  for (const width of pictureWidths) {
    const answer = await server.fetch(pictureUrl(url, width));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.toString("latin1", 8, 12)]).toEqual([200, "WEBP"]);
  }
  await nia.call(deleteAccount, { body: { password: nia.password } });
  await server.removeClosed();
  await vi.waitFor(() => expect(newKeys(before)).toEqual([]), 60_000);
});

test("a bucket that is away costs a 503 on files alone, and leaves nothing behind", async () => {
  const before = bucket.keys();
  const nia = await newOwner();
  const { url } = await addPhoto(nia);
  const usage = await nia.call(getFileUsage);
  const stored = newKeys(before);
  bucket.fail("broken", 1_000);
  const answer = await server.fetch(url);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
  await expect(savePassport(nia)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 3 });
  expect((await server.fetch("/api/hoots/random")).status).toBe(200);
  expect((await server.call(pageHoots, { query: { limit: 1 } })).data).toHaveLength(1);
  bucket.mend();
  expect((await server.fetch(url)).status).toBe(200);
  expect(await nia.call(getFileUsage)).toEqual(usage);
  expect(newKeys(before)).toEqual(stored);
  await savePassport(nia);
});

test("a bucket that is full refuses an upload with a 507, and still serves what it has", async () => {
  const nia = await newOwner();
  const { url } = await addPhoto(nia);
  bucket.fail("full", 3);
  await expect(savePassport(nia)).rejects.toMatchObject({ code: "STORAGE_FULL", status: 507 });
  bucket.mend();
  expect((await server.fetch(url)).status).toBe(200);
});
