import { expect, test } from "@playwright/test";

test("the home page greets a guest", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("where are you", { ignoreCase: true });
});
