import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 170_000;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes, the notice of hidden posts and the count of unsent changes.
  "/profiles": 206_500,
  "/profile": 206_500,
  "/admin/products/:id": 194_000,
  "/plans/:id": 192_500,
  // Stories and hoots start with bookmarks, reports and the state of the reader.
  "/blogs/:id": 186_000,
  "/hoots/:id": 180_000,
  "/pets/:id": 178_500,
  "/allposts": 178_250,
  "/admin/providers": 176_250,
  "/admin/orders/:id": 177_250,
  "/account": 176_250,
  "/admin/orders": 175_250,
  "/admin/discounts": 175_000,
  "/cart": 174_250,
  "/orders/:id": 175_250,
  "/admin/reports": 170_750,
  "/admin/products": 173_750,
  "/notifications": 173_000,
  "/admin/collections": 171_500,
  "/admin/gift-cards": 171_000,
  "/orders": 173_750,
  "/appeals/:id": 170_250,
};

/** Most visitors start at one, and the other answers people who are on their way. */
const lower = { limit: 150_000, paths: ["/", "/check"] };

test("no page exceeds its limit of initial scripts, and where most visitors start it is lower", () => {
  const loads = firstLoads("web/build/client");
  const beyond = loads
    .filter(({ path, bytes }) => bytes > (heavier[path] ?? limit))
    .map(({ path, bytes }) => `${path} ${bytes}`);
  expect(beyond).toEqual([]);
  for (const start of lower.paths) {
    expect(loads.find(({ path }) => path === start)?.bytes, start).toBeLessThan(lower.limit);
  }
});
