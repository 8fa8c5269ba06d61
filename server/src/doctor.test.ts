import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examine } from "./doctor.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const wrongs = async (variables: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir, ...variables }))
    .filter(({ is }) => is === "wrong")
    .map(({ about }) => about);

test("on a fresh machine nothing is wrong", async () => {
  expect(await wrongs({})).toEqual([]);
});

test("limits that are off, mail that goes nowhere and passwords in the clear are wrong in public", async () => {
  const found = await wrongs({ PUBLIC_URL: "http://pets.example", RATE_LIMITS: "off" });
  expect(found).toEqual(["mail", "RATE_LIMITS", "transport"]);
});

test("a database that does not answer and a variable that cannot be meant are named", async () => {
  expect(await wrongs({ DATABASE_URL: "postgres://127.0.0.1:1/none" })).toEqual(["database"]);
  expect(await wrongs({ PORT: "x" })).toEqual(["environment"]);
});

test("no secret is shown", async () => {
  const findings = await examine({
    DATA_DIR: dataDir,
    SESSION_SECRET: "canary-canary-canary-canary-canary",
    MAIL_URL: "smtp://me:canary@127.0.0.1:1",
    DATABASE_URL: "postgres://me:canary@127.0.0.1:1/x",
    GIPHY_API_KEY: "canary",
  });
  expect(JSON.stringify(findings)).not.toContain("canary");
});
