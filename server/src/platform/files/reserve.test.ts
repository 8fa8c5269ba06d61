import { expect, test } from "vitest";
import { isNearlyFull } from "./reserve.ts";

const mebibyte = 1024 * 1024;
const disk = (size: number, free: number) => ({
  bsize: 4096,
  blocks: (size * mebibyte) / 4096,
  bavail: (free * mebibyte) / 4096,
});

test("files leave 128 MB of a disk to the database, and a twentieth of a small one", () => {
  expect(isNearlyFull(disk(100_000, 129))).toBe(false);
  expect(isNearlyFull(disk(100_000, 127))).toBe(true);
  expect(isNearlyFull(disk(200, 11))).toBe(false);
  expect(isNearlyFull(disk(200, 9))).toBe(true);
});
