import { expect, test } from "../test.ts";
import { field, offered, openTab, search } from "./panel-parts.ts";

test("a long list shows which options have answers", async ({ page }) => {
  const options = offered(page);
  await page.goto("/?tab=documents");
  // A click before the panel is alive opens nothing.
  await expect(async () => {
    await field(page, "Where From").click();
    await expect(options).toHaveCount(25, { timeout: 1_000 });
  }).toPass();
  await field(page, "Where To").click();
  await expect(options).toHaveCount(26);
  await expect(options.filter({ hasText: "Egypt" })).toHaveText("Egypt");
  await expect(options.filter({ hasText: "Mexico" })).toHaveText("Mexico");
  await openTab(page, "Services");
  await field(page, "Service").selectOption("vet");
  await field(page, "City").click();
  await expect(options).toHaveCount(60);
  const mexicoCity = options.filter({ hasText: "Mexico City" });
  await expect(mexicoCity).toHaveText("Mexico City");
  await expect(options.filter({ hasText: "Bogotá" })).toHaveText("Bogotá No listings yet");
  await mexicoCity.click();
  await expect(field(page, "City")).toHaveValue("Mexico City");
});

test("typing searches a long list, and Enter selects the first match", async ({ page }) => {
  const options = offered(page);
  await page.goto("/?tab=services");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await search(page, "City", "bogota", ["Bogotá No listings yet"]);
  await field(page, "City").press("Enter");
  await expect(field(page, "City")).toHaveValue("Bogotá");
  await expect(page).toHaveURL(/city=Bogot/);
  await field(page, "City").fill("mexico");
  await expect(options).toHaveCount(2);
  await field(page, "City").press("ArrowDown");
  await field(page, "City").press("Escape");
  await expect(options).toHaveCount(0);
  await field(page, "City").fill("atlantis");
  await expect(page.getByRole("tabpanel")).toContainText("No match");
  await openTab(page, "Documents");
  await field(page, "Where To").fill("uk");
  await expect(options).toHaveText(["United Kingdom"]);
  await page.keyboard.press("Tab");
  await expect(field(page, "Where To")).toHaveValue("United Kingdom");
});
