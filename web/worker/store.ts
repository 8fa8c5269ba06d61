import { copyCaches, readersCaches, type CopyKind } from "../app/data/copies.ts";
import {
  isEntry,
  isReadLater,
  keyOf,
  limits,
  markOffline,
  markSaved,
  mayStore,
  overflow,
  shellOf,
  stylesOf,
} from "./rules.ts";

const savedAtHeader = "x-saved-at";
const bytesHeader = "x-saved-bytes";

export type Saved = { response: Response; at: string };

const saving = new Set<Promise<void>>();
let readers = 0;

/** The number of the reader for whom something is asked. What arrives after they left isn't stored. */
export const currentReader = (): number => readers;

/** Stores a response if it is public, and reads it. A full disk leaves things as they are. */
export async function save(
  kind: CopyKind,
  address: string,
  response: Response,
  reader: number,
): Promise<void> {
  const work = put(kind, address, response, reader);
  saving.add(work);
  await work;
  saving.delete(work);
}

/** Removes the copies that show what was read, with those that are still being saved. */
export async function removeReaders(): Promise<void> {
  readers += 1;
  await Promise.all(saving);
  for (const name of readersCaches) await caches.delete(name);
}

async function put(
  kind: CopyKind,
  address: string,
  response: Response,
  reader: number,
): Promise<void> {
  try {
    if (!mayStore(kind, address, response)) {
      await response.body?.cancel();
      return;
    }
    const body = await response.blob();
    if (kind === "pages" && !isReadLater(await body.text(), address)) return;
    const headers = new Headers(response.headers);
    // The body is stored as it was decoded.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    headers.set(savedAtHeader, new Date().toISOString());
    headers.set(bytesHeader, String(body.size));
    if (kind !== "files" && reader !== readers) return;
    const cache = await caches.open(copyCaches[kind]);
    await cache.put(keyOf(address), new Response(body, { headers }));
    await trim(kind, cache);
  } catch {
    // The copy is a convenience; the page has its answer.
  }
}

/** To read all entries for each new one would cost more than the few that are too many meanwhile. */
const trimEvery = 20;
const puts: Record<CopyKind, number> = { files: 0, pages: 0, answers: 0, pictures: 0, shells: 0 };

async function trim(kind: CopyKind, cache: Cache): Promise<void> {
  puts[kind] += 1;
  if (puts[kind] % trimEvery !== 1) return;
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
      const at = Date.parse(headers?.get(savedAtHeader) ?? "") || 0;
      return { url, at, bytes: Number(headers?.get(bytesHeader) ?? 0) };
    }),
  );
  for (const url of overflow(entries, limits[kind])) await cache.delete(url);
}

/** The copy of a response. Only requests without a person's token get here, so what varies by it is the same. */
export async function saved(kind: CopyKind, address: string): Promise<Saved | undefined> {
  // To open a cache would create it.
  const cacheName = copyCaches[kind];
  const response = await caches.match(keyOf(address), { cacheName, ignoreVary: true });
  if (!response) return undefined;
  return { response, at: response.headers.get(savedAtHeader) ?? new Date(0).toISOString() };
}

/** The copy of a page, marked as one; undefined too where its styles are gone. */
export async function savedPage(address: string): Promise<Response | undefined> {
  const copy = await saved("pages", address);
  if (!copy) return undefined;
  const html = await styledText(copy, address);
  if (html === undefined) return undefined;
  const { headers } = copy.response;
  return new Response(markSaved(html, copy.at), { headers });
}

/** The shell of a private page, which brings no data of its own, marked with the moment at which the network was away. */
export async function savedShell(address: string): Promise<Response | undefined> {
  const shell = shellOf(address);
  const copy = shell === undefined ? undefined : await saved("shells", shell);
  if (!copy) return undefined;
  const html = await styledText(copy, address);
  if (html === undefined) return undefined;
  const { headers } = copy.response;
  return new Response(markOffline(html, Date.now()), { headers });
}

async function styledText({ response }: Saved, address: string): Promise<string | undefined> {
  const html = await response.text();
  for (const style of stylesOf(html)) {
    if (!(await saved("files", new URL(style, address).href))) return undefined;
  }
  return html;
}

export type ListedPage = { url: string; title: string };

const tripsPath = "/plans";

/** The saved pages, the newest first, by their titles; before them the saved trips. */
export async function listPages(): Promise<ListedPage[]> {
  const url = new URL(tripsPath, location.origin).href;
  const trips = (await saved("shells", url)) ? [{ url, title: "Trips kept on this device" }] : [];
  return [...trips, ...(await listPublicPages())];
}

async function listPublicPages(): Promise<(ListedPage & { at: string })[]> {
  if (!(await caches.has(copyCaches.pages))) return [];
  const cache = await caches.open(copyCaches.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true });
      const html = (await response?.text()) ?? "";
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      return { url, title, at: response?.headers.get(savedAtHeader) ?? "" };
    }),
  );
  return (
    pages
      // An older worker saved forms, too.
      .filter(({ title, url }) => title !== "" && !isEntry(url))
      .toSorted((one, other) => other.at.localeCompare(one.at))
  );
}
