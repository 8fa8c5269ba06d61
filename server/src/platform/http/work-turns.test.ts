import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeTurns } from "./work-turns.ts";

type Turns = ReturnType<typeof makeTurns>;

/** Work that goes on until it is ended by hand, in the order in which it began. */
function workOn({ inTurn }: Turns) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const requestTurn = (address: string) =>
    inTurn(address, async () => {
      began.push(address);
      await new Promise<void>((resolve) => void ends.push(resolve));
      return address;
    });
  const settle = async () => {
    for (let n = 0; n < 5; n += 1) await tick();
  };
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
    await settle();
  };
  return { began, ask: requestTurn, endNext, settle };
}

test("one address has a limited number of turns, and others go before its queue", async () => {
  const turns = makeTurns({ atOnce: 3, atOncePerKey: 2 });
  const { began, ask: requestTurn, endNext, settle } = workOn(turns);
  const crawler = Array.from({ length: 6 }, () => requestTurn("crawler"));
  const first = requestTurn("ana");
  const second = requestTurn("ben");
  await settle();
  expect(began).toEqual(["crawler", "crawler", "ana"]);
  await endNext();
  expect(began.slice(3)).toEqual(["crawler"]);
  await endNext();
  expect(began.slice(4)).toEqual(["ben"]);
  for (let n = 0; n < 6; n += 1) await endNext();
  expect(await Promise.all([...crawler, first, second])).toHaveLength(8);
});

test("requests above the queue limit are rejected, for one address and in total", async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 2, waitingPerKey: 1 });
  const { ask: requestTurn, endNext } = workOn(turns);
  const answered = [requestTurn("a"), requestTurn("a")];
  await expect(requestTurn("a")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  answered.push(requestTurn("b"));
  await expect(requestTurn("c")).rejects.toMatchObject({ code: "OVERLOADED" });
  for (let n = 0; n < 3; n += 1) await endNext();
  expect(await Promise.all(answered)).toEqual(["a", "a", "b"]);
  const again = requestTurn("c");
  await endNext();
  expect(await again).toBe("c");
});

test("many clients whose queues are long don't keep out one with a short queue", async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 6, waitingPerKey: 4 });
  const { began, ask: requestTurn, endNext } = workOn(turns);
  const running = requestTurn("flood");
  const a = Array.from({ length: 4 }, () => requestTurn("a"));
  const b = Array.from({ length: 2 }, () => requestTurn("b"));
  const dropped = a.pop();
  const ana = requestTurn("ana");
  await expect(dropped).rejects.toMatchObject({ code: "OVERLOADED" });
  await expect(requestTurn("a")).rejects.toMatchObject({ code: "OVERLOADED" });
  for (let n = 0; n < 7; n += 1) await endNext();
  await Promise.all([running, ...a, ...b, ana]);
  expect(began).toEqual(["flood", "a", "b", "ana", "a", "b", "a"]);
});

test("work that fails gives its turn back", async () => {
  const { inTurn } = makeTurns({ atOnce: 1 });
  const fail = () =>
    inTurn("a", async () => {
      throw new Error("On purpose.");
    });
  for (let n = 0; n < 5; n += 1) await expect(fail()).rejects.toThrow("On purpose.");
  expect(await inTurn("a", async () => "done")).toBe("done");
});

test("beside others whose work runs first, fewer jobs run, and queued ones still get their turn", async () => {
  const turns = makeTurns({ atOnce: 6, atOncePerKey: 6 });
  const { began, ask: requestTurn, endNext, settle } = workOn(turns);
  await turns.first("ben", async () => undefined);
  const requests = ["a", "a", "b", "c"].map(requestTurn);
  await settle();
  expect(began).toEqual(["a", "b"]);
  await endNext();
  await expect.poll(() => began.length).toBe(3);
  await endNext();
  await expect.poll(() => began.length).toBe(4);
  await endNext();
  await endNext();
  expect(await Promise.all(requests)).toHaveLength(4);
});

test("work that runs first waits for nobody, and doesn't slow down its own queue", async () => {
  const turns = makeTurns({ atOnce: 3, atOncePerKey: 3 });
  const { began, ask: requestTurn, endNext, settle } = workOn(turns);
  await turns.first("a", async () => undefined);
  const queued = Array.from({ length: 4 }, () => requestTurn("a"));
  await settle();
  expect(began).toEqual(["a", "a", "a"]);
  expect(await turns.first("ben", async () => "at once")).toBe("at once");
  for (let n = 0; n < 4; n += 1) await endNext();
  expect(await Promise.all(queued)).toHaveLength(4);
});
