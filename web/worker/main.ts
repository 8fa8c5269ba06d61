import {
  copyCaches,
  type CopyKind,
  type SavedMessage,
  type VisitMessage,
} from "../app/data/copies.ts";
import { networkFirst, type Stall } from "../app/data/network-first.ts";
import { pause } from "../app/data/pause.ts";
import { openWhenHere, takeHeld } from "./held.ts";
import { offlinePage, slowPage } from "./offline-page.ts";
import { notificationOf, pathOfClick, showPath } from "./push.ts";
import { filesOf, handlingOf, isRouteList, keyOf, messageOf, pageOf, shellPaths } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";
import { takeShared } from "./share.ts";
import {
  currentReader,
  listPages,
  removeReaders,
  save,
  saved,
  savedPage,
  savedShell,
} from "./store.ts";
import { followSync } from "./sync.ts";

/** How long a saved page is fresh enough not to be saved again, in milliseconds. */
const freshMs = 5 * 60_000;

const stall: Stall = { until: 0 };
const clock = { now: Date.now, wait: pause };
const isUseful = ({ status }: Response): boolean => status < 502;

// It has no list of files to fit with open pages, so a new worker takes over at once.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const current: readonly string[] = Object.values(copyCaches);
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
  await scope.clients.claim();
}

followSync();

scope.addEventListener("push", (event) => {
  const { title, options } = notificationOf(event.data?.text());
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openClicked(pathOfClick(event.notification.data)));
});

async function openClicked(path: string): Promise<void> {
  const { clients } = scope;
  await showPath(path, {
    all: await clients.matchAll({ type: "window", includeUncontrolled: true }),
    navigate: (page, to) => page.navigate(to),
    open: (to) => clients.openWindow(to),
  });
}

scope.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, scope.location.origin);
  if (handling === "files") event.respondWith(file(event));
  else if (handling === "pages") event.respondWith(page(event));
  else if (handling === "data") event.respondWith(loaderData(event));
  else if (handling === "answers") event.respondWith(answer(event));
  else if (handling === "pictures") event.respondWith(picture(event));
  else if (handling === "share") event.respondWith(takeShared(event.request));
});

/** Files of a build never change, so their copies come first. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await saved("files", request.url);
  return copy?.response ?? fetchAndSave("files", event);
}

/** Asks the server, and stores the answer even if it comes after a saved copy was shown. */
function fetchAndSave(kind: CopyKind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const reader = currentReader();
  const response = fetch(request);
  event.waitUntil(
    response.then(
      (fresh) => save(kind, request.url, fresh.clone(), reader),
      () => undefined,
    ),
  );
  return response;
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const held = takeHeld(request.url);
  if (held) return held;
  const fromNetwork = fetchAndSave("pages", event);
  const copy = async (isDown: boolean) =>
    (await savedPage(request.url)) ??
    (await savedShell(request.url)) ??
    (isDown ? undefined : waitFor(fromNetwork, event));
  try {
    const attempt = { network: () => fromNetwork, saved: copy, isUseful };
    return (await networkFirst(attempt, stall, clock)).answer;
  } catch {
    return offlinePage(await listPages());
  }
}

/** A page in place of one that takes long, which gives way to it. */
async function waitFor(network: Promise<Response>, event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const { clients } = scope;
  const find = async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    return open.find(
      ({ id, url }) => id === resultingClientId && keyOf(url) === keyOf(request.url),
    );
  };
  const orElse = async () => offlinePage(await listPages());
  event.waitUntil(openWhenHere(request.url, network, { find, orElse }));
  return slowPage(await listPages());
}

/**
 * Loader data has no copies, as it has to fit the build of its page. Without a network the router loads the document
 * instead, which comes whole or as a saved copy. To read the open page again is waited for, and fails, as it does
 * without a worker.
 */
async function loaderData({ request }: FetchEvent): Promise<Response> {
  const target = pageOf(request.url);
  const attempt = {
    network: () => fetch(request),
    saved: async () => {
      const isOpen = request.referrer !== "" && keyOf(request.referrer) === keyOf(target);
      return isOpen ? undefined : document(target);
    },
    isUseful: () => true,
  };
  return (await networkFirst(attempt, stall, clock)).answer;
}

const document = (address: string): Response => {
  const { pathname, search } = new URL(address);
  const headers = { "X-Remix-Redirect": pathname + search, "X-Remix-Reload-Document": "true" };
  return new Response(null, { status: 204, headers });
};

async function answer(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  let at: string | undefined;
  const network = () => fetchAndSave("answers", event);
  const copy = async () => {
    const found = await saved("answers", request.url);
    at = found?.at;
    return found?.response;
  };
  const result = await networkFirst({ network, saved: copy, isUseful }, stall, clock);
  if (result.is === "saved" && at !== undefined) {
    const message: SavedMessage = { is: "saved", at };
    (await scope.clients.get(clientId))?.postMessage(message);
  }
  return result.answer;
}

/** Most pictures never change under their address; of these the copy comes first. */
async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = (await saved("pictures", request.url))?.response;
  if (copy && /immutable/.test(copy.headers.get("cache-control") ?? "")) return copy;
  const network = () => fetchAndSave("pictures", event);
  const attempt = { network, saved: async () => copy, isUseful };
  return (await networkFirst(attempt, stall, clock)).answer;
}

scope.addEventListener("message", (event) => {
  const message = messageOf(event, scope.location.origin);
  if (message?.is === "visited") event.waitUntil(saveVisit(message));
  if (message?.is === "kept")
    event.waitUntil(saveShells().then((all) => event.ports[0]?.postMessage(all)));
  if (message?.is === "left") event.waitUntil(removeReaders());
});

/**
 * Saves the pages of saved trips without anybody's data. Their files come first, so that a page that is saved works; the
 * page of an older build stays until then. Resolves to whether all pages are here.
 */
async function saveShells(): Promise<boolean> {
  const reader = currentReader();
  const read = new Set<string>();
  for (const path of shellPaths) {
    const address = new URL(path, scope.location.origin).href;
    try {
      const page = await fetch(address, asGuest);
      const html = await page.clone().text();
      if (await saveFilesOf(html, read)) await save("shells", address, page, reader);
    } catch {
      // Without a network the pages stay as they are.
      return hasShells();
    }
  }
  return hasShells();
}

async function hasShells(): Promise<boolean> {
  for (const path of shellPaths) {
    if (!(await saved("shells", new URL(path, scope.location.origin).href))) return false;
  }
  return true;
}

/** Saves the files that a page names and those that they load later. Returns whether the former are all here. */
async function saveFilesOf(html: string, read: Set<string>): Promise<boolean> {
  const named = new Set(filesOf(html));
  const paths = new Set(named);
  for (const path of paths) {
    if (read.has(path)) continue;
    const address = new URL(path, scope.location.origin).href;
    if (!(await saved("files", address))) await saveFrom("files", address);
    const copy = await saved("files", address);
    if (copy) read.add(path);
    else if (named.has(path)) return false;
    if (!copy || !path.endsWith(".js") || isRouteList(path)) continue;
    for (const next of filesOf(await copy.response.text())) paths.add(next);
  }
  return true;
}

/** The files whose later files were saved, since this worker started. */
const followed = new Set<string>();

/** Saves the page that is open, and the files it has loaded, which may have come before the worker was there. */
async function saveVisit({ page, files, whole }: VisitMessage): Promise<void> {
  const reader = currentReader();
  // A page without its styles is no use, so they come first.
  for (const address of files) {
    if (!(await saved("files", address))) await saveFrom("files", address);
  }
  if (page === undefined) return;
  const copy = await saved("pages", page);
  const isFresh = copy !== undefined && Date.now() - Date.parse(copy.at) < freshMs;
  if (!isFresh) await saveFrom("pages", page, reader);
  if (!whole) return;
  const html = await (await saved("pages", page))?.response.text();
  if (html !== undefined) await saveFilesOf(html, followed);
}

/** The server renders every page as a guest sees it. */
const asGuest = { headers: { accept: "text/html" }, credentials: "same-origin" } as const;

async function saveFrom(
  kind: "pages" | "files",
  url: string,
  reader = currentReader(),
): Promise<void> {
  try {
    await save(kind, url, await fetch(url, kind === "pages" ? asGuest : {}), reader);
  } catch {
    // Without a network there is nothing to save.
  }
}
