import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { text } from "../kernel/text.ts";

export const gifSearchMax = 50;
export const gifResultCount = 20;
export const gifsUnavailable = "GIFs are unavailable right now";

/** Hosts whose pictures may be used in a hoot. */
export const gifHosts = [
  "media.giphy.com",
  "media0.giphy.com",
  "media1.giphy.com",
  "media2.giphy.com",
  "media3.giphy.com",
  "media4.giphy.com",
  "i.giphy.com",
] as const;

const builtInGif = /^\/art\/v1\/gifs\/[a-z0-9-]{1,60}\.gif$/;

/** True for https on the provider's hosts (no port, no credentials) and for a path of the built-in set. */
export function isGifUrl(value: string): boolean {
  if (builtInGif.test(value)) return true;
  if (!/^https:\/\/[^\\\s]+$/.test(value)) return false;
  const url = URL.parse(value);
  return (
    url !== null &&
    url.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    gifHosts.some((host) => host === url.hostname)
  );
}

/** Values that some clients send for "none". */
const noImage = ["", "no image"];

/** URL of a hoot's GIF; blank and the placeholder 'no image' become null. */
export const GifUrl = z.pipe(
  z.string({ error: "The GIF URL must be text." }).check(
    z.trim(),
    z.maxLength(500, "The GIF URL must be 500 characters or fewer."),
    z.refine(
      (value) => noImage.includes(value) || isGifUrl(value),
      "Select a GIF from the search results.",
    ),
  ),
  z.transform((value) => (noImage.includes(value) ? null : value)),
);

/** One GIF in GIPHY's shape. */
export const Gif = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  images: z.object({
    original: z.object({ url: z.string() }),
    fixed_height: z.object({ url: z.string() }),
  }),
});
export type Gif = z.output<typeof Gif>;

export const searchGifs = endpoint({
  method: "GET",
  path: "/api/gifs/search",
  summary: "Searches GIFs. Returns up to 20 results in GIPHY's format.",
  session: "required",
  query: z.object({ q: text("Search", gifSearchMax) }),
  response: z.object({ data: z.array(Gif) }),
  limits: { rates: [{ times: 30, seconds: 60, per: "account" }] },
});
