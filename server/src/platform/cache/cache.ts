import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reception } from "../db/listen.ts";
import { errorResponseBehind } from "../http/error-responses.ts";
import { isTurnErrorResponse } from "../http/fair-work.ts";
import type { Turn } from "../http/work-turns.ts";
import { routeOf } from "../http/route-of.ts";
import { hasSecret } from "../http/secret-address.ts";
import { type AdmissionStore, makeAdmissionStore } from "./admission-store.ts";
import { hasOnlyDeclaredKeys, hasNoDeclaredKey } from "./declared-query.ts";
import { bodyFor, bodyMadeFor, cachedResponseOf, writeCachedResponse } from "./cached-response.ts";
import type { CachedResponse, Fresh } from "./cached-response.ts";

export type { Fresh } from "./cached-response.ts";

/** A request whose response is the same for all guests. */
export type Cacheable = {
  /** Requests with the same key get the same bytes. */
  key: string;
  /** The query keys that the response depends on. Undefined if a query is not allowed. */
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
   * Sends the response of `fill` and stores it; concurrent requests for a key share one fill. If its turn is
   * rejected, an expired response is sent if there is one.
   */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    cacheable: Cacheable,
  ) => Promise<FastifyReply>;
  /** Drops every response with one of these tags. Called after commit. */
  drop: (tags: readonly string[]) => void;
  /** Drops everything, for example after the connection to other servers was lost. */
  clear: () => void;
  count: () => { entries: number; bytes: number; hits: number; misses: number };
};

const longestKey = 500;
const manyDrops = 1_000;
/** How many URL spellings of one response are indexed. */
const spellingsPerEntry = 4;

type Stored = CachedResponse & Pick<Cacheable, "key" | "queryKeys"> & { urls: string[] };

type Options = {
  now?: () => number;
  /** While the server reconnects to the events of others, cached responses are sent only if none can be made. */
  reception?: Reception;
};

/**
 * Caches guests' responses as bytes in memory, compressed once, dropped by tag. `maxBytes` limits the cache; `around`
 * are headers of every response.
 */
export function makeResponseCache(
  maxBytes: number,
  around: Readonly<Record<string, string>> = {},
  { now = () => performance.now(), reception = { is: "listening" } }: Options = {},
): ResponseCache {
  const byTag = new Map<string, Set<string>>();
  /** The keys of entries by requested URL. */
  const keyOfUrl = new Map<string, string>();
  const cached: AdmissionStore<Stored> = makeAdmissionStore({
    maxBytes,
    // Leaves space for the compressed copies.
    sizeOf: (entry) => Math.ceil(entry.source.length * 1.5) + 2_000,
    onRemove: (key, entry) => {
      untag(key, entry.tags);
      for (const url of entry.urls) keyOfUrl.delete(url);
    },
  });
  /** The one fill of each key that runs. After a drop, later requests must not join it. */
  const filling = new Map<string, { made: Promise<CachedResponse>; isOutdated: boolean }>();
  /** Fills that begin when an outdated one has ended. They read data newer than any drop until then. */
  const following = new Map<string, Promise<CachedResponse>>();
  /** Fills that wait for their turn. They read data newer than any drop until then. */
  const waiting = new Map<string, Promise<CachedResponse>>();
  /** The number of the last drop of each tag during fills. */
  const dropped = new Map<string, number>();
  let drops = 0;
  let clearedAt = 0;
  /** The number of drops at the start of each current fill. */
  const fills = new Set<{ startedAt: number }>();
  let hits = 0;
  let misses = 0;

  const mayBeStale = () => reception.is === "reconnecting";

  function untag(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function store({ key, queryKeys }: Cacheable, entry: CachedResponse, startedAt: number) {
    // A write was acknowledged after the fill began, so its response may be stale.
    if (clearedAt > startedAt) return;
    if (entry.tags.some((tag) => (dropped.get(tag) ?? 0) > startedAt)) return;
    const isLasting = entry.status === 200 || entry.cachesStatus;
    if (!entry.isCacheable || !isLasting || key.length > longestKey) return;
    // Removing an older response of the key removes its tags, so those of this one are added afterwards.
    cached.delete(key);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(key));
    }
    cached.set(key, { ...entry, key, queryKeys, urls: [] });
  }

  /** Indexes an entry by the URL as sent; the oldest spelling is evicted. */
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

  /** Forgets drops that are older than every current fill. */
  function forgetDrops() {
    if (fills.size === 0) return dropped.clear();
    if (dropped.size < manyDrops) return;
    const oldest = Math.min(...Array.from(fills, ({ startedAt }) => startedAt));
    for (const [tag, number] of dropped) if (number <= oldest) dropped.delete(tag);
  }

  /** Marks the fills that began before a write. */
  function outdate() {
    for (const fill of filling.values()) fill.isOutdated = true;
  }

  function joinable(key: string): Promise<CachedResponse> | undefined {
    const underWay = filling.get(key);
    // Another server may have written since it began.
    const isJoinable = underWay && !underWay.isOutdated && !mayBeStale();
    return following.get(key) ?? (isJoinable ? underWay.made : undefined);
  }

  /** Joins the fill of a key, or begins one as soon as no other of this key runs. */
  function fillAlone(cacheable: Cacheable, route: string): Promise<CachedResponse> {
    const { key } = cacheable;
    const begin = () => {
      const made = fillEntry(cacheable, route).finally(() => filling.delete(key));
      filling.set(key, { made, isOutdated: false });
      return made;
    };
    const joined = joinable(key);
    if (joined) return joined;
    const outdated = filling.get(key);
    if (!outdated) return begin();
    return shared(following, key, async () => {
      await Promise.allSettled([outdated.made]);
      following.delete(key);
      return begin();
    });
  }

  /** Runs one piece of work per key. */
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
    const fillNow = () => fillAlone(cacheable, route);
    // A request with a turn must not wait for one without, so only waiting requests join.
    if (!turn || joinable(key)) return fillNow();
    // A client over its limit may still wait for another client's fill.
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

  /** The entry that was requested with exactly this URL before. */
  function entryAt(url: string): Stored | undefined {
    const key = keyOfUrl.get(url);
    return key === undefined ? undefined : cached.get(key);
  }

  /** The entry of the path without a query, if none of the query's keys is declared. */
  function bareEntryAt(url: string): Stored | undefined {
    const begins = url.indexOf("?");
    const bare = begins < 0 ? undefined : entryAt(url.slice(0, begins));
    return bare?.queryKeys && hasNoDeclaredKey(url, bare.queryKeys) ? bare : undefined;
  }

  /** A response made now, or an older one if there is no capacity or, while events are missed, no database. */
  async function entryMade(cacheable: Cacheable, route: string, found: Stored | undefined) {
    const { key } = cacheable;
    const isStillCached = () => found !== undefined && cached.peek(key) === found;
    // The database may turn out to be unreachable only while the response is made.
    const missedEvents = mayBeStale();
    try {
      const made = await entryFor(cacheable, route);
      return found && made.status === 503 && missedEvents && isStillCached() ? found : made;
    } catch (error) {
      const isUnavailable = missedEvents && errorResponseBehind(error).code === "UNAVAILABLE";
      if (found && isStillCached() && (isTurnErrorResponse(error) || isUnavailable)) return found;
      throw error;
    }
  }

  function serveSince(
    oldest: number,
    find: (url: string) => Stored | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return;
    if (hasSecret(url)) return;
    const entry = find(url);
    if (!isReady(entry, oldest)) return;
    const body = bodyFor(entry, request);
    if (!body) return;
    hits += 1;
    writeCachedResponse(entry, body, request, response);
    return entry.route;
  }

  return {
    serve: (request, response) =>
      mayBeStale() ? undefined : serveSince(now(), entryAt, request, response),
    serveOverdue: (request, response) =>
      serveSince(0, (url) => entryAt(url) ?? bareEntryAt(url), request, response) !== undefined,
    async answer(request, reply, cacheable) {
      const { key, queryKeys } = cacheable;
      const { url = "" } = request.raw;
      const found = cached.get(key);
      const ready = !mayBeStale() && isReady(found, now()) ? found : undefined;
      if (!ready) misses += 1;
      const entry = ready ?? (await entryMade(cacheable, routeOf(request), found));
      const stored = cached.peek(key);
      if (stored && hasOnlyDeclaredKeys(url, queryKeys ?? [])) remember(url, stored);
      const body = await bodyMadeFor(entry, request.raw);
      reply.hijack();
      writeCachedResponse(entry, body, request.raw, reply.raw);
      return reply;
    },
    drop(tags) {
      drops += 1;
      outdate();
      for (const tag of tags) {
        if (fills.size > 0) dropped.set(tag, drops);
        for (const key of Array.from(byTag.get(tag) ?? [])) cached.delete(key);
      }
    },
    clear() {
      drops += 1;
      clearedAt = drops;
      outdate();
      cached.clear();
    },
    count: () => ({ ...cached.count(), hits, misses }),
  };
}
