import { expect, test } from "../test.ts";
import { brokenRules } from "../access.ts";
import {
  carrier,
  cartLink,
  comeWithCart,
  crate,
  empty,
  expectCount,
  line,
  lines,
  onlyVariant,
  order,
  quantity,
  receipt,
  row,
} from "./cart-pages.ts";
import { watch } from "../demo.ts";

test("a visitor orders the selected items and gets a new cart afterwards", async ({ page }) => {
  const { faults } = watch(page);
  await page.goto(`/product/${crate.product}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Please select a product variant.")).toBeVisible();
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Product added to cart!")).toBeVisible();
  await expectCount(page, 1);

  await cartLink(page).click();
  await expect(page.getByRole("heading", { name: "Your cart", level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Increase quantity for Long-haul crate, M" }).click();
  await expect(quantity(page, "Long-haul crate")).toHaveValue("2");
  await expectCount(page, 2);
  await receipt(page).getByText("Discount code or gift card").click();
  await receipt(page).getByRole("textbox", { name: "Discount code" }).fill("conform10");
  await page.keyboard.press("Enter");
  await expect(receipt(page).getByRole("listitem").filter({ hasText: "CONFORM10" })).toContainText(
    "applied",
  );
  await expect(row(page, "CONFORM10")).toContainText("\u2212$");
  const total = await row(page, "Total").locator("dd").innerText();

  await page.getByRole("link", { name: "Go to checkout" }).click();
  await expect(page).toHaveURL(/\/storefront\/checkout\//);
  const main = page.getByRole("main");
  for (const [label, text] of [
    ["Email", "vera@example.com"],
    ["First name", "Vera"],
    ["Last name", "Ruiz"],
    ["Address", "Calle Sol 1"],
    ["City", "Madrid"],
    ["ZIP or postal code", "28001"],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(text);
  await main.getByLabel("Country").selectOption({ label: "Spain" });
  await main.getByRole("button", { name: `Place order · ${total}` }).click();
  await expect(main.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectCount(page, 0);

  await page.goBack();
  await page.goto("/cart");
  await expect(empty(page)).toBeVisible();
  await page.getByRole("link", { name: "Browse the marketplace" }).click();
  await expect(page).toHaveURL("/marketplace");
  expect(faults).toEqual([]);
});

test("a quantity beyond the stock is reduced, with a message beside that line only", async ({
  page,
}) => {
  const few = await onlyVariant(page, "conformance-low-stock");
  await comeWithCart(page, [{ of: crate.s, quantity: 2 }, { of: few }]);
  await page.goto("/cart");
  const short = lines(page).nth(1);
  const number = short.getByRole("textbox");
  await number.fill("99");
  await number.press("Enter");
  await expect(short.getByText("Only 7 left. We updated your quantity.")).toBeVisible();
  await expect(number).toHaveValue("7");
  await expect(short.getByRole("button", { name: /^Maximum quantity for / })).toBeDisabled();
  await expect(quantity(page, "Long-haul crate")).toHaveValue("2");
  await expectCount(page, 9);

  // Rapid clicks all count, and are sent as few changes.
  let changes = 0;
  page.on("request", (request) => {
    if (/cartLinesUpdate/.test(request.postData() ?? "")) changes += 1;
  });
  const more = page.getByRole("button", { name: "Increase quantity for Long-haul crate, S" });
  await more.evaluate(async (button: HTMLElement) => {
    for (let click = 0; click < 6; click += 1) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(quantity(page, "Long-haul crate")).toHaveValue("8");
  await expectCount(page, 15);
  expect(changes).toBeLessThan(6);
});

test("codes show whether they apply, gift cards pay, and a missing checkout URL is reported", async ({
  page,
}) => {
  await comeWithCart(page, [{ of: crate.s }]);
  await page.goto("/cart");
  const codes = receipt(page).getByRole("list", { name: "Discount codes and gift cards" });
  await receipt(page).getByText("Discount code or gift card").click();
  const code = receipt(page).getByRole("textbox", { name: "Discount code" });
  await code.fill("no such code");
  await code.press("Enter");
  await expect(codes).toContainText("doesn't apply to this cart");
  await codes.getByRole("button", { name: "Remove discount code no such code" }).click();
  await expect(codes).toHaveCount(0);

  const card = receipt(page).getByRole("textbox", { name: "Gift card" });
  await card.fill("WRONG0000");
  await card.press("Enter");
  await expect(card).toHaveAttribute("aria-invalid", "true");
  await expect(card).toHaveValue("WRONG0000");
  await card.fill("CONFORMGIFT0001");
  await card.press("Enter");
  await expect(codes).toContainText("Gift card ending in 0001 $25.00 applied");
  await expect(row(page, "Total")).toContainText("$94.00");

  // The shop may return no checkout URL.
  await page.route("**/storefront/api/**", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"checkoutUrl":"[^"]*"/, '"checkoutUrl":""');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByText("Checkout URL not available. Please try again.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page).toHaveURL(/\/storefront\/checkout\//);
});

test("two tabs share one cart, and an order in another browser replaces it in both", async ({
  page,
  context,
}) => {
  const cart = await comeWithCart(page, [{ of: crate.s }]);
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(`/product/${carrier.product}`);
  await expectCount(other, 1);
  await other.getByRole("radio", { name: /^M/ }).check({ force: true });
  await other.getByRole("radio", { name: /^Lagoon/ }).check({ force: true });
  await other.getByRole("button", { name: "Add to cart" }).click();
  await expect(other.getByText("Product added to cart!")).toBeVisible();
  await expect(line(page, "Weekend carrier")).toBeVisible();
  await expectCount(page, 2);

  await order(page.request, cart);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(empty(page)).toBeVisible();
  await expectCount(other, 0);
  await other.getByRole("button", { name: "Add to cart" }).click();
  await expectCount(page, 1);
  await expect(lines(page)).toHaveCount(1);
});

test("the cart opens with any invalid value in storage", async ({ page }) => {
  await page.goto("/feed.atom");
  for (const stored of [
    "{",
    '{"id":"gid://shopify/Cart/nothing?key=wrong"}',
    '{"id":"gid://shopify/Cart/AAAAAAAAAAAAAAAAAAAAAA?key=00000000000000000000000000000000"}',
  ]) {
    await page.evaluate((text) => {
      localStorage.setItem("private:cart:embedded", text);
      localStorage.setItem("private:cart-count", "many");
    }, stored);
    await page.goto("/cart");
    await expect(empty(page)).toBeVisible();
    await expectCount(page, 0);
  }
});

test("the cart works by keyboard, with a descriptive name for every control", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeWithCart(page, [{ of: crate.s }, { of: carrier.lagoon, quantity: 2 }]);
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(2);
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - heading "Your cart" [level=1]
    - list "Cart items":
      - listitem:
        - link "Long-haul crate"
        - group "Quantity for Long-haul crate, S":
          - button "Decrease quantity for Long-haul crate, S"
          - textbox "Quantity for Long-haul crate, S"
          - button "Increase quantity for Long-haul crate, S"
        - button "Remove Long-haul crate, S"
      - listitem
    - complementary "Order summary":
      - heading "Order summary" [level=2]
      - link "Go to checkout"
  `);
  await page
    .getByRole("button", { name: "Increase quantity for Long-haul crate, S" })
    .press("Enter");
  await expectCount(page, 4);
  await page.getByRole("button", { name: "Remove Long-haul crate, S" }).press("Enter");
  await expect(page.getByRole("link", { name: "Weekend carrier" })).toBeFocused();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(quantity(page, "Long-haul crate")).toHaveValue("2");
  await receipt(page).getByText("Discount code or gift card").press("Enter");
  expect(await brokenRules(page)).toEqual([]);

  // A quantity of 0 or less removes the line.
  for (const name of ["Long-haul crate", "Weekend carrier"]) {
    await quantity(page, name).fill("-3");
    await quantity(page, name).press("Enter");
    await expect(line(page, name)).toHaveCount(0);
  }
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse the marketplace" })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);
});
