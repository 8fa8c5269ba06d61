import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { startServer } from "./server-process.ts";

/**
 * Builds once for all files, because servers run from the build. A first server fills the database that others start
 * with (server-process.ts), and the compile cache: a killed server leaves none.
 */
export default async function prepare(): Promise<() => void> {
  await buildWhatIsStale();
  const folder = mkdtempSync(join(tmpdir(), "wagabond-prepared-"));
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  const server = await startServer({ DATA_DIR: folder });
  server.signal("SIGTERM");
  await server.ended;
  process.env["PREPARED_DATABASE"] = join(folder, "pglite");
  return () => rmSync(folder, { recursive: true, force: true });
}
