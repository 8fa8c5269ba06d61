import * as contract from "#contracts/community/bookmarks.ts";
import { deleteHoot, likeHoot } from "#contracts/community/hoots.ts";
import { likeComment } from "#contracts/community/comments.ts";
import { listMine } from "#contracts/community/mine.ts";
import { followThread, muteThread } from "#contracts/community/notifications.ts";
import { createTrip, deleteTrip } from "#contracts/travel/trips.ts";
import { followPerson } from "#contracts/community/relations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBlog } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { commentBy, hootBy, personOf } from "../../accounts/relations/relations.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Kind = contract.BookmarkKind;

test("each of the seven kinds can be saved, is listed with title and path, and removed", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const hoot = await hootBy(ben.call);
  const story = await addBlog(ben.call);
  const venue = await addVenue(server.db);
  const things: [Kind, string, RegExp][] = [
    ["hoot", hoot._id, /^\/hoots\//],
    ["blog", story._id, /^\/blogs\//],
    ["article", "safe-journeys", /^\/articles\/safe-journeys$/],
    ["product", "101", /^\/product\/101$/],
    ["provider", "berlin.vet.fu-berlin", /^\/services\/vet\/Berlin#berlin\.vet\.fu-berlin$/],
    ["documents", "US-MX", /^\/documents\/USA\/Mexico$/],
    ["venue", venue, /^\/places\//],
  ];
  for (const [kind, id] of things) {
    const params = { kind, id };
    expect(await ana.call(contract.addBookmark, { params })).toEqual({ _id: id });
    expect(await ana.call(contract.addBookmark, { params })).toEqual({ _id: id });
  }
  const { data, hasMore } = await ana.call(contract.listBookmarks);
  expect(hasMore).toBe(false);
  expect(data.map(({ kind, _id }) => [kind, _id])).toEqual(
    things.map(([kind, id]) => [kind, id]).toReversed(),
  );
  for (const { title, path, kind } of data) {
    expect(title).not.toBe("");
    expect(path).toMatch(things.find(([each]) => each === kind)?.[2] ?? /never/);
  }
  const ofKind = await ana.call(contract.listBookmarks, { query: { kind: "hoot" } });
  expect(ofKind.data).toMatchObject([{ _id: hoot._id, title: hoot.title }]);
  const first = await ana.call(contract.listBookmarks, { query: { limit: 2 } });
  expect(first.hasMore).toBe(true);
  const rest = await ana.call(contract.listBookmarks, {
    query: { before: first.data.at(-1)?._id ?? "" },
  });
  expect(rest.data).toHaveLength(5);
  expect((await ben.call(contract.listBookmarks)).data).toEqual([]);
  for (const [kind, id] of things) {
    await ana.call(contract.removeBookmark, { params: { kind, id } });
    await ana.call(contract.removeBookmark, { params: { kind, id } });
  }
  expect((await ana.call(contract.listBookmarks)).data).toEqual([]);
});

test.each<[Kind, string]>([
  ["hoot", "01a205ec-a8a9-7504-98a7-a86366d35acf"],
  ["hoot", "no-hoot"],
  ["blog", "01a205ec-a8a9-7504-98a7-a86366d35acf"],
  ["article", "no-such-article"],
  ["product", "999999999"],
  ["product", "x"],
  ["provider", "01a205ec-a8a9-7504-98a7-a86366d35acf"],
  ["venue", "01a205ec-a8a9-7504-98a7-a86366d35acf"],
  ["venue", "no-place"],
  ["documents", "US-XX"],
  ["documents", "US-US"],
  ["documents", "USA-Mexico"],
])("%s %s, which is not there, can't be saved", async (kind, id) => {
  const { call } = await personOf(server);
  await expect(call(contract.addBookmark, { params: { kind, id } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("what is deleted is no longer listed", async () => {
  const ana = await personOf(server);
  const { _id: id } = await hootBy(ana.call);
  await ana.call(contract.addBookmark, { params: { kind: "hoot", id } });
  await ana.call(deleteHoot, { params: { id } });
  expect((await ana.call(contract.listBookmarks)).data).toEqual([]);
});

test("one call tells what is mine among several things", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const hoots = [await hootBy(ben.call), await hootBy(ben.call), await hootBy(ben.call)];
  const [one, two, three] = hoots.map(({ _id }) => _id) as [string, string, string];
  await ana.call(likeHoot, { params: { id: one } });
  await ana.call(contract.addBookmark, { params: { kind: "hoot", id: two } });
  await ana.call(followThread, { params: { kind: "hoot", id: two } });
  await ana.call(muteThread, { params: { kind: "hoot", id: three } });
  const ids = [one, two, three].join(",");
  expect(await ana.call(listMine, { query: { kind: "hoot", ids } })).toEqual({
    liked: [one],
    bookmarked: [two],
    followed: [two],
    muted: [three],
    hidden: [],
  });
  const comment = await commentBy(ben.call, one);
  await ana.call(likeComment, { params: { id: one, commentId: comment._id } });
  await ana.call(followPerson, { params: { id: ben.id } });
  const nothing = { liked: [], bookmarked: [], followed: [], muted: [], hidden: [] };
  expect(await ana.call(listMine, { query: { kind: "comment", ids: comment._id } })).toEqual({
    ...nothing,
    liked: [comment._id],
  });
  expect(await ana.call(listMine, { query: { kind: "profile", ids: ben.id } })).toEqual({
    ...nothing,
    followed: [ben.id],
  });
  expect(await ben.call(listMine, { query: { kind: "hoot", ids } })).toEqual(nothing);
});

test("what is saved to a trip is listed there with its path until it is removed", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const hoot = await hootBy(ben.call);
  const trips = [
    await ana.call(createTrip, { body: { destination: "Lisbon" } }),
    await ana.call(createTrip, { body: { destination: "Porto" } }),
  ];
  const [lisbon = "", porto = ""] = trips.map(({ _id }) => _id);
  const saved = async (tripId: string) =>
    (await ana.call(contract.listTripBookmarks, { params: { tripId } })).data.map(({ _id }) => _id);
  const ofHoot = { kind: "hoot", id: hoot._id } as const;
  const ofPage = { kind: "documents", id: "US-MX" } as const;
  await ana.call(contract.addBookmark, { params: ofPage });
  for (const thing of [ofHoot, ofPage, ofPage]) {
    await ana.call(contract.saveToTrip, { params: { tripId: lisbon, ...thing } });
  }
  expect(await ana.call(contract.listTripBookmarks, { params: { tripId: lisbon } })).toMatchObject({
    data: [{ _id: hoot._id, title: hoot.title, path: `/hoots/${hoot._id}` }, { _id: "US-MX" }],
  });
  // Saved things are bookmarks, too, and belong to one trip.
  expect((await ana.call(contract.listBookmarks)).data).toHaveLength(2);
  await ana.call(contract.saveToTrip, { params: { tripId: porto, ...ofHoot } });
  expect([await saved(lisbon), await saved(porto)]).toEqual([["US-MX"], [hoot._id]]);
  // Not there: nothing changes.
  await ana.call(contract.removeFromTrip, { params: { tripId: lisbon, ...ofHoot } });
  expect(await saved(porto)).toEqual([hoot._id]);
  await ana.call(contract.removeFromTrip, { params: { tripId: porto, ...ofHoot } });
  expect(await saved(porto)).toEqual([]);
  await ana.call(deleteTrip, { params: { id: lisbon } });
  expect((await ana.call(contract.listBookmarks)).data).toHaveLength(2);
});

test("nothing is saved to trips of others, and nothing that one can't see", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: tripId } = await ana.call(createTrip, { body: { destination: "Lisbon" } });
  const { _id: id } = await hootBy(ben.call);
  const params = { tripId, kind: "hoot" as const, id };
  for (const attempt of [
    () => ben.call(contract.saveToTrip, { params }),
    () => ben.call(contract.removeFromTrip, { params }),
    () => ben.call(contract.listTripBookmarks, { params: { tripId } }),
    () => ana.call(contract.saveToTrip, { params: { ...params, id: tripId } }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect((await ben.call(contract.listBookmarks)).data).toEqual([]);
});
