import { expect, test } from "vitest";
import { isTooLarge, sharedMax, withinLimits } from "./shared-files.ts";

const megabytes = (size: number) => ({ size: size * 1_000_000 });

test("files within the limits are taken, in order", () => {
  const files = [megabytes(20), megabytes(21), megabytes(0), megabytes(20), megabytes(20)];
  expect(withinLimits(files)).toEqual([files[0], files[3], files[4]]);
});

test("a file that no longer fits is left out, and a smaller one after it is taken", () => {
  const files = [20, 20, 15, 10, 5].map(megabytes);
  expect(withinLimits(files)).toEqual([files[0], files[1], files[2], files[4]]);
});

test("no more files are taken than there is place for", () => {
  expect(withinLimits(Array.from({ length: 12 }, () => megabytes(1)))).toHaveLength(sharedMax);
});

test("a request that is larger than all that may be taken isn't read", () => {
  expect(isTooLarge(null)).toBe(false);
  expect(isTooLarge("64000000")).toBe(false);
  expect(isTooLarge("66000000")).toBe(true);
});
