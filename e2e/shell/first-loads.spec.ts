import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 171_750;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes, the notice of hidden posts and the count of unsent changes.
  "/profiles": 207_250,
  "/profile": 207_250,
  "/admin/products/:id": 194_500,
  "/plans/:id": 193_500,
  // Stories and hoots start with bookmarks, reports and the state of the reader.
  "/blogs/:id": 187_250,
  "/hoots/:id": 181_500,
  "/pets/:id": 179_500,
  "/allposts": 179_750,
  "/admin/providers": 178_250,
  "/admin/orders/:id": 180_000,
  "/account": 178_250,
  "/admin/orders": 178_000,
  "/admin/discounts": 177_750,
  "/cart": 177_000,
  "/orders/:id": 178_000,
  "/admin/reports": 172_750,
  "/admin/products": 176_250,
  "/notifications": 174_750,
  "/admin/collections": 174_250,
  "/admin/gift-cards": 173_750,
  "/orders": 176_500,
  "/appeals/:id": 172_250,
};

/** Most visitors start at one, and the other answers people who are on their way. */
const lower = { "/": 150_000, "/check": 152_500 };

test("no page exceeds its limit of initial scripts, and where most visitors start it is lower", () => {
  const loads = firstLoads("web/build/client");
  const beyond = loads
    .filter(({ path, bytes }) => bytes > (heavier[path] ?? limit))
    .map(({ path, bytes }) => `${path} ${bytes}`);
  expect(beyond).toEqual([]);
  for (const [path, most] of Object.entries(lower)) {
    expect(loads.find((load) => load.path === path)?.bytes, path).toBeLessThan(most);
  }
});
