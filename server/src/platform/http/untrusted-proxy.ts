import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { namesClient } from "./forwarded.ts";
import { onClientRequest } from "./guards.ts";
import { proxyNote, type SeenProxy } from "./proxy-note.ts";

/** This many forwarded requests of one address within the time are those of a proxy, not of a forged header. */
export const manyForwarded = 100;
const withinMs = 10 * 60_000;
const addressesAtMost = 1_000;
/** A limit on log lines, as the header can be forged from many addresses. */
const reportsAtMost = 10;

/**
 * Detects a proxy that is not trusted, so that all of its clients share one rate limit. Logs a warning with the setting,
 * writes a note to `dataDir` for `doctor`, and returns the count of such requests.
 */
export function noticeUntrustedProxies(
  app: FastifyInstance,
  { dataDir, isTrusted }: { dataDir: string; isTrusted: (address: string) => boolean },
): () => number {
  const counts = new LRUCache<string, { requests: number }>({
    max: addressesAtMost,
    ttl: withinMs,
  });
  const reported: SeenProxy[] = [];
  let total = 0;
  onClientRequest(app, ({ raw, ip }, _reply, done) => {
    const peer = raw.socket.remoteAddress;
    if (peer === undefined || ip !== peer || !namesClient(raw.headers)) return done();
    total += 1;
    const address = peer.replace(/^::ffff:(?=\d+\.)/i, "");
    const count = counts.get(address) ?? { requests: 0 };
    if (count.requests === 0) counts.set(address, count);
    count.requests += 1;
    if (count.requests === manyForwarded && isNew(address)) {
      reported.push({ address, at: new Date().toISOString() });
      report(app.log, address, isTrusted(address));
      void writeNote(app.log, dataDir, reported);
    }
    done();
  });
  const isNew = (address: string) =>
    reported.length < reportsAtMost && reported.every((one) => one.address !== address);
  return () => total;
}

function report(log: FastifyBaseLogger, address: string, isTrusted: boolean): void {
  const text = isTrusted
    ? `The proxy at ${address} doesn't send X-Forwarded-For, so all its visitors share one rate limit. Configure it to send that header.`
    : `Many requests from ${address} were forwarded by an untrusted proxy, so all its visitors share one rate limit. If it's your proxy, set TRUST_PROXY=${address}`;
  log.warn({ proxy: address, requests: manyForwarded }, text);
}

async function writeNote(
  log: FastifyBaseLogger,
  dataDir: string,
  proxies: readonly SeenProxy[],
): Promise<void> {
  const path = proxyNote(dataDir);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(proxies));
  } catch (error) {
    log.warn(
      { err: error },
      "Can't save the note about an untrusted proxy for `npx wagabond doctor`.",
    );
  }
}
