import { once } from "node:events";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStreams, type Streams } from "./streams.ts";

const names = { events: "news", revalidate: "look" };
const gull = { what: "gull.seen", id: "1" };

let streams: Streams;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const few = (changes: { beatMs?: number } = {}) =>
  (streams = makeStreams({ names, atMost: 3, perClient: 2, togetherMs: 20, ...changes }));
const open = (client = "a", isAgain = false): Readable =>
  streams.open({ topic: "birds", client, isAgain }).stream;

/** What has come so far, taken out of the stream. */
const taken = (stream: Readable): string => String(stream.read() ?? "");

test("events close in time are sent together, once, to the topic's subscribers", async () => {
  few();
  const [stream, other] = [open(), streams.open({ topic: "fish", client: "a", isAgain: false })];
  expect(taken(stream)).toMatch(/^retry: \d{4}\nid: 0\n\n$/);
  taken(other.stream);
  streams.tell("birds", gull);
  streams.tell("birds", gull);
  streams.tell("birds", { what: "gull.heard", id: "2" });
  await wait(60);
  const happened = [
    { ...gull, times: 2 },
    { what: "gull.heard", id: "2", times: 1 },
  ];
  expect(taken(stream)).toBe(`id: 1\nevent: news\ndata: ${JSON.stringify({ happened })}\n\n`);
  expect(taken(other.stream)).toBe("");
});

test("a few subscribers get events sooner than many", async () => {
  streams = makeStreams({ names, atMost: 200, perClient: 200 });
  const openMany = (count: number, topic: string) =>
    Array.from(
      { length: count },
      () => streams.open({ topic, client: "a", isAgain: false }).stream,
    );
  const [one, many] = [openMany(2, "trip")[0], openMany(150, "birds")[0]];
  if (!one || !many) return expect.fail("No streams.");
  taken(one);
  taken(many);
  streams.tell("trip", gull);
  streams.tell("birds", gull);
  await wait(60);
  expect(taken(one)).toContain("gull.seen");
  expect(taken(many)).toBe("");
  await wait(450);
  expect(taken(many)).toContain("gull.seen");
});

test("a stream ends when its token is no longer accepted", async () => {
  few({ beatMs: 120_000 });
  const at = (ms: number) =>
    streams
      .open({
        topic: "birds",
        client: "a",
        isAgain: false,
        expiresAt: new Date(Date.now() + ms),
      })
      .stream.resume();
  const [soon, late] = [at(5_000), at(-1_000)];
  await wait(4_000);
  expect([soon.readableEnded, late.readableEnded]).toEqual([false, false]);
  await wait(1_001);
  expect([soon.readableEnded, late.readableEnded]).toEqual([true, false]);
  await wait(60_000);
  expect(late.readableEnded).toBe(true);
});

test("nothing is sent to a stream under review; it ends or catches up", async () => {
  few();
  const checks = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const;
  const [stays, leaves] = checks.map(
    ({ promise }, place) =>
      streams.open({
        topic: "birds",
        client: "a",
        isAgain: false,
        isAllowed: () => promise,
        viewer: { id: `${place}`, hides: new Set() },
      }).stream,
  );
  if (!stays || !leaves) return expect.fail("No streams.");
  taken(stays);
  taken(leaves);
  const review = streams.review(({ topic }) => topic === "birds");
  streams.tell("birds", gull);
  await wait(60);
  expect([taken(stays), taken(leaves)]).toEqual(["", ""]);
  checks[0].resolve(true);
  checks[1].resolve(false);
  await review;
  expect(taken(stays)).toContain("event: look");
  const ended = once(leaves.resume(), "end");
  await ended;
});

test("after too many events, all subscribers have to revalidate", async () => {
  few();
  const stream = open();
  taken(stream);
  for (let n = 0; n < 10_000; n += 1) streams.tell("birds", { what: "gull.seen", id: `${n}` });
  await wait(60);
  expect(taken(stream)).toMatch(/^id: \d+\nevent: look\ndata: \{\}\n\n$/);
});

test("after a gap, all subscribers have to revalidate; closing ends all streams and opens none", async () => {
  few();
  const [stream, other] = [open("a"), open("b", true)];
  expect(taken(other)).toContain("event: look");
  taken(stream);
  streams.revalidateAll();
  expect([taken(stream), taken(other)]).toEqual(Array(2).fill(expect.stringContaining("look")));
  const ended = Promise.all([stream, other].map((one) => once(one.resume(), "end")));
  streams.close();
  await ended;
  expect(() => open()).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
});

test("streams are limited per client and in total; a closed one frees its place", async () => {
  few();
  const first = open("a");
  open("a");
  expect(() => open("a")).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 60 }),
  );
  open("b");
  expect(() => open("c")).toThrow(expect.objectContaining({ code: "OVERLOADED", retryAfter: 30 }));
  expect(streams.count()).toEqual({ open: 3, refused: 2, cut: 0 });
  first.destroy();
  await wait(0);
  expect(streams.count().open).toBe(2);
  open("c");
});

test("a stalled subscriber has no backlog: it gets one revalidation and is closed after two heartbeats", async () => {
  few({ beatMs: 120 });
  const [slow, gone] = [open("a"), open("b")];
  gone.on("error", () => undefined);
  taken(slow);
  for (let turn = 0; turn < 5; turn += 1) {
    streams.tell("birds", { what: "gull.seen", id: `${turn}` });
    await wait(30);
    expect(slow.readableLength).toBeLessThan(200);
  }
  expect(taken(slow)).toContain('"id":"0"');
  await wait(120);
  expect(taken(slow)).toMatch(/^id: \d+\nevent: look\n/);
  expect(gone.destroyed).toBe(true);
  expect(streams.count()).toMatchObject({ open: 1, cut: 1 });
  await wait(150);
  expect(taken(slow)).toContain(": keep-alive\n\n");
});
