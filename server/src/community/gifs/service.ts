import { AppError } from "#contracts/kernel/errors.ts";
import { type Gif, gifsUnavailable } from "#contracts/community/gifs.ts";
import { LRUCache } from "lru-cache";
import { makeBreaker } from "../../platform/http/breaker.ts";
import { findBuiltIn } from "./built-in.ts";
import { type SearchGiphy, makeGiphy } from "./giphy.ts";

export type SearchGifs = (text: string) => Promise<{ data: Gif[] }>;

type Provider = { giphyApiKey: string | undefined; giphyAddress?: string | undefined };

/** Searches GIPHY if a key is configured, else the built-in set. */
export function makeGifSearch({ giphyApiKey, giphyAddress }: Provider): SearchGifs {
  if (!giphyApiKey) return async (text) => ({ data: findBuiltIn(text) });
  return withCache(makeGiphy(giphyApiKey, giphyAddress));
}

const cacheMs = 10 * 60 * 1000;
const cacheEntries = 500;

/** Caches queries for ten minutes, merges concurrent ones, and stops querying while the provider fails. */
export function withCache(
  search: SearchGiphy,
  breaker = makeBreaker({ failures: 5, restMs: 30_000 }),
): SearchGifs {
  const cache = new LRUCache<string, Gif[]>({ max: cacheEntries, ttl: cacheMs });
  const pending = new Map<string, Promise<Gif[]>>();

  async function fetchGifs(text: string): Promise<Gif[]> {
    const wait = breaker.wait();
    if (wait > 0) {
      throw new AppError("UPSTREAM_FAILED", gifsUnavailable, {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    try {
      const gifs = await search(text);
      breaker.succeeded();
      cache.set(text, gifs);
      return gifs;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  return async (query) => {
    const text = query.toLowerCase().replace(/\s+/g, " ");
    const cached = cache.get(text);
    if (cached) return { data: cached };
    let answer = pending.get(text);
    if (!answer) {
      answer = fetchGifs(text).finally(() => pending.delete(text));
      pending.set(text, answer);
    }
    return { data: await answer };
  };
}
