import { expect, test, type Page, untilIdle } from "../test.ts";
import { comeWithCart, crate, line, order, receipt } from "./cart-pages.ts";
import { openAsNew, watch } from "../demo.ts";

const main = (page: Page) => page.getByRole("main");

test("adding to the cart by keyboard keeps the focus and shows the result; offline nothing is added until a retry", async ({
  page,
  context,
}) => {
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/product/${crate.product}?variant=10301`);
  const toCart = main(page).getByRole("button", { name: "Add to cart" });
  await toCart.focus();
  await page.keyboard.press("Enter");
  const added = main(page).getByRole("status").filter({ hasText: "Product added to cart!" });
  await expect(added).toBeInViewport({ ratio: 1 });
  await expect(toCart).toBeFocused();

  await main(page).getByRole("button", { name: "Increase quantity" }).click();
  await main(page).getByRole("button", { name: "Decrease quantity" }).click();
  await expect(main(page).getByRole("button", { name: "Decrease quantity" })).toBeFocused();
  expect(faults).toEqual([]);

  await main(page).getByRole("button", { name: "Increase quantity" }).click();
  await untilIdle(page);
  await context.setOffline(true);
  await main(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Failed to add product to cart.");
  await context.setOffline(false);
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByRole("status")).toContainText("Product added to cart!");
  await expect(main(page).getByRole("button", { name: "Add to cart" })).toBeFocused();
});

test("removing a line moves the focus on, and undo returns it", async ({ page }) => {
  await comeWithCart(page, [{ of: crate.s }]);
  await page.goto("/cart");
  const codes = receipt(page).getByText("Discount code or gift card");
  await codes.click();
  await page.getByLabel("Discount code", { exact: true }).fill("conform10");
  await page.keyboard.press("Enter");
  await receipt(page)
    .getByRole("button", { name: "Remove discount code CONFORM10" })
    .press("Enter");
  await expect(codes).toBeFocused();
  await line(page, "crate")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("link", { name: "Browse the marketplace" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "crate").getByRole("link")).toBeFocused();
});

test("an order page shows its number in the focused heading and in the title", async ({ page }) => {
  await openAsNew(page, "Vera Ruiz", `/product/${crate.product}?variant=10301`);
  await main(page).getByRole("button", { name: "Add to cart" }).click();
  await main(page).getByRole("link", { name: "View cart" }).click();
  await receipt(page)
    .getByRole("link", { name: /Go to checkout/ })
    .waitFor();
  const checkoutUrl = await receipt(page)
    .getByRole("link", { name: /Go to checkout/ })
    .getAttribute("href");
  const row = receipt(page).locator("dl > div").filter({ hasText: "Member discount (10%)" });
  await expect(row).toBeVisible();
  await order(page.request, { checkoutUrl: checkoutUrl ?? "" });
  await page.goto("/orders");
  await main(page)
    .getByRole("link", { name: /^Order #/ })
    .click();
  const title = main(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^Order #\d+$/);
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Order #\d+ · Wagabond$/);
});

test("after a search or a page change, the focus is on the results; a search has its title, and the shop policies are linked", async ({
  page,
}) => {
  await page.goto("/marketplace");
  // Before hydration a link loads a whole page.
  await untilIdle(page);
  const found = main(page).getByRole("region", { name: "Products" });
  await found.getByRole("link", { name: "Next page" }).press("Enter");
  await expect(page).toHaveURL(/after=/);
  await expect(found).toBeFocused();
  await main(page).getByRole("searchbox").fill("blanket");
  await main(page).getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\?q=blanket$/);
  await expect(found).toBeFocused();
  await expect(page).toHaveTitle("“blanket”, Marketplace · Wagabond");
  await main(page).getByRole("link", { name: "Remove “blanket”" }).press("Enter");
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(found).toBeFocused();

  const rules = page.getByRole("navigation", { name: "Shop policies" });
  await rules.getByRole("link", { name: "Terms of service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of service");
  await rules.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveTitle("Privacy policy · Wagabond");
  const nowhere = await page.goto("/storefront/checkout/nothing");
  expect(nowhere?.status()).toBe(404);
  await expect(page.locator("title")).toHaveCount(1);
});
