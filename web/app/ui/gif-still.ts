import { gifStillUrl } from "#art/urls.ts";

/** The URL of a GIF's first frame; undefined if it can't be derived. */
export function stillOf(url: string): string | undefined {
  const builtIn = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/.exec(url);
  if (builtIn?.[1]) return gifStillUrl(builtIn[1]);
  if (!/^https:\/\/[a-z0-9]+\.giphy\.com\//.test(url)) return undefined;
  const still = url.replace(/\/(giphy|200|100|giphy-downsized)\.gif(?=$|\?)/, "/$1_s.gif");
  return still === url ? undefined : still;
}
