import { existsSync } from "node:fs";
import { join } from "node:path";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import * as contract from "#contracts/community/stories.ts";
import { getFileUsage, pictureUrl } from "#contracts/kernel/files.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskFolder } from "../../platform/files/open-blobs.ts";
import { fileOf, idIn } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { balanced, readLedger } from "../../../testing/ledger.ts";
import { draft, fourPictures, newcomer, publish } from "./stories.testing.ts";

let server: TestServer;
let pictures: Awaited<ReturnType<typeof fourPictures>>;
beforeAll(async () => {
  server = await testServer();
  pictures = await fourPictures();
});
afterAll(() => server.close());

const hasBytes = (url: string | null) =>
  existsSync(join(diskFolder(server.env.dataDir), "public", idIn(url), "1280.webp"));
const ledgerOf = () => readLedger(server.db, server.env.dataDir);

/** A story with a picture in every section. */
async function illustrated() {
  const person = await newcomer(server);
  const files = {
    contentOneImage: pictures.one,
    contentTwoImage: pictures.two,
    contentThreeImage: pictures.three,
    contentFourImage: pictures.four,
  };
  const story = await person.call(contract.createStory, { body: draft, files });
  return { ...person, story, params: { id: story._id } };
}

const addresses = (story: contract.Story) => contract.sections.map(({ image }) => story[image]);

describe("the pictures of a story", () => {
  test("are up to four, public, in three widths", async () => {
    const { story } = await illustrated();
    expect(new Set(addresses(story)).size).toBe(4);
    for (const url of addresses(story)) {
      for (const width of [320, 640, 1280] as const) {
        const answer = await server.fetch(pictureUrl(url ?? "", width));
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      }
    }
    expect(await ledgerOf()).toEqual(balanced);
  });

  test("have alternative texts, which are removed with their picture", async () => {
    const { call, params } = await illustrated();
    const altTexts = { contentOneImageAlt: " Biscuit on a bench ", contentTwoImageAlt: "The sea" };
    const altTextsOf = ({ contentOneImageAlt: one, contentTwoImageAlt: two }: contract.Story) => [
      one,
      two,
    ];
    const withAltTexts = await call(contract.updateStory, { params, body: altTexts });
    expect(altTextsOf(withAltTexts)).toEqual(["Biscuit on a bench", "The sea"]);
    const titled = await call(contract.updateStory, { params, body: { title: "Later" } });
    expect(altTextsOf(titled)).toEqual(["Biscuit on a bench", "The sea"]);
    const files = { contentOneImage: pictures.three, contentTwoImage: null };
    const replaced = await call(contract.updateStory, { params, body: {}, files });
    expect(altTextsOf(replaced)).toEqual(["", ""]);
    const another = { contentOneImageAlt: "Another bench" };
    const again = await call(contract.updateStory, {
      params,
      body: another,
      files: { contentOneImage: pictures.two },
    });
    expect(altTextsOf(again)).toEqual(["Another bench", ""]);
    const long = { contentOneImageAlt: "x".repeat(contract.storyAltMax + 1) };
    await expect(call(contract.updateStory, { params, body: long })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { contentOneImageAlt: expect.stringContaining("200") },
    });
  });

  test("are replaced one by one; replaced bytes are deleted, others stay", async () => {
    const { story, call, params } = await illustrated();
    const changed = await call(contract.updateStory, {
      params,
      body: { title: "New light" },
      files: { contentOneImage: pictures.four, contentThreeImage: pictures.one },
    });
    expect(changed).toMatchObject({
      title: "New light",
      contentTwoImage: story.contentTwoImage,
      contentFourImage: story.contentFourImage,
      version: 2,
    });
    expect(changed.contentOneImage).not.toBe(story.contentOneImage);
    expect(addresses(story).map(hasBytes)).toEqual([false, true, false, true]);
    expect(addresses(changed).every(hasBytes)).toBe(true);
    expect((await server.fetch(story.contentOneImage ?? "")).status).toBe(404);
    expect(await call(getFileUsage)).toMatchObject({ files: 4 });
    expect(await ledgerOf()).toEqual(balanced);
  });

  test("are removed by an empty part, null and 'no image', except the first", async () => {
    const { story, call, params, headers } = await illustrated();
    const path = `/api/blogs/${story._id}`;
    const form = new FormData();
    form.append("contentTwoImage", "");
    form.append("contentThreeImage", "no image");
    expect((await server.fetch(path, { method: "PUT", headers, body: form })).status).toBe(200);
    const body = JSON.stringify({ contentFourImage: null });
    const json = { ...headers, "content-type": "application/json" };
    const bare = await server.fetch(path, { method: "PUT", headers: json, body });
    expect(await bare.json()).toMatchObject({
      contentOneImage: story.contentOneImage,
      contentTwoImage: null,
      contentThreeImage: null,
      contentFourImage: null,
    });
    expect(addresses(story).map(hasBytes)).toEqual([true, false, false, false]);
    const withoutFirst = call(contract.updateStory, {
      params,
      body: { title: "Bare" },
      files: { contentOneImage: null, contentTwoImage: pictures.two },
    });
    const altTexts = "You can replace the first photo but not remove it.";
    await expect(withoutFirst).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { contentOneImage: altTexts },
    });
    expect(await server.call(contract.getStory, { params })).toMatchObject({
      title: draft.title,
      contentOneImage: story.contentOneImage,
    });
    expect(await ledgerOf()).toEqual(balanced);
  });

  test("are deleted with the story", async () => {
    const { story, call, params } = await illustrated();
    await call(contract.deleteStory, { params });
    expect(addresses(story).some(hasBytes)).toBe(false);
    expect(await call(getFileUsage)).toMatchObject({ files: 0, bytes: 0 });
    expect(await ledgerOf()).toEqual(balanced);
  });

  test("are deleted where the story is rejected", async () => {
    const { call, story, params } = await illustrated();
    const stranger = await newcomer(server);
    const files = { contentOneImage: pictures.three, contentTwoImage: pictures.one };
    const notAPicture = fileOf(Buffer.from("GIF89a is all it says"), "fake.gif");
    const attempts = await Promise.allSettled([
      call(contract.createStory, { body: { ...draft, title: " " }, files }),
      call(contract.updateStory, { params, body: {}, files, ifVersion: 7 }),
      stranger.call(contract.updateStory, { params, body: {}, files }),
      call(contract.updateStory, { params, body: {}, files: { contentFourImage: notAPicture } }),
    ]);
    expect(attempts.map((answer) => answer.status === "rejected" && answer.reason.code)).toEqual([
      "VALIDATION",
      "CONFLICT",
      "NOT_YOURS",
      "FILE_CORRUPT",
    ]);
    expect(await server.call(contract.getStory, { params })).toEqual(story);
    expect(await ledgerOf()).toEqual(balanced);
  });

  test("may be drawings; an upload replaces a drawing", async () => {
    const dana = await server.as("dana");
    const [seeded] = await dana(contract.listOwnStories);
    const params = { id: seeded?._id ?? "" };
    expect(seeded?.contentOneImage).toMatch(/^\/art\/v[12]\//);
    const files = { contentOneImage: pictures.two, contentTwoImage: null };
    const changed = await dana(contract.updateStory, { params, body: {}, files });
    expect(changed.contentOneImage).toMatch(/^\/files\//);
    expect(changed.contentTwoImage).toBeNull();
    await dana(contract.deleteStory, { params });
    expect(await ledgerOf()).toEqual(balanced);
  });
});

test("a retry with the same body creates one story; with another picture it is rejected", async () => {
  const { call } = await newcomer(server);
  const send = (contentTwoImage: File) =>
    call(contract.createStory, {
      body: draft,
      files: { contentOneImage: pictures.one, contentTwoImage },
      key: "one-story",
    });
  const made = await Promise.all([1, 2, 3].map(() => send(pictures.two)));
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  expect(await send(pictures.two)).toEqual(made[0]);
  await expect(send(pictures.three)).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  expect(await call(contract.listOwnStories)).toEqual([made[0]]);
  expect(await call(getFileUsage)).toMatchObject({ files: 2 });
  expect(await ledgerOf()).toEqual(balanced);
});

test("deleting an account deletes its stories, pictures and likes, and anonymizes its comments", async () => {
  const { story, call, password, id, params } = await illustrated();
  const vale = await server.as("vale");
  await vale(contract.likeStory, { params });
  await vale(contract.createStoryComment, { params, body: { text: "Well said." } });
  const elsewhere = { params: { id: (await publish(vale))._id } };
  await call(contract.likeStory, elsewhere);
  await call(contract.createStoryComment, { ...elsewhere, body: { text: "I was there." } });
  expect(await server.call(contract.getStory, elsewhere)).toMatchObject({
    likes: [id],
    likeCount: 1,
  });

  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  const deletedStory = server.call(contract.getStory, { params });
  await expect(deletedStory).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await server.call(contract.listStories, { query: { author: id } })).toEqual([]);
  expect((await server.call(contract.listStories)).map(({ _id }) => _id)).not.toContain(story._id);
  expect(addresses(story).some(hasBytes)).toBe(false);
  expect(await server.call(contract.getStory, elsewhere)).toMatchObject({
    likes: [],
    likeCount: 0,
    commentCount: 1,
    comments: [{ text: "I was there.", author: null }],
  });
  expect(await ledgerOf()).toEqual(balanced);
});
