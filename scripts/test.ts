import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMemoryFolder } from "./memory-folder.ts";
import { findPostgres } from "../server/src/testing/postgres.ts";

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

/** They need one core each and only read files. */
const checks: Step[] = [npm("format:check"), npm("lint"), npm("dead"), npm("lock")];
/** Writes types that the checks above read. */
const types = npm("types");
/** Fault tests and journeys use the built server. */
const build = npm("build");

/** In one run, so that no core idles while one project ends. */
const databases = vitest("unit", "server", "alone", "pglite", ...(hasPostgres ? ["postgres"] : []));
/** Fault tests mostly wait for servers to stop and start. */
const onBuild = [vitest("faults"), vitest("browser")];
/** Made earlier, because journeys would wait for it on one core. */
const journeyDatabase: Step = {
  name: "database of the journeys",
  command: "node",
  args: ["e2e/make-empty-database.ts"],
};
const journeys: Step = { name: "journeys", command: "playwright", args: ["test"] };

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
  ...process.env,
};

/** How much of a failed step's output is printed again where the run ends. */
const lastLines = 60;

/** Runs a step; with `beside`, prints its output in one piece at the end. Throws if it fails, with the last lines. */
async function run({ name, command, args }: Step, beside = false): Promise<void> {
  const began = performance.now();
  if (!beside) console.log(`\n== ${name}`);
  const child = spawn(command, args, { stdio: beside ? "pipe" : "inherit", env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => output.push(piece));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const printed = Buffer.concat(output).toString().trimEnd();
  if (beside) console.log(`\n== ${name}\n${printed}`);
  if (status !== 0) {
    const last = printed.split("\n").slice(-lastLines);
    throw new Error([...last, `${name} failed.`].join("\n"));
  }
  console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function inTurn(steps: readonly Step[], beside = false): Promise<void> {
  for (const step of steps) await run(step, beside);
}

/** Throws the first failure once all have ended, so that no process outlives this one. */
async function together(...runs: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(runs);
  await Promise.all(runs);
}

/** Runs everything, and stops at the first failure. */
async function runAll(): Promise<number> {
  try {
    await run(types);
    // The build uses one core most of the time, and tests of the server need none.
    await together(
      run(databases),
      inTurn(checks, true),
      inTurn([build, ...onBuild, journeyDatabase], true),
    );
    await run(journeys);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  if (!hasPostgres) console.log(skipped);
  const count = checks.length + 2 + onBuild.length + 3;
  console.log(`\n${count} passed, 0 failed${hasPostgres ? "" : ", 1 skipped"}`);
  return 0;
}

process.exit(await runAll());
