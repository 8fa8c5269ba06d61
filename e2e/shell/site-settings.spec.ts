import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administer } from "../../server/src/operations/commands.ts";
import { brokenAtWidths } from "../access.ts";
import { mailedLink, watch } from "../demo.ts";
import { copyDatabase } from "../prepared-database.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import { expect, test, type Page } from "../test.ts";

// A site of its own, as its name and rules are on every page.
let site: ServerProcess;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wagabond-settings-"));
  copyDatabase("empty", folder);
  site = await startServer({ DATA_DIR: folder, DEMO: "off" });
});
test.afterAll(async () => {
  site.signal("SIGTERM");
  await site.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function openAsAdmin(page: Page, path: string, email = "ada@example.com"): Promise<void> {
  const password = "seven quiet otters";
  const answer = await page.request.post(`${site.address}/api/auth/signup`, {
    data: { name: "Ada", email, password, confirm: password },
  });
  const token: string = await answer.json();
  const link = new URL(await mailedLink(email, "/api/auth/verify", folder));
  const form = { token: link.searchParams.get("token") ?? "" };
  const verified = { form, maxRedirects: 0 };
  expect((await page.request.post(`${site.address}/api/auth/verify`, verified)).status()).toBe(303);
  expect(await administer({ DATA_DIR: folder }, { email, remove: false })).toMatchObject({
    done: true,
  });
  // The frame of the preview has no storage.
  await page.addInitScript((value) => {
    if (window.top === window) localStorage.setItem("token", value);
  }, token);
  await page.goto(site.address + path);
}

test("an admin changes the site and sends a newsletter; guests see the new name, rules and categories", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await openAsAdmin(page, "/admin/settings");
  await main.getByLabel("Site name").fill("Pet Club");
  await main.getByLabel("Contact email").fill("not an address");
  await main.getByText(/^Edit \d+ categories$/).click();
  await button("Add category").click();
  await main.getByRole("textbox", { name: "New category" }).fill("Iceland");
  await main.getByRole("checkbox", { name: "Hide Peru" }).check();
  await main.getByLabel("Label for USA").fill("United States");
  await main.getByLabel("Community rules").fill("Be kind.\n\n## Please\n- Share what you know");
  await button("Save settings").click();
  await expect(main.getByRole("alert").first()).toContainText("Enter an email address");
  await main.getByLabel("Contact email").fill("help@pets.example");
  await button("Save settings").click();
  await expect(page.getByText("Saved. Reload the page to see the changes.")).toBeVisible();
  await expect(main.getByRole("checkbox", { name: "Hide Iceland" })).not.toBeChecked();
  // Else the bar at the bottom of narrow screens lies over a checkbox.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await brokenAtWidths(page)).toEqual([]);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`${site.address}/rules`);
  await expect(guest).toHaveTitle("Community rules · Pet Club");
  await expect(guest.getByRole("heading", { name: "Please" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Pet Club home" })).toBeVisible();
  await expect(
    guest.getByRole("contentinfo").getByRole("link", { name: "help@pets.example" }),
  ).toBeVisible();
  await guest.goto(`${site.address}/posts`);
  const tags = guest.getByRole("main").getByRole("link");
  await expect(tags.filter({ hasText: /^Iceland$/ })).toBeVisible();
  await expect(tags.filter({ hasText: /^United States$/ })).toBeVisible();
  await expect(tags.filter({ hasText: /^Peru$/ })).toHaveCount(0);
  await context.close();

  await page.goto(`${site.address}/admin/newsletter`);
  await expect(main.getByText("No one has confirmed a subscription yet.")).toBeVisible();
  await main.getByRole("link", { name: "Write newsletter" }).click();
  await main.getByLabel("Subject").fill("Ferries in spring");
  await main.getByLabel("Text", { exact: true }).fill("Two more.\n\n## Where\n- Naxos");
  await button("Save draft").click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Where" })).toBeVisible();
  await main.getByLabel("Text", { exact: true }).fill("Three more.");
  await expect(button("Send test to me")).toBeDisabled();
  await button("Save draft").click();
  await expect(frame.getByText("Three more.")).toBeVisible();
  await button("Send test to me").click();
  await expect(page.getByText("Test sent to ada@example.com.")).toBeVisible();
  await expect(button("Send to everyone")).toBeDisabled();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await brokenAtWidths(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("a club switches off shop, newsletter and app banner, and writes its footer", async ({
  page,
}) => {
  const { faults } = watch(page);
  const main = page.getByRole("main");
  const footer = page.getByRole("contentinfo");
  const email = "clara@example.com";
  await openAsAdmin(page, "/admin/settings", email);
  await main.getByLabel("Tagline").fill("Dogs of the harbor since 1998.");
  await main.getByLabel("Note on pictures").fill("Drawn by Ana.");
  for (const part of [/^Shop:/, /^Newsletter:/, /^App banner in/]) {
    await main.getByRole("checkbox", { name: part }).uncheck();
  }
  await main.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Saved. Reload the page to see the changes.")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await brokenAtWidths(page)).toEqual([]);

  await page.goto(`${site.address}/`);
  await expect(footer).toContainText("Dogs of the harbor since 1998.");
  await expect(footer).toContainText("Drawn by Ana.");
  await expect(footer.getByRole("heading", { name: "Monthly newsletter" })).toHaveCount(0);
  await expect(footer.getByRole("complementary", { name: "Mobile app updates" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Everything You Need" })).toHaveCount(0);
  const shopLinks = page.locator("a[href^='/marketplace'], a[href^='/product'], a[href='/cart']");
  await expect(shopLinks).toHaveCount(0);
  await page.locator("footer").scrollIntoViewIfNeeded();
  for (const path of ["/account", "/terms", "/privacy", "/orders", "/search?q=carrier"]) {
    await page.goto(site.address + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shopLinks).toHaveCount(0);
  }
  expect(faults).toEqual([]);

  for (const path of [
    "/marketplace",
    "/marketplace/artwork",
    "/cart",
    "/product/1",
    "/newsletter",
  ]) {
    const answer = await page.goto(site.address + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByText("This page doesn't exist")).toBeVisible();
  }
  const outcome = await page.goto(`${site.address}/newsletter?unsubscribed=true`);
  expect(outcome?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
});
