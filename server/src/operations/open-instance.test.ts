import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../platform/db/lock.ts";
import { EnvError, readEnv } from "../platform/env.ts";
import { openInstance } from "./open-instance.ts";
import { freePort } from "../../testing/postgres.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wagabond-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The one-line message of a failed start. */
async function rejectedWith(variables: Record<string, string>): Promise<string> {
  const defaults = { DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO: "off" };
  const env = readEnv({ ...defaults, ...variables });
  const reason: unknown = await openInstance({ env, renderPage: async () => new Response() }).catch(
    (error: unknown) => error,
  );
  if (!(reason instanceof Error)) throw new Error("The instance has opened.");
  expect(reason.message).not.toContain("\n");
  return reason.message;
}

const nowhere = "postgres://me:hunter2@127.0.0.1:1/x";

test("a wrong host and a used port are named, not the database", async () => {
  const databaseUrl = { DATABASE_URL: nowhere };
  expect(await rejectedWith({ HOST: "host.invalid", ...databaseUrl })).toMatch(
    /^HOST host\.invalid/,
  );
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = address && typeof address === "object" ? String(address.port) : "";
  expect(await rejectedWith({ PORT: port, ...databaseUrl })).toBe(
    `PORT ${port} is already in use. Stop the other program or set another PORT.`,
  );
  taken.close();
});

test("an unreachable database is named without its password", async () => {
  const PORT = String(await freePort());
  const text = await rejectedWith({ PORT, DATABASE_URL: nowhere });
  expect(text).toBe(
    "DATABASE_URL: the database refused the connection (ECONNREFUSED). Check the host, user and password.",
  );
});

test("a folder with a foreign database is named", async () => {
  mkdirSync(join(dataDir, "pglite"));
  writeFileSync(join(dataDir, "pglite/PG_VERSION"), "99\n");
  expect(await rejectedWith({ PORT: "0" })).toMatch(
    /^DATA_DIR .* contains a database that can't be opened/,
  );
});

test("a damaged lock file is named", async () => {
  writeFileSync(join(dataDir, "lock.sqlite"), "this is not a lock, whatever its name says\n");
  expect(await rejectedWith({ PORT: "0" })).toMatch(/^DATA_DIR .* can't be locked/);
});

test("a folder in use is rejected with the ID of its process", async () => {
  const lock = lockFolder(dataDir);
  expect(await rejectedWith({ PORT: "0" })).toContain(`in use by process ${process.pid}`);
  lock.release();
});

test("a damaged secret stops the start", async () => {
  writeFileSync(join(dataDir, "session-secret"), "short");
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent", DATABASE_URL: nowhere });
  const opening = openInstance({ env, renderPage: async () => new Response() });
  await expect(opening).rejects.toBeInstanceOf(EnvError);
});
