import { crawler } from "./crawler.ts";
import { droppedResponses } from "./dropped-responses.ts";
import { heapPerLoad } from "./heap-per-load.ts";
import { idleConnections } from "./idle-connections.ts";
import { inMs } from "./latency.ts";
import { faultsIn, type Outcome, seconds } from "./outcome.ts";
import { slowClients } from "./slow-clients.ts";
import { soak } from "./soak.ts";
import { stalledLoop } from "./stalled-loop.ts";
import { statementHang } from "./statement-hang.ts";

/** A statement is canceled after 5 s, and a connection attempt ends after 3 s; the rest allows for a busy machine. */
const hangMs = 9_000;
const recoveryMs = 2_000;
const memoryMore = 250;
const newRequestMs = 200;
const idleCount = 10_000;
const othersMs = 1_000;
const healthMs = 200;

/** Indexes of cached responses, connections and compiled code; far less than the loads would hold. */
const heapMoreMb = 32;

const slowest = (responses: readonly { ms: number }[]) =>
  Math.max(0, ...responses.map(({ ms }) => ms));
const others = (responses: readonly { status: number }[], ...expected: number[]) =>
  responses.map(({ status }) => status).filter((status) => !expected.includes(status));

export async function statementsHung(databaseUrl: string): Promise<Outcome> {
  const reports = await statementHang(databaseUrl);
  return {
    figures: reports
      .map(
        ({ posts, reads, after }) =>
          `${posts.length} posts hung: 503 after ${seconds(slowest(posts))} at most, ${reads.filter(({ status }) => status === 200).length} of ${reads.length} reads served meanwhile, recovered after ${inMs(slowest(after))}`,
      )
      .join("; "),
    faults: reports.flatMap(({ posts, reads, after, waiting }) =>
      faultsIn({
        [`some of ${posts.length} posts got ${others(posts, 503).join()}`]:
          others(posts, 503).length > 0,
        [`a post took ${seconds(slowest(posts))}`]: slowest(posts) > hangMs,
        [`reads got ${others(reads, 200, 503).join()}`]: others(reads, 200, 503).length > 0,
        // Fewer posts than pool connections must not affect others.
        [`during ${posts.length} posts, others' reads got ${others(reads, 200).join()}`]:
          posts.length < 10 && others(reads, 200).length > 0,
        [`afterwards there were ${others(after, 200, 201).join()}`]:
          others(after, 200, 201).length > 0,
        [`afterwards it took ${seconds(slowest(after))}`]: slowest(after) > recoveryMs,
        [`${waiting} statements still wait`]: waiting > 0,
      }),
    ),
  };
}

export async function connectionsIdle(): Promise<Outcome> {
  const { idle, memory, newRequests, above, recoveryMs: healed } = await idleConnections();
  const more = memory.after - memory.before;
  const sorted = newRequests.toSorted((a, b) => a - b);
  const [middle = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return {
    figures: `${idle} idle, memory ${memory.before} -> ${memory.after} MB, a new request ${inMs(middle)} (at most ${inMs(most)}); beyond the limit ${above.answered} served, ${above.rejected} closed, ${above.hanging} left hanging; recovered ${inMs(healed)} after they left`,
    faults: faultsIn({
      [`only ${idle} stayed open`]: idle < idleCount,
      [`they use ${more} MB`]: more > memoryMore,
      [`a new request took ${inMs(middle)}`]: middle > newRequestMs,
      [`a new request got no response`]: most === Infinity,
      [`${above.hanging} were left hanging`]: above.hanging > 0,
      "none was closed": above.rejected === 0,
    }),
  };
}

export async function clientsSlow(): Promise<Outcome> {
  const { before, during, kinds, memory } = await slowClients();
  const cut = Object.entries(kinds).map(([kind, of]) => `${of.cut} of ${of.sent} ${kind}`);
  const notCut = Object.values(kinds).some((of) => of.cut < of.sent);
  return {
    figures: `others' p99 ${inMs(before.p99)} -> ${inMs(during.p99)} (at most ${inMs(during.most)}); cut: ${cut.join(", ")}; memory ${memory.before} -> ${memory.most} MB`,
    faults: faultsIn({
      [`others' p99 is ${inMs(during.p99)}`]: during.p99 > othersMs,
      [`others got ${JSON.stringify(during.statuses)}`]: Object.keys(during.statuses).some(
        (status) => status !== "200",
      ),
      "slow connections are still open": notCut,
      [`memory grew by ${memory.most - memory.before} MB`]:
        memory.most - memory.before > memoryMore,
    }),
  };
}

export async function crawled(databaseUrl?: string): Promise<Outcome> {
  const { pages, posts, health, alive, ended } = await crawler({ databaseUrl });
  const text = (statuses: Record<number, number>) => JSON.stringify(statuses);
  const only = (statuses: Record<number, number>, ...expected: string[]) =>
    Object.keys(statuses).every((status) => expected.includes(status));
  return {
    figures: `pages of the shop ${text(pages)}, its API without a token ${text(posts)}; health for 40 s after it p50 ${inMs(health.p50)}, p99 ${inMs(health.p99)}, at most ${inMs(health.most)}, ${text(health.statuses)}`,
    faults: faultsIn({
      [`the process ended with ${ended?.code}: ${ended?.stderr.slice(-300)}`]: ended !== undefined,
      "it is not ready": !alive,
      [`pages got ${text(pages)}`]: !only(pages, "200"),
      [`the API responded with ${text(posts)}`]: !only(posts, "401", "429"),
      [`health got ${text(health.statuses)}`]: !only(health.statuses, "200"),
      [`health's p99 was ${inMs(health.p99)}`]: health.p99 > healthMs,
    }),
  };
}

export async function loopStalled(): Promise<Outcome> {
  const { before, stalled, after, health } = await stalledLoop();
  const only = (statuses: Record<number, number>, ...expected: string[]) =>
    Object.keys(statuses).every((status) => expected.includes(status));
  const text = (statuses: Record<number, number>) => JSON.stringify(statuses);
  return {
    figures: `before ${text(before)}, around it ${text(stalled)}, after ${text(after)}; health ${health.status} in ${inMs(health.ms)}`,
    faults: faultsIn({
      "nothing was rejected with 503": !stalled[503],
      [`responses were ${text(stalled)}`]: !only(stalled, "200", "503"),
      [`afterwards they were ${text(after)}`]: !only(after, "200") || !after[200],
      [`health was ${health.status} after ${inMs(health.ms)}`]:
        health.status !== 200 || health.ms > othersMs,
    }),
  };
}

export async function responsesDropped(posts: number, databaseUrl?: string): Promise<Outcome> {
  const report = await droppedResponses(posts, databaseUrl);
  const { lost, torn, doubled, acknowledged, dropped, rejected } = report;
  return {
    figures: `${acknowledged} posts acknowledged, ${dropped} responses dropped, ${doubled.length} duplicates`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length + doubled.length} hoots are torn or duplicated`]:
        torn.length + doubled.length > 0,
      [`only ${acknowledged} of ${posts} were acknowledged`]: acknowledged < posts,
      [`posts were rejected: ${JSON.stringify(rejected)}`]: Object.keys(rejected).length > 0,
      "no response was dropped": dropped === 0,
    }),
  };
}

export async function soaked(ms: number): Promise<Outcome> {
  const { loads, heaps, memory, statuses, ended } = await soak(ms);
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
  const wrong = Object.keys(statuses).filter((status) => !["200", "404", "503"].includes(status));
  return {
    figures: `${loads} loads in ${seconds(ms)}: heap after collections ${heaps.join(", ")} MB, memory ${memory.before} -> ${memory.most} MB; ${JSON.stringify(statuses)}`,
    faults: faultsIn({
      [`the process ended with ${ended?.code}: ${ended?.stderr.slice(-300)}`]: ended !== undefined,
      [`the heap rose by ${last - first} MB`]: last - first > heapMoreMb,
      [`pages got ${wrong.join()}`]: wrong.length > 0,
      "no page was loaded": !statuses[200],
    }),
  };
}

export async function heapMeasured(loads: number): Promise<Outcome> {
  const { kinds, bytesPerLoad, timers, statuses, seconds: took } = await heapPerLoad(loads);
  return {
    figures: `${kinds} kinds of loads, each at least ${loads} times in ${took} s; other than 200: ${JSON.stringify(statuses)}`,
    faults: [
      ...Object.entries(bytesPerLoad).map(([name, bytes]) => `${name} leaves ${bytes} B a load`),
      ...timers.map(({ page, stack }) => `a timer outlives ${page}: ${stack}`),
    ],
  };
}
