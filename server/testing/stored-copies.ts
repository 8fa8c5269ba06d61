import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { handlingOf, mayStore } from "../../web/worker/rules.ts";

/** Whether the service worker would store an answer. For a member, either of its two rules has to prevent that. */
export function isStored(endpoint: Endpoint, answer: Response, token?: string): boolean {
  if (endpoint.method !== "GET") return false;
  const { url } = answer;
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  headers.set("accept", endpoint.event ? "text/event-stream" : "*/*");
  const request = { method: "GET", url, mode: "cors", destination: "", headers } as const;
  const isTaken = handlingOf(request, new URL(url).origin) === "answers";
  const isPublic = mayStore("answers", url, answer);
  return token === undefined ? isTaken && isPublic : isTaken || isPublic;
}

/** The calls whose answers may be stored, from the table of `docs/offline.md`. */
export function documentedCopies(): string[] {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/offline.md"), "utf8");
  return Array.from(docs.matchAll(/^\| `(GET \/api\/[^`]*)`/gm), ([, name = ""]) => name);
}
