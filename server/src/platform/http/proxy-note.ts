import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const SeenProxies = z.array(z.object({ address: z.string(), at: z.string() }));

/** An address that forwards requests and is not believed, and when that was noticed. */
export type SeenProxy = z.infer<typeof SeenProxies>[number];

/** Where the server leaves word for `doctor`, which runs in a process of its own and may find no server running. */
export const proxyNote = (dataDir: string): string => join(dataDir, "untrusted-proxies.json");

export function readProxyNote(dataDir: string): SeenProxy[] {
  try {
    return SeenProxies.parse(JSON.parse(readFileSync(proxyNote(dataDir), "utf8")));
  } catch {
    return [];
  }
}
