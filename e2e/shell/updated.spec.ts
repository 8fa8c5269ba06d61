import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { openAsNew } from "../demo.ts";

/** A new build replaces the open page's build: its files are missing until a page is reloaded. */
async function update(page: Page): Promise<void> {
  let isOver = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOver = true;
  });
  await page.route("**/assets/**", (route) =>
    isOver ? route.continue() : route.fulfill({ status: 404, contentType: "text/plain", body: "" }),
  );
}

const notice = (where: Page | Locator) =>
  where.getByText("Wagabond was updated.").filter({ visible: true });
const main = (page: Page) => page.getByRole("main");

test("a tab older than the server asks for one reload and restores the typed text", async ({
  page,
}) => {
  await openAsNew(page, "Kept Words", "/posts/new");
  const form = page.locator("form[name=hoot]");
  await form.getByLabel("Title").fill("Half a thought");
  await form.getByLabel("Text").fill("The other half comes later.");
  await update(page);
  await form.getByRole("button", { name: /GIF/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a GIF" });
  await expect(notice(dialog)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(notice(page)).toHaveCount(1);
  await expect(form.getByLabel("Title")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("Half a thought");
  await expect(form.getByLabel("Text")).toHaveValue("The other half comes later.");
  await expect(notice(page)).toHaveCount(0);
});

test("hovering a link in a tab older than the server doesn't reload the page", async ({ page }) => {
  // High enough that the notice covers no link.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await page.goto("/posts/new");
  await page.locator("form[name=hoot]").getByLabel("Title").fill("Still typing");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await update(page);
  for (const link of await page.getByRole("contentinfo").getByRole("link").all())
    await link.hover();
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).hover();
  await expect(notice(page)).toHaveCount(1);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await expect(page.locator("form[name=hoot]").getByLabel("Title")).toHaveValue("Still typing");
});

test("a link in a tab older than the server leads to its page", async ({ page }) => {
  await page.goto("/");
  await update(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a page whose script fails to load stays, says so, and recovers", async ({ page }) => {
  await page.goto("/");
  const title = await main(page).getByRole("heading", { level: 1 }).textContent();
  await page.route("**/assets/**", (route) => route.abort());
  // Without hovering, which would show the notice first.
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1);
  await link.dispatchEvent("click");
  await expect(page.getByText("Part of this page couldn't load.")).toHaveCount(1);
  await expect(page).toHaveURL(/\/$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.unroute("**/assets/**");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
});
