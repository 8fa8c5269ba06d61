import { AppError } from "#contracts/kernel/errors.ts";
import { type Gif, gifsUnavailable } from "#contracts/community/gifs.ts";
import { LRUCache } from "lru-cache";
import { makeBreaker } from "../../platform/http/breaker.ts";
import { findBuiltIn } from "./built-in.ts";
import { type AskGiphy, makeGiphy } from "./giphy.ts";

export type SearchGifs = (text: string) => Promise<{ data: Gif[] }>;

type Provider = { giphyApiKey: string | undefined; giphyAddress?: string | undefined };

/** Searches GIPHY if a key is configured, else the built-in set. */
export function makeGifSearch({ giphyApiKey, giphyAddress }: Provider): SearchGifs {
  if (!giphyApiKey) return async (text) => ({ data: findBuiltIn(text) });
  return sparing(makeGiphy(giphyApiKey, giphyAddress));
}

const keptMs = 10 * 60 * 1000;
const keptCount = 500;

/** Caches queries for ten minutes, merges concurrent ones, and stops querying while the provider fails. */
export function sparing(
  ask: AskGiphy,
  breaker = makeBreaker({ failures: 5, restMs: 30_000 }),
): SearchGifs {
  const kept = new LRUCache<string, Gif[]>({ max: keptCount, ttl: keptMs });
  const underWay = new Map<string, Promise<Gif[]>>();

  async function fetched(text: string): Promise<Gif[]> {
    const wait = breaker.wait();
    if (wait > 0) {
      throw new AppError("UPSTREAM_FAILED", gifsUnavailable, {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    try {
      const gifs = await ask(text);
      breaker.succeeded();
      kept.set(text, gifs);
      return gifs;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  return async (asked) => {
    const text = asked.toLowerCase().replace(/\s+/g, " ");
    const known = kept.get(text);
    if (known) return { data: known };
    let answer = underWay.get(text);
    if (!answer) {
      answer = fetched(text).finally(() => underWay.delete(text));
      underWay.set(text, answer);
    }
    return { data: await answer };
  };
}
