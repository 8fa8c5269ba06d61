import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "./pause.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a pause ends after its time", async () => {
  const ended = vi.fn();
  const ending = pause(150).then(ended);
  vi.advanceTimersByTime(149);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await ending;
  expect(ended).toHaveBeenCalledOnce();
});

test("a pause whose text has changed rejects at once and leaves no timer", async () => {
  const typing = new AbortController();
  const pausing = pause(150, typing.signal);
  typing.abort();
  await expect(pausing).rejects.toBe(typing.signal.reason);
  expect(vi.getTimerCount()).toBe(0);
});
