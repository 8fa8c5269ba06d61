import { isDeepStrictEqual } from "node:util";
import { balanced } from "../../server/src/testing/ledger.ts";
import { clockSet, faketime } from "./clock.ts";
import { databaseAway } from "./database-unreachable.ts";
import { inMs } from "./latency.ts";
import { lowMemory } from "./low-memory.ts";
import { faultsIn, type Outcome, seconds } from "./outcome.ts";
import { overload } from "./overload.ts";
import { randomQueries } from "./random-queries.ts";
import { hasSlowhttptest, slowAttacks } from "./slow-attacks.ts";

const othersMs = 1_000;
const healedMs = 2_000;
const memoryMore = 250;
/** A connection is waited for 3 s; the rest is for a busy machine. */
const rejectedMs = 4_000;
const backMs = 6_000;

const told = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
const only = (statuses: Record<string, number>, ...expected: string[]) =>
  Object.keys(statuses).every((status) => expected.includes(status));

export async function overloaded(): Promise<Outcome> {
  const {
    flood,
    errorResponses,
    calm,
    kept,
    memory,
    standing,
    after,
    healedMs: healed,
  } = await overload();
  return {
    figures: `2,000 at once: ${told(flood.statuses)}; a refusal took ${inMs(errorResponses.p50)} (p99 ${inMs(errorResponses.p99)}); the home page's p99 ${inMs(calm.p99)} -> ${inMs(kept.p99)}, ${told(kept.statuses)}; memory ${memory.before} -> ${memory.most} -> ${memory.after} MB; well ${inMs(healed)} after they left, then ${told(after.statuses)}`,
    faults: faultsIn({
      "the house fell": !standing,
      "nobody was refused": !flood.statuses[503] || errorResponses.count === 0,
      [`they were answered ${told(flood.statuses)}`]: !only(flood.statuses, "200", "503"),
      [`connections broke: ${told(flood.broken)}`]: Object.keys(flood.broken).length > 0,
      [`${flood.untold} were not told when to come again`]: flood.untold > 0,
      [`a refusal took ${inMs(errorResponses.p99)}`]: errorResponses.p99 > othersMs,
      [`guests were answered ${told(kept.statuses)}`]: !only(kept.statuses, "200"),
      [`guests' p99 is ${inMs(kept.p99)}`]: kept.p99 > othersMs,
      [`memory grew by ${memory.most - memory.before} MB`]:
        memory.most - memory.before > memoryMore,
      [`it took ${inMs(healed)} to recover`]: healed > healedMs,
      [`afterwards there was ${told(after.statuses)}`]: !only(after.statuses, "200"),
    }),
  };
}

/** How much longer a member's median may take under a flood. */
const ratioMax = 3;
/** The home page shows something at random and is made anew now and then; all who ask meanwhile wait for one. */
const missesMax = 90;

export async function queriesRandom(): Promise<Outcome> {
  const { floods, evicted, standing } = await randomQueries();
  return {
    figures: `a member's median beside 90 connections: ${floods
      .map(
        ({ path, ratio, statuses, misses, quiet, member }) =>
          `${path} ${quiet.p50.toFixed(1)} -> ${member.p50.toFixed(1)} ms, × ${ratio.toFixed(2)} (p99 ${inMs(member.p99)}; ${told(statuses)}; ${misses} not in memory)`,
      )
      .join(", ")}; ${evicted} popular answers evicted`,
    faults: [
      ...floods.flatMap(({ path, isKnown, ratio, statuses, misses, member }) =>
        faultsIn({
          [`${path}: a member's median is × ${ratio.toFixed(2)}`]: ratio > ratioMax,
          [`${path}: a member was answered ${told(member.statuses)}`]: !only(
            member.statuses,
            "200",
          ),
          [`${path}: the crowd was answered ${told(statuses)}`]: !only(
            statuses,
            ...(isKnown ? ["200", "429", "503"] : ["200", "404"]),
          ),
          [`${path}: ${misses} answers were not in memory`]: !isKnown && misses > missesMax,
        }),
      ),
      ...faultsIn({
        "the house fell": !standing,
        [`${evicted} popular answers were evicted`]: evicted > 0,
      }),
    ],
  };
}

export async function attackedSlowly(limits: boolean): Promise<Outcome> {
  if (!hasSlowhttptest()) {
    return { figures: "SKIPPED: this machine has no slowhttptest", faults: [] };
  }
  const { before, attacks, memory } = await slowAttacks({ limits });
  return {
    figures: `others' p99 ${inMs(before.p99)} before; ${attacks.map(({ attack, others, cpu }) => `${attack} ${inMs(others.p99)} (${cpu.toFixed(1)} s of CPU)`).join(", ")}; memory ${memory.before} -> ${memory.most} MB`,
    faults: [
      ...attacks.flatMap(({ attack, others }) =>
        faultsIn({
          [`${attack}: others' p99 is ${inMs(others.p99)}`]: others.p99 > othersMs,
          [`${attack}: others were answered ${told(others.statuses)}`]: !only(
            others.statuses,
            "200",
          ),
        }),
      ),
      ...faultsIn({
        [`memory grew by ${memory.most - memory.before} MB`]:
          memory.most - memory.before > memoryMore,
      }),
    ],
  };
}

export async function databaseLeft(awayMs: number): Promise<Outcome> {
  const report = await databaseAway(awayMs);
  if (!report) return { figures: "SKIPPED: this machine has no initdb", faults: [] };
  const { posts, ready, health, kept, healedMs: healed, lost, torn, doubled } = report;
  return {
    figures: `away for ${seconds(awayMs)}: posts ${told(posts.statuses)} (at most ${seconds(posts.slowestMs)}), ready ${told(ready)}, health ${told(health)}, the kept home page ${told(kept)}; posts again ${inMs(healed.away)} after it was back, ${inMs(healed.restart)} after a restart; ${report.acknowledged} acknowledged, ${lost.length} lost`,
    faults: faultsIn({
      [`posts were answered ${told(posts.statuses)}`]: !only(posts.statuses, "503"),
      [`${posts.untold} were not told when to come again`]: posts.untold > 0,
      [`a refusal took ${seconds(posts.slowestMs)}`]: posts.slowestMs > rejectedMs,
      [`it was ready: ${told(ready)}`]: !only(ready, "503"),
      [`health was ${told(health)}`]: !only(health, "200"),
      [`the kept page was ${told(kept)}`]: !only(kept, "200"),
      [`it took ${inMs(healed.away)} and ${inMs(healed.restart)} to heal`]:
        healed.away > backMs || healed.restart > backMs,
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or doubled`]:
        torn.length + doubled.length > 0,
    }),
  };
}

export async function clockLeapt(): Promise<Outcome> {
  const library = faketime();
  if (!library) return { figures: "SKIPPED: this machine has no libfaketime", faults: [] };
  const checks = await clockSet(library);
  const wrong = checks.filter(({ held }) => !held);
  return {
    figures: `${checks.length - wrong.length} of ${checks.length} as they should be, with the clock two hours on and back, over the end of a session and both changes of the hour`,
    faults: wrong.map(({ what, said }) => `not so: ${what} (${said})`),
  };
}

export async function memoryShort(rounds: number): Promise<Outcome> {
  const { bombs, statuses, acknowledged, shed, restarts, faults, ledger } = await lowMemory(rounds);
  return {
    figures: `${bombs} bombs on a heap of 128 MB: ${told(statuses)}; ${restarts} restarts, ${acknowledged} files of others acknowledged, ${shed} put off`,
    faults: [
      ...faults,
      ...faultsIn({
        "nothing was acknowledged": acknowledged === 0,
        [`rows and bytes differ: ${JSON.stringify(ledger)}`]: !isDeepStrictEqual(ledger, balanced),
      }),
    ],
  };
}
