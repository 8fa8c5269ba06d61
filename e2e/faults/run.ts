import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { badEnvironment } from "./bad-environment.ts";
import { backedUp } from "./drills-of-backup.ts";
import {
  answersDropped,
  clientsSlow,
  connectionsIdle,
  loopStalled,
  statementsHung,
} from "./drills-of-load.ts";
import { bombed, diskFilled, uploadsKilled } from "./drills-of-files.ts";
import { killInMidWrite } from "./kill-in-mid-write.ts";
import { faultsIn, onPostgres, type Outcome, seconds, timesIn } from "./outcome.ts";
import { secondProcess } from "./second-process.ts";
import { hasNginx } from "./proxy.ts";
import { termUnderLoad } from "./term-under-load.ts";
import { twoHouses } from "./two-houses.ts";

type Drill = { name: string; run: () => Promise<Outcome> };

const usage = `npm run drill -- [--only NAME] [--rounds N] [--writes 1000] [--postgres]
  bad-environment  second-process  term-under-load  kill-in-mid-write (20 rounds)  kill-in-mid-upload (30 rounds)
  bombs-at-once  full-disk  backup-under-load (3 rounds)  two-houses (3 rounds)
  statement-hang  idle-connections  slow-clients  stalled-loop  dropped-answers`;

const { values: wanted } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string" },
    writes: { type: "string", default: "1000" },
    postgres: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const roundsOr = (usual: number) => Number(wanted.rounds ?? usual);
const writes = Number(wanted.writes);
const dropped = 200;
const refusalMs = 2_000;

async function killed(databaseUrl?: string): Promise<Outcome> {
  const report = await killInMidWrite({ rounds: roundsOr(20), writes, databaseUrl });
  const { lost, torn, doubled, acknowledged, repeated } = report;
  return {
    figures: `${report.rounds} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${repeated} sent again, ready again after ${timesIn(report.restartMs)}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length} hoots differ from what was sent`]: torn.length > 0,
      [`${doubled.length} hoots are there twice`]: doubled.length > 0,
    }),
  };
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
  { name: "kill-in-mid-upload", run: () => uploadsKilled(roundsOr(30)) },
  { name: "bombs-at-once", run: () => bombed() },
  { name: "full-disk", run: () => onPostgres(diskFilled) },
  { name: "backup-under-load", run: () => backedUp(roundsOr(3)) },
  { name: "two-houses", run: twins },
  { name: "statement-hang", run: () => onPostgres(statementsHung) },
  { name: "idle-connections", run: connectionsIdle },
  { name: "slow-clients", run: clientsSlow },
  { name: "stalled-loop", run: loopStalled },
  { name: "dropped-answers", run: () => answersDropped(dropped) },
];

async function twins(): Promise<Outcome> {
  if (!hasNginx()) return { figures: "SKIPPED: this machine has no nginx", faults: [] };
  return onPostgres(async (url) => {
    const report = await twoHouses(url, Number(wanted.rounds ?? 3));
    const { lost, torn, doubled } = report;
    return {
      figures: `${report.restarts} restarts, ${report.acknowledged} posts and ${report.readsAnswered} reads answered, ${report.unanswered + report.readsFailed} not`,
      faults: faultsIn({
        [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
        [`${torn.length + doubled.length} hoots are torn or doubled`]:
          torn.length + doubled.length > 0,
        [`${report.unanswered} posts and ${report.readsFailed} reads had no answer`]:
          report.unanswered + report.readsFailed > 0,
        [`posts were refused: ${JSON.stringify(report.refused)}`]:
          Object.keys(report.refused).length > 0,
        ...Object.fromEntries(report.differences.map((words) => [words, true])),
      }),
    };
  });
}

const drillsOnPostgres: Drill[] = [
  { name: "kill-in-mid-write on PostgreSQL", run: () => onPostgres(killed) },
  {
    name: "kill-in-mid-upload on PostgreSQL",
    run: () => onPostgres((url) => uploadsKilled(roundsOr(30), url)),
  },
  { name: "bombs-at-once on PostgreSQL", run: () => onPostgres(bombed) },
  {
    name: "dropped-answers on PostgreSQL",
    run: () => onPostgres((url) => answersDropped(dropped, url)),
  },
  {
    name: "backup-under-load on PostgreSQL",
    run: () => onPostgres((url) => backedUp(roundsOr(3), url)),
  },
];

async function run(): Promise<number> {
  if (wanted.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  const all = [...drills, ...(wanted.postgres ? drillsOnPostgres : [])];
  const chosen = all.filter(({ name }) => !wanted.only || name.startsWith(wanted.only));
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
