import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { type BuiltRoute, makeFindPage, pageQueries } from "./page-address.ts";
import routes from "./routes.ts";

/** As the build names them: by an id of their own, or by their file. */
function built(entries: readonly RouteConfigEntry[], parentId: string): BuiltRoute[] {
  return entries.flatMap(({ id: own, file, path, index, children = [] }) => {
    const id = own ?? file.replace(/\.tsx?$/, "");
    return [{ id, parentId, path, index }, ...built(children, id)];
  });
}

const all = [{ id: "root", path: "" }, ...built(routes, "root")];
const findPage = makeFindPage(Object.fromEntries(all.map((route) => [route.id, route])));
const urlOf = (url: string) => findPage(url).url;

test("every page that knows query keys is in the site map", () => {
  const ids = all.map(({ id }) => id);
  expect(Object.keys(pageQueries).filter((id) => !ids.includes(id))).toEqual([]);
});

test("keys that a page does not know are left out, and the others stand in one order", () => {
  expect(urlOf("/?u=1")).toBe("/");
  expect(urlOf("/?utm_source=x&to=Mexico&fbclid=1&from=USA")).toBe("/?from=USA&to=Mexico");
  expect(urlOf("/allposts?category=Trips&q=cat&u=1")).toBe("/allposts?q=cat&category=Trips");
  expect(urlOf("/allposts?q=%63at")).toBe("/allposts?q=cat");
  expect(urlOf("/allposts?q=c+t")).toBe(urlOf("/allposts?q=c%20t"));
  expect(urlOf("/posts?token=secret")).toBe("/posts");
  expect(urlOf("/reset?x=1&token=secret")).toBe("/reset?token=secret");
  expect(findPage("/marketplace?q=x").queryKeys).toContain("collection");
});

test("of a key that is given twice the first value counts, as the loaders read it", () => {
  expect(urlOf("/allposts?q=one&q=two")).toBe("/allposts?q=one");
});

test("one page has one path, however it is spelled", () => {
  const spellings = [
    "/posts/",
    "//posts",
    "/posts///",
    "/POSTS",
    "/%70osts",
    "/posts?",
    "/posts#x",
  ];
  for (const url of spellings) expect([url, urlOf(url)]).toEqual([url, "/posts"]);
  expect(urlOf("/documents/USA/Costa%20Rica/")).toBe("/documents/USA/Costa%20Rica");
  expect(urlOf("/Product/8%2f9")).toBe("/product/8%2F9");
  expect(urlOf("/hoots/AbC")).toBe("/hoots/AbC");
  expect(urlOf("/plans/AbC/")).toBe("/plans/AbC");
  expect(urlOf("/plans/AbC/days")).toBe("/plans/AbC/days");
  expect(urlOf("/plans/AbC/ticket")).toBe("/plans/AbC/ticket");
  expect(urlOf("/")).toBe("/");
});

test("the data of a page has one URL, with the loaders of its route", () => {
  const spellings = ["/_.data", "/.data", "/_.data?u=1"];
  for (const url of spellings) expect([url, urlOf(url)]).toEqual([url, "/_.data"]);
  expect(urlOf("/posts.data?u=1")).toBe("/posts.data");
  expect(urlOf("/posts/_.data")).toBe("/posts.data");
  expect(urlOf("/posts.data?_routes=community/hoots/posts-page,shell/pages,random")).toBe(
    `/posts.data?${new URLSearchParams({ _routes: "shell/pages,community/hoots/posts-page" })}`,
  );
  expect(urlOf("/posts.data?_routes=random")).toBe("/posts.data?_routes=");
  expect(urlOf("/posts?_routes=random")).toBe("/posts");
  expect(urlOf("/allposts.data?u=1&q=cat")).toBe("/allposts.data?q=cat");
});

test("all paths where nothing stands share one page", () => {
  for (const url of ["/random", "/a/b/c?q=1", "/hoots", "/not-found", "/posts_"]) {
    expect([url, findPage(url)]).toEqual([
      url,
      { url: "/not-found", queryKeys: [], isMissing: true },
    ]);
  }
  expect(findPage("/random.data?_routes=x")).toMatchObject({
    url: "/not-found.data?_routes=",
    isMissing: true,
  });
});
