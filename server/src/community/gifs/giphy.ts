import { type Gif, gifResultCount, gifsUnavailable, isGifUrl } from "#contracts/community/gifs.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as z from "zod/mini";

export const giphyAddress = "https://api.giphy.com";

const timeoutMs = 2_500;
const replyBytesMax = 1_000_000;
const urlLengthMax = 500;

const Picture = z.object({ url: z.string() });
const GiphyGif = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  images: z.object({ original: Picture, fixed_height: Picture }),
});
const Reply = z.object({ data: z.array(z.unknown()) });

export type SearchGiphy = (query: string) => Promise<Gif[]>;

/** Searches GIPHY. Every failure becomes UPSTREAM_TIMEOUT or UPSTREAM_FAILED, without its text. */
export function makeGiphy(apiKey: string, address: string = giphyAddress): SearchGiphy {
  return async (query) => {
    const url = new URL("/v1/gifs/search", address);
    url.search = String(
      new URLSearchParams({
        api_key: apiKey,
        q: query,
        limit: String(gifResultCount),
        rating: "g",
      }),
    );
    const text = await textOf(url);
    const reply = z.safeParse(Reply, parseJson(text));
    if (!reply.success) throw failed();
    return reply.data.data.flatMap((found) => toGif(found, apiKey)).slice(0, gifResultCount);
  };
}

// The URL contains the key, so neither it nor an error that repeats it is passed on.
async function textOf(url: URL): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw failed();
    }
    return await readLimited(response.body);
  } catch (error) {
    if (signal.aborted) throw new AppError("UPSTREAM_TIMEOUT", gifsUnavailable);
    throw error instanceof AppError ? error : failed();
  }
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > replyBytesMax) throw failed();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One GIF, or none if it has no URL that a hoot accepts. */
function toGif(found: unknown, apiKey: string): Gif[] {
  const gif = z.safeParse(GiphyGif, found);
  if (!gif.success) return [];
  const { original, fixed_height } = gif.data.images;
  const isUsable = ({ url }: { url: string }) =>
    isGifUrl(url) && url.length <= urlLengthMax && !url.includes(apiKey);
  return isUsable(original) && isUsable(fixed_height) ? [gif.data] : [];
}

const failed = () => new AppError("UPSTREAM_FAILED", gifsUnavailable);
