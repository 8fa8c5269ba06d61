import { expect, test } from "vitest";
import { readEnv } from "../../platform/env.ts";
import { judgeClock } from "./clock.ts";
import { judgeSpace } from "./folder.ts";
import { checkProxy } from "./proxy.ts";
import { checkDemo } from "./site.ts";

const MB = 1024 * 1024;
const plenty = { bytes: 500_000 * MB, inodes: 5_000_000, inodesInAll: 9_000_000 };

test.each([
  [plenty, "fine", "488 GB free, 5000000 inodes"],
  [{ ...plenty, bytes: 2_047 * MB }, "note", "2047 MB free"],
  [{ ...plenty, bytes: 255 * MB }, "wrong", "255 MB free"],
  [{ ...plenty, inodes: 9_999 }, "note", "9999 inodes"],
  [{ ...plenty, inodes: 999 }, "wrong", "999 inodes"],
  // A file system without a fixed number of them.
  [{ ...plenty, inodes: 0, inodesInAll: 0 }, "fine", "488 GB free"],
] as const)("disk: %o is %s", (space, is, text) => {
  expect(judgeSpace(space)).toEqual({ about: "disk", is, text: expect.stringContaining(text) });
});

test.each([
  [{ database: 300, files: -1_900 }, "fine", "matches the database and files clock"],
  [{ database: undefined, files: undefined }, "fine", "not compared"],
  [{ database: 2_400, files: 0 }, "note", "the database clock is 2 s ahead"],
  [{ database: 0, files: -45_000 }, "wrong", "the files clock is 45 s behind"],
] as const)("clocks: %o is %s", (offsets, is, text) => {
  expect(judgeClock(offsets, true)).toMatchObject({ is, text: expect.stringContaining(text) });
});

test("Node without time zone data is a problem", () => {
  expect(judgeClock({ database: 0, files: 0 }, false)).toMatchObject({ is: "wrong" });
});

test.each([
  [{}, "fine"],
  [{ PUBLIC_URL: "https://pets.example", TRUST_PROXY: "10.0.0.7" }, "fine"],
  [{ PUBLIC_URL: "https://pets.example" }, "wrong"],
  [{ PUBLIC_URL: "http://pets.example" }, "note"],
  [{ PUBLIC_URL: "https://pets.example", TRUST_PROXY: "10.0.0.0/8" }, "fine"],
  [{ PUBLIC_URL: "https://pets.example", TRUST_PROXY: "127.0.0.1, 128.0.0.0/1" }, "wrong"],
  [{ PUBLIC_URL: "https://pets.example", TRUST_PROXY: "2000::/3" }, "wrong"],
] as const)("proxy: %o is %s", (variables, is) => {
  expect(checkProxy(readEnv(variables))).toMatchObject({ about: "proxy", is });
});

test.each([
  [{}, "the password of the demo accounts is public"],
  [{ HOST: "::1" }, "the password of the demo accounts is public"],
  [{ HOST: "127.0.0.1", DEMO: "off" }, "off"],
  [{ HOST: "0.0.0.0" }, "don't work"],
  [{ HOST: "::" }, "don't work"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://pets.example" }, "don't work"],
] as const)("demo accounts: %o reports %s", (variables, text) => {
  expect(checkDemo(readEnv(variables)).text).toContain(text);
});
