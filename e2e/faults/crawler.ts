import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Ending, type ServerProcess, isReady, kill, startServer } from "./server-process.ts";

export type CrawlerReport = {
  /** How often each status was answered to the pages of the shop, and to requests to its API without a token. */
  pages: Record<number, number>;
  posts: Record<number, number>;
  /** Answers of `/api/health` after that; 0 is no answer. */
  health: { p50: number; p99: number; most: number; statuses: Record<number, number> };
  /** The same process, and ready. */
  standing: boolean;
  /** How it ended where it did. */
  ended: Pick<Ending, "code" | "stderr"> | undefined;
};

export type Crawl = {
  pages?: number;
  posts?: number;
  /** The server hung up on bodies that were not read 30 s after they came. */
  healthMs?: number;
  databaseUrl?: string | undefined;
};

const atOnce = 10;
const pauseMs = 20;

/**
 * A crawler reads pages of the shop, each at an address of its own, and asks the shop's API without its token, all from
 * one address and under the limits as they are by default. Then health is looked at for a while.
 */
export async function crawler({
  pages = 200,
  posts = 600,
  healthMs = 40_000,
  databaseUrl,
}: Crawl): Promise<CrawlerReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-crawler-"));
  const server = await startServer({
    DATA_DIR: folder,
    RATE_LIMITS: "on",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  let ended: Ending | undefined;
  void server.ended.then((ending) => (ended = ending));
  try {
    // Half of the requests to the API first: they use up the limit before the pages are asked for.
    const early = await inTurns(posts / 2, () => post(server));
    const crawled = await inTurns(pages, (n) => status(`${server.address}/marketplace?utm=${n}`));
    const late = await inTurns(posts / 2, () => post(server));
    const after = await inTurns(atOnce, (n) => status(`${server.address}/marketplace?late=${n}`));
    const health = await watchHealth(server, healthMs);
    const standing = await isReady(server.address);
    const { code = null, stderr = "" } = ended ?? {};
    return {
      pages: counted([...crawled, ...after]),
      posts: counted([...early, ...late]),
      health,
      standing,
      ended: ended && { code, stderr },
    };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const post = ({ address }: ServerProcess) =>
  status(`${address}/storefront/api/2025-01/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ shop { name } }"}',
  });

/** The status of an answer once all of it is here; 0 where there is none. */
async function status(url: string, init?: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function inTurns(times: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      statuses.push(await ask(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}

async function watchHealth(
  { address }: ServerProcess,
  ms: number,
): Promise<CrawlerReport["health"]> {
  const took: number[] = [];
  const statuses: number[] = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const began = performance.now();
    statuses.push(await status(`${address}/api/health`));
    took.push(performance.now() - began);
    await wait(pauseMs);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1), statuses: counted(statuses) };
}

function counted(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const each of statuses) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}
