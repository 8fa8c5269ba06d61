import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isTurnErrorResponse, type Turn } from "../http/guest-work.ts";
import { type AdmissionStore, makeAdmissionStore } from "./admission-store.ts";
import { hasOnlyDeclaredKeys, hasNoDeclaredKey } from "./declared-query.ts";
import {
  bodyFor,
  bodyMadeFor,
  type Fresh,
  type CachedResponse,
  cachedResponseOf,
  writeCachedResponse,
} from "./cached-response.ts";

export type { Fresh } from "./cached-response.ts";

/** A request for an answer that every guest gets alike. */
export type Cacheable = {
  /** Requests with one key get the same bytes. */
  key: string;
  /** The query keys that the answer depends on; others change nothing. Undefined where there must be no query. */
  queryKeys: readonly string[] | undefined;
  fill: () => Promise<Fresh>;
  /** Bounds the work of filling. */
  turn?: Turn | undefined;
};

export type ResponseCache = {
  /** Sends a cached response immediately and returns its route; undefined if this request has none. */
  serve: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** Sends an expired but valid response when there is no capacity to render a new one. True if one exists. */
  serveOverdue: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * Sends the answer of `fill`, and stores it; requests for the same key at the same time share one fill. Where its turn
   * is refused, an answer whose time is over is sent instead, if there is one.
   */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    cacheable: Cacheable,
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
/** Spellings of an address under which one answer is found at once. */
const spellingsPerEntry = 4;

type Stored = CachedResponse & Pick<Cacheable, "key" | "queryKeys"> & { urls: string[] };

/**
 * Guests' answers as bytes in memory, compressed once, dropped by tag. `maxBytes` limits the cache; `around` are
 * the headers that every answer carries.
 */
export function makeResponseCache(
  maxBytes: number,
  around: Readonly<Record<string, string>> = {},
  now: () => number = () => performance.now(),
): ResponseCache {
  const byTag = new Map<string, Set<string>>();
  /** The keys of entries, by the addresses under which they were requested. */
  const keyOfUrl = new Map<string, string>();
  const cached: AdmissionStore<Stored> = makeAdmissionStore({
    maxBytes,
    // Room for the compressed copies beside the source.
    sizeOf: (entry) => Math.ceil(entry.source.length * 1.5) + 2_000,
    onRemove: (key, entry) => {
      untag(key, entry.tags);
      for (const url of entry.urls) keyOfUrl.delete(url);
    },
  });
  const filling = new Map<string, Promise<CachedResponse>>();
  /** Fills that wait for their turn. What they will find is newer than whatever is dropped meanwhile. */
  const waiting = new Map<string, Promise<CachedResponse>>();
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

  function store({ key, queryKeys }: Cacheable, entry: CachedResponse, startedAt: number) {
    // A write was acknowledged after the fill had begun: its answer may be older than the write.
    if (clearedAt > startedAt) return;
    if (entry.tags.some((tag) => (dropped.get(tag) ?? 0) > startedAt)) return;
    const isLasting = entry.status === 200 || entry.cachesStatus;
    if (!entry.isCacheable || !isLasting || key.length > longestKey) return;
    for (const tag of entry.tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(key));
    }
    cached.set(key, { ...entry, key, queryKeys, urls: [] });
  }

  /** Lets an entry be found under the address as it was sent; the oldest spelling gives way. */
  function remember(url: string, entry: Stored) {
    if (url.length > longestKey || keyOfUrl.has(url)) return;
    entry.urls.push(url);
    keyOfUrl.set(url, entry.key);
    if (entry.urls.length > spellingsPerEntry) keyOfUrl.delete(entry.urls.shift() ?? "");
  }

  async function fillEntry(cacheable: Cacheable, route: string): Promise<CachedResponse> {
    const mine = { startedAt: drops };
    fills.add(mine);
    try {
      const entry = cachedResponseOf(await cacheable.fill(), around, route, now());
      store(cacheable, entry, mine.startedAt);
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

  /** One at a time for a key in `under`. */
  async function shared(
    under: Map<string, Promise<CachedResponse>>,
    key: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const underWay = under.get(key);
    if (underWay) return underWay;
    const mine = make();
    under.set(key, mine);
    try {
      return await mine;
    } finally {
      if (under.get(key) === mine) under.delete(key);
    }
  }

  async function entryFor(cacheable: Cacheable, route: string): Promise<CachedResponse> {
    const { key, turn } = cacheable;
    const fillNow = () => shared(filling, key, () => fillEntry(cacheable, route));
    // What waits for its turn must not be waited for by what has one, so only those join that wait themselves.
    if (!turn || filling.has(key)) return fillNow();
    // Who may cause no more work may still wait for what somebody else causes.
    if (!waiting.has(key)) await turn.charge();
    return shared(waiting, key, () =>
      turn.run(() => {
        waiting.delete(key);
        return fillNow();
      }),
    );
  }

  const isReady = (entry: Stored | undefined, oldest: number): entry is Stored =>
    entry !== undefined && entry.until >= oldest;

  /** The entry that was requested under exactly this address before. */
  function entryAt(url: string): Stored | undefined {
    const key = keyOfUrl.get(url);
    return key === undefined ? undefined : cached.get(key);
  }

  /** The entry of the same path without a query, where it knows no key of this one. */
  function bareEntryAt(url: string): Stored | undefined {
    const begins = url.indexOf("?");
    const bare = begins < 0 ? undefined : entryAt(url.slice(0, begins));
    return bare?.queryKeys && hasNoDeclaredKey(url, bare.queryKeys) ? bare : undefined;
  }

  function serveSince(
    oldest: number,
    find: (url: string) => Stored | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return;
    const entry = find(url);
    if (!isReady(entry, oldest)) return;
    const body = bodyFor(entry, request);
    if (!body) return;
    hits += 1;
    writeCachedResponse(entry, body, request, response);
    return entry.route;
  }

  return {
    serve: (request, response) => serveSince(now(), entryAt, request, response),
    serveOverdue: (request, response) =>
      serveSince(0, (url) => entryAt(url) ?? bareEntryAt(url), request, response) !== undefined,
    async answer(request, reply, cacheable) {
      const { key, queryKeys } = cacheable;
      const { url = "" } = request.raw;
      const found = cached.get(key);
      const ready = isReady(found, now()) ? found : undefined;
      if (!ready) misses += 1;
      const entry =
        ready ??
        (await entryFor(cacheable, routeOf(request)).catch((refused: unknown) => {
          if (found && cached.peek(key) === found && isTurnErrorResponse(refused)) return found;
          throw refused;
        }));
      const stored = cached.peek(key);
      if (stored && hasOnlyDeclaredKeys(url, queryKeys ?? [])) remember(url, stored);
      const body = await bodyMadeFor(entry, request.raw);
      reply.hijack();
      writeCachedResponse(entry, body, request.raw, reply.raw);
      return reply;
    },
    drop(tags) {
      drops += 1;
      // Requests from now on must not join a fill that began before the write.
      filling.clear();
      for (const tag of tags) {
        if (fills.size > 0) dropped.set(tag, drops);
        for (const key of Array.from(byTag.get(tag) ?? [])) cached.delete(key);
      }
    },
    clear() {
      drops += 1;
      clearedAt = drops;
      filling.clear();
      cached.clear();
    },
    count: () => ({ ...cached.count(), hits, misses }),
  };
}
