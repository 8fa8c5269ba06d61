import {
  isAnswer,
  offlineAttribute,
  savedAttribute,
  type CopyKind,
  type ToWorker,
} from "../app/data/copies.ts";

/** The part of a request that the rules read. */
export type RequestParts = Pick<Request, "method" | "url" | "mode" | "destination" | "headers">;

/** How the worker handles a request; undefined leaves it to the browser. */
export type Handling = CopyKind | "data" | "share";

export const sharePath = "/share";

/** The one page below the paths of the API that anybody reads. */
const docsPath = "/api/docs";

/** Links that open something, and searches. */
const isPersonal = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((key) => /token$|^(?:invitation|ticket|mark|q)$/i.test(key));

/** Chooses the handling of a request to `origin`. What a person sends with their token is never touched. */
export function handlingOf(request: RequestParts, origin: string): Handling | undefined {
  const url = new URL(request.url);
  if (url.origin !== origin) return undefined;
  if (request.method === "POST" && url.pathname === sharePath && request.mode === "navigate") {
    return "share";
  }
  const { headers } = request;
  if (request.method !== "GET" || headers.has("authorization") || headers.has("range")) {
    return undefined;
  }
  if (isFile(url)) return "files";
  if (request.mode === "navigate") {
    // Frames are the PDF viewer and partners' cards.
    const isPage = !isApi(url) || url.pathname === docsPath;
    return request.destination === "document" && isPage ? "pages" : undefined;
  }
  if (url.pathname.endsWith(".data")) return "data";
  if (request.destination === "image") return isApi(url) ? undefined : "pictures";
  const isStream = headers.get("accept")?.includes("text/event-stream") ?? false;
  return isApi(url) && !isStream && !isPersonal(url) ? "answers" : undefined;
}

const isFile = ({ pathname }: URL): boolean => /^\/(?:assets|fonts)\//.test(pathname);
const isApi = ({ pathname }: URL): boolean => /^\/api(?:\/|$)/.test(pathname);

/** The part of a message that the rules read. */
export type MessageParts = {
  readonly data: unknown;
  readonly origin: string;
  readonly source: { readonly type?: string } | null;
};

/** A message that one of our pages sent; undefined for what another worker or another origin sent, or an older build. */
export function messageOf(
  { data, origin, source }: MessageParts,
  ours: string,
): ToWorker | undefined {
  if (origin !== ours || source?.type !== "window") return undefined;
  if (typeof data !== "object" || data === null || !("is" in data)) return undefined;
  if (data.is === "kept" || data.is === "left") return { is: data.is };
  if (data.is !== "visited" || !("files" in data) || !Array.isArray(data.files)) return undefined;
  const isOurs = (address: unknown, mayBe: (url: URL) => boolean): address is string =>
    typeof address === "string" &&
    URL.canParse(address) &&
    new URL(address).origin === ours &&
    mayBe(new URL(address));
  const page = "page" in data ? data.page : undefined;
  return {
    is: "visited",
    page: isOurs(page, (url) => !isApi(url) || url.pathname === docsPath) ? page : undefined,
    files: data.files.filter((address) => isOurs(address, isFile)),
    whole: "whole" in data && data.whole === true,
  };
}

/** Forms that only the server can answer. A member would find "Log In" among their saved pages. */
export const isEntry = (address: string): boolean =>
  /^\/(?:login|signup|forgot|reset|verify|newsletter)\/?$/i.test(new URL(address).pathname);

const contentTypes: Record<CopyKind, RegExp> = {
  files: /^(?:text\/(?:javascript|css)|application\/javascript|font\/)/,
  pages: /^text\/html\b/,
  shells: /^text\/html\b/,
  answers: /^application\/json\b/,
  pictures: /^image\//,
};

/** The part of a response that the rules read. */
export type Answered = Pick<Response, "status" | "redirected" | "headers">;

/** Whether a response is the same for everybody and may be stored: only if the server says that it is public. */
export function mayStore(kind: CopyKind, address: string, response: Answered): boolean {
  const { status, redirected, headers } = response;
  const directives = (headers.get("cache-control") ?? "").toLowerCase().split(/\s*,\s*/);
  return (
    status === 200 &&
    !redirected &&
    !isPersonal(new URL(address)) &&
    !(kind === "pages" && isEntry(address)) &&
    directives.includes("public") &&
    !directives.includes("private") &&
    !directives.includes("no-store") &&
    contentTypes[kind].test(headers.get("content-type") ?? "") &&
    Number(headers.get("content-length") ?? 0) <= largest
  );
}

/** Members' own pages and results of a search are no use without a network, and their addresses are private. */
export const isReadLater = (html: string, address: string): boolean =>
  isAnswer(address.slice(new URL(address).origin.length)) ||
  !/<meta name="robots" content="noindex/.test(html);

/** The largest response to store, in bytes. */
const largest = 2_000_000;

export type Limit = { count: number; bytes: number };

/** What the caches may hold, 45 MB in all. */
export const limits: Record<CopyKind, Limit> = {
  files: { count: 1_500, bytes: 12_000_000 },
  pages: { count: 40, bytes: 6_000_000 },
  shells: { count: 9, bytes: 1_000_000 },
  answers: { count: 150, bytes: 4_000_000 },
  pictures: { count: 200, bytes: 22_000_000 },
};

export type Entry = { url: string; at: number; bytes: number };

/** The addresses to remove so that the newest entries are within the limit. */
export function overflow(entries: readonly Entry[], { count, bytes }: Limit): string[] {
  let [left, room] = [count, bytes];
  return entries
    .toSorted((one, other) => other.at - one.at)
    .filter((entry) => {
      left -= 1;
      room -= entry.bytes;
      return left < 0 || room < 0;
    })
    .map(({ url }) => url);
}

/** A saved page, marked with the moment it was saved. */
export const markSaved = (html: string, at: string): string =>
  html.replace(/<html\b/, `<html ${savedAttribute}="${at}"`);

/** A shell, marked with the moment at which the network was away. */
export const markOffline = (html: string, at: number): string =>
  html.replace(/<html\b/, `<html ${offlineAttribute}="${at}"`);

const noId = "00000000-0000-0000-0000-000000000000";
const id = "[0-9a-f-]{36}";
const shells: readonly (readonly [RegExp, string])[] = [
  [/^\/plans$/, "/plans"],
  [/^\/plans\/next$/, "/plans/next"],
  // All parts of a trip's page are rendered alike.
  [new RegExp(`^/plans/${id}(?:/(?:papers|days|packing|money|today))?$`), `/plans/${noId}`],
  [new RegExp(`^/plans/${id}/receipt$`), `/plans/${noId}/receipt`],
  [new RegExp(`^/plans/${id}/ticket$`), `/plans/${noId}/ticket`],
  [new RegExp(`^/plans/${id}/dossier/${id}$`), `/plans/${noId}/dossier/${noId}`],
  [new RegExp(`^/pets/${id}$`), `/pets/${noId}`],
  [new RegExp(`^/pets/${id}/counter$`), `/pets/${noId}/counter`],
  [new RegExp(`^/file/${id}$`), `/file/${noId}`],
];

/** The pages of a saved trip, by addresses that name no trip. */
export const shellPaths: readonly string[] = shells.map(([, path]) => path);

/** The page that stands for every trip's or pet's page of its kind: the server renders all of them alike. */
export function shellOf(address: string): string | undefined {
  const { pathname, origin } = new URL(address);
  const path = shells.find(([pattern]) => pattern.test(pathname))?.[1];
  return path && new URL(path, origin).href;
}

/** The addresses of the scripts and styles that a page or a script names, as Vite writes them. */
export const filesOf = (text: string): string[] => [
  ...new Set(
    Array.from(
      text.matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["']/g),
      ([, name = ""]) => `/assets/${name}`,
    ),
  ),
];

/** The list of all routes names every file, of which a few are needed. */
export const isRouteList = (path: string): boolean => /^\/assets\/manifest-[\w-]+\.js$/.test(path);

/** The addresses of a page's styles. A saved page without them can't be read. */
export const stylesOf = (html: string): string[] =>
  Array.from(
    html.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.css)"/g),
    ([, href = ""]) => href,
  );

/** The address of the page that a request for loader data belongs to. */
export function pageOf(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/(?:\/_)?\.data$/, "").replace(/^\/_root$/, "/");
  url.searchParams.delete("_routes");
  return new URL(`${path || "/"}${url.search}`, url.origin).href;
}

/** A page of the same address is saved for every spelling of its fragment. */
export function keyOf(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}
