import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openInstance } from "../../server/src/operations/open-instance.ts";
import { readEnv } from "../../server/src/platform/env.ts";
import { newDatabase, startPostgres } from "../../server/testing/postgres.ts";
import { connectTo } from "./wire.ts";

/** The server that components call: PostgreSQL where the machine has it, else PGlite. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-components-"));
  const postgres = await startPostgres();
  const env = readEnv({ DATA_DIR: dataDir, DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "silent" });
  const databaseUrl = postgres && (await newDatabase(postgres.url, "components"));
  const server = await openInstance({
    env: { ...env, port: 0, databaseUrl },
    renderPage: async () => new Response("", { status: 404 }),
  });
  connectTo(server.address);
  return async () => {
    await server.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
