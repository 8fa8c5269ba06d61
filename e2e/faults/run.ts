import { parseArgs } from "node:util";
import { startPostgres } from "../../server/src/testing/postgres.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { badEnvironment } from "./bad-environment.ts";
import { killInMidWrite } from "./kill-in-mid-write.ts";
import { secondProcess } from "./second-process.ts";
import { termUnderLoad } from "./term-under-load.ts";

/** What a drill found: one line of figures, and what should not be. */
type Outcome = { figures: string; faults: string[] };
type Drill = { name: string; run: () => Promise<Outcome> };

const usage = `npm run drill -- [--only NAME] [--rounds 20] [--writes 1000] [--postgres]
  kill-in-mid-write  second-process  term-under-load  bad-environment`;

const { values: wanted } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "20" },
    writes: { type: "string", default: "1000" },
    postgres: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const rounds = Number(wanted.rounds);
const writes = Number(wanted.writes);
const refusalMs = 2_000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The sentences whose condition is true. */
const faultsIn = (conditions: Record<string, boolean>): string[] =>
  Object.entries(conditions).flatMap(([words, isSo]) => (isSo ? [words] : []));

async function killed(databaseUrl?: string): Promise<Outcome> {
  const report = await killInMidWrite({ rounds, writes, databaseUrl });
  const { lost, torn, doubled, acknowledged, repeated } = report;
  const restarts = report.restartMs.toSorted((a, b) => a - b);
  const middle = restarts[Math.floor(restarts.length / 2)] ?? 0;
  return {
    figures: `${report.rounds} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${repeated} sent again, ready again after ${seconds(middle)} (at most ${seconds(restarts.at(-1) ?? 0)})`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length} hoots differ from what was sent`]: torn.length > 0,
      [`${doubled.length} hoots are there twice`]: doubled.length > 0,
    }),
  };
}

async function killedOnPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  if (!postgres) return { figures: "SKIPPED: this machine has no initdb", faults: [] };
  try {
    return await killed(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function second(): Promise<Outcome> {
  const report = await secondProcess();
  return {
    figures: `refused after ${seconds(report.refusalMs)}, taken over ${seconds(report.takeoverMs)} after the kill`,
    faults: faultsIn({
      [`the second ended with ${report.code}`]: report.code !== 1,
      [`the second took ${seconds(report.refusalMs)}`]: report.refusalMs > refusalMs,
      [`the second said ${report.lines.length} lines`]: report.lines.length !== 1,
      "the first is not named": !report.namesTheFirst,
      "the first was disturbed": !report.firstGoesOn,
      "an acknowledged hoot is lost": report.lost.length > 0,
    }),
  };
}

async function terminated(): Promise<Outcome> {
  const report = await termUnderLoad({ loadMs: 3_000 });
  const { lost, torn, doubled, untold } = report;
  return {
    figures: `${report.acknowledged} posts and ${report.readsAnswered} reads answered, ${report.cut} cut, ${report.tooLate} at the closed door, ended in ${seconds(report.drainMs)}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or doubled`]:
        torn.length + doubled.length > 0,
      [`${report.cut} requests were cut`]: report.cut > 0,
      [`${untold.length} posts were kept without an answer`]: untold.length > 0,
      [`${report.refused} posts were refused`]: report.refused > 0,
      [`readiness was ${report.readiness}`]: report.readiness !== 503,
      [`it ended with ${report.code}`]: report.code !== 0,
    }),
  };
}

async function misconfigured(): Promise<Outcome> {
  const verdicts = await badEnvironment();
  const wrong = verdicts.filter(({ ok }) => !ok);
  return {
    figures: `${verdicts.length - wrong.length} of ${verdicts.length} refused with one line`,
    faults: wrong.map(({ name, value, code, said }) => `${name}=${value}: exit ${code}, "${said}"`),
  };
}

const drills: Drill[] = [
  { name: "bad-environment", run: misconfigured },
  { name: "second-process", run: second },
  { name: "term-under-load", run: terminated },
  { name: "kill-in-mid-write", run: () => killed() },
  ...(wanted.postgres ? [{ name: "kill-in-mid-write on PostgreSQL", run: killedOnPostgres }] : []),
];

async function run(): Promise<number> {
  if (wanted.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  const chosen = drills.filter(({ name }) => !wanted.only || name.startsWith(wanted.only));
  let failed = chosen.length === 0 ? 1 : 0;
  if (failed) console.error(usage);
  for (const drill of chosen) {
    const { figures, faults } = await drill.run();
    if (faults.length > 0) failed += 1;
    console.log(`${faults.length > 0 ? "FAILED" : "held  "}  ${drill.name}: ${figures}`);
    for (const fault of faults) console.log(`        ${fault}`);
  }
  return failed > 0 ? 1 : 0;
}

process.exit(await run());
