import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 170_000;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes and the notice of hidden posts.
  "/profiles": 204_000,
  "/profile": 204_000,
  "/plans/:id": 202_500,
  "/admin/products/:id": 192_000,
  // Stories and hoots start with bookmarks, reports and the state of the reader.
  "/blogs/:id": 186_000,
  "/hoots/:id": 180_000,
  "/pets/:id": 175_500,
  "/allposts": 175_500,
  "/admin/providers": 175_000,
  "/admin/orders/:id": 174_500,
  "/account": 174_000,
  "/admin/orders": 173_000,
  "/admin/discounts": 173_500,
  "/cart": 172_500,
  "/orders/:id": 172_500,
  "/admin/reports": 173_500,
  "/admin/products": 171_500,
  "/notifications": 171_500,
  "/orders": 171_000,
};

test("no page exceeds its limit of initial scripts", () => {
  const beyond = firstLoads("web/build/client")
    .filter(({ path, bytes }) => bytes > (heavier[path] ?? limit))
    .map(({ path, bytes }) => `${path} ${bytes}`);
  expect(beyond).toEqual([]);
});

test("the home page has a lower limit than other pages, because most visitors start there", () => {
  const home = firstLoads("web/build/client").find(({ path }) => path === "/");
  expect(home?.bytes).toBeLessThan(150_000);
});

test("the check has the same lower limit, because it answers people who are on their way", () => {
  const check = firstLoads("web/build/client").find(({ path }) => path === "/check");
  expect(check?.bytes).toBeLessThan(150_000);
});
