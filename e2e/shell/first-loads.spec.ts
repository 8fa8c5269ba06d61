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
  "/plans/:id": 195_500,
  // Stories and hoots start with bookmarks, reports and the state of the reader.
  "/blogs/:id": 186_000,
  "/hoots/:id": 180_000,
  "/pets/:id": 180_750,
  "/admin/providers": 178_500,
  "/admin/orders/:id": 177_500,
  "/account": 178_250,
  "/admin/orders": 175_250,
  "/admin/discounts": 178_000,
  "/cart": 174_250,
  "/orders/:id": 175_250,
  "/admin/reports": 170_750,
  "/admin/products": 173_750,
  "/notifications": 173_000,
  "/admin/collections": 171_500,
  "/admin/gift-cards": 171_000,
  "/orders": 173_750,
  "/appeals/:id": 172_500,
  "/documents/:from/:to": 173_750,
  "/product/:productId": 172_250,
  "/admin/collections/:id": 172_250,
  "/storefront/checkout/:token": 172_000,
  "/admin/members": 171_500,
  "/admin/newsletter/:id": 171_500,
  "/airlines/:airline/:location": 170_250,
};

/** Most visitors start at one, and the other answers people who are on their way. */
const lower = { "/": 146_000, "/check": 152_500 };

test("no page exceeds its limit of initial scripts, and where most visitors start it is lower", () => {
  const loads = firstLoads("web/build/client");
  const beyond = loads
    .filter(({ path, bytes }) => bytes > (heavier[path] ?? limit))
    .map(({ path, bytes }) => `${path} ${bytes}`);
  expect(beyond).toEqual([]);
  for (const [start, most] of Object.entries(lower)) {
    expect(loads.find(({ path }) => path === start)?.bytes, start).toBeLessThan(most);
  }
});
