import { read } from "./guests.ts";
import type { Row } from "./table.ts";

const limit = 150_000;
const loaded = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g;
const imported = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;

/** The compressed bytes of all scripts that the home page loads, with what they import, beside the limit. */
export async function firstLoad({ address }: { address: string }): Promise<Row> {
  const html = await textOf(`${address}/`);
  const waiting = [...namesIn(html, loaded), ...namesIn(html, imported)].map(
    (name) => new URL(name, `${address}/`).href,
  );
  const seen = new Set<string>();
  let bytes = 0;
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const answer = await read(url, { "accept-encoding": "gzip" });
    bytes += Buffer.from(answer.body, "base64").length;
    for (const name of namesIn(await textOf(url), imported)) waiting.push(new URL(name, url).href);
  }
  return {
    name: `first load of /: ${seen.size} scripts`,
    ours: `${(bytes / 1000).toFixed(1)} kB gz`,
    beside: `limit ${limit / 1000} kB`,
    ratio: bytes / limit,
    wanted: { is: "at most", ratio: 1 },
  };
}

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name).filter((name) => name !== "");

async function textOf(url: string): Promise<string> {
  const { body } = await read(url, { "accept-encoding": "identity" });
  return Buffer.from(body, "base64").toString();
}
