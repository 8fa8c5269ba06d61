import { changePassword, endOtherSessions, logIn } from "#contracts/accounts/accounts.ts";
import { createStoryComment, listStories } from "#contracts/community/stories.ts";
import {
  createComment,
  createHoot,
  deleteHoot,
  likeHoot,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { News, streamsPerAddress } from "#contracts/kernel/live.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { removeMember } from "#contracts/travel/members.ts";
import { createTrip, updateTrip } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { readNotifications } from "#contracts/community/notifications.ts";
import { blockPerson } from "#contracts/community/relations.ts";
import { decideAbout, newModerator } from "../../community/moderation/moderation.testing.ts";
import { commentBy, hootBy, personOf } from "../../accounts/relations/relations.testing.ts";
import { join } from "../../travel/members/members.testing.ts";
import { newPerson } from "../../../testing/people.ts";
import { freshText } from "../../../testing/fresh-text.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const draft = { title: "A lighthouse", text: "It blinked first." };

/** Listens to a server; `heard` collects the events, and `ended` resolves when the stream closes. */
async function listen(at: TestServer, query: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const answer = await at.fetch(`/api/live?${query}`, { signal: leaving.signal, headers });
  const listener = { answer, heard: "", leave: () => leaving.abort(), ended: Promise.resolve() };
  const read = async () => {
    for await (const bytes of answer.body ?? []) listener.heard += Buffer.from(bytes).toString();
  };
  listener.ended = read().catch(() => undefined);
  return listener;
}
type Listener = Awaited<ReturnType<typeof listen>>;

/** Listens as a member. */
const listenAs = (token: string, query: string) =>
  listen(server, query, { authorization: `Bearer ${token}` });

const newsIn = ({ heard }: Listener) =>
  Array.from(heard.matchAll(/^event: news\ndata: (.+)$/gm), ([, data = ""]) =>
    z.parse(News, JSON.parse(data)),
  ).flatMap(({ happened }) => happened);

const soon = { timeout: 60_000, interval: 20 };

test("a follower of all hoots gets each new and deleted one once, by its ID, and nothing else", async () => {
  const dana = await server.as("dana");
  const listener = await listen(server, "hoots=all");
  expect(Object.fromEntries(listener.answer.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": expect.stringContaining("no-store"),
    "x-accel-buffering": "no",
  });
  const { _id: id } = await dana(createHoot, { body: { ...draft, title: freshText(draft.title) } });
  await dana(likeHoot, { params: { id } });
  await dana(createPet, { body: { petName: "Biscuit" } });
  await dana(createTrip, { body: { destination: "Lima" } });
  await dana(deleteHoot, { params: { id } });
  await vi.waitFor(() => expect(newsIn(listener).at(-1)?.what).toBe("hoot.deleted"), soon);
  expect(newsIn(listener)).toEqual([
    { what: "hoot.posted", id, times: 1 },
    { what: "hoot.deleted", id, times: 1 },
  ]);
  expect(listener.heard).not.toMatch(/lighthouse|dana|Biscuit|Lima/i);
  listener.leave();
});

test("a trip's changes are sent to its owner and members, by its ID, until they leave", async () => {
  const [ana, ben, cleo] = [
    await newPerson(server),
    await newPerson(server),
    await newPerson(server),
  ];
  const { _id: id } = await ana.call(createTrip, { body: { destination: "Lima" } });
  const memberId = await join(ana.call, id, ben.call);
  const [owner, member, stranger, guest] = [
    await listenAs(ana.token, `trip=${id}`),
    await listenAs(ben.token, `trip=${id}`),
    await listenAs(cleo.token, `trip=${id}`),
    await listen(server, `trip=${id}`),
  ];
  await ben.call(updateTrip, { params: { id }, body: { destination: "Cusco" } });
  for (const each of [owner, member])
    await vi.waitFor(
      () => expect(newsIn(each)).toMatchObject([{ what: "trip.changed", id }]),
      soon,
    );
  await ana.call(removeMember, { params: { id, memberId } });
  await member.ended;
  await ana.call(updateTrip, { params: { id }, body: { destination: "Lima" } });
  await vi.waitFor(() => expect(newsIn(owner).length).toBeGreaterThan(1), soon);
  expect([newsIn(stranger), newsIn(guest)]).toEqual([[], []]);
  expect(owner.heard).not.toMatch(/Lima|Cusco/);
  for (const each of [owner, stranger, guest]) each.leave();
});

test("likes and comments of a hoot or a story are sent to its followers", async () => {
  const [dana, vale] = [await server.as("dana"), await server.as("vale")];
  const { _id: id } = await dana(createHoot, { body: { ...draft, title: freshText(draft.title) } });
  const other = await dana(createHoot, { body: { ...draft, title: freshText(draft.title) } });
  const [story = expect.fail("There is no story.")] = await server.call(listStories);
  const onHoot = await listen(server, `hoot=${id}`);
  const onStory = await listen(server, `blog=${story._id}`);
  const onOther = await listen(server, `hoot=${other._id}`);
  const hootComment = await vale(createComment, { params: { id }, body: { text: "Did it?" } });
  await vale(likeHoot, { params: { id } });
  const ofStory = { params: { id: story._id } };
  const storyComment = await vale(createStoryComment, { ...ofStory, body: { text: "Well told." } });
  await vi.waitFor(() => {
    expect(newsIn(onHoot)).toEqual([
      { what: "comment.posted", id: hootComment._id, times: 1 },
      { what: "hoot.liked", id, times: 1 },
    ]);
    expect(newsIn(onStory)).toEqual([{ what: "comment.posted", id: storyComment._id, times: 1 }]);
  }, soon);
  expect(newsIn(onOther)).toEqual([]);
  for (const listener of [onHoot, onStory, onOther]) listener.leave();
});

test("a client that reconnects has to revalidate, and a request with no topic or two topics is rejected", async () => {
  const back = await listen(server, "hoots=all", { "last-event-id": "7" });
  await vi.waitFor(() => expect(back.heard).toMatch(/^event: look\ndata: \{\}\n\n/m), soon);
  back.leave();
  for (const query of ["", "hoots=all&blog=" + crypto.randomUUID(), "hoots=some", "hoot=1"]) {
    const rejected = await server.fetch(`/api/live?${query}`);
    expect([query, rejected.status]).toEqual([query, 400]);
  }
});

test("a client that leaves frees its place, and a HEAD request takes none", async () => {
  const open = async () =>
    /^event_streams_open (\d+)$/m.exec(await (await server.fetch("/api/metrics")).text())?.[1];
  await vi.waitFor(async () => expect(await open()).toBe("0"), soon);
  const listener = await listen(server, "hoots=all");
  expect(await open()).toBe("1");
  listener.leave();
  const head = await server.fetch("/api/live?hoots=all", { method: "HEAD" });
  expect(head.headers.get("content-type")).toContain("text/event-stream");
  await vi.waitFor(async () => expect(await open()).toBe("0"), soon);
});

test("one address has so many streams; a server that closes ends them", async () => {
  const strict = await testServer({ env: { rateLimits: true } });
  const listeners = await Promise.all(
    Array.from({ length: streamsPerAddress }, () => listen(strict, "hoots=all")),
  );
  const rejected = await strict.fetch("/api/live?hoots=all");
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await rejected.json()).toMatchObject({ code: "RATE_LIMITED" });
  // None of them leaves by itself.
  await strict.close();
  await Promise.all(listeners.map(({ ended }) => ended));
});

test("a member gets their own notifications; guests have to log in", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  expect((await server.fetch("/api/live?own=notifications")).status).toBe(401);
  const listener = await listenAs(ana.token, "own=notifications");
  const { _id: id } = await hootBy(ana.call);
  await commentBy(ben.call, id);
  await vi.waitFor(
    () => expect(newsIn(listener)).toMatchObject([{ what: "notification.changed", id: ana.id }]),
    soon,
  );
  await ana.call(readNotifications, { body: {} });
  await vi.waitFor(() => expect(newsIn(listener)).toHaveLength(2), soon);
  listener.leave();
});

test("a member gets nothing about people they don't meet, from the block on", async () => {
  const [ana, ben, cleo] = [await personOf(server), await personOf(server), await personOf(server)];
  const listener = await listenAs(ana.token, "hoots=all");
  const first = await hootBy(ben.call);
  await vi.waitFor(() => expect(newsIn(listener)).toMatchObject([{ id: first._id }]), soon);
  await ben.call(blockPerson, { params: { id: ana.id } });
  await hootBy(ben.call);
  const thread = await listenAs(ana.token, `hoot=${first._id}`);
  await commentBy(cleo.call, first._id);
  const last = await hootBy(cleo.call);
  await vi.waitFor(() => expect(newsIn(listener).at(-1)?.id).toBe(last._id), soon);
  expect(newsIn(listener).map(({ id }) => id)).toEqual([first._id, last._id]);
  // Nor of what others write in the other one's thread.
  expect(newsIn(thread)).toEqual([]);
  thread.leave();
  listener.leave();
});

test("an open stream of a thread ends with a block, and with a decision for all but author and moderators", async () => {
  const [ana, ben, mod] = [
    await personOf(server),
    await personOf(server),
    await newModerator(server),
  ];
  const { _id: id } = await hootBy(ben.call);
  const [anas, bens, guests, mods] = [
    await listenAs(ana.token, `hoot=${id}`),
    await listenAs(ben.token, `hoot=${id}`),
    await listen(server, `hoot=${id}`),
    await listenAs(mod.token, `hoot=${id}`),
  ];
  await ben.call(blockPerson, { params: { id: ana.id } });
  await expect(anas.ended).resolves.toBeUndefined();
  await decideAbout(server, mod, { kind: "hoot", id }, { decision: "hide" });
  await expect(guests.ended).resolves.toBeUndefined();
  await ben.call(updateHoot, { params: { id }, body: { text: "Without the address." } });
  const changed = { what: "hoot.changed", id };
  await vi.waitFor(() => expect(newsIn(bens).at(-1)).toMatchObject(changed), soon);
  await vi.waitFor(() => expect(newsIn(mods).at(-1)).toMatchObject(changed), soon);
  expect(newsIn(anas)).toEqual([]);
  bens.leave();
  mods.leave();
});

test("nobody but its author and moderators hears of what happens to a hidden hoot", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  await server.db
    .updateTable("hoots")
    .set({ hidden_at: new Date() })
    .where("id", "=", id)
    .execute();
  const [guest, stranger, own] = [
    await listen(server, `hoot=${id}`),
    await listenAs(ben.token, `hoot=${id}`),
    await listenAs(ana.token, `hoot=${id}`),
  ];
  await ana.call(updateHoot, { params: { id }, body: { text: "Without the phone number." } });
  await vi.waitFor(() => expect(newsIn(own)).toMatchObject([{ what: "hoot.changed", id }]), soon);
  expect([newsIn(guest), newsIn(stranger)]).toEqual([[], []]);
  for (const listener of [guest, stranger, own]) listener.leave();
});

test("the streams of a person end with a session and with a new password", async () => {
  const ana = await personOf(server);
  const again = async () =>
    server.call(logIn, { body: { email: ana.email, password: ana.password } });
  const other = server.withToken(await again());
  const first = await listenAs(ana.token, "own=notifications");
  await other(endOtherSessions);
  await expect(first.ended).resolves.toBeUndefined();
  const second = await listenAs(await again(), "hoots=all");
  const body = { current: ana.password, password: "eight louder otters" };
  await other(changePassword, { body });
  await expect(second.ended).resolves.toBeUndefined();
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a change on one process is received on the other, once", async () => {
    const databaseUrl = await freshDatabase("Demo");
    const one = await testServer({ env: { databaseUrl } });
    const two = await testServer({ env: { databaseUrl } });
    const listener = await listen(two, "hoots=all");
    const { _id: id } = await (
      await one.as("dana")
    )(createHoot, { body: { ...draft, title: freshText(draft.title) } });
    await vi.waitFor(() => expect(newsIn(listener)).toHaveLength(1), soon);
    expect(newsIn(listener)).toEqual([{ what: "hoot.posted", id, times: 1 }]);
    await two.close();
    await one.close();
  });
});
