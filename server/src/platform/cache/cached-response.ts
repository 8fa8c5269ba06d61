import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag } from "../http/etag.ts";
import { compressed, type Encoding, encodingFor } from "./encoding.ts";

/** A response to cache: its bytes, and the tags that drop it. */
export type Fresh = {
  body: string;
  contentType: string;
  headers?: Record<string, string>;
  status?: number;
  tags: readonly string[];
  /** Lifetime in seconds; without it, until a tag is dropped. */
  seconds?: number;
  /** False for a response to one user or one moment; it is served and not stored. */
  isCacheable?: boolean;
  /** The response is stored although its status is not 200, because every such request gets it. */
  cachesStatus?: boolean;
};

type Headers = Record<string, string | number>;
type Body = { bytes: Buffer; headers: Headers };

/** A response as sent: all headers, and the encodings requested so far. */
export type CachedResponse = {
  status: number;
  headers: Headers;
  /** The ETag for 304 responses; absent if the ETag is a version for `If-Match`. */
  hash: string | undefined;
  tags: readonly string[];
  isCacheable: boolean;
  cachesStatus: boolean;
  until: number;
  /** The pattern of its route, for metrics. */
  route: string;
  bodies: Partial<Record<Encoding, Body>>;
  compressing: Partial<Record<Encoding, Promise<void>>>;
  source: Buffer;
};

/** `around` are headers of every response; the response's own take precedence. */
export function cachedResponseOf(
  fresh: Fresh,
  around: Headers,
  route: string,
  now: number,
): CachedResponse {
  const source = Buffer.from(fresh.body);
  const versioned = fresh.headers?.["etag"] !== undefined;
  const hash = versioned
    ? undefined
    : `W/"${createHash("sha1").update(source).digest("base64url")}"`;
  const headers: Headers = {
    ...around,
    "content-type": fresh.contentType,
    // Browsers may store it but revalidate each time, so the next reader sees an acknowledged write.
    "cache-control": fresh.isCacheable === false ? "private, no-store" : "public, no-cache",
    vary: "Accept-Encoding, Authorization",
    ...(hash ? { etag: hash } : {}),
    ...fresh.headers,
  };
  const until = fresh.seconds === undefined ? Number.POSITIVE_INFINITY : now + fresh.seconds * 1000;
  const bodies = {
    identity: { bytes: source, headers: { ...headers, "content-length": source.length } },
  };
  return {
    status: fresh.status ?? 200,
    headers,
    hash,
    tags: fresh.tags,
    isCacheable: fresh.isCacheable ?? true,
    cachesStatus: fresh.cachesStatus ?? false,
    until,
    route,
    bodies,
    compressing: {},
    source,
  };
}

/** The bytes in the requested encoding; undefined if they are not compressed yet. */
export const bodyFor = (entry: CachedResponse, { headers }: IncomingMessage): Body | undefined =>
  entry.bodies[encodingFor(entry.source.length, headers["accept-encoding"])];

/** The same, compressing them on first request. */
export async function bodyMadeFor(entry: CachedResponse, request: IncomingMessage): Promise<Body> {
  const encoding = encodingFor(entry.source.length, request.headers["accept-encoding"]);
  if (!entry.bodies[encoding] && encoding !== "identity") {
    await (entry.compressing[encoding] ??= compress(entry, encoding));
  }
  const body = entry.bodies[encoding];
  if (!body) throw new Error("A cached response has no body.");
  return body;
}

async function compress(entry: CachedResponse, encoding: "br" | "gzip"): Promise<void> {
  const bytes = await compressed(entry.source, encoding);
  const headers = {
    ...entry.headers,
    "content-encoding": encoding,
    "content-length": bytes.length,
  };
  entry.bodies[encoding] = { bytes, headers };
}

/** Sends a response, or 304 if the client has it already. */
export function writeCachedResponse(
  entry: CachedResponse,
  { bytes, headers }: Body,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (matchesEtag(request.headers["if-none-match"], entry.hash)) {
    response.writeHead(304, entry.headers);
    response.end();
    return;
  }
  response.writeHead(entry.status, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
