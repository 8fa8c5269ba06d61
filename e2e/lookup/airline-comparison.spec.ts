import { expect, test } from "../test.ts";

test.describe.configure({ mode: "parallel" });

const paths = ["delta", "aeromexico", "american-airlines"].flatMap((airline) =>
  ["national", "international"].map((kind) => `/airlines/${airline}/${kind}`),
);

test("the page of an airline is at most 3200 px tall, and 5600 px on a phone", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const [width, most] of [
      [1280, 3200],
      [390, 5600],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect([path, height <= most ? "fits" : height]).toEqual([path, "fits"]);
    }
  }
});

test("the answer stands first, others are one link away, and each figure is given once", async ({
  sent: page,
}) => {
  await page.goto("/airlines/delta/international");
  const main = page.getByRole("main");
  for (const label of ["Cabin", "Hold", "Cargo", "Snub-nosed pets", "Carrier size"]) {
    await expect(main.locator("dt", { hasText: new RegExp(`^${label}$`) })).toHaveCount(1);
  }
  await expect(main.locator("dl")).toContainText("$200");
  const table = main.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Topic",
    "Delta Air Lines",
    "Aeromexico",
    "American Airlines",
  ]);
  await expect(table.getByRole("row", { name: /^Price/ })).toContainText("$162 to $168");
  const lines = await main.locator("[id^='delta.'] p:first-child").allTextContents();
  expect(new Set(lines).size).toBe(lines.length);
  await table.getByRole("link", { name: "Aeromexico" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/airlines/aeromexico/international");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aeromexico pet policy");
});

test("details on demand open by keyboard, and a number leads to its source", async ({
  sent: page,
}) => {
  await page.goto("/airlines/delta/national");
  const fold = page.locator("details", { hasText: "Service and support animals" });
  await expect(fold).not.toHaveAttribute("open");
  await fold.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(fold).toContainText("Original listing");
  await page.getByRole("link", { name: "Source 1" }).first().click();
  await expect(page).toHaveURL(/#note-1$/);
  await expect(page.locator("#note-1")).toBeVisible();
});
