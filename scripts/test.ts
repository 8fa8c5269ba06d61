import { spawn } from "node:child_process";
import { join } from "node:path";
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

/** What needs a core and little else: it looks at the files alone. */
const checks: Step[] = [npm("format:check"), npm("lint"), npm("dead"), npm("lock")];
/** Writes types into the tree that those above look at. */
const types = npm("types");
/** The built server is what is tested by faults and journeys. */
const build = npm("build");

/** Each of them uses both cores. */
const tests: Step[] = [
  // In one go, so that no core rests while the last file of the first is at it.
  vitest("unit", "server", "pglite", ...(hasPostgres ? ["postgres"] : [])),
  vitest("browser"),
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

/** Runs a step; the output of one that runs beside others comes in one piece. Throws where it fails. */
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
  if (beside) console.log(`\n== ${name}\n${Buffer.concat(output).toString().trimEnd()}`);
  if (status !== 0) throw new Error(`${name} failed.`);
  console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function inTurn(steps: readonly Step[], beside = false): Promise<void> {
  for (const step of steps) await run(step, beside);
}

/** Runs everything, and stops where something fails. The quick checks go two at a time, as each of them uses one core. */
async function runAll(): Promise<number> {
  try {
    await run(types);
    await Promise.all([inTurn(checks, true), run(build, true)]);
    await inTurn(tests);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  if (!hasPostgres) console.log(skipped);
  const count = checks.length + 2 + tests.length;
  console.log(`\n${count} passed, 0 failed${hasPostgres ? "" : ", 1 skipped"}`);
  return 0;
}

process.exit(await runAll());
