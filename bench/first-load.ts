import { basename } from "node:path";
import { read } from "./guests.ts";
import type { Row } from "./table.ts";

const limit = 150_000;
const loaded = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g;
/** Requests that a page makes after its first paint. */
const listed = /"(\/assets\/[^"]+\.js)"/g;
const imported = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/** The compressed bytes of all scripts of the home page and their imports, compared with the limit. */
export async function firstLoad({ address }: { address: string }): Promise<Row> {
  const html = await textOf(`${address}/`);
  const waiting = [loaded, listed, imported]
    .flatMap((pattern) => namesIn(html, pattern))
    .map((name) => new URL(name, `${address}/`).href);
  if (waiting.length === 0) throw new Error("The page names no scripts: nothing was measured.");
  const sizes = new Map<string, number>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (sizes.has(url)) continue;
    const answer = await read(url, { "accept-encoding": "gzip" });
    sizes.set(url, Buffer.from(answer.body, "base64").length);
    for (const name of namesIn(await textOf(url), imported)) waiting.push(new URL(name, url).href);
  }
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const heaviest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 6);
  return {
    name: `first load of /: ${sizes.size} scripts`,
    ours: `${(bytes / 1000).toFixed(1)} kB gz`,
    beside: `limit ${limit / 1000} kB`,
    ratio: bytes / limit,
    limit: { is: "at most", ratio: 1 },
    note: heaviest.map(([url, size]) => `${basename(url)} ${(size / 1000).toFixed(1)}`).join(", "),
  };
}

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name).filter((name) => name !== "");

async function textOf(url: string): Promise<string> {
  const { body } = await read(url, { "accept-encoding": "identity" });
  return Buffer.from(body, "base64").toString();
}
