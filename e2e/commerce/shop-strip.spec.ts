import { expect, test, type Page, untilIdle } from "../test.ts";
import { watch } from "../demo.ts";

const title = "Everything You Need";
const strip = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
const cards = (page: Page) => strip(page).getByRole("article");
const come = (page: Page) => page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded();

test("the strip shows products without options in a grid, and everything in two rows on narrow screens", async ({
  page,
}) => {
  const { faults } = watch(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/marketplace/strip")) requests.push(request.url());
  });
  await page.goto("/");
  await untilIdle(page);
  expect(requests).toEqual([]);
  await expect(strip(page).getByRole("link", { name: "Marketplace" })).toHaveAttribute(
    "href",
    "/marketplace",
  );
  await come(page);
  await expect(cards(page).filter({ hasText: "Underseat carrier" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Weekend carrier" })).toHaveCount(0);
  const uncategorized = await cards(page).count();
  // 13 products in rows of 4: a link fills the row of the last one.
  expect(uncategorized % 4).toBe(1);
  await expect(strip(page).getByRole("link", { name: "Browse all products" })).toBeVisible();

  await page.setViewportSize({ width: 480, height: 900 });
  await come(page);
  await expect(cards(page).filter({ hasText: "Weekend carrier" })).toHaveCount(1);
  expect(await cards(page).count()).toBeGreaterThan(uncategorized);
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(2);
  const page480 = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(page480).toBe(480);

  await page.setViewportSize({ width: 481, height: 900 });
  await expect(cards(page)).toHaveCount(uncategorized);
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  expect(faults).toEqual([]);
});

test("the strip has its final size while loading, shows errors, and retries", async ({ page }) => {
  let answer: "slow" | "failing" | "empty" | "normal" = "slow";
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/marketplace/strip*", async (route) => {
    if (answer === "slow") await held;
    if (answer === "failing") return route.fulfill({ status: 503, json: [] });
    if (answer === "empty") return route.fulfill({ json: [] });
    return route.continue();
  });
  await page.goto("/");
  await come(page);
  await expect(strip(page).locator("[aria-busy] li")).toHaveCount(8);
  const loadingBox = await strip(page).boundingBox();
  answer = "normal";
  release();
  await expect(cards(page).first()).toBeVisible();
  const loadedBox = await strip(page).boundingBox();
  expect((loadedBox?.height ?? 0) - (loadingBox?.height ?? 0)).toBeGreaterThanOrEqual(-8);

  answer = "failing";
  await page.setViewportSize({ width: 390, height: 844 });
  await come(page);
  await expect(strip(page).getByRole("alert")).toContainText(
    "Failed to load products. Please try again later.",
  );
  answer = "empty";
  await strip(page).getByRole("button", { name: "Try again" }).click();
  await expect(strip(page).getByRole("heading", { name: "No products found." })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await come(page);
  await expect(
    strip(page).getByRole("heading", { name: "No uncategorized products found." }),
  ).toBeVisible();
});

test("artwork shows six placeholders while loading, and an error if it fails", async ({ page }) => {
  let isFailing = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto("/marketplace");
  await page.route("**/marketplace/artwork.data*", async (route) => {
    await held;
    return isFailing ? route.abort() : route.continue();
  });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Visual Artwork" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visual Artwork");
  await expect(main.locator("[aria-busy] li")).toHaveCount(6);
  isFailing = true;
  release();
  await expect(main.getByRole("alert")).toContainText("Failed to load visual artwork.");
  isFailing = false;
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("article").first()).toContainText("$24.00");
  await main.getByRole("link", { name: "Back to Marketplace" }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
});
