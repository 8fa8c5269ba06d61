import type { Page } from "@playwright/test";
import { brokenAtWidths } from "../access.ts";
import { openAsNew, signInOf } from "../demo.ts";
import { proxyOf } from "../site-proxy.ts";
import { expect, test } from "../test.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

/** Waits until the worker answers for the page, and has what is open. */
async function untilSaved(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const url = new URL(path, page.url()).href;
  await expect.poll(() => page.evaluate((key) => caches.match(key).then(Boolean), url)).toBe(true);
}

const notice = (page: Page) => page.getByText(/^Saved copy of/);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("visited pages open without a network, others say so, and the operator can remove all", async ({
  page,
  context,
  baseURL,
}) => {
  const { site, become, close } = proxyOf(baseURL ?? "");
  await page.goto(`${site}/articles`);
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
  await page.goto(`${site}/rules`);
  await expect(heading(page, "You're offline")).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page, title)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // A page that stalls gives way to one of the worker's, and comes as soon as it can.
  become("stalls");
  await page.goto(`${site}/rules`);
  await expect(heading(page, "Slow connection")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  become("none");
  await expect(heading(page, /rules/i)).toBeVisible();

  become("removes the worker");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  close();
});

test("an update while one writes asks for one reload, and log-out leaves no copies", async ({
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
});

/** Sends a file as another app shares it with the installed one. */
const share = (page: Page, { name, bytes }: { name: string; bytes: number }) =>
  page.evaluate(
    ([fileName, size]) => {
      const form = document.createElement("form");
      Object.assign(form, { action: "/share", method: "post", enctype: "multipart/form-data" });
      const field = document.createElement("input");
      const files = new DataTransfer();
      const text = "Booking reference QX7T2M. ".padEnd(size, " ");
      files.items.add(new File([text], fileName, { type: "text/plain" }));
      Object.assign(field, { type: "file", name: "files", files: files.files });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [name, bytes] as const,
  );

test("what another app shares has limits, and waits for a guest to log in", async ({ page }) => {
  await page.goto("/rules");
  await untilSaved(page, "/rules");
  await share(page, { name: "booking.txt", bytes: 400 });
  await expect(page).toHaveURL(/\/login\?next=%2Fshare$/);
  const { email, password } = signInOf("dana");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/plans\/import\?shared$/);
  await expect(page.getByRole("main").getByText("booking.txt").first()).toBeVisible();

  await page.goto("/rules");
  await share(page, { name: "huge.txt", bytes: 20_000_001 });
  await expect(page.getByText(/You can share up to 10 files at once: 20 MB each/)).toBeVisible();
  expect(await brokenAtWidths(page, { parts: ["main"] })).toEqual([]);
});
