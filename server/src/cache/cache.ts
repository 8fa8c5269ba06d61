import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { bodyFor, bodyMadeFor, type Fresh, type Kept, keptOf, writeKept } from "./kept.ts";

export type { Fresh } from "./kept.ts";

export type AnswerCache = {
  /** Sends a kept answer straight away, and tells the route that made it; undefined where there is none for this request. */
  serve: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** Sends a kept answer that nobody dropped but whose time is over, where there is no room to make it anew. True where there is one. */
  serveOverdue: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sends the answer of `fill`, and keeps it; requests for the same thing at the same time share one fill. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    fill: () => Promise<Fresh>,
  ) => Promise<FastifyReply>;
  /** Forgets every answer that carries one of these tags. Called after commit. */
  drop: (tags: readonly string[]) => void;
  /** Forgets everything, as after a time in which other processes could not be heard. */
  clear: () => void;
  count: () => { entries: number; bytes: number; hits: number; misses: number };
};

/** The pattern of a request's route, as metrics name it. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "page";

const longestKey = 500;
const manyDrops = 1_000;

/**
 * Guests' answers as bytes in memory, compressed once, dropped by tag. `maxBytes` bounds what is kept; `around` are
 * the headers that every answer carries.
 */
export function makeAnswerCache(
  maxBytes: number,
  around: Readonly<Record<string, string>> = {},
  now: () => number = () => performance.now(),
): AnswerCache {
  const byTag = new Map<string, Set<string>>();
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // Room for the compressed copies beside the source.
    sizeCalculation: (entry) => Math.ceil(entry.source.length * 1.5) + 2_000,
    dispose: (entry, key) => untag(key, entry.tags),
  });
  const filling = new Map<string, Promise<Kept>>();
  /** For every tag dropped while something was being filled: the number of the drop. */
  const dropped = new Map<string, number>();
  let drops = 0;
  let clearedAt = 0;
  /** For every fill under way: how many drops had been when it began. */
  const fills = new Set<{ startedAt: number }>();
  let hits = 0;
  let misses = 0;

  function untag(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function store(key: string, entry: Kept, startedAt: number) {
    // A write was acknowledged after the fill had begun: its answer may be older than the write.
    if (clearedAt > startedAt) return;
    if (entry.tags.some((tag) => (dropped.get(tag) ?? 0) > startedAt)) return;
    if (!entry.keep || key.length > longestKey || entry.status !== 200) return;
    kept.set(key, entry);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(key));
    }
  }

  async function fillEntry(key: string, route: string, fill: () => Promise<Fresh>): Promise<Kept> {
    const mine = { startedAt: drops };
    fills.add(mine);
    try {
      const entry = keptOf(await fill(), around, route, now());
      store(key, entry, mine.startedAt);
      return entry;
    } finally {
      fills.delete(mine);
      forgetDrops();
    }
  }

  /** Drops from before every fill under way matter to none; on a busy day there is always one under way. */
  function forgetDrops() {
    if (fills.size === 0) return dropped.clear();
    if (dropped.size < manyDrops) return;
    const oldest = Math.min(...Array.from(fills, ({ startedAt }) => startedAt));
    for (const [tag, number] of dropped) if (number <= oldest) dropped.delete(tag);
  }

  async function entryFor(key: string, route: string, fill: () => Promise<Fresh>): Promise<Kept> {
    const underWay = filling.get(key);
    if (underWay) return underWay;
    const mine = fillEntry(key, route, fill);
    filling.set(key, mine);
    try {
      return await mine;
    } finally {
      if (filling.get(key) === mine) filling.delete(key);
    }
  }

  function serveSince(oldest: number, request: IncomingMessage, response: ServerResponse) {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return;
    const entry = kept.get(url);
    if (!entry || entry.until < oldest) return;
    const body = bodyFor(entry, request);
    if (!body) return;
    hits += 1;
    writeKept(entry, body, request, response);
    return entry.route;
  }

  return {
    serve: (request, response) => serveSince(now(), request, response),
    serveOverdue: (request, response) => serveSince(0, request, response) !== undefined,
    async answer(request, reply, fill) {
      const key = request.raw.url ?? "";
      const found = kept.get(key);
      const ready = found && found.until >= now() ? found : undefined;
      if (!ready) misses += 1;
      const entry = ready ?? (await entryFor(key, routeOf(request), fill));
      const body = await bodyMadeFor(entry, request.raw);
      reply.hijack();
      writeKept(entry, body, request.raw, reply.raw);
      return reply;
    },
    drop(tags) {
      drops += 1;
      // Whoever asks from now on must not join a fill that began before the write.
      filling.clear();
      for (const tag of tags) {
        if (fills.size > 0) dropped.set(tag, drops);
        for (const key of Array.from(byTag.get(tag) ?? [])) kept.delete(key);
      }
    },
    clear() {
      drops += 1;
      clearedAt = drops;
      filling.clear();
      kept.clear();
    },
    count: () => ({ entries: kept.size, bytes: kept.calculatedSize, hits, misses }),
  };
}
