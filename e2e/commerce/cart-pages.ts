import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { placeOrder } from "../../contracts/src/commerce/orders.ts";
import { getShop, type Shop } from "../../contracts/src/commerce/shop.ts";
import { createStorefront, type Cart } from "../../storefront/src/index.ts";

export const variant = (number: number): string => `gid://shopify/ProductVariant/${number}`;

/** A crate in three sizes and a carrier, all well in stock. */
export const crate = { product: 103, s: variant(10301), m: variant(10302) };
export const carrier = { product: 102, lagoon: variant(10201) };

/** The server that all browser tests use. */
const ownSite = (): string => test.info().project.use.baseURL ?? "";

type Item = { of: string; quantity?: number };

/** A storefront client for the shop of a site. */
export async function storefrontOf(request: APIRequestContext, site = ownSite()) {
  const shop: Shop = await (await request.get(site + getShop.path)).json();
  const url = shop.kind === "embedded" ? site + shop.url : shop.url;
  return { shop, storefront: createStorefront({ url, storefrontAccessToken: shop.token }) };
}

/** The only variant of a product, by handle. */
export async function onlyVariant(page: Page, handle: string): Promise<string> {
  const { storefront } = await storefrontOf(page.request);
  const product = await storefront.product.fetchByHandle(handle);
  const only = product?.variants[0];
  if (!only) throw new Error(`There is no product ${handle}.`);
  return only.id;
}

/** Creates a cart with these lines and stores it in the browser, as if it had been filled earlier. Returns the cart. */
export async function comeWithCart(page: Page, items: Item[], site = ownSite()): Promise<Cart> {
  const { shop, storefront } = await storefrontOf(page.request, site);
  const lines = items.map(({ of, quantity = 1 }) => ({ merchandiseId: of, quantity }));
  const { cart } = await storefront.cart.create({ lines });
  const key = `private:cart:${shop.kind === "embedded" ? shop.kind : shop.url}`;
  await page.goto(`${site}/feed.atom`);
  await page.evaluate(([name, id]) => localStorage.setItem(name, JSON.stringify({ id })), [
    key,
    cart.id,
  ] as const);
  return cart;
}

export const lines = (page: Page): Locator =>
  page.getByRole("list", { name: "Cart items" }).getByRole("listitem");

export const line = (page: Page, name: string): Locator => lines(page).filter({ hasText: name });

export const quantity = (page: Page, name: string): Locator =>
  line(page, name).getByRole("textbox", { name: /^Quantity for / });

export const receipt = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Order summary" });

/** The row of a receipt that contains this label. */
export const row = (page: Page, label: string): Locator =>
  receipt(page).locator("dl > div").filter({ hasText: label });

export const cartLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: /^Cart/ });

export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName(
    count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`,
  );

export const empty = (page: Page): Locator =>
  page.getByRole("heading", { name: "Your Cart is Empty" });

const buyer = {
  email: "vera@example.com",
  firstName: "Vera",
  lastName: "Ruiz",
  address1: "Calle Sol 1",
  city: "Madrid",
  country: "ES",
  zip: "28001",
};

/** Orders a cart through the API, as another browser would. */
export async function order(
  request: APIRequestContext,
  { checkoutUrl }: Pick<Cart, "checkoutUrl">,
): Promise<void> {
  const token = new URL(checkoutUrl).pathname.split("/").at(-1) ?? "";
  const answer = await request.post(placeOrder.path.replace(":token", token), { data: buyer });
  expect(answer.status()).toBe(200);
}
