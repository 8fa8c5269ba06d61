import { existsSync } from "node:fs";
import { join } from "node:path";
import { deleteAccount, logIn, restoreAccount } from "#contracts/accounts/accounts.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import { blockPerson, mutePerson } from "#contracts/community/relations.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import * as contract from "#contracts/lookup/venue-reviews.ts";
import { getVenue, listVenues } from "#contracts/lookup/venues.ts";
import { deletePet } from "#contracts/travel/pets.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshText } from "../../../testing/fresh-text.ts";
import { addPet, idIn, picture } from "../../../testing/owned-rows.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { type Newcomer, personOf } from "../../accounts/relations/relations.testing.ts";
import { decide, newModerator, reported } from "../../community/moderation/moderation.testing.ts";
import { archiveParts } from "../../features.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const visit = (rest: object = {}) => ({
  stars: 4,
  text: freshText("A bowl at the door."),
  visitedOn: "2026-03-12",
  ...rest,
});

const review = ({ call }: Pick<Newcomer, "call">, id: string, rest: object = {}) =>
  call(contract.putReview, { params: { id }, body: visit(rest) });

/** As guests read it, through the cache. */
async function shownAt(id: string) {
  const response = await server.fetch(`/api/venues/${id}/reviews`);
  expect(response.status).toBe(200);
  return contract.listReviews.response.parse(await response.json());
}
const ratingOf = async (id: string) => (await server.call(getVenue, { params: { id } })).rating;

test("a visit is reviewed with a pet, and the year's review is replaced by the next one", async () => {
  const nia = await personOf(server);
  const id = await addVenue(server.db);
  const { _id: petId } = await addPet(nia.call);
  expect((await shownAt(id)).data).toEqual([]);
  const first = await review(nia, id, {
    petId,
    allowed: "leashed",
    fee: { amount: 500, currency: "EUR" },
    maxKg: 12.5,
    maxPets: 2,
    fenced: false,
    water: true,
  });
  expect(first).toMatchObject({
    author: { _id: nia.id },
    pet: { _id: petId, petName: "Biscuit" },
    allowed: "leashed",
    fee: { amount: 500, currency: "EUR" },
    maxKg: 12.5,
    maxPets: 2,
    fenced: false,
    water: true,
    visitedOn: "2026-03-12",
    helpfulCount: 0,
    version: 1,
  });
  expect(Object.keys(first.pet ?? {}).toSorted()).toEqual(["_id", "petName", "portrait"]);
  expect((await shownAt(id)).data).toEqual([first]);
  // What isn't sent is no longer answered.
  const second = await review(nia, id, { stars: 2, visitedOn: "2026-04-01", fee: null });
  expect(second).toMatchObject({ _id: first._id, stars: 2, fee: null, pet: null, version: 2 });
  expect(second).toMatchObject({ allowed: null, water: null, maxKg: null });
  const earlier = await review(nia, id, { visitedOn: "2025-12-31" });
  expect(earlier._id).not.toBe(first._id);
  expect(earlier).not.toHaveProperty("fee");
  expect((await shownAt(id)).data.map(({ _id }) => _id)).toEqual([earlier._id, first._id]);
  const own = await nia.call(contract.listOwnReviews, { params: { id } });
  expect(own.data.map(({ _id }) => _id)).toEqual([first._id, earlier._id]);
  const gone = await nia.call(contract.deleteReview, { params: { id }, query: { year: 2025 } });
  expect(gone).toEqual({ _id: earlier._id });
  await nia.call(contract.deleteReview, { params: { id } });
  expect((await shownAt(id)).data).toEqual([]);
  const missing = nia.call(contract.deleteReview, { params: { id } });
  await expect(missing).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("two tabs don't overwrite each other, and a retry writes once", async () => {
  const nia = await personOf(server);
  const params = { id: await addVenue(server.db) };
  const body = visit();
  const key = crypto.randomUUID();
  const made = await nia.call(contract.putReview, { params, body, key });
  expect(await nia.call(contract.putReview, { params, body, key })).toEqual(made);
  await nia.call(contract.putReview, { params, body: visit({ stars: 5 }), ifVersion: 1 });
  const stale = nia.call(contract.putReview, { params, body: visit(), ifVersion: 1 });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT" });
  // Both at once are one review.
  const dana = await personOf(server);
  await Promise.all([review(dana, params.id), review(dana, params.id)]);
  expect((await shownAt(params.id)).summary).toMatchObject({ count: 2, travelers: 2 });
});

test("bad input is named by its field, and nothing is written for a place that isn't there", async () => {
  const nia = await personOf(server);
  const id = await addVenue(server.db);
  const { _id: petOfOther } = await addPet((await personOf(server)).call);
  const wrong: [field: string, values: unknown[]][] = [
    ["stars", [0, 6, 1.5, "5", null]],
    ["text", ["", " ", "x".repeat(2_001), "a\u0000b", 5]],
    ["visitedOn", ["1999-12-31", daysAfter(utcDay(), 2), "2026-02-30", "yesterday", null]],
    ["petId", [petOfOther, "1", "01890a5d-ac96-774b-bcce-b302099a8057"]],
    ["allowed", ["in", "", true]],
    ["maxKg", [0, 201, "12"]],
    ["maxPets", [0, 21, 1.5]],
    ["fenced", ["yes", 1]],
    ["water", ["yes", 0]],
    ["photoOneAlt", ["x".repeat(301)]],
  ];
  for (const [field, values] of wrong) {
    for (const value of values) {
      const response = await server.fetch(`/api/venues/${id}/reviews/mine`, {
        method: "PUT",
        headers: { ...nia.headers, "content-type": "application/json" },
        body: JSON.stringify(visit({ [field]: value })),
      });
      const { fields = {} }: { fields?: object } = await response.json();
      expect([field, value, response.status, Object.keys(fields)]).toEqual([
        field,
        value,
        400,
        [field],
      ]);
    }
  }
  for (const fee of [
    5,
    { amount: 0, currency: "EUR" },
    { amount: 5 },
    { amount: 5, currency: "€" },
  ])
    await expect(review(nia, id, { fee })).rejects.toMatchObject({ code: "VALIDATION" });
  expect((await shownAt(id)).data).toEqual([]);
  const nowhere = "01890a5d-ac96-774b-bcce-b302099a8057";
  await expect(review(nia, nowhere)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await server.fetch(`/api/venues/${nowhere}/reviews`)).status).toBe(404);
});

test("the same text may be about the same place again, and not about another one", async () => {
  const [here, there] = [await addVenue(server.db), await addVenue(server.db)];
  const nia = await personOf(server);
  const { text } = visit();
  const first = await review(nia, here, { text });
  await review(nia, here, { text, visitedOn: "2025-03-12" });
  const params = { id: here };
  await nia.call(contract.deleteReview, { params, query: { year: 2026 } });
  expect((await review(nia, here, { text }))._id).not.toBe(first._id);
  await expect(review(nia, there, { text })).rejects.toMatchObject({ code: "DUPLICATE" });
});

test("an average and sums need three people, in lists and on the page of the place", async () => {
  const at = { latitude: -30, longitude: -30 };
  const id = await addVenue(server.db, at);
  const [one, two, three] = [
    await personOf(server),
    await personOf(server),
    await personOf(server),
  ];
  const listed = async () =>
    (await server.call(listVenues, { query: { near: "-30,-30" } })).data[0]?.rating;
  await review(one, id, { stars: 5, allowed: "yes", water: true, fee: null });
  // The same person in another year is another review, and not another traveler.
  await review(one, id, { stars: 5, visitedOn: "2025-03-12", allowed: "no" });
  await review(two, id, { stars: 4, allowed: "outside", water: false });
  expect(await ratingOf(id)).toEqual({ average: null, count: 3 });
  const few = { travelers: 2, average: null, count: 3 };
  const none = { letIn: null, free: null, fenced: null, water: null };
  expect((await shownAt(id)).summary).toEqual({ ...few, ...none });
  expect(await listed()).toEqual({ average: null, count: 3 });
  await review(three, id, { stars: 5, allowed: "leashed", water: true });
  expect((await shownAt(id)).summary).toEqual({
    ...none,
    travelers: 3,
    average: 4.8,
    count: 4,
    letIn: { yes: 2, of: 4 },
    water: { yes: 2, of: 3 },
  });
  expect([await ratingOf(id), await listed()]).toEqual([
    { average: 4.8, count: 4 },
    { average: 4.8, count: 4 },
  ]);
});

test("a list has the newest first, page by page", async () => {
  const id = await addVenue(server.db);
  const nia = await personOf(server);
  const ids: string[] = [];
  for (let year = 2001; year < 2013; year += 1)
    ids.unshift((await review(nia, id, { visitedOn: `${year}-01-01` }))._id);
  const first = await server.call(contract.listReviews, { params: { id } });
  expect(first).toMatchObject({ hasMore: true, data: ids.slice(0, 10).map((_id) => ({ _id })) });
  const next = { before: ids[9] };
  const rest = await server.call(contract.listReviews, { params: { id }, query: next });
  expect(rest).toMatchObject({ hasMore: false, data: ids.slice(10).map((_id) => ({ _id })) });
});

test("others find a review helpful, once each, and its author is notified", async () => {
  const [nia, ben, dana] = [await personOf(server), await personOf(server), await personOf(server)];
  const id = await addVenue(server.db, { name: "Café Näpfchen" });
  const { _id: reviewId } = await review(nia, id);
  const params = { id, reviewId };
  expect((await shownAt(id)).data[0]?.helpfulCount).toBe(0);
  for (const { call } of [ben, ben, dana]) await call(contract.markHelpful, { params });
  const [shown] = (await shownAt(id)).data;
  expect(shown).toMatchObject({ helpfulCount: 2 });
  expect(shown).not.toHaveProperty("helpful");
  const asBen = await ben.call(contract.listReviews, { params: { id } });
  expect(asBen.data[0]).toMatchObject({ helpfulCount: 2, helpful: true });
  await expect
    .poll(async () => (await nia.call(listNotifications)).data)
    .toMatchObject([
      {
        what: "like",
        others: 1,
        subject: {
          kind: "review",
          _id: reviewId,
          title: "Café Näpfchen",
          path: `/places/${id}#r-${reviewId}`,
        },
      },
    ]);
  await ben.call(contract.unmarkHelpful, { params });
  await ben.call(contract.unmarkHelpful, { params });
  expect((await shownAt(id)).data[0]?.helpfulCount).toBe(1);
  const own = nia.call(contract.markHelpful, { params });
  await expect(own).rejects.toMatchObject({ code: "VALIDATION" });
  const elsewhere = { id: await addVenue(server.db), reviewId };
  const wrong = ben.call(contract.markHelpful, { params: elsewhere });
  await expect(wrong).rejects.toMatchObject({ code: "NOT_FOUND" });
  // With the review, the notification goes.
  await nia.call(contract.deleteReview, { params: { id } });
  expect((await nia.call(listNotifications)).data).toEqual([]);
});

test("blocked and muted people are missing from the list; a vote of a blocked person is not counted", async () => {
  const [nia, ben, dana] = [await personOf(server), await personOf(server), await personOf(server)];
  const id = await addVenue(server.db);
  const { _id: reviewId } = await review(nia, id);
  await review(dana, id);
  await ben.call(contract.markHelpful, { params: { id, reviewId } });
  const asBen = async () =>
    (await ben.call(contract.listReviews, { params: { id } })).data.map(
      ({ author }) => author?._id,
    );
  await ben.call(mutePerson, { params: { id: dana.id } });
  expect(await asBen()).toEqual([nia.id]);
  await nia.call(blockPerson, { params: { id: ben.id } });
  expect(await asBen()).toEqual([]);
  const asNia = await nia.call(contract.listReviews, { params: { id } });
  expect(asNia.data.map(({ helpfulCount }) => helpfulCount)).toEqual([0, 0]);
  expect((await shownAt(id)).summary).toMatchObject({ count: 2 });
});

test("a reported review is hidden from all but its author, and removed with its files", async () => {
  const nia = await personOf(server);
  const moderator = await newModerator(server);
  const id = await addVenue(server.db);
  const body = visit();
  const { _id: reviewId, photos = [] } = await nia.call(contract.putReview, {
    params: { id },
    body,
    files: { photoOne: await picture() },
  });
  expect((await shownAt(id)).data).toHaveLength(1);
  const reportId = await reported(server, { kind: "review", id: reviewId });
  await decide(moderator.call, reportId, { decision: "hide" });
  expect(await shownAt(id)).toMatchObject({ data: [], summary: { count: 0 } });
  const asNia = await nia.call(contract.listReviews, { params: { id } });
  expect(asNia.data).toMatchObject([{ _id: reviewId, hidden: true, text: body.text }]);
  expect((await server.fetch(photos[0]?.url ?? "")).status).toBe(404);
  // An edit doesn't show it again.
  expect(await review(nia, id)).toMatchObject({ hidden: true });
  await decide(moderator.call, reportId, { decision: "restore" });
  expect((await shownAt(id)).data).toHaveLength(1);
  await decide(moderator.call, reportId, { decision: "remove" });
  expect((await nia.call(contract.listReviews, { params: { id } })).data).toEqual([]);
});

test("photos are kept by an edit, removed and replaced; their files go with them", async () => {
  const nia = await personOf(server);
  const params = { id: await addVenue(server.db) };
  const made = await nia.call(contract.putReview, {
    params,
    body: visit({ photoOneAlt: "A bench in the shade." }),
    files: { photoOne: await picture(), photoThree: await picture() },
  });
  expect(made.photos).toMatchObject([
    { name: "photoOne", alt: "A bench in the shade.", animated: false },
    { name: "photoThree", alt: "" },
  ]);
  const folderOf = (url = "") => join(server.env.dataDir, "files", "public", idIn(url));
  const [first = "", third = ""] = (made.photos ?? []).map(({ url }) => url);
  expect((await review(nia, params.id)).photos).toHaveLength(2);
  const body = visit();
  const files = { photoOne: null };
  const removed = await nia.call(contract.putReview, { params, body, files });
  expect(removed.photos).toMatchObject([{ name: "photoThree" }]);
  expect([existsSync(folderOf(first)), existsSync(folderOf(third))]).toEqual([false, true]);
  await nia.call(contract.deleteReview, { params });
  expect(existsSync(folderOf(third))).toBe(false);
  const { call } = await newUnverified(server);
  const unverified = call(contract.putReview, {
    params,
    body,
    files: { photoOne: await picture() },
  });
  await expect(unverified).rejects.toMatchObject({ code: "NOT_VERIFIED" });
});

test("a deleted pet leaves the review; a closing account hides it, and a deleted one takes it along", async () => {
  const [nia, ben] = [await newPerson(server), await personOf(server)];
  const id = await addVenue(server.db);
  const { _id: petId } = await addPet(nia.call);
  const { _id: reviewId } = await review(nia, id, { petId });
  const { _id: ofBen } = await review(ben, id);
  await nia.call(contract.markHelpful, { params: { id, reviewId: ofBen } });
  expect((await shownAt(id)).data).toMatchObject([{ helpfulCount: 1 }, { pet: { _id: petId } }]);
  await nia.call(deletePet, { params: { id: petId } });
  expect((await shownAt(id)).data[1]?.pet).toBeNull();
  expect(archiveParts.map(({ name }) => name)).toContain("reviews");
  await nia.call(deleteAccount, { body: { password: nia.password } });
  expect((await shownAt(id)).data.map(({ _id }) => _id)).toEqual([ofBen]);
  expect(await ratingOf(id)).toMatchObject({ count: 1 });
  const token = tokenIn((await mailsTo(server, nia.email, 2)).at(-1));
  await server.call(restoreAccount, { body: { token } });
  expect((await shownAt(id)).data.map(({ _id }) => _id)).toEqual([ofBen, reviewId]);
  const { email, password } = nia;
  const back = server.withToken(await server.call(logIn, { body: { email, password } }));
  await back(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect((await shownAt(id)).data).toMatchObject([{ _id: ofBen, helpfulCount: 0 }]);
  const left = server.db.selectFrom("venue_reviews").select("id").where("id", "=", reviewId);
  expect(await left.execute()).toEqual([]);
});
