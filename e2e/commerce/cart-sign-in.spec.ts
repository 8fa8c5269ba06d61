import { expect, test, type Page } from "../test.ts";
import {
  carrier,
  comeWithCart,
  crate,
  empty,
  expectCount,
  line,
  lines,
  quantity,
  receipt,
  row,
  storefrontOf,
} from "./cart-pages.ts";
import { signInOf, tokenOf } from "../demo.ts";

const key = "samira";

async function logIn(page: Page): Promise<void> {
  const { email, password } = signInOf(key);
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
}

/** Saves a cart to the account, as from another device. */
async function saveCartOfAccount(page: Page, merchandiseId: string): Promise<void> {
  const { storefront } = await storefrontOf(page.request);
  const { cart } = await storefront.cart.create({ lines: [{ merchandiseId }] });
  const headers = { authorization: `Bearer ${await tokenOf(page.request, key)}` };
  const answer = await page.request.put("/api/cart", { data: { cartId: cart.id }, headers });
  expect(answer.status()).toBe(200);
}

test("a guest's cart is merged once into the saved cart at log-in, at member prices", async ({
  page,
  context,
  browser,
}) => {
  await saveCartOfAccount(page, crate.s);
  await comeWithCart(page, [{ of: crate.s, quantity: 2 }, { of: carrier.lagoon }]);
  const tab = await context.newPage();
  await tab.goto("/cart");
  await expect(lines(tab)).toHaveCount(2);
  await page.goto("/cart");
  await expect(receipt(page)).toContainText("Members get 10% off every purchase.");
  await expect(row(page, "Member discount (10%)")).toHaveCount(0);
  await receipt(page).getByRole("link", { name: "Log in" }).click();
  await logIn(page);

  await expect(page).toHaveURL("/cart");
  await expect(row(page, "Member discount (10%)")).toBeVisible();
  for (const here of [page, tab]) {
    await expect(quantity(here, "Long-haul crate")).toHaveValue("3");
    await expect(quantity(here, "Weekend carrier")).toHaveValue("1");
    await expectCount(here, 4);
  }
  await expect(receipt(page)).not.toContainText("Members get");

  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
  await other.goto("/login?next=/cart");
  await logIn(other);
  await expect(quantity(other, "Long-haul crate")).toHaveValue("3");
  await other.getByRole("button", { name: /^Remove Long-haul crate/ }).click();
  await expectCount(other, 1);

  // Logging out removes the cart from the browser; it stays with the account.
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await expectCount(page, 0);
  await page.goto("/cart");
  await expect(empty(page)).toBeVisible();
  await expect(empty(tab)).toBeVisible();
  await other.reload();
  await expect(line(other, "Weekend carrier")).toBeVisible();
  await otherBrowser.close();
});
