import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { makeBreaker } from "../../platform/http/breaker.ts";

/** An external shop's response; `asOf` is set for an earlier one used in its place. */
export type ShopAnswer = { text: string; status: number; asOf?: Date };

/** Queries an external shop. Rejects if it is unreachable and no earlier response exists. */
export type AskShop = (url: string, init: RequestInit) => Promise<ShopAnswer>;

/** Maximum age of an earlier response. */
const longestMemoryMs = 24 * 60 * 60 * 1000;
const memoryBytes = 64 * 1024 * 1024;
/** The stock list of 20 products with 250 pictures and variants each has about 10 MB. */
const answerBytes = 32 * 1024 * 1024;
const failuresInARow = 5;
const restMs = 20_000;

/**
 * Queries public data of an external shop and caches good responses for a day, so that pages survive a slow or
 * failing shop. After five failures in a row it is not queried for 20 s.
 */
export function makeAskShop(now: () => number = Date.now): AskShop {
  const memory = new LRUCache<string, { text: string; at: number }>({
    maxSize: memoryBytes,
    sizeCalculation: ({ text }) => text.length * 2 + 200,
  });
  const breaker = makeBreaker({ failures: failuresInARow, restMs, now });

  return async (url, init) => {
    const key = createHash("sha256").update(bodyOf(init)).digest("base64");
    const cached = memory.get(key);
    const earlier =
      cached && now() - cached.at <= longestMemoryMs
        ? { text: cached.text, status: 200, asOf: new Date(cached.at) }
        : undefined;
    if (earlier && breaker.wait() > 0) return earlier;
    try {
      const answer = await fetch(url, init);
      const text = await limited(answer);
      if (answer.ok && isWhole(text)) {
        breaker.succeeded();
        memory.set(key, { text, at: now() });
        return { text, status: answer.status };
      }
      breaker.failed();
      return earlier ?? { text, status: answer.status };
    } catch (error) {
      breaker.failed();
      if (earlier) return earlier;
      throw error;
    }
  };
}

const bodyOf = ({ body }: RequestInit) => (typeof body === "string" ? body : "");

/** Throws for a response above the size limit. */
async function limited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > answerBytes) throw new Error("The response from Shopify is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const WholeAnswer = z.object({ data: z.looseObject({}), errors: z.optional(z.undefined()) });

/** GraphQL reports errors with status 200 too. */
function isWhole(text: string): boolean {
  try {
    return z.safeParse(WholeAnswer, JSON.parse(text)).success;
  } catch {
    return false;
  }
}
