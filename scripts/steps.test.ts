import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeRun, type Step } from "./steps.ts";

const bin = join(import.meta.dirname, "../node_modules/.bin");
/** Where the test programs are found. */
const cache = join(import.meta.dirname, "../node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "planted-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, text: string): Step => ({
  name,
  command: process.execPath,
  args: ["-e", text],
});
/** Another run of a test program within this one. */
const env = { PATH: process.env["PATH"] };

test("what fails doesn't keep the rest from running, and each failure has a line where the run ends", async () => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    "planted.test.mjs",
    `test("holds", () => {});
    describe("a plan", () => test("is\\nkept", () => expect(1).toBe(2)));`,
  );
  write("broken.test.mjs", `throw new Error("It doesn't load.");`);
  write(
    "vitest.config.mjs",
    `export default { test: { globals: true, include: ["*.test.mjs"], exclude: [] } };`,
  );
  write(
    "planted.spec.mjs",
    `import { expect, test } from "@playwright/test";
    test("opens", () => {});
    test.describe("a door", () => test("closes", () => expect(1).toBe(2)));
    test("closes at last", ({}, { retry }) => expect(retry).toBe(1));`,
  );
  write("playwright.config.mjs", `export default { testMatch: "*.spec.mjs", retries: 1 };`);
  const { run, inTurn, skip, summary } = makeRun(env);
  await inTurn(
    [
      script("lint", "console.log('a file'); console.error('Found 3 mistakes.'); process.exit(2)"),
      { name: "nothing", command: join(folder, "missing"), args: [] },
      script("killed", "process.kill(process.pid, 'SIGKILL')"),
      {
        name: "tests",
        command: join(bin, "vitest"),
        args: ["run", "--root", folder],
        tests: "vitest",
      },
      {
        name: "journeys",
        command: join(bin, "playwright"),
        args: ["test", "--config", join(folder, "playwright.config.mjs")],
        tests: "playwright",
      },
    ],
    true,
  );
  expect(await run(script("good", ""), true)).toBe(true);
  skip([script("last", "")], "the build failed");
  const { isGood, text } = summary();
  expect(isGood).toBe(false);
  expect(text.split("\n")).toEqual([
    "1 passed, 5 failed, 1 skipped",
    "FAILED lint: ended with 2: Found 3 mistakes.",
    expect.stringMatching(/^FAILED nothing: spawn .*missing ENOENT$/),
    "FAILED killed: ended with SIGKILL",
    expect.stringMatching(/^FAILED tests: .*broken\.test\.mjs > It doesn't load\.$/),
    expect.stringMatching(
      /^FAILED tests: .*planted\.test\.mjs > a plan is kept: AssertionError: expected 1 to be 2[^\n]*$/,
    ),
    "FAILED journeys: planted.spec.mjs:3 > closes",
    "FAILED last: not run, because the build failed",
    "UNSTABLE, passed when tried again: planted.spec.mjs:4 > closes at last",
  ]);
});

test("a run in which all is good says so", async () => {
  const { inTurn, summary } = makeRun(env);
  await inTurn([script("one", ""), script("two", "")], true);
  expect(summary()).toEqual({ isGood: true, text: "2 passed, 0 failed" });
});
