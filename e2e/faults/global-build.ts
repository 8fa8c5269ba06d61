import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { makeDemo, makeEmpty } from "../../server/src/testing/made-databases.ts";

/** Builds once for all files, because servers run from the build, and prepares a database for them (server-process.ts). */
export default async function prepare(): Promise<() => void> {
  await buildWhatIsStale();
  const folder = mkdtempSync(join(tmpdir(), "wagabond-prepared-"));
  const where = { dataDir: folder, databaseUrl: undefined };
  await makeEmpty(where);
  await makeDemo(where);
  process.env["PREPARED_DATABASE"] = join(folder, "pglite");
  return () => rmSync(folder, { recursive: true, force: true });
}
