import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { badEnvironment } from "./bad-environment.ts";
import { backedUp } from "./drills-of-backup.ts";
import {
  responsesDropped,
  clientsSlow,
  connectionsIdle,
  crawled,
  loopStalled,
  soaked,
  heapMeasured,
  statementsHung,
} from "./drills-of-load.ts";
import { membersFlooded, queriesExpensive, targetsLong } from "./drills-of-floods.ts";
import { serversTogether } from "./drills-of-servers.ts";
import {
  attackedSlowly,
  clockChanged,
  databaseStopped,
  memoryShort,
  overloaded,
  queriesRandom,
} from "./drills-of-failures.ts";
import { type DrillLine, tableOf, verdictOf } from "./drill-table.ts";
import { bombed, databaseFilled, diskFilled, uploadsKilled } from "./drills-of-files.ts";
import { statementsEndless, workersTerminated } from "./drills-of-pglite.ts";
import { killInMidWrite } from "./kill-in-mid-write.ts";
import { emailsOnce } from "./emails-once.ts";
import { faultsIn, onPostgres, type Outcome, seconds, timesIn } from "./outcome.ts";
import { inMs } from "./latency.ts";
import { proxyKinds } from "./proxy.ts";
import { secondProcess } from "./second-process.ts";
import { twoTravelers } from "./two-travelers.ts";
import { termUnderLoad } from "./term-under-load.ts";

/** `of` names the faults of docs/faults.md that it covers. */
type Drill = { name: string; of: string; run: () => Promise<Outcome> };

const usage = `npm run drill -- [--only NAME,NAME] [--rounds N] [--writes 1000] [--minutes 10] [--postgres]
                       [--servers 2] [--proxy nginx|caddy] [--replica]
  bad-environment  second-process  term-under-load  kill-in-mid-write (20 rounds)  kill-in-mid-upload (30 rounds)
  bombs-at-once  full-disk  full-database  backup-under-load (3 rounds)  two-servers (3 rounds)  emails-once (4 rounds)
  statement-hang  idle-connections  slow-clients  slowhttptest  stalled-loop  overload  random-queries  dropped-responses
  member-flood  long-queries  graphql-cost  database-unreachable  low-memory (1 round)  heap-per-load (200 rounds)
  two-travelers (3 kills)  soak (10 minutes)  clock  crawler  worker-terminated (20 rounds)  endless-statement`;

const { values: args } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string" },
    writes: { type: "string", default: "1000" },
    minutes: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
    servers: { type: "string", default: "2" },
    proxy: { type: "string", default: "nginx" },
    replica: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const roundsOr = (usual: number) => Number(args.rounds ?? usual);
const writes = Number(args.writes);
const dropped = 200;
const rejectionMs = 1_000;
const downMs = 30_000;
const drainMs = 10_000;
/** Limit for "at once" on a machine that is busy with the load itself. */
const atOnceMs = 1_000;

async function killed(databaseUrl?: string): Promise<Outcome> {
  const report = await killInMidWrite({ rounds: roundsOr(20), writes, databaseUrl });
  const { lost, torn, doubled, acknowledged, repeated } = report;
  return {
    figures: `${report.rounds} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${repeated} sent again, ready again after ${timesIn(report.restartMs)}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length} hoots differ from what was sent`]: torn.length > 0,
      [`${doubled.length} hoots are duplicated`]: doubled.length > 0,
    }),
  };
}

async function second(): Promise<Outcome> {
  const report = await secondProcess();
  return {
    figures: `rejected after ${seconds(report.rejectionMs)}, taken over ${seconds(report.takeoverMs)} after the kill`,
    faults: faultsIn({
      [`the second ended with ${report.code}`]: report.code !== 1,
      [`the second took ${seconds(report.rejectionMs)}`]: report.rejectionMs > rejectionMs,
      [`the second printed ${report.lines.length} lines`]: report.lines.length !== 1,
      "the first is not named": !report.namesTheFirst,
      "the first was disturbed": !report.firstGoesOn,
      "an acknowledged hoot is lost": report.lost.length > 0,
    }),
  };
}

async function terminated(): Promise<Outcome> {
  const report = await termUnderLoad({ loadMs: 3_000 });
  const { lost, torn, doubled, unacknowledged, uploads, secondSignal } = report;
  return {
    figures: `${report.acknowledged} posts, ${report.readsAnswered} reads and ${uploads.saved} uploads answered, ${report.cut} cut, ${report.tooLate} after the port closed; not ready ${inMs(report.readinessMs)} after the signal, ended after ${seconds(report.drainMs)}; exit status after a second signal ${secondSignal.code}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or duplicated`]:
        torn.length + doubled.length > 0,
      [`${report.cut} requests were cut`]: report.cut > 0,
      [`${unacknowledged.length} posts were saved without a response`]: unacknowledged.length > 0,
      [`${report.rejected} posts were rejected`]: report.rejected > 0,
      [`uploads got ${uploads.statuses.join()}, and ${uploads.saved} are stored`]:
        uploads.statuses.some((status) => status !== 200) ||
        uploads.saved < uploads.statuses.length,
      [`readiness was ${report.readiness} after ${inMs(report.readinessMs)}`]:
        report.readiness !== 503 || report.readinessMs > atOnceMs,
      [`it took ${seconds(report.drainMs)}`]: report.drainMs > drainMs,
      [`after a second signal it ended with ${secondSignal.code} after ${inMs(secondSignal.ms)}`]:
        secondSignal.code !== 1 || secondSignal.ms > atOnceMs,
      [`it ended with ${report.code}`]: report.code !== 0,
    }),
  };
}

async function misconfigured(): Promise<Outcome> {
  const verdicts = await badEnvironment();
  const wrong = verdicts.filter(({ ok }) => !ok);
  return {
    figures: `${verdicts.length - wrong.length} of ${verdicts.length} rejected with one line`,
    faults: wrong.map(
      ({ name, value, code, message }) => `${name}=${value}: exit ${code}, "${message}"`,
    ),
  };
}

async function travelersTogether(): Promise<Outcome> {
  const report = await twoTravelers({ edits: 200, kills: roundsOr(3) });
  const { edits, met, cuts, kills, lost, changed, different } = report;
  return {
    figures: `${edits} edits in two browsers, ${met} met a change of the other's, ${cuts} cuts of the network, ${kills} kills`,
    faults: [...lost, ...changed, ...different],
  };
}

const drills: Drill[] = [
  { name: "bad-environment", of: "F8", run: misconfigured },
  { name: "second-process", of: "F3", run: second },
  { name: "term-under-load", of: "F11", run: terminated },
  { name: "kill-in-mid-write", of: "F2", run: () => killed() },
  { name: "two-travelers", of: "F2", run: travelersTogether },
  { name: "worker-terminated", of: "F2", run: () => workersTerminated(roundsOr(20)) },
  { name: "endless-statement", of: "T26", run: () => statementsEndless() },
  { name: "kill-in-mid-upload", of: "F1", run: () => uploadsKilled(roundsOr(30)) },
  { name: "bombs-at-once", of: "T4, F17", run: () => bombed() },
  { name: "full-disk", of: "F7", run: () => onPostgres(diskFilled) },
  { name: "full-database", of: "F7", run: databaseFilled },
  { name: "backup-under-load", of: "F20", run: () => backedUp(roundsOr(3)) },
  { name: "two-servers", of: "many", run: together },
  { name: "emails-once", of: "many", run: mails },
  { name: "database-unreachable", of: "F5", run: () => databaseStopped(downMs) },
  { name: "statement-hang", of: "F6", run: () => onPostgres(statementsHung) },
  { name: "idle-connections", of: "F10", run: connectionsIdle },
  { name: "slow-clients", of: "F9", run: clientsSlow },
  { name: "slowhttptest", of: "F9, T20", run: () => attackedSlowly(true) },
  { name: "slowhttptest without limits", of: "F9, T20", run: () => attackedSlowly(false) },
  { name: "stalled-loop", of: "F18", run: loopStalled },
  { name: "overload", of: "overload", run: overloaded },
  { name: "crawler", of: "T25", run: () => crawled() },
  { name: "random-queries", of: "T27", run: queriesRandom },
  { name: "member-flood", of: "T27", run: () => membersFlooded() },
  { name: "long-queries", of: "T27", run: () => targetsLong() },
  { name: "graphql-cost", of: "T27", run: () => queriesExpensive() },
  { name: "dropped-responses", of: "F21", run: () => responsesDropped(dropped) },
  { name: "low-memory", of: "F17", run: () => memoryShort(roundsOr(1)) },
  { name: "heap-per-load", of: "F17", run: () => heapMeasured(roundsOr(200)) },
  { name: "soak", of: "F17", run: () => soaked(Number(args.minutes) * 60_000) },
  { name: "clock", of: "F12", run: clockChanged },
];

async function together(): Promise<Outcome> {
  const proxy = proxyKinds.find((kind) => kind === args.proxy);
  if (!proxy) return { figures: usage, faults: [`unknown proxy ${args.proxy}`] };
  const { replica } = args;
  return serversTogether({ proxy, servers: Number(args.servers), rounds: roundsOr(3), replica });
}

function mails(): Promise<Outcome> {
  return onPostgres(async (url) => {
    const report = await emailsOnce(url, { people: 120, kills: roundsOr(4) });
    const { lost, twice, unlike, kills } = report;
    return {
      figures: `${kills} kills, ${report.signedUp} emails queued, ${lost.length} lost, ${twice.length} sent twice because of a kill`,
      faults: faultsIn({
        [`${lost.length} emails never arrived`]: lost.length > 0,
        [`${twice.length} emails arrived twice`]: twice.length > kills,
        [`${unlike.length} emails arrived twice with different Message-IDs`]: unlike.length > 0,
      }),
    };
  });
}

const drillsOnPostgres: Drill[] = [
  { name: "kill-in-mid-write on PostgreSQL", of: "F2", run: () => onPostgres(killed) },
  { name: "endless-statement on PostgreSQL", of: "T26", run: () => onPostgres(statementsEndless) },
  {
    name: "kill-in-mid-upload on PostgreSQL",
    of: "F1",
    run: () => onPostgres((url) => uploadsKilled(roundsOr(30), url)),
  },
  { name: "bombs-at-once on PostgreSQL", of: "T4, F17", run: () => onPostgres(bombed) },
  { name: "member-flood on PostgreSQL", of: "T27", run: () => onPostgres(membersFlooded) },
  { name: "long-queries on PostgreSQL", of: "T27", run: () => onPostgres(targetsLong) },
  { name: "graphql-cost on PostgreSQL", of: "T27", run: () => onPostgres(queriesExpensive) },
  { name: "crawler on PostgreSQL", of: "T25", run: () => onPostgres(crawled) },
  {
    name: "dropped-responses on PostgreSQL",
    of: "F21",
    run: () => onPostgres((url) => responsesDropped(dropped, url)),
  },
  {
    name: "backup-under-load on PostgreSQL",
    of: "F20",
    run: () => onPostgres((url) => backedUp(roundsOr(3), url)),
  },
];

async function run(): Promise<number> {
  if (args.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  const all = [...drills, ...(args.postgres ? drillsOnPostgres : [])];
  const only = args.only?.split(",") ?? [""];
  const chosen = all.filter(({ name }) => only.some((start) => name.startsWith(start)));
  let failed = chosen.length === 0 ? 1 : 0;
  if (failed) console.error(usage);
  const table: DrillLine[] = [];
  for (const drill of chosen) {
    const outcome = await drill.run();
    const verdict = verdictOf(outcome);
    const { figures, lines = [], faults } = outcome;
    if (verdict === "FAILED") failed += 1;
    table.push({ name: drill.name, of: drill.of, verdict, figures });
    console.log(`${verdict.padEnd(7)}  ${drill.name}: ${figures}`);
    for (const { held, text } of lines) console.log(`  ${held ? "held  " : "FAILED"}  ${text}`);
    for (const fault of faults) console.log(`        ${fault}`);
  }
  if (table.length > 1) console.log(`\n${tableOf(table)}`);
  return failed > 0 ? 1 : 0;
}

process.exit(await run());
