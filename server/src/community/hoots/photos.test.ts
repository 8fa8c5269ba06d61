import { existsSync } from "node:fs";
import { join } from "node:path";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import {
  createHoot,
  deleteHoot,
  getHoot,
  pageHoots,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { getFileUsage } from "#contracts/kernel/files.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshText } from "../../../testing/fresh-text.ts";
import { addBlog, addPhoto, fileOf, idIn, picture } from "../../../testing/owned-rows.ts";
import { newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { decide, newModerator, reported } from "../moderation/moderation.testing.ts";
import { personOf, type Newcomer } from "../../accounts/relations/relations.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const body = () => ({ title: freshText("Two benches"), text: "One for each dog." });
const folderOf = (url: string) => join(server.env.dataDir, "files", "public", idIn(url));
const photoUrls = (hoot: { photos?: { url: string }[] | undefined }) =>
  (hoot.photos ?? []).map(({ url }) => url);

const withTwo = async ({ call }: Pick<Newcomer, "call">) =>
  call(createHoot, {
    body: { ...body(), photoOneAlt: " A bench in the shade. " },
    files: { photoOne: await picture(), photoThree: await picture() },
  });

test("a hoot has up to 4 photos with descriptions, in their order, on its page and in lists", async () => {
  const nia = await personOf(server);
  const hoot = await withTwo(nia);
  expect(hoot.photos).toEqual([
    expect.objectContaining({ name: "photoOne", alt: "A bench in the shade.", animated: false }),
    expect.objectContaining({ name: "photoThree", alt: "" }),
  ]);
  expect(hoot.photos?.[0]).toMatchObject({ width: 48, height: 64 });
  for (const url of photoUrls(hoot)) expect((await server.fetch(url)).status).toBe(200);
  const { data } = await server.call(pageHoots, { query: { author: nia.id } });
  expect(data[0]?.photos).toEqual(hoot.photos);
  expect(await server.call(getHoot, { params: { id: hoot._id } })).toMatchObject(hoot);
  const feed = await (await server.fetch("/feed.atom")).text();
  expect(feed).toContain(`${server.env.publicUrl}${photoUrls(hoot)[0]}`);
  const plain = await nia.call(createHoot, { body: body() });
  expect(plain).not.toHaveProperty("photos");
});

test("photos are replaced, described and removed one by one; the files of removed ones go", async () => {
  const { call } = await personOf(server);
  const hoot = await withTwo({ call });
  const params = { id: hoot._id };
  const [first = "", third = ""] = photoUrls(hoot);
  const described = await call(updateHoot, { params, body: { photoThreeAlt: "The other bench." } });
  expect(described.photos?.map(({ alt }) => alt)).toEqual([
    "A bench in the shade.",
    "The other bench.",
  ]);
  expect(described.version).toBe(hoot.version + 1);
  const replaced = await call(updateHoot, {
    params,
    body: {},
    files: { photoOne: await picture() },
  });
  expect(replaced.photos).toMatchObject([{ name: "photoOne", alt: "" }, { url: third }]);
  expect(existsSync(folderOf(first))).toBe(false);
  const removed = await call(updateHoot, {
    params,
    body: { text: "None." },
    files: { photoThree: null },
  });
  expect(removed.photos).toHaveLength(1);
  expect(existsSync(folderOf(third))).toBe(false);
  await call(deleteHoot, { params });
  expect(await call(getFileUsage)).toMatchObject({ files: 0 });
});

test("a retry adds nothing, and a file that is no photo adds no hoot", async () => {
  const { call, id } = await personOf(server);
  const draft = { body: body(), files: { photoOne: await picture() }, key: "one" };
  const hoot = await call(createHoot, draft);
  expect(await call(createHoot, draft)).toEqual(hoot);
  const text = { ...body(), photoTwoAlt: "Not one." };
  const files = { photoTwo: fileOf(Buffer.from("no photo"), "a.jpg") };
  await expect(call(createHoot, { body: text, files })).rejects.toMatchObject({
    code: "FILE_TYPE",
    fields: { photoTwo: expect.any(String) },
  });
  expect(await call(getFileUsage)).toMatchObject({ files: 1 });
  expect((await server.call(pageHoots, { query: { author: id } })).data).toHaveLength(1);
});

test("unverified people add no photos, and a deleted account's photos go while its hoots stay", async () => {
  const { call, password } = await newUnverified(server);
  const files = { photoOne: await picture() };
  await expect(call(createHoot, { body: body(), files })).rejects.toMatchObject({
    code: "NOT_VERIFIED",
  });
  const { _id: id } = await call(createHoot, { body: body() });
  await expect(call(updateHoot, { params: { id }, body: {}, files })).rejects.toMatchObject({
    code: "NOT_VERIFIED",
  });
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  const ben = await personOf(server);
  const hoot = await withTwo(ben);
  await ben.call(deleteAccount, { body: { password: ben.password } });
  await server.removeClosed();
  const left = await server.call(getHoot, { params: { id: hoot._id } });
  expect([left.author, left.photos]).toEqual([null, undefined]);
  expect(photoUrls(hoot).map((url) => existsSync(folderOf(url)))).toEqual([false, false]);
});

test("what moderators hide is 404 by the addresses of its files, but for its owner and moderators", async () => {
  const [nia, ben, moderator] = [
    await personOf(server),
    await personOf(server),
    await newModerator(server),
  ];
  const hoot = await withTwo(nia);
  const story = await addBlog(nia.call);
  const photo = await addPhoto(nia);
  const things = [
    { kind: "hoot", id: hoot._id, url: photoUrls(hoot)[1] ?? "" },
    { kind: "blog", id: story._id, url: story.contentTwoImage ?? "" },
    { kind: "photo", id: photo._id, url: photo.url },
  ] as const;
  const statusFor = async (url: string, token?: string) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const { status } = await server.fetch(url.replace("1280", "640"), { headers });
    return status;
  };
  const statuses = async (url: string) => [
    await statusFor(url),
    await statusFor(url, ben.token),
    await statusFor(url, nia.token),
    await statusFor(url, moderator.token),
  ];
  for (const { kind, id, url } of things) {
    expect([kind, await statuses(url)]).toEqual([kind, [200, 200, 200, 200]]);
    const etag = (await server.fetch(url)).headers.get("etag") ?? "";
    const report = await reported(server, { kind, id });
    await decide(moderator.call, report, { decision: "hide" });
    expect([kind, await statuses(url)]).toEqual([kind, [404, 404, 200, 200]]);
    const again = await server.fetch(url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(404);
    const own = await server.fetch(url, { headers: { authorization: `Bearer ${nia.token}` } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    await decide(moderator.call, report, { decision: "restore" });
    expect([kind, await statuses(url)]).toEqual([kind, [200, 200, 200, 200]]);
    await decide(moderator.call, report, { decision: "remove" });
    expect([kind, await statuses(url)]).toEqual([kind, [404, 404, 404, 200]]);
  }
});
