import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMemoryFolder } from "./memory-folder.ts";
import { makeRun, type Step } from "./steps.ts";
import { findPostgres } from "../server/testing/postgres.ts";

const npm = (script: string): Step => ({
  name: script,
  command: "npm",
  args: ["run", "-s", script],
});
const vitest = (...projects: string[]): Step => ({
  name: `tests: ${projects.join(" and ")}`,
  command: "vitest",
  args: ["run", ...projects.flatMap((project) => ["--project", project])],
  tests: "vitest",
});

const hasPostgres = findPostgres() !== undefined;
/** With the long tests, and all tests that open a database on both engines (vitest.config.ts). */
const isWhole = process.argv.includes("--all");

/** They need one core each and only read files. */
const checks: Step[] = [npm("format:check"), npm("lint"), npm("dead"), npm("lock")];
/** Writes types that the checks above read. */
const types = npm("types");
/** Fault tests and journeys use the built server. */
const build = npm("build");

/** In one run, so that no core idles while one project ends. */
const databases = vitest("unit", "server", "alone", "pglite", ...(hasPostgres ? ["postgres"] : []));
const faults = vitest("faults");
const browser = vitest("browser");
const journeyDatabases: Step = {
  name: "databases of the journeys",
  command: "node",
  args: ["e2e/make-databases.ts"],
};
const journeys: Step = {
  name: "journeys",
  command: "playwright",
  args: ["test"],
  tests: "playwright",
};

const skipped = `
****************************************************************************
*  SKIPPED: API tests on PostgreSQL. initdb was not found.                 *
*  Install PostgreSQL (Debian: apt-get install postgresql) to run them.    *
****************************************************************************`;

const memoryFolder = makeMemoryFolder();

/** A shared compile cache for the many processes that tests start, and memory for their databases. */
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
  ...(memoryFolder === undefined ? {} : { TMPDIR: memoryFolder, BROWSER_FOLDER: tmpdir() }),
  E2E_DATA_DIR: mkdtempSync(join(memoryFolder ?? tmpdir(), "wagabond-e2e-")),
  ...(isWhole ? { TEST_ALL: "yes" } : {}),
  ...process.env,
};

const { run, inTurn, skip, summary } = makeRun(env);

/** True if it was built. */
async function buildAndTest(): Promise<boolean> {
  const isBuilt = await run(build, true);
  // Faults mostly wait for servers to stop and start.
  if (isBuilt) await run(faults, true);
  await inTurn([browser, journeyDatabases], true);
  return isBuilt;
}

/**
 * Runs everything. What failed doesn't keep the rest from running, unless it was the build. Journeys come last: beside
 * the tests of the server, both wait so long for the cores that statements and snapshots reach their limits.
 */
async function runAll(): Promise<void> {
  await run(types);
  const [isBuilt] = await Promise.all([buildAndTest(), run(databases), inTurn(checks, true)]);
  if (isBuilt) await run(journeys);
  else skip([faults, journeys], "the build failed");
}

await runAll();
if (!hasPostgres) console.log(skipped);
const { isGood, text } = summary();
console.log(`\n${text}`);
process.exit(isGood ? 0 : 1);
