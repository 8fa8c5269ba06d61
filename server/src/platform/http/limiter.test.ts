import { expect, test, vi } from "vitest";
import { addressBlock } from "./client-address.ts";
import { makeLimiter } from "./limiter.ts";

const hour = 3_600_000;

test("an IPv6 customer is counted as one, however many addresses they have", () => {
  expect(addressBlock("2001:db8:1:2:aaaa::1")).toBe(addressBlock("2001:db8:1:2::ffff"));
  expect(addressBlock("2001:db8:1:3::1")).not.toBe(addressBlock("2001:db8:1:2::1"));
  expect(addressBlock("::1")).toBe("0:0:0:0::/64");
  expect(addressBlock("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(addressBlock("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("the attempt after the last allowed one is rejected with Retry-After", async () => {
  const limit = makeLimiter(true);
  const rate = { times: 3, seconds: 60 };
  for (let turn = 0; turn < 3; turn += 1) await limit("like", "dana", rate);
  await expect(limit("like", "dana", rate)).rejects.toMatchObject({
    code: "RATE_LIMITED",
    status: 429,
    retryAfter: 60,
  });
  await limit("like", "ben", rate);
  await limit("comment", "dana", rate);
});

test.each([
  ["ahead", 2 * hour],
  ["back", -2 * hour],
])("setting the clock %s resets no count and extends no block", async (_way, by) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const limit = makeLimiter(true);
  const rate = { times: 3, seconds: 0.5 };
  for (let turn = 0; turn < 3; turn += 1) await limit("login", "dana", rate);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + by);
  try {
    await expect(limit("login", "dana", rate)).rejects.toMatchObject({ retryAfter: 1 });
    now += 600;
    await vi.advanceTimersByTimeAsync(600);
    await limit("login", "dana", rate);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

test("with limits off nobody is counted", async () => {
  const limit = makeLimiter(false);
  for (let turn = 0; turn < 50; turn += 1) {
    await expect(limit("like", "dana", { times: 1, seconds: 60 })).resolves.toBeUndefined();
  }
});
