import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { makeBreaker } from "../../platform/http/breaker.ts";

/** What a shop elsewhere answered; `asOf` where it is an earlier answer, since the shop gives none now. */
export type ShopAnswer = { text: string; status: number; asOf?: Date };

/** Asks a shop elsewhere. Rejects where it cannot be reached and has never said this before. */
export type AskShop = (url: string, init: RequestInit) => Promise<ShopAnswer>;

/** How long an earlier answer may stand for one that does not come. */
const longestMemoryMs = 24 * 60 * 60 * 1000;
const memoryBytes = 64 * 1024 * 1024;
/** The stock list of 20 products with 250 pictures and variants each has some 10 MB. */
const answerBytes = 32 * 1024 * 1024;
const failuresInARow = 5;
const restMs = 20_000;

/**
 * Asks a shop elsewhere for what everybody may see, and remembers its good answers for a day, so that a shop that is
 * slow or away leaves its goods on the pages. After five failures in a row it is left alone for 20 s.
 */
export function makeAskShop(now: () => number = Date.now): AskShop {
  const memory = new LRUCache<string, { text: string; at: number }>({
    maxSize: memoryBytes,
    sizeCalculation: ({ text }) => text.length * 2 + 200,
  });
  const breaker = makeBreaker({ failures: failuresInARow, restMs, now });

  return async (url, init) => {
    const key = createHash("sha256").update(bodyOf(init)).digest("base64");
    const kept = memory.get(key);
    const earlier =
      kept && now() - kept.at <= longestMemoryMs
        ? { text: kept.text, status: 200, asOf: new Date(kept.at) }
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

/** Throws where it is longer than any answer of a shop. */
async function limited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > answerBytes) throw new Error("The shop elsewhere answers without end.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const WholeAnswer = z.object({ data: z.looseObject({}), errors: z.optional(z.undefined()) });

/** GraphQL answers with 200 also where it refuses. */
function isWhole(text: string): boolean {
  try {
    return z.safeParse(WholeAnswer, JSON.parse(text)).success;
  } catch {
    return false;
  }
}
