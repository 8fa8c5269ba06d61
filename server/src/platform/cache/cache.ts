import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reception } from "../db/listen.ts";
import { errorResponseBehind } from "../http/error-responses.ts";
import { isTurnErrorResponse } from "../http/fair-work.ts";
import { routeOf } from "../http/route-of.ts";
import { hasSecret } from "../http/secret-address.ts";
import {
  bodyFor,
  bodyMadeFor,
  cachedResponseOf,
  type Fresh,
  writeCachedResponse,
} from "./cached-response.ts";
import { hasOnlyDeclaredKeys } from "./declared-query.ts";
import { type Cacheable, makeFills } from "./fills.ts";
import { makeStoredResponses, type StoredResponse } from "./stored-responses.ts";

export type { Fresh } from "./cached-response.ts";
export type { Cacheable } from "./fills.ts";

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
  const mayBeStale = () => reception.is === "reconnecting";
  const stored = makeStoredResponses(maxBytes);
  const responseOf = (fresh: Fresh, route: string) => cachedResponseOf(fresh, around, route, now());
  const fills = makeFills({ stored, responseOf, mayBeStale });
  let hits = 0;
  let misses = 0;

  /** A response made now, or an older one if there is no capacity or, while events are missed, no database. */
  async function responseMade(
    cacheable: Cacheable,
    route: string,
    found: StoredResponse | undefined,
  ) {
    const { key } = cacheable;
    const isStillCached = () => found !== undefined && stored.peek(key) === found;
    // The database may turn out to be unreachable only while the response is made.
    const missedEvents = mayBeStale();
    try {
      const made = await fills.make(cacheable, route);
      return found && made.status === 503 && missedEvents && isStillCached() ? found : made;
    } catch (error) {
      const isUnavailable = missedEvents && errorResponseBehind(error).code === "UNAVAILABLE";
      if (found && isStillCached() && (isTurnErrorResponse(error) || isUnavailable)) return found;
      throw error;
    }
  }

  function serveSince(
    oldest: number,
    find: (url: string) => StoredResponse | undefined,
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
  const atOrBare = (url: string) => stored.at(url) ?? stored.bareAt(url);

  return {
    serve: (request, response) =>
      mayBeStale() ? undefined : serveSince(now(), stored.at, request, response),
    serveOverdue: (request, response) => serveSince(0, atOrBare, request, response) !== undefined,
    async answer(request, reply, cacheable) {
      const { key, queryKeys = [] } = cacheable;
      const { url = "" } = request.raw;
      const found = stored.get(key);
      const ready = !mayBeStale() && isReady(found, now()) ? found : undefined;
      if (!ready) misses += 1;
      const response = ready ?? (await responseMade(cacheable, routeOf(request), found));
      const entry = stored.peek(key);
      if (entry && hasOnlyDeclaredKeys(url, queryKeys)) stored.indexUrl(url, entry);
      const body = await bodyMadeFor(response, request.raw);
      reply.hijack();
      writeCachedResponse(response, body, request.raw, reply.raw);
      return reply;
    },
    drop(tags) {
      fills.outdate(tags);
      stored.drop(tags);
    },
    clear() {
      fills.outdateAll();
      stored.clear();
    },
    count: () => ({ ...stored.count(), hits, misses }),
  };
}

const isReady = (entry: StoredResponse | undefined, oldest: number): entry is StoredResponse =>
  entry !== undefined && entry.until >= oldest;
