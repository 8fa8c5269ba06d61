import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../platform/db/lock.ts";
import { EnvError, readEnv } from "../platform/env.ts";
import { openInstance } from "./open-instance.ts";
import { freePort } from "../testing/postgres.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wagabond-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The one line of a start that fails. */
async function rejectedWith(variables: Record<string, string>): Promise<string> {
  const defaults = { DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO: "off" };
  const env = readEnv({ ...defaults, ...variables });
  const reason: unknown = await openInstance({ env, renderPage: async () => new Response() }).catch(
    (error: unknown) => error,
  );
  if (!(reason instanceof Error)) throw new Error("The house has opened.");
  expect(reason.message).not.toContain("\n");
  return reason.message;
}

const nowhere = "postgres://me:hunter2@127.0.0.1:1/x";

test("a host that is not here and a port that is taken are named, not the database", async () => {
  const databaseUrl = { DATABASE_URL: nowhere };
  expect(await rejectedWith({ HOST: "host.invalid", ...databaseUrl })).toMatch(
    /^HOST host\.invalid/,
  );
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = address && typeof address === "object" ? String(address.port) : "";
  expect(await rejectedWith({ PORT: port, ...databaseUrl })).toBe(
    `PORT ${port} is taken by another program.`,
  );
  taken.close();
});

test("a database that is not there is named, and its password is not", async () => {
  const PORT = String(await freePort());
  const text = await rejectedWith({ PORT, DATABASE_URL: nowhere });
  expect(text).toBe("DATABASE_URL: the database does not let us in (ECONNREFUSED).");
});

test("a folder that holds no database of ours is named", async () => {
  mkdirSync(join(dataDir, "pglite"));
  writeFileSync(join(dataDir, "pglite/PG_VERSION"), "99\n");
  expect(await rejectedWith({ PORT: "0" })).toMatch(/^DATA_DIR .* holds no database/);
});

test("a lock file that is none is named", async () => {
  writeFileSync(join(dataDir, "lock.sqlite"), "this is not a lock, whatever its name says\n");
  expect(await rejectedWith({ PORT: "0" })).toMatch(/^DATA_DIR .* cannot be locked/);
});

test("a folder in use is refused with the id of who uses it", async () => {
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
