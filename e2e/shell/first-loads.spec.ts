import { expect, test } from "@playwright/test";
import { firstLoads } from "../../scripts/first-loads.ts";

/** Gzipped bytes of scripts before any interaction. */
const limit = 170_000;

/** Complex pages, which must not become heavier. */
const heavier: Record<string, number> = {
  "/profiles": 200_000,
  "/profile": 200_000,
  "/plans/:id": 197_000,
  "/admin/products/:id": 188_000,
  "/pets/:id": 174_500,
  "/blogs/:id": 180_000,
  "/account": 170_300,
  "/hoots/:id": 174_500,
  "/admin/providers": 170_500,
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
