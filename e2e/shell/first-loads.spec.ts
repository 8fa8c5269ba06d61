import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 172_500;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes, the notice of hidden posts and the count of unsent changes.
  "/profiles": 197_500,
  "/profile": 197_500,
  "/plans/:id": 195_750,
  "/admin/products/:id": 194_250,
  "/pets/:id": 180_750,
  "/admin/providers": 178_500,
  "/account": 178_500,
  "/admin/discounts": 178_250,
  "/admin/orders/:id": 177_750,
  "/blogs/:id": 176_500,
  "/documents/:from/:to": 174_000,
};

/** Most visitors start at one, and the other answers people who are on their way. */
const lower = { "/": 150_000, "/check": 152_750 };

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
