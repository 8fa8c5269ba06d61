import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type APIRequestContext } from "../test.ts";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import {
  openShopify,
  type ShopifyServer,
  type Fault,
} from "../../server/testing/shopify-server.ts";
import {
  comeWithCart,
  crate,
  empty,
  expectCount,
  lines,
  quantity,
  receipt,
  row,
} from "./cart-pages.ts";
import { copyDatabase } from "../prepared-database.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import { watch } from "../demo.ts";

// A site with a Shopify store, which responds like the embedded shop or fails as a test sets.
let shop: ShopifyServer;
let site: ServerProcess;
let folder: string;

/** Signs a new member up and returns their token. */
async function newMember(request: APIRequestContext): Promise<string> {
  const password = "seven quiet otters";
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await request.post(`${site.address}/api/auth/signup`, {
    data: { name: "Vera", email, password, confirm: password },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wagabond-shopify-"));
  copyDatabase("empty", folder);
  const server = test.info().project.use.baseURL ?? "";
  shop = await openShopify({ server, token: demoShopToken });
  site = await startServer({
    DATA_DIR: folder,
    DEMO: "off",
    SHOPIFY_STORE_DOMAIN: shop.url,
    SHOPIFY_STOREFRONT_TOKEN: shop.token,
    SHOPIFY_MEMBER_CODE: "CONFORM10",
    MAIL_FROM: "Pet Club <noreply@pets.example>",
    CONTACT_EMAIL: "help@pets.example",
    OPERATOR_NAME: "Pet Club of Maine",
  });
});
test.afterEach(() => shop.setFault(undefined));
test.afterAll(async () => {
  site.signal("SIGTERM");
  await Promise.all([site.ended, shop.close()]);
  rmSync(folder, { recursive: true, force: true });
});

test("pages show that Shopify is unavailable and recover once it is back", async ({ page }) => {
  shop.setFault({ is: "failing", status: 500 });
  await page.goto(site.address);
  await page.getByRole("heading", { name: "Everything You Need" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Failed to load products. Please try again later.")).toBeVisible();
  const answer = await page.goto(`${site.address}/product/${crate.product}`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText("Failed to load product details...").first()).toBeVisible();
  shop.setFault(undefined);
  await page.getByRole("button", { name: /again/i }).click();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test("products of a Shopify store stay visible during an outage, with their time", async ({
  page,
}) => {
  await page.goto(`${site.address}/product/${crate.product}`);
  const stale = page.getByText("The shop is temporarily unavailable.");
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await expect(stale).toBeHidden();
  shop.setFault({ is: "broken" });
  // Another URL, so that no cached page is served.
  await page.goto(`${site.address}/product/${crate.product}?variant=1`);
  await expect(stale).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
});

const faultKinds: Fault[] = [
  { is: "failing", status: 500 },
  { is: "broken" },
  { is: "html" },
  { is: "throttled" },
  { is: "refusing", code: "INVALID", message: "The merchandise does not exist." },
];

test("an error from Shopify is shown as our own message, and can be retried", async ({ page }) => {
  const { faults } = watch(page);
  await page.goto(`${site.address}/product/${crate.product}`);
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  const add = page.getByRole("button", { name: "Add to cart" });
  const failed = page.getByText("Failed to add product to cart.");
  for (const fault of faultKinds) {
    shop.setFault(fault, "cartCreate");
    await add.click();
    await expect(failed).toBeVisible();
    await expect(add).toBeEnabled();
    shop.setFault(undefined);
    await page.reload();
    await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  }
  shop.setFault({ is: "slow", ms: 800 });
  await add.click();
  await expect(page.getByRole("button", { name: "Adding…" })).toBeDisabled();
  await expect(page.getByText("Product added to cart!")).toBeVisible();
  await expectCount(page, 1);
  expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([]);
});

test("a Shopify cart is neither lost nor wrong if the shop fails", async ({ page }) => {
  await comeWithCart(page, [{ of: crate.s, quantity: 2 }], site.address);
  shop.setFault({ is: "broken" });
  await page.goto(`${site.address}/cart`);
  await expect(page.getByText(/Your cart couldn't load/)).toBeVisible();
  shop.setFault(undefined);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(row(page, "Shipping")).toContainText("Calculated at checkout");

  shop.setFault({ is: "failing", status: 502 }, "cartLinesUpdate");
  await page.getByRole("button", { name: /^Increase quantity/ }).click();
  await expect(page.getByText(/Your cart couldn't be updated/)).toBeVisible();
  await expect(quantity(page, "Long-haul crate")).toHaveValue("2");
  shop.setFault(undefined);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(quantity(page, "Long-haul crate")).toHaveValue("3");
  await expectCount(page, 3);

  const checkoutLink = receipt(page).getByRole("link", { name: "Go to checkout" });
  await expect(checkoutLink).toHaveAttribute("href", new RegExp(`^${shop.url}/`));
});

test("a member pays less in a Shopify store, with a code that guests never receive", async ({
  page,
}) => {
  await comeWithCart(page, [{ of: crate.s }], site.address);
  await page.goto(`${site.address}/cart`);
  await expect(receipt(page)).toContainText("Members get 10% off every purchase.");
  await expect(row(page, "Total")).toContainText("$119.00");
  await expect(row(page, "Member discount (10%)")).toHaveCount(0);

  const token = await newMember(page.request);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.reload();
  await expect(row(page, "Member discount (10%)")).toContainText("\u2212$11.90");
  await expect(row(page, "Total")).toContainText("$107.10");
  await expect(receipt(page)).not.toContainText("CONFORM10");

  // It stays with other codes, and cannot be removed.
  const codes = receipt(page).getByRole("list", { name: "Discount codes and gift cards" });
  await receipt(page).getByText("Discount code or gift card").click();
  const code = receipt(page).getByRole("textbox", { name: "Discount code" });
  await code.fill("no such code");
  await code.press("Enter");
  await expect(codes.getByRole("listitem")).toHaveCount(1);
  await codes.getByRole("button", { name: "Remove discount code no such code" }).click();
  await expect(codes).toHaveCount(0);
  await expect(row(page, "Member discount (10%)")).toBeVisible();

  // A new cart has it too.
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(`${site.address}/api/cart`, { data: { cartId: null }, headers });
  const key = `private:cart:${shop.url}`;
  await page.evaluate((name) => localStorage.removeItem(name), key);
  await page.goto(`${site.address}/product/${crate.product}`);
  await page.getByRole("radio", { name: "S", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Product added to cart!")).toBeVisible();
  await page.goto(`${site.address}/cart`);
  await expect(row(page, "Member discount (10%)")).toContainText("\u2212$11.90");

  await page.getByRole("button", { name: "Log Out" }).first().click();
  await expect(page).toHaveURL(`${site.address}/`);
  await page.goto(`${site.address}/cart`);
  await expect(empty(page)).toBeVisible();
  await comeWithCart(page, [{ of: crate.s }], site.address);
  await page.goto(`${site.address}/cart`);
  await expect(row(page, "Total")).toContainText("$119.00");
  await expect(row(page, "Member discount (10%)")).toHaveCount(0);
});

test("the legal pages name the operator, the contact and the companies in use", async ({
  sent: page,
}) => {
  await page.goto(`${site.address}/privacy`);
  const main = page.getByRole("main");
  await expect(main.getByText(`localhost:${site.port} is run by Pet Club of Maine.`)).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Shopify:" })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Partners:" })).toHaveCount(0);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "help@pets.example" }),
  ).toHaveAttribute("href", "mailto:help@pets.example");
  await page.goto(`${site.address}/terms`);
  await expect(main.getByText("Orders and payments are handled by Shopify.")).toBeVisible();
  await expect(main.getByText("No payment is taken")).toHaveCount(0);
});
