import type { Page } from "@playwright/test";
import { removal } from "../../server/src/platform/pages/service-worker.ts";
import { openAsNew } from "../demo.ts";
import { expect, test } from "../test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker answers for the page, and has what is open. */
async function untilSaved(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const url = new URL(path, page.url()).href;
  await expect.poll(() => page.evaluate((key) => caches.match(key).then(Boolean), url)).toBe(true);
}

const notice = (page: Page) => page.getByText(/^Saved copy of/);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("pages that were visited open without a network, and others say so", async ({
  page,
  context,
}) => {
  await page.goto("/articles");
  await untilSaved(page, "/articles");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/articles\/./);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Articles");
  const article = new URL(page.url()).pathname;
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await untilSaved(page, article);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto("/rules");
  await expect(heading(page, "You're offline")).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page, title)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("an update while one writes asks for one reload, and log-out and the operator leave no copies", async ({
  page,
  context,
}) => {
  await openAsNew(page, "Updated Offline", "/posts/new");
  await untilSaved(page, "/posts/new");
  const form = page.locator("form[name=hoot]");
  await form.getByLabel("Title").fill("Half a thought");
  let isOver = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOver = true;
  });
  await context.route("**/assets/**", (route) =>
    isOver ? route.continue() : route.fulfill({ status: 404, contentType: "text/plain", body: "" }),
  );
  await form.getByRole("button", { name: /GIF/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a GIF" });
  await expect(dialog.getByText("Wagabond was updated.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Half a thought");
  await expect(page.getByText("Wagabond was updated.")).toHaveCount(0);

  await page.getByRole("button", { name: "Log Out" }).first().click();
  const hasCopy = () => page.evaluate(() => caches.match("/posts/new").then(Boolean));
  await expect.poll(hasCopy).toBe(false);

  await context.route("**/service-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: removal }),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});
