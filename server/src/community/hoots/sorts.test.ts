import * as contract from "#contracts/community/hoots.ts";
import { likeComment, unlikeComment } from "#contracts/community/comments.ts";
import { blockPerson, followPerson } from "#contracts/community/relations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { commentBy, hootBy, personOf } from "../../accounts/relations/relations.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ids = (hoots: readonly { _id: string }[]) => hoots.map(({ _id }) => _id);

test("the most liked come first, and the list continues by cursor without a row twice", async () => {
  const seen: contract.Hoot[] = [];
  let before: string | undefined;
  for (;;) {
    const query = { sort: "liked", limit: 7, before } as const;
    const { data, hasMore } = await server.call(contract.pageHoots, { query });
    seen.push(...data);
    before = data.at(-1)?._id;
    if (!hasMore) break;
  }
  const { count } = await server.db
    .selectFrom("hoots")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(new Set(ids(seen)).size).toBe(count);
  const counts = seen.map(({ likeCount }) => likeCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test("a question is unanswered until its author accepts a comment", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const question = await hootBy(ana.call, "Which gate has grass?");
  const statement = await hootBy(ana.call, "Gate 4 has grass.");
  expect([question.question, statement.question]).toEqual([true, false]);
  const unanswered = async () =>
    ids(
      (
        await server.call(contract.pageHoots, {
          query: { sort: "unanswered", author: ana.id },
        })
      ).data,
    );
  expect(await unanswered()).toEqual([question._id]);
  const { _id: commentId } = await commentBy(ben.call, question._id, "Gate 4.");
  const params = { id: question._id };
  await expect(
    ben.call(contract.acceptAnswer, { params, body: { commentId } }),
  ).rejects.toMatchObject({ code: "NOT_YOURS" });
  await expect(
    ana.call(contract.acceptAnswer, { params: { id: statement._id }, body: { commentId } }),
  ).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await ana.call(contract.acceptAnswer, { params, body: { commentId } })).toMatchObject({
    acceptedId: commentId,
  });
  expect(await unanswered()).toEqual([]);
  expect(await server.call(contract.getHoot, { params })).toMatchObject({ acceptedId: commentId });
  await ana.call(contract.removeAnswer, { params });
  expect(await unanswered()).toEqual([question._id]);
  await ana.call(contract.acceptAnswer, { params, body: { commentId } });
  await ben.call(contract.deleteComment, { params: { ...params, commentId } });
  expect(await unanswered()).toEqual([question._id]);
});

test("the following feed has the hoots of followed people, old and new, in pages", async () => {
  const [ana, ben, cleo] = [await personOf(server), await personOf(server), await personOf(server)];
  const first = await hootBy(ben.call);
  await hootBy(cleo.call);
  const second = await hootBy(ben.call);
  const { data: demo } = await server.call(contract.pageHoots, { query: { limit: 1 } });
  expect(demo).toHaveLength(1);
  await ana.call(followPerson, { params: { id: ben.id } });
  expect(ids((await ana.call(contract.followedHoots)).data)).toEqual([second._id, first._id]);
  const page = await ana.call(contract.followedHoots, { query: { limit: 1 } });
  expect([ids(page.data), page.hasMore]).toEqual([[second._id], true]);
  const rest = await ana.call(contract.followedHoots, { query: { before: second._id } });
  expect([ids(rest.data), rest.hasMore]).toEqual([[first._id], false]);
});

test("a comment is liked once, by others and by its author, and unliked", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const { _id: commentId } = await commentBy(ben.call, id);
  const params = { id, commentId };
  expect(await ana.call(likeComment, { params })).toMatchObject({ likeCount: 1, liked: true });
  expect(await ana.call(likeComment, { params })).toMatchObject({ likeCount: 1 });
  const seenBy = async (call: typeof ana.call) =>
    (await call(contract.getHoot, { params: { id } })).comments[0];
  expect(await seenBy(server.call)).toMatchObject({ likeCount: 1 });
  expect(await seenBy(server.call)).not.toHaveProperty("liked");
  expect(await seenBy(ana.call)).toMatchObject({ liked: true });
  expect(await ana.call(unlikeComment, { params })).toMatchObject({ likeCount: 0 });
  expect(await seenBy(ana.call)).not.toHaveProperty("liked");
  const wrong = { id, commentId: id };
  await expect(ana.call(likeComment, { params: wrong })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("hoots are found and counted by their tags, with the rule of who sees them", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const route = { from: "AR", to: "CL" };
  const { _id: id } = await hootBy(ana.call, "Which gate has grass in Santiago?");
  const params = { id };
  const plain = await ana.call(contract.getHoot, { params });
  expect(plain).not.toHaveProperty("airline");
  const tags = { airline: "delta", route, breed: "lab" };
  const tagged = await ana.call(contract.updateHoot, { params, body: tags });
  expect(tagged).toMatchObject({ airline: "delta", route, breed: "Labrador Retriever" });
  expect(tagged.route?.documents).toMatch(/^\/documents\//);

  const count = async (call: typeof ana.call) =>
    (await call(contract.countHoots, { query: { ...route, airline: "delta" } })).count;
  const list = await ben.call(contract.pageHoots, { query: { ...route, breed: "labrador" } });
  expect(ids(list.data)).toEqual([id]);
  const other = { from: route.to, to: route.from };
  expect((await ben.call(contract.pageHoots, { query: other })).data).toEqual([]);
  expect([await count(ana.call), await count(ben.call), await count(server.call)]).toEqual([
    1, 1, 1,
  ]);
  await ben.call(blockPerson, { params: { id: ana.id } });
  expect([await count(ana.call), await count(ben.call)]).toEqual([1, 0]);

  const wrong = { airline: "no-airline", breed: "Dragon", route: { from: "ZZ", to: "CL" } };
  for (const [field, value] of Object.entries(wrong)) {
    const attempt = ana.call(contract.updateHoot, { params, body: { [field]: value } });
    await expect(attempt, field).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  }
  const cleared = await ana.call(contract.updateHoot, {
    params,
    body: { airline: null, route: null },
  });
  expect(cleared).not.toHaveProperty("route");
  expect(cleared).toMatchObject({ breed: "Labrador Retriever" });
  expect(await count(server.call)).toBe(0);
});
