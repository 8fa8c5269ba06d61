import { getProfile, listProfiles } from "#contracts/accounts/profiles.ts";
import {
  createComment,
  getHoot,
  likeHoot,
  pageHoots,
  followedHoots,
} from "#contracts/community/hoots.ts";
import { listMine, type MineKind } from "#contracts/community/mine.ts";
import * as contract from "#contracts/community/relations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBlog } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { commentBy, hootBy, type Newcomer, personOf } from "./relations.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const of = ({ id }: Pick<Newcomer, "id">) => ({ params: { id } });
const notFound = { code: "NOT_FOUND", status: 404 };

/** Two new people with a hoot each. */
async function two() {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  return { ana, ben, anas: await hootBy(ana.call), bens: await hootBy(ben.call) };
}

test("a profile tells a member what they decided about the person, and guests nothing", async () => {
  const { ana, ben } = await two();
  expect(await ana.call(getProfile, of(ben))).toMatchObject({
    viewer: { following: false, blocked: false, muted: false },
  });
  expect(await ana.call(contract.followPerson, of(ben))).toEqual({ _id: ben.id });
  expect(await ana.call(contract.followPerson, of(ben))).toEqual({ _id: ben.id });
  await ana.call(contract.mutePerson, of(ben));
  expect(await ana.call(getProfile, of(ben))).toMatchObject({
    viewer: { following: true, blocked: false, muted: true },
  });
  expect(await ben.call(getProfile, of(ana))).toMatchObject({
    viewer: { following: false, blocked: false, muted: false },
  });
  expect(await server.call(getProfile, of(ben))).not.toHaveProperty("viewer");
  await ana.call(contract.unfollowPerson, of(ben));
  await ana.call(contract.unmutePerson, of(ben));
  expect(await ana.call(getProfile, of(ben))).toMatchObject({
    viewer: { following: false, blocked: false, muted: false },
  });
});

test("nobody follows, blocks or mutes themselves, or somebody who doesn't exist", async () => {
  const { ana, anas } = await two();
  for (const call of [contract.followPerson, contract.blockPerson, contract.mutePerson]) {
    await expect(ana.call(call, of(ana))).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(ana.call(call, of({ id: anas._id }))).rejects.toMatchObject(notFound);
  }
});

test("after a block, neither opens what the other wrote, and guests see both", async () => {
  const { ana, ben, anas, bens } = await two();
  await ana.call(contract.blockPerson, of(ben));
  await expect(ana.call(getHoot, of({ id: bens._id }))).rejects.toMatchObject(notFound);
  await expect(ben.call(getHoot, of({ id: anas._id }))).rejects.toMatchObject(notFound);
  await expect(ben.call(getProfile, of(ana))).rejects.toMatchObject(notFound);
  // Whoever blocked somebody finds them again to undo it.
  expect(await ana.call(getProfile, of(ben))).toMatchObject({ viewer: { blocked: true } });
  for (const id of [anas._id, bens._id]) {
    expect(await server.call(getHoot, { params: { id } })).toMatchObject({ _id: id });
  }
});

test("after a block, no like, comment, reply or follow goes through", async () => {
  const { ana, ben, anas, bens } = await two();
  const cleo = await personOf(server);
  const { _id: third } = await hootBy(cleo.call);
  const bensComment = await commentBy(ben.call, third);
  await ana.call(contract.blockPerson, of(ben));
  for (const [who, other, hoot] of [
    [ana, ben, bens],
    [ben, ana, anas],
  ] as const) {
    const params = { id: hoot._id };
    await expect(who.call(likeHoot, { params })).rejects.toMatchObject(notFound);
    await expect(
      who.call(createComment, { params, body: { text: "Hello." } }),
    ).rejects.toMatchObject(notFound);
    await expect(who.call(contract.followPerson, of(other))).rejects.toMatchObject(notFound);
  }
  await expect(commentBy(ana.call, third, "Hm.", bensComment._id)).rejects.toMatchObject(notFound);
  expect((await server.call(getHoot, of({ id: bens._id }))).likeCount).toBe(0);
});

test("a block ends following in both directions, and an unblock doesn't bring it back", async () => {
  const { ana, ben, bens } = await two();
  await ana.call(contract.followPerson, of(ben));
  await ben.call(contract.followPerson, of(ana));
  expect((await ana.call(followedHoots)).data.map(({ _id }) => _id)).toEqual([bens._id]);
  await ana.call(contract.blockPerson, of(ben));
  await ana.call(contract.unblockPerson, of(ben));
  expect((await ana.call(followedHoots)).data).toEqual([]);
  expect((await ben.call(followedHoots)).data).toEqual([]);
});

test("nobody is told who blocked them; what a page shows is asked for thing by thing", async () => {
  const { ana, ben, anas, bens } = await two();
  const cleo = await personOf(server);
  const cleos = await hootBy(cleo.call);
  const story = await addBlog(ana.call);
  await ben.call(contract.mutePerson, of(cleo));
  await ana.call(contract.blockPerson, of(ben));
  expect(await ben.call(contract.listHiddenPeople)).toEqual({ ids: [cleo.id] });
  expect(await ana.call(contract.listHiddenPeople)).toEqual({ ids: [ben.id] });
  const hiddenOf = async (kind: MineKind, ids: readonly string[]) =>
    (await ben.call(listMine, { query: { kind, ids: ids.join(",") } })).hidden;
  // A block, a mute and what isn't there look the same.
  const missing = crypto.randomUUID();
  expect(await hiddenOf("hoot", [anas._id, bens._id, cleos._id, missing])).toEqual([
    anas._id,
    cleos._id,
    missing,
  ]);
  expect(await hiddenOf("blog", [story._id])).toEqual([story._id]);
  expect(await hiddenOf("profile", [ana.id, ben.id, cleo.id])).toEqual([ana.id, cleo.id]);
});

test("under others' hoots, what the other wrote is a tombstone, and counts leave it out", async () => {
  const { ana, ben } = await two();
  const cleo = await personOf(server);
  const { _id: id } = await hootBy(cleo.call);
  const first = await commentBy(ben.call, id, "From Ben.");
  const reply = await commentBy(cleo.call, id, "From Cleo.", first._id);
  await ben.call(likeHoot, { params: { id } });
  await ana.call(contract.blockPerson, of(ben));
  const seen = await ana.call(getHoot, { params: { id } });
  expect(seen.comments).toMatchObject([
    { _id: first._id, deleted: true, hidden: true, text: "", author: null },
    { _id: reply._id, parentId: first._id },
  ]);
  expect(seen).toMatchObject({ commentCount: 1, likeCount: 0, likes: [] });
  const { data } = await ana.call(pageHoots, { query: { author: cleo.id } });
  expect(data).toMatchObject([{ commentCount: 1, comments: [{ _id: reply._id }] }]);
  expect(await server.call(getHoot, { params: { id } })).toMatchObject({
    commentCount: 2,
    likeCount: 1,
    comments: [{ _id: first._id, author: { _id: ben.id } }, {}],
  });
});

test("a mute is one-sided: only lists of the one who muted leave the other out", async () => {
  const { ana, ben, anas, bens } = await two();
  await ana.call(contract.mutePerson, of(ben));
  expect((await ana.call(pageHoots, { query: { author: ben.id } })).data).toEqual([]);
  expect(await ana.call(getHoot, of({ id: bens._id }))).toMatchObject({ _id: bens._id });
  expect(await ben.call(getHoot, of({ id: anas._id }))).toMatchObject({ _id: anas._id });
  await ben.call(likeHoot, of({ id: anas._id }));
  expect((await ana.call(listProfiles)).map(({ _id }) => _id)).not.toContain(ben.id);
  expect((await ben.call(listProfiles)).map(({ _id }) => _id)).toContain(ana.id);
});

test("the blocked and muted are listed for whoever decided it, and can be undone", async () => {
  const { ana, ben } = await two();
  const cleo = await personOf(server);
  await ana.call(contract.blockPerson, of(ben));
  await ana.call(contract.mutePerson, of(cleo));
  const { data, hasMore } = await ana.call(contract.listBlocks);
  expect(data).toMatchObject([
    { _id: cleo.id, blocked: false, muted: true },
    { _id: ben.id, blocked: true, muted: false },
  ]);
  expect(hasMore).toBe(false);
  const [first] = (await ana.call(contract.listBlocks, { query: { limit: 1 } })).data;
  const rest = await ana.call(contract.listBlocks, { query: { before: first?._id ?? "" } });
  expect(rest.data).toMatchObject([{ _id: ben.id }]);
  expect((await ben.call(contract.listBlocks)).data).toEqual([]);
  await ana.call(contract.unblockPerson, of(ben));
  await ana.call(contract.unmutePerson, of(cleo));
  expect((await ana.call(contract.listBlocks)).data).toEqual([]);
});
