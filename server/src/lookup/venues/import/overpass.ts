import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { counted } from "#format/plurals.ts";
import { keyOf } from "#reference/words.ts";
import { FileError } from "../osm/file-error.ts";
import { dataTimeIn } from "../osm/read-overpass.ts";
import { lockAlone } from "./lock.ts";
import { type City, queryFor } from "./query.ts";

/** Who asks which server, and where its answers are cached. */
export type Overpass = {
  url: string;
  /** Names the site, so that who runs the server knows whom to write to. */
  userAgent: string;
  folder: string;
  /** Waits; shorter in tests. */
  pause?: (ms: number) => Promise<unknown>;
};

type Server = Pick<Overpass, "url" | "userAgent">;

const dayMs = 24 * 60 * 60 * 1_000;
const answerBytesMax = 64 * 1024 * 1024;
const cacheBytesMax = 512 * 1024 * 1024;
/** Longer than the server itself may take for the question. */
const timeoutMs = 180_000;
const triesAtMost = 4;
const firstPauseMs = 15_000;
const longestPauseMs = 5 * 60_000;
/** The server is busy, or has had enough of us for now. */
const busy = new Set([429, 502, 503, 504]);

/**
 * The file with the answer about a city, of the last day or asked for now: one request at a time, as often as the server
 * wants. Throws FileError if it doesn't answer.
 */
export async function fetchCity(overpass: Overpass, city: City): Promise<string> {
  const { folder } = overpass;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockAlone(folder, "fetching places");
  try {
    await clearCache(folder);
    return await cachedOrNew(overpass, city);
  } finally {
    lock.release();
  }
}

async function cachedOrNew({ pause = wait, ...overpass }: Overpass, city: City): Promise<string> {
  const { folder, url } = overpass;
  const query = queryFor(city);
  const hash = createHash("sha256").update(`${url} ${query}`).digest("hex").slice(0, 12);
  const path = join(folder, `${keyOf(city.name)}-${hash}.json`);
  if (await stat(path).catch(() => undefined)) return path;
  for (let tries = 1; ; tries += 1) {
    const result = await ask(overpass, query, path);
    if (result.is === "there") return path;
    const { reason, again, afterMs = 0 } = result;
    const isLong = afterMs > longestPauseMs;
    if (!again || isLong || tries >= triesAtMost) {
      const minutes = Math.ceil(afterMs / 60_000);
      const wish = isLong ? ` It asks to wait for ${counted(minutes, "minute")}.` : "";
      throw new FileError(`${url} didn't answer about ${city.name}: ${reason}.${wish}`);
    }
    const usual = firstPauseMs * 2 ** (tries - 1);
    await pause(Math.max(usual, afterMs));
  }
}

/** Removes what is older than a day, and the oldest answers where there are too many. */
async function clearCache(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:json|partial)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      return { name, mtimeMs, size };
    }),
  );
  let bytes = 0;
  for (const { name, mtimeMs, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    const isFresh = Date.now() - mtimeMs < dayMs && name.endsWith(".json");
    if (!isFresh || bytes > cacheBytesMax) await rm(join(folder, name), { force: true });
  }
}

type Result =
  | { is: "there" }
  | { is: "missing"; reason: string; again: boolean; afterMs?: number | undefined };

async function ask(server: Server, query: string, path: string): Promise<Result> {
  try {
    const response = await post(server, query, timeoutMs);
    if (response.ok && response.body) {
      await save(response.body, path);
      return { is: "there" };
    }
    await response.body?.cancel();
    const { status } = response;
    const afterMs = pauseIn(response.headers.get("retry-after"));
    return { is: "missing", reason: `status ${status}`, again: busy.has(status), afterMs };
  } catch (error) {
    if (error instanceof FileError) throw error;
    // Failures of the network are in `cause`; this one is of the disk.
    if (error instanceof Error && "syscall" in error) {
      throw new FileError(`The answer can't be saved (${error.message}).`);
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { is: "missing", reason, again: true };
  }
}

const post = ({ url, userAgent }: Server, query: string, ms: number): Promise<Response> =>
  fetch(url, {
    method: "POST",
    body: new URLSearchParams({ data: query }),
    headers: { "user-agent": userAgent, accept: "application/json" },
    // The operator named this server and no other.
    redirect: "manual",
    signal: AbortSignal.timeout(ms),
  });

/** It reads no places. */
const smallestQuery = "[out:json][timeout:5];out count;";
const smallestMs = 10_000;
const smallestBytesMax = 64 * 1024;

/** The time of a server's data. Throws FileError where it doesn't answer as Overpass does, and where it can't be reached. */
export async function fetchDataTime(server: Server): Promise<Date | "busy"> {
  const response = await post(server, smallestQuery, smallestMs);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > smallestBytesMax) break;
    chunks.push(chunk);
  }
  if (busy.has(response.status)) return "busy";
  if (!response.ok) throw new FileError(`status ${response.status}`);
  const time = dataTimeIn(Buffer.concat(chunks).toString());
  if (!time) throw new FileError("it doesn't answer as Overpass does");
  return time;
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function pauseIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The answer is there as a whole or not at all. */
async function save(body: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const partial = `${path}.partial`;
  const file = await open(partial, "w", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > answerBytesMax) {
        throw new FileError(
          `The answer has more than the ${answerBytesMax} bytes that are allowed.`,
        );
      }
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  await rename(partial, path);
}
