import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../scripts/build.ts";
import { startPostgres } from "../server/testing/postgres.ts";
import { machine } from "./machine.ts";
import type { Plan, Section } from "./plan.ts";
import { sections } from "./sections.ts";
import { type Row, tableOf } from "./table.ts";

const { values: options } = parseArgs({
  options: {
    /** Section names, separated by commas. */
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    /** A PostgreSQL that keeps filled tables for the next run. */
    database: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const names = sections.map(({ section }) => section);
const usage = `npm run bench -- [--only ${names.join("|")}] [--quick] [--database URL]`;

/** The PostgreSQL of a run: the given one, or a new one on first use. */
function makePostgres(named?: string) {
  let started: ReturnType<typeof startPostgres> | undefined;
  return {
    async url(): Promise<string> {
      if (named !== undefined) return named;
      const own = await (started ??= startPostgres({ autovacuum: "on" }));
      if (!own) throw new Error("This machine has no initdb.");
      return own.url;
    },
    stop: async () => (await started)?.stop(),
  };
}

/** A failed section is reported in its row, and the others continue. */
async function measured({ section, run }: Section, plan: Plan): Promise<Row[]> {
  const began = performance.now();
  try {
    return await run(plan);
  } catch (error) {
    process.exitCode = 1;
    const note = error instanceof Error ? error.message : String(error);
    return [{ name: section, ours: "", beside: "", ratio: Number.NaN, note: `BROKEN: ${note}` }];
  } finally {
    console.error(`${section}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

async function main(): Promise<void> {
  const only = options.only?.split(",") ?? names;
  if (options.help || only.some((name) => !names.includes(name))) return console.log(usage);
  await buildWhatIsStale();
  const postgres = makePostgres(options.database);
  const length = options.quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 };
  const plan: Plan = { quick: options.quick, ...length, postgres: postgres.url };
  const rows: Row[] = [];
  try {
    for (const section of sections.filter(({ section: name }) => only.includes(name))) {
      rows.push(...(await measured(section, plan)));
    }
  } finally {
    await postgres.stop();
  }
  console.log(`\n${tableOf(rows)}\n\n${machine()}`);
}

await main();
