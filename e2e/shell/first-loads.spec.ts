import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 173_000;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  // Every page starts with the bell, the list of routes, the notice of hidden posts and the count of unsent changes.
  "/plans/:id/:part?": 196_500,
  "/admin/products/:id": 195_500,
  "/pets/:id": 181_750,
  "/admin/providers": 179_500,
  "/account/:part?": 179_000,
  "/admin/discounts": 179_250,
  "/admin/orders/:id": 178_500,
  "/blogs/:id": 177_250,
  "/documents/:from/:to": 174_750,
};

/** Most visitors start at one, and the other answers people who are on their way. */
const lower = { "/": 150_000, "/check": 153_500 };

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
