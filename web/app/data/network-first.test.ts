import { expect, test } from "vitest";
import { stalledForMs, stallMs } from "./copies.ts";
import { networkFirst } from "./network-first.ts";

/** A clock whose waits end when the test says so. */
function testClock() {
  let time = 0;
  const waits: { until: number; end: () => void }[] = [];
  const pass = (ms: number) => {
    time += ms;
    for (const { until, end } of waits) if (until <= time) end();
  };
  const wait = (ms: number) =>
    new Promise<void>((end) => {
      waits.push({ until: time + ms, end });
      if (ms === 0) end();
    });
  return { clock: { now: () => time, wait }, pass };
}

const never = () => new Promise<string>(() => {});
const isUseful = (answer: string) => answer !== "503";
const parts = (network: () => Promise<string>, copy?: string) => ({
  network,
  saved: async () => copy,
  isUseful,
});
const failed = async (): Promise<string> => {
  throw new TypeError("Failed to fetch");
};

test("a network that answers comes before the copy", async () => {
  const { clock } = testClock();
  const result = await networkFirst(
    parts(async () => "new", "old"),
    { until: 0 },
    clock,
  );
  expect(result).toEqual({ is: "network", answer: "new" });
});

test("without a network the copy is used, and without a copy the failure is passed on", async () => {
  const { clock } = testClock();
  const saved = await networkFirst(parts(failed, "old"), { until: 0 }, clock);
  expect(saved).toEqual({ is: "saved", answer: "old" });
  await expect(networkFirst(parts(failed), { until: 0 }, clock)).rejects.toThrow("Failed to fetch");
});

test("an answer of a gateway gives way to a copy, and stands where there is none", async () => {
  const { clock } = testClock();
  const gateway = async () => "503";
  expect((await networkFirst(parts(gateway, "old"), { until: 0 }, clock)).answer).toBe("old");
  expect((await networkFirst(parts(gateway), { until: 0 }, clock)).answer).toBe("503");
});

test("a network that stalls for three seconds counts as none, and then at once for a while", async () => {
  const { clock, pass } = testClock();
  const stall = { until: 0 };
  const first = networkFirst(parts(never, "old"), stall, clock);
  pass(stallMs);
  expect((await first).is).toBe("saved");
  // No time passes here.
  expect((await networkFirst(parts(never, "old"), stall, clock)).is).toBe("saved");
  pass(stalledForMs + 1);
  const later = networkFirst(
    parts(async () => "new", "old"),
    stall,
    clock,
  );
  expect((await later).is).toBe("network");
});

test("a slow network is waited for where there is no copy", async () => {
  const { clock, pass } = testClock();
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = networkFirst(
    parts(() => promise),
    { until: 0 },
    clock,
  );
  pass(stallMs);
  resolve("late");
  expect(await slow).toEqual({ is: "network", answer: "late" });
});
