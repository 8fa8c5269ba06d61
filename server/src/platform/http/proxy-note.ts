import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const SeenProxies = z.array(z.object({ address: z.string(), at: z.string() }));

/** The address of an untrusted proxy, with the time of detection. */
export type SeenProxy = z.infer<typeof SeenProxies>[number];

/** The file in which the server informs `doctor`, a separate process that may find no server running. */
export const proxyNote = (dataDir: string): string => join(dataDir, "untrusted-proxies.json");

export function readProxyNote(dataDir: string): SeenProxy[] {
  try {
    return SeenProxies.parse(JSON.parse(readFileSync(proxyNote(dataDir), "utf8")));
  } catch {
    return [];
  }
}
