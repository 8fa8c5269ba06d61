import { describe, expect, test } from "vitest";
import {
  filesOf,
  handlingOf,
  isReadLater,
  isRouteList,
  limits,
  markOffline,
  markSaved,
  mayStore,
  messageOf,
  overflow,
  pageOf,
  shellOf,
  shellPaths,
  stylesOf,
  type RequestParts,
} from "./rules.ts";

const origin = "https://pets.example";

const request = (
  path: string,
  more: Partial<RequestParts> & { header?: [string, string] } = {},
): RequestParts => {
  const { header, ...rest } = more;
  const headers = new Headers(header ? [header] : []);
  const url = path.startsWith("https:") ? path : origin + path;
  return { method: "GET", url, mode: "cors", destination: "", headers, ...rest };
};
const navigation = { mode: "navigate", destination: "document" } as const;

test.each<[string, RequestParts, ReturnType<typeof handlingOf>]>([
  ["a page", request("/articles/cabin", navigation), "pages"],
  [
    "the PDF viewer's frame",
    request("/pdf-viewer", { ...navigation, destination: "iframe" }),
    undefined,
  ],
  ["an emailed link", request("/api/auth/verify?token=x", navigation), undefined],
  ["the page about the API", request("/api/docs", navigation), "pages"],
  ["a script", request("/assets/home-abc.js", { destination: "script" }), "files"],
  ["a font", request("/fonts/figtree.woff2", { destination: "font" }), "files"],
  ["loader data", request("/articles.data?_routes=x"), "data"],
  ["a public photo", request("/files/1/640.webp", { destination: "image" }), "pictures"],
  ["an image of the API", request("/api/files/1", { destination: "image" }), undefined],
  ["a guest's answer", request("/api/hoots"), "answers"],
  [
    "a member's answer",
    request("/api/hoots", { header: ["authorization", "Bearer x"] }),
    undefined,
  ],
  ["an answer behind a link", request("/api/shared?token=x"), undefined],
  ["an answer behind a disguised link", request("/api/shared?a=1&%74oken=x"), undefined],
  ["a signed file", request("/api/files/1?user=2&mark=x"), undefined],
  ["a live stream", request("/api/live", { header: ["accept", "text/event-stream"] }), undefined],
  ["part of a file", request("/assets/a.js", { header: ["range", "bytes=0-1"] }), undefined],
  ["a write", request("/api/hoots", { method: "POST" }), undefined],
  [
    "a form posted to a page",
    request("/documents/us/mx", { ...navigation, method: "POST" }),
    undefined,
  ],
  ["what another app shares", request("/share", { ...navigation, method: "POST" }), "share"],
  ["another origin", request("https://cdn.example/assets/a.js"), undefined],
])("%s is handled by its rule", (_name, request, handling) => {
  expect(handlingOf(request, origin)).toBe(handling);
});

describe("what may be stored", () => {
  const answered = (headers: Record<string, string>, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ "content-type": "text/html; charset=utf-8", ...headers }),
  });
  const shared = { "cache-control": "public, no-cache" };
  const may = (response: ReturnType<typeof answered>, path = "/articles") =>
    mayStore("pages", origin + path, response);

  test("a page that the server calls public", () => {
    expect(may(answered(shared))).toBe(true);
  });

  test.each([
    ["says nothing about caches", answered({})],
    ["is private", answered({ "cache-control": "private, no-store" })],
    ["contradicts itself", answered({ "cache-control": "public, no-store" })],
    ["is an error", answered(shared, 404)],
    ["was redirected", answered(shared, 200, true)],
    ["is of another type", answered({ ...shared, "content-type": "application/pdf" })],
    ["is too large", answered({ ...shared, "content-length": "9000000" })],
  ])("nothing that %s", (_reason, response) => {
    expect(may(response)).toBe(false);
  });

  test("nothing whose address has a secret or a search", () => {
    expect(may(answered(shared), "/reset?token=secret")).toBe(false);
    expect(may(answered(shared), "/file?a=1&mark=secret")).toBe(false);
    expect(may(answered(shared), "/posts?q=vet+in+lima")).toBe(false);
  });

  test.each(["/login", "/login?next=%2Fprofile", "/LOGIN/", "/signup", "/forgot", "/newsletter"])(
    "no form that only the server can answer: %s",
    (path) => {
      expect(may(answered(shared), path)).toBe(false);
      expect(may(answered(shared), "/logins")).toBe(true);
    },
  );

  test("no page that search engines may not list, but for answers", () => {
    const unlisted = '<head><meta name="robots" content="noindex"/></head>';
    expect(isReadLater(unlisted, `${origin}/plans`)).toBe(false);
    expect(isReadLater(unlisted, `${origin}/ways/more?from=Paris`)).toBe(false);
    expect(isReadLater("<head><title>Cabin</title></head>", `${origin}/articles`)).toBe(true);
    expect(isReadLater(unlisted, `${origin}/ways?from=Paris&to=London`)).toBe(true);
  });
});

describe("a message", () => {
  const page = { origin, source: { type: "window" } };
  const visit = (parts: object) =>
    messageOf({ ...page, data: { is: "visited", ...parts } }, origin);

  test("of a page of ours is read", () => {
    const data = { page: `${origin}/articles`, files: [`${origin}/assets/a.js`], whole: true };
    expect(visit(data)).toEqual({ is: "visited", ...data });
    expect(messageOf({ ...page, data: { is: "left" } }, origin)).toEqual({ is: "left" });
  });

  test.each([
    ["from another origin", { ...page, origin: "https://evil.example" }],
    ["from another worker", { ...page, source: { type: "worker" } }],
    ["without a sender", { ...page, source: null }],
  ])("%s is ignored", (_from, from) => {
    expect(messageOf({ ...from, data: { is: "left" } }, origin)).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    "left",
    {},
    { is: "visited" },
    { is: "visited", files: "/assets/a.js" },
  ])("%j is ignored", (data) => {
    expect(messageOf({ ...page, data }, origin)).toBeUndefined();
  });

  test("has nothing saved but our pages and files", () => {
    const files = ["https://evil.example/assets/a.js", `${origin}/api/pets`, 7, "a.js"];
    expect(visit({ page: `${origin}/api/pets`, files })).toEqual({
      is: "visited",
      page: undefined,
      files: [],
      whole: false,
    });
  });
});

describe("the bound of a cache", () => {
  const entry = (name: string, at: number, bytes = 1) => ({ url: name, at, bytes });

  test("the oldest entries beyond the number go", () => {
    const entries = [entry("b", 2), entry("a", 1), entry("c", 3)];
    expect(overflow(entries, { count: 2, bytes: 100 })).toEqual(["a"]);
  });

  test("the oldest entries beyond the bytes go", () => {
    const entries = [entry("a", 1, 40), entry("b", 2, 40), entry("c", 3, 40)];
    expect(overflow(entries, { count: 9, bytes: 80 })).toEqual(["a"]);
  });

  test("all caches together stay below 50 MB", () => {
    const bytes = Object.values(limits).reduce((sum, limit) => sum + limit.bytes, 0);
    expect(bytes).toBeLessThan(50_000_000);
  });
});

test("a saved page tells when it was saved, and changes nothing else", () => {
  expect(markSaved('<!DOCTYPE html><html lang="en"><p>&lt;html</p>', "2026-11-21T10:00:00Z")).toBe(
    '<!DOCTYPE html><html data-saved="2026-11-21T10:00:00Z" lang="en"><p>&lt;html</p>',
  );
});

test("the styles of a page are found in its head", () => {
  const html =
    '<link rel="stylesheet" href="/assets/a-1.css"/><link rel="modulepreload" href="/assets/b.js"/>';
  expect(stylesOf(html)).toEqual(["/assets/a-1.css"]);
});

test.each([
  ["/articles.data", "/articles"],
  ["/allposts.data?category=Food&_routes=a%2Cb", "/allposts?category=Food"],
  ["/_root.data", "/"],
  ["/_.data", "/"],
])("loader data at %s is of the page %s", (data, page) => {
  expect(pageOf(origin + data)).toBe(origin + page);
});

const id = "0190a3b4-1c2d-7e3f-8a4b-5c6d7e8f9012";

test.each(
  [
    "/plans?month=5",
    "/plans/next",
    `/plans/${id}`,
    `/plans/${id}/receipt`,
    `/plans/${id}/ticket`,
    `/plans/${id}/dossier/${id}`,
    `/pets/${id}`,
    `/pets/${id}/counter?trip=${id}`,
    `/file/${id}`,
  ].map((path, place) => [path, shellPaths[place]]),
)("the page %s has a shell without ids", (path, shell) => {
  expect(shell).not.toContain(id);
  expect(shellOf(origin + path)).toBe(origin + shell);
});

test.each(["papers", "days", "packing", "money", "today"])(
  "the part %s of a trip has the shell of the trip",
  (part) => {
    expect(shellOf(`${origin}/plans/${id}/${part}`)).toBe(shellOf(`${origin}/plans/${id}`));
  },
);

test.each(["/plans/import", "/addpet", `/plans/${id}/share`, "/account", "/plans/"])(
  "the page %s has no shell",
  (path) => {
    expect(shellOf(origin + path)).toBeUndefined();
  },
);

test("a shell is marked with the moment at which the network was away", () => {
  expect(markOffline('<html lang="en">', 1_795_000_000_000)).toBe(
    '<html data-offline="1795000000000" lang="en">',
  );
});

test("the list of all routes is distinguished from other scripts", () => {
  expect(isRouteList("/assets/manifest-1a2b3c.js")).toBe(true);
  expect(isRouteList("/assets/web-manifest-1a2b3c.js")).toBe(false);
});

test("what a script loads later is found as Vite writes it", () => {
  const script =
    'm.f||(m.f=["assets/form-1.js","assets/form-2.css"]);import{a}from"./core-3.js";import("./form-1.js")';
  expect(filesOf(script)).toEqual(["/assets/form-1.js", "/assets/form-2.css", "/assets/core-3.js"]);
});

test("the scripts and styles of a shell are found once each", () => {
  const html =
    '<link href="/assets/a-1.css"/><link href="/assets/b.js"/><script>import "/assets/b.js"</script>';
  expect(filesOf(html)).toEqual(["/assets/a-1.css", "/assets/b.js"]);
});
