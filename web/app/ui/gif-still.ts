import { gifStillUrl } from "#art/urls.ts";

const builtIn = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/;

/** Whether a GIF is one of the built-in set. */
export const isBuiltInGif = (url: string): boolean => builtIn.test(url);

/** The URL of a GIF's first frame; undefined if it can't be derived. */
export function stillOf(url: string): string | undefined {
  const id = builtIn.exec(url)?.[1];
  if (id) return gifStillUrl(id);
  if (!/^https:\/\/[a-z0-9]+\.giphy\.com\//.test(url)) return undefined;
  const still = url.replace(/\/(giphy|200|100|giphy-downsized)\.gif(?=$|\?)/, "/$1_s.gif");
  return still === url ? undefined : still;
}
