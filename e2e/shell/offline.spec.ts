import type { Page } from "@playwright/test";
import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";
import { brokenAtWidths } from "../access.ts";
import { signInOf } from "../demo.ts";
import { proxyOf } from "../site-proxy.ts";
import { expect, test, untilAlive } from "../test.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

/** Waits until the worker answers for the page, and has what is open with its files and those that a page loads later. */
async function untilSaved(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const url = new URL(path, page.url()).href;
  await expect.poll(() => page.evaluate((key) => caches.match(key).then(Boolean), url)).toBe(true);
  await expect.poll(() => page.evaluate(hasFile, "saved-notice")).toBe(true);
  await expect.poll(() => page.evaluate(unsavedFiles)).toEqual([]);
}

/** The files that the page has loaded and the worker not saved yet. Runs in the page. */
const unsavedFiles = async (): Promise<string[]> => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.filter((name) => name.includes("/assets/"));
  const copies = await Promise.all(files.map((name) => caches.match(name)));
  return files.filter((_name, index) => copies[index] === undefined);
};

/** Whether a file is saved. Runs in the page. */
const hasFile = async (name: string): Promise<boolean> => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
  return requests.flat().some(({ url }) => url.includes(`/assets/${name}-`));
};

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

/** The builds that the scripts of the open page are from. */
const builds = async (page: Page) => [
  ...new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path))
        .map((path) => (path.endsWith("-second.js") ? "second" : "first")),
    ),
  ),
];

test("the ways that were found are read on the way, without a network", async ({
  page,
  context,
}) => {
  const asked = { species: "cat", weight: "4", units: "metric", from: "Paris", to: "London" };
  const path = `/ways?${new URLSearchParams({ ...asked, date: daysAfter(utcDay(), 160) })}`;
  await page.goto(path);
  await untilSaved(page, path);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first).toContainText("LeShuttle");
  await expect(first.getByText("How your pet travels")).toBeVisible();
});

test("without a network, a member's own page does not offer to log in", async ({
  page,
  context,
}) => {
  const { email, password } = signInOf("dana");
  await page.goto("/login");
  await untilAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Once more, so that the worker sees it.
  await page.goto("/login");
  await untilAlive(page);
  const form = page.getByRole("main");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log In" }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/articles");
  await untilSaved(page, "/articles");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, "You're offline")).toBeVisible();
  await expect(page.getByRole("link", { name: "Articles" })).toBeVisible();
  await expect(page.getByRole("link", { name: /log in|sign up|password/i })).toHaveCount(0);
  await page.goto("/articles");
  await expect(notice(page)).toBeVisible();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByText(/log in/i).filter({ visible: true })).toHaveCount(0);
});

test("an update takes over all tabs, mixes no builds, and asks for one reload where one writes", async ({
  page,
  context,
  baseURL,
}) => {
  const { site, become, close } = proxyOf(baseURL ?? "");
  await page.goto(`${site}/posts/new`);
  await untilSaved(page, "/posts/new");
  const form = page.locator("form[name=hoot]");
  await form.getByLabel("Title").fill("Half a thought");
  const reader = await context.newPage();
  await reader.goto(`${site}/articles`);
  await untilSaved(reader, "/articles");

  become("has a new build");
  const taken = [page, reader].map((tab) =>
    tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
        }),
    ),
  );
  const waitsStill = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });
  await Promise.all(taken);
  expect(waitsStill).toBe(false);

  // A page that is left opens in the new build.
  await reader.getByRole("main").getByRole("link").first().click();
  await expect(reader).toHaveURL(/\/articles\/./);
  await expect(reader.getByRole("heading", { level: 1 })).not.toHaveText("Articles");
  await expect.poll(() => builds(reader)).toEqual(["second"]);
  // Its files come first: a page asks for three seconds whether the site was updated.
  await untilSaved(reader, new URL(reader.url()).pathname);

  await form.getByRole("button", { name: /GIF/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a GIF" });
  await expect(dialog.getByText("Wagabond was updated.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await builds(page)).toEqual(["first"]);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("Wagabond was updated.")).toHaveCount(0);
  await expect(form.getByLabel("Title")).toHaveValue("Half a thought");
  await expect.poll(() => builds(page)).toEqual(["second"]);

  // A copy of the old build opens with the files of that build.
  await context.setOffline(true);
  await reader.goto(`${site}/articles`);
  await expect(heading(reader, "Articles")).toBeVisible();
  await expect(notice(reader)).toBeVisible();
  await expect.poll(() => builds(reader)).toEqual(["first"]);
  close();
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
  // Any site can send a form here: nothing is used before the person says that they shared it.
  await expect(page).toHaveURL(/\/share$/);
  await expect(page.getByText("Did you share this just now?")).toBeVisible();
  await page.goto("/plans/import?shared");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/share");
  expect(await brokenAtWidths(page, { parts: ["main"] })).toEqual([]);
  await page.getByRole("button", { name: "Yes, use it" }).click();
  await expect(page).toHaveURL(/\/plans\/import\?shared$/);
  await expect(page.getByRole("main").getByText("booking.txt").first()).toBeVisible();

  await page.goto("/rules");
  await share(page, { name: "huge.txt", bytes: 20_000_001 });
  await expect(page.getByText(/You can share up to 10 files at once: 20 MB each/)).toBeVisible();
  expect(await brokenAtWidths(page, { parts: ["main"] })).toEqual([]);
});
