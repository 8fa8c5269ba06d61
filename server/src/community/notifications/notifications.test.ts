import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { getHoot, likeHoot, pageHoots, unlikeHoot } from "#contracts/community/hoots.ts";
import { deleteHoot, updateComment, updateHoot } from "#contracts/community/hoots.ts";
import { likeComment } from "#contracts/community/comments.ts";
import { mentionsMax } from "#contracts/community/mention-text.ts";
import * as contract from "#contracts/community/notifications.ts";
import {
  blockPerson,
  followPerson,
  mutePerson,
  unfollowPerson,
} from "#contracts/community/relations.ts";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshText } from "../../../testing/fresh-text.ts";
import { newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import {
  commentBy,
  hootBy,
  type Newcomer,
  personOf,
} from "../../accounts/relations/relations.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const listOf = async ({ call }: Pick<Newcomer, "call">) =>
  (await call(contract.listNotifications)).data;
const people = () => Promise.all([personOf(server), personOf(server), personOf(server)]);

test("the author of a hoot is notified of a comment, with the path of the exact place", async () => {
  const [ana, ben] = await people();
  const hoot = await hootBy(ana.call, "Who knows this ferry?");
  const comment = await commentBy(ben.call, hoot._id);
  const { data, unread, hasMore } = await ana.call(contract.listNotifications);
  expect(data).toEqual([
    {
      _id: expect.any(String),
      what: "comment",
      actor: expect.objectContaining({ _id: ben.id, username: ben.username }),
      others: 0,
      subject: {
        kind: "comment",
        _id: comment._id,
        title: hoot.title,
        path: `/hoots/${hoot._id}#c-${comment._id}`,
      },
      text: comment.text,
      createdAt: expect.any(String),
      readAt: null,
    },
  ]);
  expect({ unread, hasMore }).toEqual({ unread: 1, hasMore: false });
  expect(await listOf(ben)).toEqual([]);
});

test("a comment notifies everybody once: mentioned, replied to, the author, followers", async () => {
  const [ana, ben, cleo] = await people();
  const [dov, eve] = await people();
  const hoot = await hootBy(ana.call);
  await dov.call(contract.followThread, { params: { kind: "hoot", id: hoot._id } });
  const first = await commentBy(ben.call, hoot._id, "First.");
  const text = `Ask @${eve.username}, @${eve.username}. Or @${ana.username.toUpperCase()}!`;
  await commentBy(cleo.call, hoot._id, text, first._id);
  expect((await listOf(ana)).map(({ what }) => what)).toEqual(["mention", "comment"]);
  expect((await listOf(ben)).map(({ what }) => what)).toEqual(["reply"]);
  expect((await listOf(dov)).map(({ what }) => what)).toEqual(["comment", "comment"]);
  expect((await listOf(eve)).map(({ what }) => what)).toEqual(["mention"]);
  expect(await listOf(cleo)).toEqual([]);
});

test("nobody is notified of what they do themselves", async () => {
  const [ana] = await people();
  const hoot = await hootBy(ana.call);
  await ana.call(likeHoot, { params: { id: hoot._id } });
  const comment = await commentBy(ana.call, hoot._id, `I am @${ana.username}`);
  await commentBy(ana.call, hoot._id, "And so on.", comment._id);
  expect(await listOf(ana)).toEqual([]);
});

test("likes of one thing are one notification, and liking again is no news", async () => {
  const [ana, ben, cleo] = await people();
  const { _id: id } = await hootBy(ana.call);
  await ben.call(likeHoot, { params: { id } });
  await cleo.call(likeHoot, { params: { id } });
  const [row, ...rest] = await listOf(ana);
  expect(row).toMatchObject({ what: "like", others: 1, actor: { _id: cleo.id }, readAt: null });
  expect(rest).toEqual([]);
  await ana.call(contract.readNotifications, { body: { upTo: row?._id ?? "" } });
  await ben.call(unlikeHoot, { params: { id } });
  await ben.call(likeHoot, { params: { id } });
  expect(await listOf(ana)).toMatchObject([{ others: 1, readAt: expect.any(String) }]);
  const [dov] = await people();
  await dov.call(likeHoot, { params: { id } });
  expect(await listOf(ana)).toMatchObject([{ others: 2, actor: { _id: dov.id }, readAt: null }]);
});

test("of likes by several people, those whom the reader doesn't meet are left out", async () => {
  const [ana, ben, cleo] = await people();
  const { _id: id } = await hootBy(ana.call);
  for (const { call } of [ben, cleo]) await call(likeHoot, { params: { id } });
  await cleo.call(blockPerson, { params: { id: ana.id } });
  expect(await listOf(ana)).toMatchObject([{ what: "like", others: 0, actor: { _id: ben.id } }]);
  await ana.call(mutePerson, { params: { id: ben.id } });
  expect(await ana.call(contract.listNotifications)).toMatchObject({ data: [], unread: 0 });
});

test("many likes at once are one notification that counts everybody", async () => {
  const [ana] = await people();
  const { _id: id } = await hootBy(ana.call);
  const likers = await Promise.all(Array.from({ length: 12 }, () => personOf(server)));
  await Promise.all(likers.map(({ call }) => call(likeHoot, { params: { id } })));
  expect(await listOf(ana)).toMatchObject([{ what: "like", others: 11 }]);
});

test("a liked comment and a follower are told; following again is no news", async () => {
  const [ana, ben] = await people();
  const hoot = await hootBy(ben.call);
  const comment = await commentBy(ana.call, hoot._id);
  await ben.call(likeComment, { params: { id: hoot._id, commentId: comment._id } });
  await ben.call(followPerson, { params: { id: ana.id } });
  await ben.call(unfollowPerson, { params: { id: ana.id } });
  await ben.call(followPerson, { params: { id: ana.id } });
  expect(await listOf(ana)).toMatchObject([
    { what: "follow", subject: { kind: "profile", _id: ben.id, path: `/profiles/${ben.id}` } },
    { what: "like", subject: { kind: "comment", _id: comment._id } },
  ]);
});

test("a mention that an edit adds is told once", async () => {
  const [ana, ben] = await people();
  const hoot = await hootBy(ana.call);
  const { _id: commentId } = await commentBy(ana.call, hoot._id);
  const change = (text: string) =>
    ana.call(updateComment, { params: { id: hoot._id, commentId }, body: { text } });
  await change(`Ask @${ben.username}`);
  await change(`Ask @${ben.username} again`);
  expect(await listOf(ben)).toMatchObject([{ what: "mention" }]);
});

test("an @ in a link or an email address mentions nobody", async () => {
  const [ana, ben, cem] = await people();
  for (const text of [
    `https://video.example/@${ben.username}/clip/1`,
    `Seen at medium.example/@${ben.username}, and me@${ben.username}.example`,
    `@${ben.username}@social.example`,
  ]) {
    const hoot = await hootBy(ana.call, "Seen", text);
    await commentBy(cem.call, hoot._id);
    const { data } = await cem.call(pageHoots, { query: { limit: 1 } });
    expect(data.map(({ mentions }) => mentions)).toEqual([undefined]);
  }
  expect(await listOf(ben)).toEqual([]);
  await hootBy(ana.call, "Seen", `https://video.example/@${cem.username} by @${ben.username}`);
  await expect.poll(() => listOf(ben)).toMatchObject([{ what: "mention" }]);
});

test("edits of one post don't reach more people than a post can mention", async () => {
  const [ana, ben] = await people();
  const names = Array.from({ length: 24 }, (_, at) => `flooded${at}`);
  const profiles = names.map((name) => ({
    id: uuidv7(),
    username: name,
    username_key: name,
    name,
  }));
  await server.db.insertInto("profiles").values(profiles).execute();
  const { _id: id } = await hootBy(ana.call);
  const change = (all: readonly string[]) =>
    ana.call(updateHoot, {
      params: { id },
      body: { text: freshText(all.map((name) => `@${name}`).join(" ")) },
    });
  const notified = async () =>
    (
      await server.db
        .selectFrom("notifications")
        .select("recipient_id")
        .where("hoot_id", "=", id)
        .where("what", "=", "mention")
        .execute()
    ).length;
  await change(names.slice(0, 6));
  expect(await notified()).toBe(6);
  await change(names.slice(0, 12));
  await change(names.slice(12));
  await change([ben.username]);
  expect([await notified(), await listOf(ben)]).toEqual([mentionsMax, []]);
});

test("blocked and muted people notify nobody, and what they did before is gone from the list", async () => {
  const [ana, ben, cleo] = await people();
  const { _id: id } = await hootBy(ana.call);
  await commentBy(ben.call, id);
  await commentBy(cleo.call, id);
  await ana.call(blockPerson, { params: { id: ben.id } });
  await ana.call(mutePerson, { params: { id: cleo.id } });
  const third = await hootBy((await personOf(server)).call);
  await commentBy(ben.call, third._id, `Look, @${ana.username}`);
  await commentBy(cleo.call, third._id, `Look, @${ana.username}`);
  await cleo.call(likeHoot, { params: { id } });
  expect(await ana.call(contract.listNotifications)).toMatchObject({ data: [], unread: 0 });
});

test("comments of blocked people in a thread of the one who blocked them notify no one", async () => {
  const [ana, ben, cleo] = await people();
  const { _id: id } = await hootBy(ben.call);
  const params = { kind: "hoot" as const, id };
  await ana.call(contract.followThread, { params });
  const comment = await commentBy(ana.call, id);
  await ben.call(blockPerson, { params: { id: ana.id } });
  await commentBy(cleo.call, id, "A reply.", comment._id);
  await commentBy(cleo.call, id, `Do you know, @${ana.username}?`);
  const rows = server.db.selectFrom("notifications").select("id");
  expect(await rows.where("recipient_id", "=", ana.id).execute()).toEqual([]);
  expect(await listOf(ben)).not.toEqual([]);
});

test("a muted thread notifies nobody, not even its author", async () => {
  const [ana, ben] = await people();
  const { _id: id } = await hootBy(ana.call);
  const params = { kind: "hoot" as const, id };
  await ana.call(contract.muteThread, { params });
  await commentBy(ben.call, id);
  expect(await listOf(ana)).toEqual([]);
  await ana.call(contract.resetThread, { params });
  await commentBy(ben.call, id, "Again.");
  expect(await listOf(ana)).toHaveLength(1);
  const missing = { kind: "blog" as const, id };
  await expect(ana.call(contract.followThread, { params: missing })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("reading marks a notification and older ones, and pages continue by cursor", async () => {
  const [ana, ben] = await people();
  const { _id: id } = await hootBy(ana.call);
  for (const text of ["One.", "Two.", "Three."]) await commentBy(ben.call, id, text);
  const all = await listOf(ana);
  const second = all[1]?._id ?? "";
  expect(await ana.call(contract.readNotifications, { body: { upTo: second } })).toEqual({
    unread: 1,
  });
  expect((await listOf(ana)).map(({ readAt }) => readAt === null)).toEqual([true, false, false]);
  const first = await ana.call(contract.listNotifications, { query: { limit: 2 } });
  expect(first).toMatchObject({ hasMore: true, data: [{ _id: all[0]?._id }, { _id: second }] });
  const rest = await ana.call(contract.listNotifications, { query: { before: second } });
  expect(rest).toMatchObject({ hasMore: false, data: [{ _id: all[2]?._id }] });
  expect(await ana.call(contract.readNotifications, { body: {} })).toEqual({ unread: 0 });
  // Somebody else's notification is no place in one's own list.
  expect(await ben.call(contract.readNotifications, { body: { upTo: second } })).toEqual({
    unread: 0,
  });
});

test("what is deleted takes its notifications along, and a deleted person leaves the others'", async () => {
  const [ana, ben, cleo] = await people();
  const { _id: id } = await hootBy(ana.call);
  await ben.call(likeHoot, { params: { id } });
  await cleo.call(likeHoot, { params: { id } });
  await commentBy(cleo.call, id);
  await cleo.call(deleteAccount, { body: { password: cleo.password } });
  await server.removeClosed();
  expect(await listOf(ana)).toMatchObject([{ what: "like", others: 0, actor: { _id: ben.id } }]);
  await ana.call(deleteHoot, { params: { id } });
  expect(await listOf(ana)).toEqual([]);
});

test("settings have every kind; a kind that is off on the site is neither listed nor counted", async () => {
  const [ana, ben] = await people();
  const settings = await ana.call(contract.getNotificationSettings);
  expect(Object.keys(settings).toSorted()).toEqual([...contract.notificationKinds].toSorted());
  const off = { app: false, push: false, mail: "never" as const };
  const body = { comment: off };
  expect(await ana.call(contract.updateNotificationSettings, { body })).toEqual({
    ...settings,
    comment: off,
  });
  const part = { body: { mention: { mail: "daily" as const } } };
  expect(await ana.call(contract.updateNotificationSettings, part)).toEqual({
    ...settings,
    comment: off,
    mention: { ...settings.mention, mail: "daily" },
  });
  const { _id: id } = await hootBy(ana.call);
  await commentBy(ben.call, id);
  expect(await ana.call(contract.listNotifications)).toMatchObject({ data: [], unread: 0 });
});

test("mentions are suggested by the start of a username, without oneself and the blocked", async () => {
  const [ana, ben] = await people();
  await hootBy(ana.call);
  await hootBy(ben.call);
  const suggest = async (q: string) =>
    (await ana.call(contract.suggestMentions, { query: { q } })).data.map(({ _id }) => _id);
  expect(await suggest(ben.username)).toContain(ben.id);
  expect(await suggest(`@${ben.username}`)).toContain(ben.id);
  expect(await suggest(ana.username)).not.toContain(ana.id);
  await ben.call(blockPerson, { params: { id: ana.id } });
  expect(await suggest(ben.username)).not.toContain(ben.id);
});

test("an account without a verified email notifies on the site and not by email", async () => {
  const [ana] = await people();
  const { _id: id } = await hootBy(ana.call);
  const { call } = await newUnverified(server);
  await commentBy(call, id);
  expect(await listOf(ana)).toHaveLength(1);
  const rows = await server.db
    .selectFrom("notifications")
    .select("mail_due_at")
    .where("recipient_id", "=", ana.id)
    .execute();
  expect(rows).toEqual([{ mail_due_at: null }]);
  expect((await server.outbox()).join("")).not.toContain(`/hoots/${id}`);
  expect(await server.call(getHoot, { params: { id } })).toMatchObject({ commentCount: 1 });
});
