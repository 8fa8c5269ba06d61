import { createStory, getStory, listStories, updateStory } from "#contracts/community/stories.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf } from "../../../testing/owned-rows.ts";
import { animatedGif } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { draft, fourPictures, newcomer, publish } from "./stories.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a list honors its limit and continues after its last story", async () => {
  const { call, id: author } = await newcomer(server);
  const published = [];
  for (let number = 0; number < 5; number += 1) published.unshift((await publish(call))._id);
  const listed = async (before?: string) =>
    (await server.call(listStories, { query: { author, before, limit: 2 } })).map(({ _id }) => _id);
  expect(await listed()).toEqual(published.slice(0, 2));
  expect(await listed(published[1])).toEqual(published.slice(2, 4));
  expect(await listed(published[3])).toEqual(published.slice(4));
  await expect(server.call(listStories, { query: { limit: 101 } })).rejects.toMatchObject({
    fields: { limit: "limit must be a whole number from 1 to 100." },
  });
});

test("a story states the size of its pictures and which are animated", async () => {
  const { call } = await newcomer(server);
  const { one, three } = await fourPictures();
  const files = { contentOneImage: one, contentThreeImage: three };
  const { _id: id, pictures } = await call(createStory, { body: draft, files });
  // EXIF-rotated portrait photos.
  const first = { width: 48, height: 64, animated: false };
  expect(pictures).toEqual([first, null, { width: 48, height: 80, animated: false }, null]);
  const moving = fileOf(await animatedGif(40, 20), "moving.gif");
  const changes = { contentThreeImage: null, contentFourImage: moving };
  await call(updateStory, { params: { id }, body: {}, files: changes });
  expect(await server.call(getStory, { params: { id } })).toMatchObject({
    pictures: [first, null, null, { width: 40, height: 20, animated: true }],
  });
});
