import { expect, test } from "vitest";
import { makeBreaker } from "./breaker.ts";

function breakerAt() {
  let now = 0;
  const breaker = makeBreaker({ failures: 5, restMs: 30_000, now: () => now });
  return { breaker, later: (ms: number) => (now += ms) };
}

test("the fifth failure in a row starts a pause", () => {
  const { breaker, later } = breakerAt();
  for (let count = 0; count < 4; count += 1) breaker.failed();
  expect(breaker.wait()).toBe(0);
  breaker.failed();
  expect(breaker.wait()).toBe(30_000);
  later(29_999);
  expect(breaker.wait()).toBe(1);
  later(1);
  expect(breaker.wait()).toBe(0);
});

test("after a pause one failure starts the next, and one success resets the count", () => {
  const { breaker, later } = breakerAt();
  for (let count = 0; count < 5; count += 1) breaker.failed();
  later(30_000);
  breaker.failed();
  expect(breaker.wait()).toBe(30_000);
  later(30_000);
  breaker.succeeded();
  breaker.failed();
  expect(breaker.wait()).toBe(0);
});
