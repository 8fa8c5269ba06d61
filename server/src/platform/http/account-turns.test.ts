import { setImmediate as tick } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeAccountTurns } from "./account-turns.ts";
import { costs, parallelAllowance } from "./work-budget.ts";
import { turnMs, type Turns } from "./work-turns.ts";

type Lane = keyof Turns;

// A slow machine must not refill points.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Requests whose work goes on until it is ended by hand; notes what ran first and what was queued. */
function watch(cpuMs = 0) {
  const lanes: { account: string; lane: Lane }[] = [];
  const ends: (() => void)[] = [];
  const run =
    (lane: Lane): Turns[Lane] =>
    async (key, work, measured) => {
      lanes.push({ account: key, lane });
      const done = await work();
      measured?.(cpuMs);
      return done;
    };
  const turnOf = makeAccountTurns({ first: run("first"), inTurn: run("inTurn") });
  const ask = async (account: string, address = "192.0.2.1") => {
    const turn = turnOf(account, address, costs.query);
    await turn.charge();
    return turn.run(() => new Promise<void>((resolve) => void ends.push(resolve)));
  };
  const settle = async () => {
    for (let n = 0; n < 5; n += 1) await tick();
  };
  return {
    ask,
    ends,
    settle,
    count: (lane: Lane) => lanes.filter((each) => each.lane === lane).length,
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

test("all parallel requests of a page run first, three at a time", async () => {
  const { ask, ends, settle, count, endAll } = watch();
  const page = Array.from({ length: 12 }, () => ask("ana"));
  await settle();
  expect(ends).toHaveLength(3);
  ends.shift()?.();
  await settle();
  expect(ends).toHaveLength(3);
  await endAll();
  await Promise.all(page);
  expect(count("first")).toBe(12);
  expect(count("inTurn")).toBe(0);
});

test("six members of one address who open a page each run first, twelve requests at a time", async () => {
  const { ask, ends, settle, count, endAll } = watch();
  const pages = Array.from({ length: 48 }, (_, n) => ask(`member ${n % 6}`));
  await settle();
  expect(ends).toHaveLength(12);
  await endAll();
  await Promise.all(pages);
  expect(count("inTurn")).toBe(0);
});

test("beyond its points an account's parallel requests are queued, also those that wait already", async () => {
  const affordable = parallelAllowance.points / costs.query;
  const cheap = watch();
  const many = Array.from({ length: affordable * 2 }, () => cheap.ask("flood"));
  await cheap.settle();
  expect(cheap.count("inTurn")).toBeGreaterThan(affordable / 2);
  await cheap.endAll();
  await Promise.all(many);
  expect(cheap.count("first")).toBeLessThan(affordable + 10);

  const expensive = watch(60);
  const few = Array.from({ length: affordable }, () => expensive.ask("flood"));
  await expensive.settle();
  expect(expensive.count("inTurn")).toBe(0);
  await expensive.endAll();
  await Promise.all(few);
  expect(expensive.count("first")).toBeLessThan(12);
});

test("requests that wait for something else leave their place to others of the account", async () => {
  const { ask, ends, settle, endAll } = watch();
  const uploads = Array.from({ length: 3 }, () => ask("ana"));
  const read = ask("ana");
  await settle();
  expect(ends).toHaveLength(3);
  vi.advanceTimersByTime(turnMs);
  await settle();
  expect(ends).toHaveLength(4);
  await endAll();
  await Promise.all([...uploads, read]);
});

test("requests that began one after the other, and run at the same time, don't all count as the only one", async () => {
  const lanes: Lane[] = [];
  const run =
    (lane: Lane): Turns[Lane] =>
    async (_key, work) => {
      lanes.push(lane);
      return work();
    };
  const turnOf = makeAccountTurns({ first: run("first"), inTurn: run("inTurn") });
  const turns = Array.from({ length: 200 }, () => turnOf("ana", "192.0.2.1", costs.query));
  // None of their bodies has arrived.
  for (const turn of turns) await turn.charge();
  await Promise.all(turns.map((turn) => turn.run(() => tick())));
  expect(lanes.filter((lane) => lane === "inTurn").length).toBeGreaterThan(100);
});
