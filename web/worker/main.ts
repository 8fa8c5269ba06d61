import {
  copyCaches,
  type CopyKind,
  type KeptMessage,
  type SavedMessage,
  type VisitMessage,
} from "../app/data/copies.ts";
import { networkFirst, type Stall } from "../app/data/network-first.ts";
import { offlinePage } from "./offline-page.ts";
import { notificationOf, pathOfClick, showPath } from "./push.ts";
import { handlingOf, keyOf, pageOf, shellPaths } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";
import { takeShared } from "./share.ts";
import { filesOfShell, listPages, save, saved, savedPage, savedShell } from "./store.ts";
import { followSync } from "./sync.ts";

/** How long a saved page is fresh enough not to be saved again, in milliseconds. */
const freshMs = 5 * 60_000;

const stall: Stall = { until: 0 };
const clock = {
  now: Date.now,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};
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
  const response = fetch(request);
  event.waitUntil(
    response.then(
      (fresh) => save(kind, request.url, fresh.clone()),
      () => undefined,
    ),
  );
  return response;
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = () => fetchAndSave("pages", event);
  try {
    const copy = async () => (await savedPage(request.url)) ?? savedShell(request.url);
    const attempt = { network, saved: copy, isUseful };
    return (await networkFirst(attempt, stall, clock)).answer;
  } catch {
    return offlinePage(await listPages());
  }
}

/**
 * Loader data has no copies, as it has to fit the build of its page. Without a network the router loads the document
 * instead, which comes whole or as a saved copy. To read the open page again fails as it does without a worker.
 */
async function loaderData({ request }: FetchEvent): Promise<Response> {
  const target = pageOf(request.url);
  const attempt = {
    network: () => fetch(request),
    saved: async (isDown: boolean) => {
      if (request.referrer !== "" && keyOf(request.referrer) === keyOf(target)) return undefined;
      return isDown || (await saved("pages", target)) ? document(target) : undefined;
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
  if (isVisit(event.data)) event.waitUntil(saveVisit(event.data));
  if (isKept(event.data)) event.waitUntil(saveShells());
});

const isKept = (message: unknown): message is KeptMessage =>
  typeof message === "object" && message !== null && "is" in message && message.is === "kept";

/** Saves the pages of kept trips without anybody's data, and their files. */
async function saveShells(): Promise<void> {
  for (const path of shellPaths) {
    const address = new URL(path, scope.location.origin).href;
    await saveFrom("shells", address, { accept: "text/html" });
    for (const file of await filesOfShell(address)) {
      if (!(await saved("files", file))) await saveFrom("files", file);
    }
  }
}

const isVisit = (message: unknown): message is VisitMessage =>
  typeof message === "object" && message !== null && "is" in message && message.is === "visited";

/** Saves the page that is open, and the files it has loaded, which may have come before the worker was there. */
async function saveVisit({ page, files }: VisitMessage): Promise<void> {
  // A page without its styles is no use, so they come first.
  for (const address of files) {
    if (!(await saved("files", address))) await saveFrom("files", address);
  }
  if (page === undefined) return;
  const copy = await saved("pages", page);
  const isFresh = copy !== undefined && Date.now() - Date.parse(copy.at) < freshMs;
  if (!isFresh) await saveFrom("pages", page, { accept: "text/html" });
}

async function saveFrom(
  kind: "pages" | "files" | "shells",
  url: string,
  headers: Record<string, string> = {},
): Promise<void> {
  try {
    await save(kind, url, await fetch(url, { headers, credentials: "same-origin" }));
  } catch {
    // Without a network there is nothing to save.
  }
}
