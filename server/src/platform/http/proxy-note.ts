import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const SeenProxies = z.array(z.object({ address: z.string(), at: z.string() }));

/** An untrusted address that forwards requests, and when it was detected. */
export type SeenProxy = z.infer<typeof SeenProxies>[number];

/** The file for `doctor`, which runs in its own process, also without a running server. */
export const proxyNote = (dataDir: string): string => join(dataDir, "untrusted-proxies.json");

export function readProxyNote(dataDir: string): SeenProxy[] {
  try {
    return SeenProxies.parse(JSON.parse(readFileSync(proxyNote(dataDir), "utf8")));
  } catch {
    return [];
  }
}
