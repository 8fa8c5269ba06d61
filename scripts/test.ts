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
  // In one go, so that no core rests while the last file of the first is at it.
  vitest("pglite", ...(hasPostgres ? ["postgres"] : [])),
  vitest("faults"),
  { name: "journeys", command: "playwright", args: ["test"] },
];

const skipped = `
****************************************************************************
*  SKIPPED: the API tests on PostgreSQL. This machine has no initdb.       *
*  Install PostgreSQL (Debian: apt-get install postgresql) to run them.    *
****************************************************************************`;

/** Processes that tests start by the dozen find here what others have compiled. */
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
  ...process.env,
};

/** Runs everything in order, and stops at the first step that fails. */
async function run(): Promise<number> {
  for (const { name, command, args } of steps) {
    // From here on the built server is what is tested.
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
