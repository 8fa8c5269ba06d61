import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 170_000;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes, the notice of hidden posts and the count of unsent changes.
  "/profiles": 205_750,
  "/profile": 205_750,
  "/admin/products/:id": 194_000,
  "/plans/:id": 192_500,
  // Stories and hoots start with bookmarks, reports and the state of the reader.
  "/blogs/:id": 185_000,
  "/hoots/:id": 179_500,
  "/pets/:id": 178_500,
  "/allposts": 177_500,
  "/admin/providers": 175_750,
  "/admin/orders/:id": 175_750,
  "/account": 175_750,
  "/admin/orders": 174_000,
  "/admin/discounts": 174_250,
  "/cart": 173_250,
  "/orders/:id": 173_750,
  "/admin/reports": 170_500,
  "/admin/products": 173_000,
  "/notifications": 172_250,
  "/admin/collections": 171_000,
  "/admin/gift-cards": 170_500,
  "/orders": 172_250,
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
