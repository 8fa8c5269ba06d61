import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** An answer on its way into the cache: bytes, and the tags that drop it. */
export type Fresh = {
  body: string;
  contentType: string;
  headers?: Record<string, string>;
  status?: number;
  tags: readonly string[];
  /** Seconds it may be served at the most; until a tag is dropped where absent. */
  seconds?: number;
  /** False for what only this asker, or only this moment, may see; it is served and forgotten. */
  keep?: boolean;
};

type Encoding = "identity" | "br" | "gzip";
type Kept = {
  status: number;
  headers: Record<string, string>;
  /** The hash tag that answers 304; absent where the ETag is a version for `If-Match`. */
  hash: string | undefined;
  tags: readonly string[];
  keep: boolean;
  until: number;
  bodies: Partial<Record<Encoding, { bytes: Buffer; headers: Record<string, string | number> }>>;
  compressing: Partial<Record<Encoding, Promise<void>>>;
  source: Buffer;
};

export type AnswerCache = {
  /** Sends a kept answer straight away; false where there is none for this request. */
  serve: (request: FastifyRequest, reply: FastifyReply) => boolean;
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

const smallestCompressed = 860;
const longestKey = 500;
const manyDrops = 1_000;

/** Guests' answers as bytes in memory, compressed once, dropped by tag. `maxBytes` bounds what is kept. */
export function makeAnswerCache(
  maxBytes: number,
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

  async function fillEntry(key: string, fill: () => Promise<Fresh>): Promise<Kept> {
    const mine = { startedAt: drops };
    fills.add(mine);
    try {
      const entry = entryOf(await fill(), now());
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

  async function entryFor(key: string, fill: () => Promise<Fresh>): Promise<Kept> {
    const underWay = filling.get(key);
    if (underWay) return underWay;
    const mine = fillEntry(key, fill);
    filling.set(key, mine);
    try {
      return await mine;
    } finally {
      if (filling.get(key) === mine) filling.delete(key);
    }
  }

  return {
    serve(request, reply) {
      const { method, url = "", headers } = request.raw;
      if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined)
        return false;
      const entry = kept.get(url);
      if (!entry) return false;
      if (entry.until < now()) {
        kept.delete(url);
        return false;
      }
      if (!isReady(entry, headers["accept-encoding"])) return false;
      hits += 1;
      write(entry, request, reply);
      return true;
    },
    async answer(request, reply, fill) {
      const key = request.raw.url ?? "";
      const found = kept.get(key);
      const ready = found && found.until >= now() ? found : undefined;
      if (!ready) misses += 1;
      const entry = ready ?? (await entryFor(key, fill));
      await compress(entry, encodingFor(entry, request.raw.headers["accept-encoding"]));
      write(entry, request, reply);
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

function entryOf(fresh: Fresh, now: number): Kept {
  const source = Buffer.from(fresh.body);
  const versioned = fresh.headers?.["etag"] !== undefined;
  const hash = versioned
    ? undefined
    : `W/"${createHash("sha1").update(source).digest("base64url")}"`;
  const headers: Record<string, string> = {
    "content-type": fresh.contentType,
    // Browsers may keep it but ask each time; an acknowledged write is seen by the next reader.
    "cache-control": fresh.keep === false ? "private, no-store" : "public, no-cache",
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
    keep: fresh.keep ?? true,
    until,
    bodies,
    compressing: {},
    source,
  };
}

function encodingFor(entry: Kept, accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? "");
  if (entry.source.length < smallestCompressed) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offers)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offers)) return "gzip";
  return "identity";
}

const isReady = (entry: Kept, accepted: string | string[] | undefined) =>
  entry.bodies[encodingFor(entry, accepted)] !== undefined;

async function compress(entry: Kept, encoding: Encoding): Promise<void> {
  if (entry.bodies[encoding]) return;
  entry.compressing[encoding] ??= (async () => {
    const bytes =
      encoding === "br"
        ? await brotli(entry.source, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
        : await zip(entry.source);
    const headers = {
      ...entry.headers,
      "content-encoding": encoding,
      "content-length": bytes.length,
    };
    entry.bodies[encoding] = { bytes, headers };
  })();
  await entry.compressing[encoding];
}

function write(entry: Kept, request: FastifyRequest, reply: FastifyReply): void {
  const body =
    entry.bodies[encodingFor(entry, request.raw.headers["accept-encoding"])] ??
    entry.bodies.identity;
  if (!body) throw new Error("A kept answer has no body.");
  reply.hijack();
  const { raw } = reply;
  if (entry.hash !== undefined && matches(request.raw.headers["if-none-match"], entry.hash)) {
    raw.writeHead(304, { ...setByHooks(reply), ...entry.headers });
    raw.end();
    return;
  }
  raw.writeHead(entry.status, { ...setByHooks(reply), ...body.headers });
  raw.end(request.raw.method === "HEAD" ? undefined : body.bytes);
}

/** What hooks have put on the reply before it was taken out of Fastify's hands. */
const setByHooks = (reply: FastifyReply): Record<string, string | number | string[]> => {
  const headers: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = value;
  }
  return headers;
};

function matches(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = hash.replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === bare || tag.trim() === "*");
}
