import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isFolderLocked } from "../../server/src/platform/db/lock.ts";
import { freePort } from "../../server/testing/postgres.ts";
import { isReady, readiness } from "./server-process.ts";

const root = join(import.meta.dirname, "../..");

test("a server that npm started shuts down when npm gets SIGTERM, and releases its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-npm-"));
  const port = await freePort();
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const own = { PORT: String(port), DATA_DIR: folder, DEMO: "off", LOG_LEVEL: "warn" };
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...own },
    stdio: "ignore",
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await vi.waitUntil(() => isReady(address), { timeout: 60_000, interval: 100 });
    npm.kill("SIGTERM");
    await vi.waitUntil(() => !isFolderLocked(folder), { timeout: 60_000, interval: 100 });
    expect(await readiness(address)).toBeUndefined();
  } finally {
    npm.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});
