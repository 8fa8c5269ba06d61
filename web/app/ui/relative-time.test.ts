import { expect, test } from "vitest";
import { plainDate, relativeTime } from "./relative-time.ts";

const now = new Date(2026, 10, 21, 15, 0).getTime();
const before = (ms: number) => relativeTime(now - ms, now);
const hour = 3_600_000;

test("recent times are relative, older ones are dates", () => {
  expect(before(20_000)).toBe("just now");
  expect(before(5 * 60_000)).toBe("5 min ago");
  expect(before(2 * hour)).toBe("2 hr ago");
  expect(before(16 * hour)).toBe("yesterday");
  expect(before(3 * 24 * hour)).toBe("3 days ago");
  expect(before(20 * 24 * hour)).toBe("Nov 1");
  expect(before(400 * 24 * hour)).toBe("Oct 17, 2025");
});

test("a moment in the future shows as just now", () => {
  expect(before(-5_000)).toBe("just now");
});

test("a plain date is the same in every zone", () => {
  expect(plainDate("2026-11-20T23:30:00.000Z")).toBe("Nov 20, 2026");
});
