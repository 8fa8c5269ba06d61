import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Ending, type ServerProcess, isReady, kill, startServer } from "./server-process.ts";

export type CrawlerReport = {
  /** Number of responses by status: pages of the shop, and requests to its API without a token. */
  pages: Record<number, number>;
  posts: Record<number, number>;
  /** Responses of `/api/health` after that; 0 is no response. */
  health: { p50: number; p99: number; most: number; statuses: Record<number, number> };
  /** The same process is running and ready. */
  alive: boolean;
  /** How the process ended, if it did. */
  ended: Pick<Ending, "code" | "stderr"> | undefined;
};

export type Crawl = {
  pages?: number;
  posts?: number;
  /** Longer than 30 s, after which the server used to close requests with unread bodies. */
  healthMs?: number;
  databaseUrl?: string | undefined;
};

const atOnce = 10;
const pauseMs = 20;

/**
 * A crawler reads pages of the shop, each with its own URL, and calls the shop's API without its token, all from one
 * address and with the default limits. Then health is checked for a while.
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
    // Half of the API requests come first: they use up the limit before the pages are requested.
    const early = await inTurns(posts / 2, () => post(server));
    const crawled = await inTurns(pages, (n) => status(`${server.address}/marketplace?utm=${n}`));
    const laterPosts = await inTurns(posts / 2, () => post(server));
    const after = await inTurns(atOnce, (n) => status(`${server.address}/marketplace?late=${n}`));
    const health = await watchHealth(server, healthMs);
    const alive = await isReady(server.address);
    const { code = null, stderr = "" } = ended ?? {};
    return {
      pages: counted([...crawled, ...after]),
      posts: counted([...early, ...laterPosts]),
      health,
      alive,
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

/** The status of a response after reading it completely; 0 for none. */
async function status(url: string, init?: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function inTurns(times: number, send: (n: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      statuses.push(await send(next));
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
