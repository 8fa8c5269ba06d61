import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSecret } from "./secret.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wagabond-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("a secret is created once, is long, and readable by its owner only", () => {
  const first = readSecret({ sessionSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readSecret({ sessionSecret: undefined, dataDir })).toEqual(first);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["session-secret"]);
});

test("SESSION_SECRET takes precedence, and no file is created", () => {
  const sessionSecret = "0123456789012345678901234567890123456789";
  expect(Buffer.from(readSecret({ sessionSecret, dataDir })).toString()).toBe(sessionSecret);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a damaged secret is reported, never used and never silently replaced", () => {
  writeFileSync(join(dataDir, "session-secret"), "short");
  chmodSync(join(dataDir, "session-secret"), 0o600);
  expect(() => readSecret({ sessionSecret: undefined, dataDir })).toThrow("is damaged");
});
