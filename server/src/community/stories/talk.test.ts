import * as contract from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { commentDepthMax } from "#contracts/community/comments.ts";
import { createComment, createHoot } from "#contracts/community/hoots.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { publish } from "./stories.testing.ts";

let server: TestServer;
let dana: Call;
let vale: Call;
let params: { id: string };
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
  vale = await server.as("vale");
});
beforeEach(async () => {
  params = { id: (await publish(dana))._id };
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const say = (by: Call, text: string, parentId?: string) =>
  by(contract.createStoryComment, { params, body: { text, parentId } });
const readStory = () => server.call(contract.getStory, { params });
const inList = async () =>
  (await server.call(contract.listStories)).find(({ _id }) => _id === params.id);

describe("likes", () => {
  test("count once per person, and guests see them at once", async () => {
    expect([(await readStory()).likeCount, (await inList())?.likeCount]).toEqual([0, 0]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => vale(contract.likeStory, { params })),
    );
    for (const story of answers) expect([story.likeCount, story.likes.length]).toEqual([1, 1]);
    expect([(await readStory()).likeCount, (await inList())?.likeCount]).toEqual([1, 1]);
    expect((await vale(contract.unlikeStory, { params })).likes).toEqual([]);
    expect((await vale(contract.unlikeStory, { params })).likeCount).toBe(0);
    expect([(await readStory()).likeCount, (await inList())?.likeCount]).toEqual([0, 0]);
  });

  test("need a member and an existing story", async () => {
    await expect(server.call(contract.likeStory, { params })).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
    const unknownStory = { params: { id: unknownId } };
    for (const call of [contract.likeStory, contract.unlikeStory]) {
      await expect(vale(call, unknownStory)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("above 200 list the newest 200 and the caller's own, with an exact count", async () => {
    await vale(contract.likeStory, { params });
    await server.db
      .insertInto("profiles")
      .values(
        Array.from({ length: 220 }, (_, n) => ({
          id: crypto.randomUUID(),
          username: `reader.${n}`,
          username_key: `reader ${n}`,
          name: "Reader",
          avatar: null,
        })),
      )
      .execute();
    const readers = await server.db
      .selectFrom("profiles")
      .select("id")
      .where("name", "=", "Reader")
      .execute();
    const created_at = new Date(Date.now() + 1000);
    const likes = readers.map(({ id }) => ({ blog_id: params.id, profile_id: id, created_at }));
    await server.db.insertInto("blog_likes").values(likes).execute();
    const { id } = params;
    await server.db.updateTable("blogs").set({ like_count: 221 }).where("id", "=", id).execute();
    const asDana = await dana(contract.getStory, { params });
    expect([asDana.likeCount, asDana.likes.length]).toEqual([221, 200]);
    expect((await vale(contract.getStory, { params })).likes).toHaveLength(201);
    await server.db.deleteFrom("profiles").where("name", "=", "Reader").execute();
  });
});

describe("comments", () => {
  test("are listed oldest first with replies; lists show the two oldest", async () => {
    const first = await say(vale, "  Hello.  ");
    expect(first).toMatchObject({
      text: "Hello.",
      parentId: null,
      author: { name: expect.any(String) },
    });
    expect((await readStory()).comments).toEqual([first]);
    const reply = await say(dana, "Hello back.", first._id);
    const third = await say(vale, "And good night.");
    expect(await readStory()).toMatchObject({ comments: [first, reply, third], commentCount: 3 });
    expect(await inList()).toMatchObject({ comments: [first, reply], commentCount: 3 });
  });

  test("are changed and deleted only by their authors, and guests see it at once", async () => {
    const { _id: commentId } = await say(vale, "Mine");
    const mine = { params: { ...params, commentId } };
    const yours = { ...mine, body: { text: "Yours" } };
    await expect(dana(contract.updateStoryComment, yours)).rejects.toMatchObject({
      code: "NOT_YOURS",
    });
    await expect(dana(contract.deleteStoryComment, mine)).rejects.toMatchObject({
      code: "NOT_YOURS",
    });
    const change = { ...mine, body: { text: "Still mine" } };
    expect(await vale(contract.updateStoryComment, change)).toMatchObject({ text: "Still mine" });
    expect((await readStory()).comments[0]?.text).toBe("Still mine");
    expect(await vale(contract.deleteStoryComment, mine)).toEqual({ _id: commentId });
    expect(await readStory()).toMatchObject({ comments: [], commentCount: 0 });
  });

  test("leave a tombstone while they have replies, and are removed with the last of them", async () => {
    const root = await say(vale, "Root");
    const reply = await say(dana, "Leaf", root._id);
    await vale(contract.deleteStoryComment, { params: { ...params, commentId: root._id } });
    expect(await readStory()).toMatchObject({
      commentCount: 1,
      comments: [
        { _id: root._id, deleted: true, text: "", author: null },
        { _id: reply._id, parentId: root._id },
      ],
    });
    await dana(contract.deleteStoryComment, { params: { ...params, commentId: reply._id } });
    expect(await readStory()).toMatchObject({ comments: [], commentCount: 0 });
  });

  test("cannot reply to comments of another story or of a hoot", async () => {
    const elsewhere = await publish(dana);
    const otherStoryComment = await vale(contract.createStoryComment, {
      params: { id: elsewhere._id },
      body: { text: "There." },
    });
    const hoot = await dana(createHoot, { body: { title: "A hoot", text: "x" } });
    const onHoot = await vale(createComment, { params: { id: hoot._id }, body: { text: "Hoot." } });
    for (const parent of [otherStoryComment, onHoot]) {
      await expect(say(vale, "x", parent._id)).rejects.toMatchObject({
        code: "VALIDATION",
        fields: { parentId: expect.any(String) },
      });
      const wrongPath = { params: { ...params, commentId: parent._id } };
      await expect(vale(contract.deleteStoryComment, wrongPath)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
    const unknownStory = { params: { id: unknownId }, body: { text: "x" } };
    await expect(vale(contract.createStoryComment, unknownStory)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(say(vale, " ")).rejects.toMatchObject({ code: "VALIDATION" });
    expect((await readStory()).commentCount).toBe(0);
  });

  test("are created once per key, and keys are separate for hoots", async () => {
    const once = { params, body: { text: "Once." }, key: "story-comment" };
    const answers = await Promise.all([1, 2, 3].map(() => vale(contract.createStoryComment, once)));
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect((await readStory()).commentCount).toBe(1);
    const hoot = await dana(createHoot, { body: { title: "Another hoot", text: "x" } });
    const onHoot = vale(createComment, { ...once, params: { id: hoot._id } });
    await expect(onHoot).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  });

  test("nest at most 50 deep, and are deleted with their story", async () => {
    let parentId: string | undefined;
    for (let depth = 1; depth <= commentDepthMax; depth += 1) {
      parentId = (await say(vale, `${depth}`, parentId))._id;
    }
    await expect(say(vale, "51", parentId)).rejects.toMatchObject({ code: "TOO_DEEP" });
    await vale(contract.likeStory, { params });
    await dana(contract.deleteStory, { params });
    for (const table of ["blog_comments", "blog_likes"] as const) {
      const remaining = await server.db
        .selectFrom(table)
        .select("blog_id")
        .where("blog_id", "=", params.id)
        .execute();
      expect(remaining).toEqual([]);
    }
  });
});
