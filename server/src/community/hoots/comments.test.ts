import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contracts/kernel/client.ts";
import { commentDepthMax } from "#contracts/community/comments.ts";
import * as contract from "#contracts/community/hoots.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let dana: Call;
let vale: Call;
let id: string;

beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
  vale = await server.as("vale");
  id = (await dana(contract.createHoot, { body: { title: "Talk here", text: "Please." } }))._id;
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const say = (by: Call, text: string, parentId?: string) =>
  by(contract.createComment, { params: { id }, body: { text, parentId } });
const readHoot = () => server.call(contract.getHoot, { params: { id } });

test("comments and replies are listed under the hoot, oldest first", async () => {
  const first = await say(vale, "  Hello.  ");
  expect(first).toMatchObject({
    text: "Hello.",
    parentId: null,
    author: { username: "vale.y.nube" },
  });
  const reply = await say(dana, "Hello back.", first._id);
  const hoot = await readHoot();
  expect(hoot.comments).toEqual([first, reply]);
  expect(hoot.commentCount).toBe(2);
});

test("a deleted comment is a tombstone while it has replies, and is removed with the last of them", async () => {
  const root = await say(vale, "Root");
  const reply = await say(dana, "Leaf", root._id);
  const { commentCount } = await readHoot();
  expect(await vale(contract.deleteComment, { params: { id, commentId: root._id } })).toEqual({
    _id: root._id,
  });
  const after = await readHoot();
  expect(after.comments.find(({ _id }) => _id === root._id)).toMatchObject({
    deleted: true,
    text: "",
    author: null,
  });
  expect(after.comments.find(({ _id }) => _id === reply._id)).toMatchObject({
    text: "Leaf",
    parentId: root._id,
  });
  expect(after.commentCount).toBe(commentCount - 1);
  // A tombstone cannot be changed, deleted again or replied to.
  const tombstone = { params: { id, commentId: root._id } };
  await expect(vale(contract.deleteComment, tombstone)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(
    vale(contract.updateComment, { ...tombstone, body: { text: "x" } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(say(dana, "x", root._id)).rejects.toMatchObject({ code: "VALIDATION" });
  await dana(contract.deleteComment, { params: { id, commentId: reply._id } });
  const remaining = (await readHoot()).comments.map(({ _id }) => _id);
  expect(remaining).not.toContain(root._id);
  expect(remaining).not.toContain(reply._id);
});

test("a deletion that is sent again with its key gets the first answer", async () => {
  const { commentCount } = await readHoot();
  const { _id: commentId } = await say(vale, "For a moment");
  const deletion = { params: { id, commentId }, key: crypto.randomUUID() };
  expect(await vale(contract.deleteComment, deletion)).toEqual({ _id: commentId });
  expect(await vale(contract.deleteComment, deletion)).toEqual({ _id: commentId });
  expect((await readHoot()).commentCount).toBe(commentCount);
  const other = { ...deletion, key: crypto.randomUUID() };
  await expect(vale(contract.deleteComment, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("lists omit tombstones from the two oldest comments", async () => {
  const hoot = await dana(contract.createHoot, {
    body: { title: "Tombstones", text: "In lists." },
  });
  const params = { id: hoot._id };
  const at = (text: string, parentId?: string) =>
    vale(contract.createComment, { params, body: { text, parentId } });
  const first = await at("one");
  await at("two", first._id);
  await at("three");
  await vale(contract.deleteComment, { params: { ...params, commentId: first._id } });
  const { data } = await server.call(contract.pageHoots, { query: { limit: 1 } });
  expect(data[0]?.comments.map(({ text }) => text)).toEqual(["two", "three"]);
});

test("only its author changes or deletes a comment, and its position is stable", async () => {
  const { _id: commentId } = await say(vale, "Mine");
  const params = { id, commentId };
  await expect(
    dana(contract.updateComment, { params, body: { text: "Yours" } }),
  ).rejects.toMatchObject({ code: "NOT_YOURS" });
  await expect(dana(contract.deleteComment, { params })).rejects.toMatchObject({
    code: "NOT_YOURS",
  });
  await expect(server.call(contract.deleteComment, { params })).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
  const changed = await vale(contract.updateComment, { params, body: { text: "Still mine" } });
  expect(changed).toMatchObject({ _id: commentId, text: "Still mine" });
  expect((await readHoot()).comments.find(({ _id }) => _id === commentId)?.text).toBe("Still mine");
});

test("a blank or long text, a parent of another hoot and an unknown hoot are rejected, and nothing is stored", async () => {
  const { commentCount } = await readHoot();
  const elsewhere = await dana(contract.createHoot, { body: { title: "Elsewhere", text: "x" } });
  const otherComment = await dana(contract.createComment, {
    params: { id: elsewhere._id },
    body: { text: "there" },
  });
  await expect(say(vale, " ")).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { text: "Comment is required." },
  });
  await expect(say(vale, "x".repeat(2_001))).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(say(vale, "x", otherComment._id)).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { parentId: expect.any(String) },
  });
  await expect(
    vale(contract.createComment, { params: { id: unknownId }, body: { text: "x" } }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await readHoot()).commentCount).toBe(commentCount);
});

test("a retry with the same key creates no second comment", async () => {
  const { commentCount } = await readHoot();
  const once = { params: { id }, body: { text: "Once." }, key: "comment-1" };
  const answers = await Promise.all([1, 2, 3, 4].map(() => vale(contract.createComment, once)));
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
  expect((await readHoot()).commentCount).toBe(commentCount + 1);
});

test("replies nest at most 50 deep", async () => {
  const hoot = await dana(contract.createHoot, { body: { title: "Deep", text: "Deeper." } });
  const params = { id: hoot._id };
  let parentId: string | undefined;
  for (let depth = 1; depth <= commentDepthMax; depth += 1) {
    parentId = (
      await vale(contract.createComment, { params, body: { text: `${depth}`, parentId } })
    )._id;
  }
  const tooDeep = vale(contract.createComment, { params, body: { text: "51", parentId } });
  await expect(tooDeep).rejects.toMatchObject({ code: "TOO_DEEP", status: 400 });
});

test("deleting a hoot deletes its comments and likes", async () => {
  const hoot = await dana(contract.createHoot, { body: { title: "Short-lived", text: "Bye." } });
  const params = { id: hoot._id };
  const comment = await vale(contract.createComment, { params, body: { text: "Gone one" } });
  await dana(contract.createComment, { params, body: { text: "Gone two", parentId: comment._id } });
  await vale(contract.likeHoot, { params });
  await dana(contract.deleteHoot, { params });
  const remaining = await server.db
    .selectFrom("comments")
    .select("id")
    .where("hoot_id", "=", hoot._id)
    .execute();
  expect(remaining).toEqual([]);
});

test("members whom a hoot or comment mentions come with it, once each, in lists and in answers to changes", async () => {
  const title = "Whom to ask";
  const text = "Ask @vale.y.nube or @nobody.here. Again @Vale.y.nube, not me@dana.example.";
  const { _id, mentions } = await dana(contract.createHoot, { body: { title, text } });
  const member = { _id: expect.any(String), username: "vale.y.nube" };
  expect(mentions).toEqual([member]);
  const comment = await vale(contract.createComment, {
    params: { id: _id },
    body: { text: "Me, @vale.y.nube." },
  });
  expect(comment.mentions).toEqual([member]);
  const { data } = await server.call(contract.pageHoots, { query: { limit: 1 } });
  expect(data[0]).toMatchObject({ mentions: [member], comments: [{ mentions: [member] }] });
  const params = { id: _id, commentId: comment._id };
  const edited = await vale(contract.updateComment, { params, body: { text: "Me." } });
  expect(edited).not.toHaveProperty("mentions");
  const profileId = mentions?.[0]?._id ?? "";
  const hide = (at: Date | null) =>
    server.db.updateTable("profiles").set({ hidden_at: at }).where("id", "=", profileId).execute();
  await hide(new Date());
  expect(await dana(contract.getHoot, { params: { id: _id } })).not.toHaveProperty("mentions");
  await hide(null);
});
