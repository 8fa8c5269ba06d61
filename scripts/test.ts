import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findPostgres } from "../server/src/testing/postgres.ts";
import { buildWhatIsStale } from "./build.ts";

type Step = { name: string; command: string; args: string[] };

const npm = (script: string): Step => ({
  name: script,
  command: "npm",
  args: ["run", "-s", script],
});
const vitest = (...projects: string[]): Step => ({
  name: `tests: ${projects.join(" and ")}`,
  command: "vitest",
  args: ["run", ...projects.flatMap((project) => ["--project", project])],
});

const hasPostgres = findPostgres() !== undefined;

const steps: Step[] = [
  npm("format:check"),
  npm("lint"),
  npm("types"),
  npm("dead"),
  npm("lock"),
  vitest("rooms"),
  vitest("server"),
  // In one run, so that all cores stay busy.
  vitest("pglite", ...(hasPostgres ? ["postgres"] : [])),
  vitest("faults"),
  { name: "journeys", command: "playwright", args: ["test"] },
];

const skipped = `
****************************************************************************
*  SKIPPED: API tests on PostgreSQL. initdb was not found.                 *
*  Install PostgreSQL (Debian: apt-get install postgresql) to run them.    *
****************************************************************************`;

/** A shared compile cache for the many processes that tests start. */
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
  ...process.env,
};

/** Runs all steps in order and stops at the first failure. */
async function run(): Promise<number> {
  for (const { name, command, args } of steps) {
    // The following steps test the built server.
    if (name === "tests: faults") await buildWhatIsStale();
    const began = performance.now();
    console.log(`\n== ${name}`);
    const { status } = spawnSync(command, args, { stdio: "inherit", env });
    if (status !== 0) {
      console.error(`\n${name} failed.`);
      return status ?? 1;
    }
    console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  if (!hasPostgres) console.log(skipped);
  console.log(`\n${steps.length} passed, 0 failed${hasPostgres ? "" : ", 1 skipped"}`);
  return 0;
}

process.exit(await run());
