import { AppError } from "#contracts/errors.ts";
import { type Gif, gifsUnavailable } from "#contracts/gifs.ts";
import { LRUCache } from "lru-cache";
import { makeBreaker } from "../http/breaker.ts";
import { findBuiltIn } from "./built-in.ts";
import { type AskGiphy, makeGiphy } from "./giphy.ts";

export type SearchGifs = (words: string) => Promise<{ data: Gif[] }>;

type Provider = { giphyApiKey: string | undefined; giphyAddress?: string | undefined };

/** Searches GIPHY where there is a key for it, else the house's own set. */
export function makeGifSearch({ giphyApiKey, giphyAddress }: Provider): SearchGifs {
  if (!giphyApiKey) return async (words) => ({ data: findBuiltIn(words) });
  return sparing(makeGiphy(giphyApiKey, giphyAddress));
}

const keptMs = 10 * 60 * 1000;
const keptCount = 500;

/** Asks for the same words once in ten minutes, also when many ask at once, and not at all while it fails. */
export function sparing(
  ask: AskGiphy,
  breaker = makeBreaker({ failures: 5, restMs: 30_000 }),
): SearchGifs {
  const kept = new LRUCache<string, Gif[]>({ max: keptCount, ttl: keptMs });
  const underWay = new Map<string, Promise<Gif[]>>();

  async function fetched(words: string): Promise<Gif[]> {
    const wait = breaker.wait();
    if (wait > 0) {
      throw new AppError("UPSTREAM_FAILED", gifsUnavailable, {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    try {
      const gifs = await ask(words);
      breaker.succeeded();
      kept.set(words, gifs);
      return gifs;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  return async (asked) => {
    const words = asked.toLowerCase().replace(/\s+/g, " ");
    const known = kept.get(words);
    if (known) return { data: known };
    let answer = underWay.get(words);
    if (!answer) {
      answer = fetched(words).finally(() => underWay.delete(words));
      underWay.set(words, answer);
    }
    return { data: await answer };
  };
}
