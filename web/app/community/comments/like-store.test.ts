import { expect, test, vi } from "vitest";
import { likeStore } from "./use-like.ts";
import type { Likes } from "./subject.ts";

const hoot = { id: "hoot" };
const likes: Likes = { likes: ["ana"], likeCount: 1 };

function opened(
  send: (subject: { id: string }, liked: boolean) => Promise<Likes> = async () => likes,
) {
  const fetch = vi.fn(async () => likes);
  const store = likeStore({ send, fetch, reason: (error) => String(error) });
  return { store, fetch };
}

test("a like shows at once, and listeners are called once it is saved", async () => {
  const { store } = opened();
  const listener = vi.fn();
  store.onSent(listener);
  const sent = store.decide(hoot, true);
  expect(store.read("hoot")).toMatchObject({ liked: true });
  await sent;
  expect(listener).toHaveBeenCalledExactlyOnceWith(hoot, likes);
});

test("a rejected like is reverted with its reason, unless a later one followed", async () => {
  const { store } = opened((_subject, liked) =>
    liked ? Promise.reject("no") : Promise.resolve(likes),
  );
  await store.decide(hoot, true);
  expect(store.read("hoot")).toMatchObject({ liked: undefined, failed: "no" });
  await Promise.all([store.decide(hoot, true), store.decide(hoot, false)]);
  expect(store.read("hoot")).toMatchObject({ liked: false, failed: undefined });
});

test("likes of one hoot are sent in order", async () => {
  const order: string[] = [];
  const { store } = opened(async (_subject, liked) => {
    order.push(`${liked} out`);
    await Promise.resolve();
    order.push(`${liked} in`);
    return likes;
  });
  await Promise.all([store.decide(hoot, true), store.decide(hoot, false)]);
  expect(order).toEqual(["true out", "true in", "false out", "false in"]);
});

test("the likes and copies of a previous viewer are cleared", async () => {
  const { store, fetch } = opened();
  await Promise.all([store.fetch(hoot), store.fetch(hoot)]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(store.read("hoot")).toMatchObject({ fetched: likes });
  const pending = store.fetch({ id: "other" });
  store.clear();
  await pending;
  expect([store.read("hoot"), store.read("other")]).toEqual([undefined, undefined]);
});
