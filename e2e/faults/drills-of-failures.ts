import { isDeepStrictEqual } from "node:util";
import { balanced } from "../../server/testing/ledger.ts";
import { clockSet, faketime } from "./clock.ts";
import { databaseUnreachable } from "./database-unreachable.ts";
import { inMs } from "./latency.ts";
import { lowMemory } from "./low-memory.ts";
import { faultsIn, type Outcome, seconds } from "./outcome.ts";
import { overload } from "./overload.ts";
import { randomQueries } from "./random-queries.ts";
import { hasSlowhttptest, slowAttacks } from "./slow-attacks.ts";

const othersMs = 1_000;
const recoveryMs = 2_000;
const memoryMore = 250;
/** The server waits 3 s for a connection; the rest allows for a busy machine. */
const rejectedMs = 4_000;
const backMs = 6_000;

const countsOf = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
const only = (statuses: Record<string, number>, ...expected: string[]) =>
  Object.keys(statuses).every((status) => expected.includes(status));

export async function overloaded(): Promise<Outcome> {
  const {
    flood,
    rejections,
    calm,
    cached,
    memory,
    alive,
    after,
    recoveryMs: healed,
  } = await overload();
  return {
    figures: `2,000 at once: ${countsOf(flood.statuses)}; a rejection took ${inMs(rejections.p50)} (p99 ${inMs(rejections.p99)}); the home page's p99 ${inMs(calm.p99)} -> ${inMs(cached.p99)}, ${countsOf(cached.statuses)}; memory ${memory.before} -> ${memory.most} -> ${memory.after} MB; recovered ${inMs(healed)} after they left, then ${countsOf(after.statuses)}`,
    faults: faultsIn({
      "the server is down": !alive,
      "nothing was rejected": !flood.statuses[503] || rejections.count === 0,
      [`the flood got ${countsOf(flood.statuses)}`]: !only(flood.statuses, "200", "503"),
      [`connections broke: ${countsOf(flood.broken)}`]: Object.keys(flood.broken).length > 0,
      [`${flood.withoutRetryAfter} responses had no Retry-After`]: flood.withoutRetryAfter > 0,
      [`a rejection took ${inMs(rejections.p99)}`]: rejections.p99 > othersMs,
      [`guests got ${countsOf(cached.statuses)}`]: !only(cached.statuses, "200"),
      [`guests' p99 is ${inMs(cached.p99)}`]: cached.p99 > othersMs,
      [`memory grew by ${memory.most - memory.before} MB`]:
        memory.most - memory.before > memoryMore,
      [`it took ${inMs(healed)} to recover`]: healed > recoveryMs,
      [`afterwards there were ${countsOf(after.statuses)}`]: !only(after.statuses, "200"),
    }),
  };
}

/** The largest factor by which a flood may slow down a member's median. */
const ratioMax = 3;
/** The home page has random content and is regenerated now and then; concurrent requests wait for one rendering. */
const missesMax = 90;

export async function queriesRandom(): Promise<Outcome> {
  const { floods, evicted, alive } = await randomQueries();
  return {
    figures: `a member's median beside 90 connections: ${floods
      .map(
        ({ path, ratio, statuses, misses, quiet, member }) =>
          `${path} ${quiet.p50.toFixed(1)} -> ${member.p50.toFixed(1)} ms, × ${ratio.toFixed(2)} (p99 ${inMs(member.p99)}; ${countsOf(statuses)}; ${misses} not cached)`,
      )
      .join(", ")}; ${evicted} popular responses evicted`,
    faults: [
      ...floods.flatMap(({ path, isDeclared, ratio, statuses, misses, member }) =>
        faultsIn({
          [`${path}: a member's median is × ${ratio.toFixed(2)}`]: ratio > ratioMax,
          [`${path}: a member got ${countsOf(member.statuses)}`]: !only(member.statuses, "200"),
          [`${path}: the flood got ${countsOf(statuses)}`]: !only(
            statuses,
            ...(isDeclared ? ["200", "429", "503"] : ["200", "404"]),
          ),
          [`${path}: ${misses} responses were not cached`]: !isDeclared && misses > missesMax,
        }),
      ),
      ...faultsIn({
        "the server is down": !alive,
        [`${evicted} popular responses were evicted`]: evicted > 0,
      }),
    ],
  };
}

export async function attackedSlowly(limits: boolean): Promise<Outcome> {
  if (!hasSlowhttptest()) {
    return { figures: "SKIPPED: slowhttptest is not installed", faults: [] };
  }
  const { before, attacks, memory } = await slowAttacks({ limits });
  return {
    figures: `others' p99 ${inMs(before.p99)} before; ${attacks.map(({ attack, others, cpu }) => `${attack} ${inMs(others.p99)} (${cpu.toFixed(1)} s of CPU)`).join(", ")}; memory ${memory.before} -> ${memory.most} MB`,
    faults: [
      ...attacks.flatMap(({ attack, others }) =>
        faultsIn({
          [`${attack}: others' p99 is ${inMs(others.p99)}`]: others.p99 > othersMs,
          [`${attack}: others got ${countsOf(others.statuses)}`]: !only(others.statuses, "200"),
        }),
      ),
      ...faultsIn({
        [`memory grew by ${memory.most - memory.before} MB`]:
          memory.most - memory.before > memoryMore,
      }),
    ],
  };
}

export async function databaseStopped(downMs: number): Promise<Outcome> {
  const report = await databaseUnreachable(downMs);
  if (!report) return { figures: "SKIPPED: PostgreSQL is not installed", faults: [] };
  const { posts, ready, health, cached, recoveryMs: healed, lost, torn, doubled } = report;
  return {
    figures: `unreachable for ${seconds(downMs)}: posts ${countsOf(posts.statuses)} (at most ${seconds(posts.slowestMs)}), ready ${countsOf(ready)}, health ${countsOf(health)}, the cached home page ${countsOf(cached)}; posts again ${inMs(healed.away)} after it was back, ${inMs(healed.restart)} after a restart; ${report.acknowledged} acknowledged, ${lost.length} lost`,
    faults: faultsIn({
      [`posts got ${countsOf(posts.statuses)}`]: !only(posts.statuses, "503"),
      [`${posts.withoutRetryAfter} responses had no Retry-After`]: posts.withoutRetryAfter > 0,
      [`a rejection took ${seconds(posts.slowestMs)}`]: posts.slowestMs > rejectedMs,
      [`it was ready: ${countsOf(ready)}`]: !only(ready, "503"),
      [`health was ${countsOf(health)}`]: !only(health, "200"),
      [`the cached page was ${countsOf(cached)}`]: !only(cached, "200"),
      [`it took ${inMs(healed.away)} and ${inMs(healed.restart)} to recover`]:
        healed.away > backMs || healed.restart > backMs,
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or duplicated`]:
        torn.length + doubled.length > 0,
    }),
  };
}

export async function clockChanged(): Promise<Outcome> {
  const library = faketime();
  if (!library) return { figures: "SKIPPED: libfaketime is not installed", faults: [] };
  const checks = await clockSet(library);
  const wrong = checks.filter(({ held }) => !held);
  return {
    figures: `${checks.length - wrong.length} of ${checks.length} checks passed, with the clock two hours forward and back, past the end of a session and across both clock changes of a year`,
    faults: wrong.map(({ what, details }) => `failed: ${what} (${details})`),
  };
}

export async function memoryShort(rounds: number): Promise<Outcome> {
  const { bombs, statuses, acknowledged, shed, restarts, faults, ledger } = await lowMemory(rounds);
  return {
    figures: `${bombs} bombs on a heap of 128 MB: ${countsOf(statuses)}; ${restarts} restarts, ${acknowledged} files of others acknowledged, ${shed} rejected for now`,
    faults: [
      ...faults,
      ...faultsIn({
        "nothing was acknowledged": acknowledged === 0,
        [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
      }),
    ],
  };
}
