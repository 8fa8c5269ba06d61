import { expect, test, type APIRequestContext, type Locator, type Page } from "../test.ts";
import { administer } from "../../server/src/operations/commands.ts";
import { brokenRules } from "../access.ts";
import { comeWithCart, crate, order, storefrontOf, variant } from "./cart-pages.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { mailedLink, openAs, signInOf, watch } from "../demo.ts";

/** Three of these are left, and no other journey buys them. */
const lastMugs = variant(12802);

const main = (page: Page) => page.getByRole("main");
const place = (page: Page) => main(page).getByRole("button", { name: /^Place order/ });
const thanks = (page: Page) => main(page).getByRole("heading", { name: "Thank you" });

async function newCart(request: APIRequestContext, of: string, quantity = 1) {
  const { storefront } = await storefrontOf(request);
  const { cart } = await storefront.cart.create({ lines: [{ merchandiseId: of, quantity }] });
  return cart;
}

const buyer = {
  Email: "keys@example.com",
  "First name": "Kay",
  "Last name": "Keys",
  Address: "1 Tab Street",
  City: "Lisbon",
  "ZIP or postal code": "1100-001",
};

async function fillIn(page: Page, changes: Partial<typeof buyer> = {}) {
  for (const [label, text] of Object.entries({ ...buyer, ...changes }))
    await main(page).getByLabel(label, { exact: true }).fill(text);
  await main(page).getByLabel("Country").selectOption("PT");
}

test("a guest orders by keyboard and gets an email that links to the order", async ({ page }) => {
  const { faults } = watch(page);
  const { checkoutUrl } = await comeWithCart(page, [{ of: crate.s, quantity: 2 }]);
  await page.goto(checkoutUrl);
  expect(await brokenRules(page)).toEqual([]);
  await main(page).getByLabel("Email", { exact: true }).focus();
  const email = `${crypto.randomUUID()}@example.com`;
  const typed = [email, "Kay", "Keys", "1 Tab Street", "", "Lisbon", "", "1100-001", "Portugal"];
  for (const text of [...typed, "", "Ring twice."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(place(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Order #\d+ · Wagabond$/);
  await expect(thanks(page)).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);

  await page.goto(await mailedLink(email, "/storefront/checkout/"));
  await expect(main(page)).toContainText(`Confirmation sent to ${email}`);
  await expect(main(page)).toContainText("No payment was taken.");
  for (const text of ["1 Tab Street", "Lisbon", "Portugal", "Ring twice.", "Long-haul crate"])
    await expect(main(page)).toContainText(text);
  await main(page).getByRole("link", { name: "Continue shopping" }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  expect(faults).toEqual([]);
});

test("missing values are reported beside their fields before anything is sent; a lost connection loses nothing, and two clicks place one order", async ({
  page,
}) => {
  const { checkoutUrl } = await newCart(page.request, crate.s);
  await page.goto(checkoutUrl);
  await main(page).getByLabel("Country").selectOption("PT");
  await place(page).click();
  await expect(main(page).getByRole("alert")).toBeFocused();
  await expect(main(page).getByText("ZIP or postal code is required.").first()).toBeVisible();
  await expect(main(page).getByLabel("City", { exact: true })).toHaveAccessibleDescription(
    "City is required.",
  );
  expect(await brokenRules(page)).toEqual([]);
  await main(page).getByLabel("Country").selectOption("HK");
  await expect(main(page).getByLabel("ZIP or postal code (optional)")).toBeVisible();

  // There the ZIP is required again.
  await main(page).getByLabel("Country").selectOption("PT");
  await fillIn(page);
  await page.route("**/api/checkout/*", (route) => route.abort());
  await place(page).click();
  await expect(main(page).getByRole("alert")).toContainText("Can't reach the site");
  await expect(main(page).getByLabel("City", { exact: true })).toHaveValue("Lisbon");
  await page.unroute("**/api/checkout/*");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/checkout/")) {
      sent.push(request.url());
    }
  });
  await place(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("the form works without JavaScript and keeps the typed values after an error", async ({
  sent: page,
  request,
}) => {
  const { checkoutUrl } = await newCart(request, crate.s);
  await page.goto(`${checkoutUrl}?return_to=/posts`);
  await fillIn(page, { Email: "nobody" });
  await place(page).click();
  await expect(
    main(page)
      .getByText(/^Enter an email address/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByLabel("City", { exact: true })).toHaveValue("Lisbon");
  await expect(main(page).getByLabel("Country")).toHaveValue("PT");
  await main(page).getByLabel("Email", { exact: true }).fill("plain@example.com");
  await place(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(decodeURIComponent(page.url())).toBe(`${checkoutUrl}?return_to=/posts`);
  await expect(main(page).getByRole("link", { name: "Back to previous page" })).toHaveAttribute(
    "href",
    "/posts",
  );
});

test("if stock runs out during checkout, the line shows what is left and nothing is ordered without confirmation", async ({
  page,
}) => {
  const cart = await newCart(page.request, lastMugs, 3);
  await order(page.request, await newCart(page.request, lastMugs));
  await page.goto(cart.checkoutUrl);
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary).toContainText("Only 2 left.");
  await fillIn(page);
  await place(page).click();
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText(
    "Some items are low in stock or sold out. Review your cart and place your order again.",
  );
  await expect(alert).toContainText("Camp mug, Oat: only 2 left. Your cart now has 2.");
  await expect(summary).toContainText("2 × $15.00");
  await expect(main(page).getByLabel("City", { exact: true })).toHaveValue("Lisbon");
  await expect(place(page)).toHaveAccessibleName("Place order · $30.00");
  await place(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("on a phone the form comes first, and the order summary is one line that opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto((await newCart(page.request, crate.s, 2)).checkoutUrl);
  const summary = page.getByRole("complementary", { name: "Order summary" });
  const line = summary.getByText(/^2 items · \$/);
  const crateLine = summary.getByText("Long-haul crate");
  await expect(line).toBeVisible();
  await expect(crateLine).toBeHidden();
  const topOf = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;
  const [first, folded] = [main(page).getByLabel("Email", { exact: true }), line];
  expect(await topOf(first)).toBeLessThan(400);
  expect(await topOf(first)).toBeLessThan(await topOf(folded));
  expect(await topOf(folded)).toBeLessThan(await topOf(place(page)));
  await line.click();
  await expect(crateLine).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(crateLine).toBeInViewport();
  await expect(line).toBeHidden();
});

test("an unknown checkout is not found, and an empty cart shows that it is empty", async ({
  sent: page,
}) => {
  const answer = await page.goto(`/storefront/checkout/${"a".repeat(43)}`);
  expect(answer?.status()).toBe(404);
  const { storefront } = await storefrontOf(page.request);
  const { cart } = await storefront.cart.create({});
  await page.goto(cart.checkoutUrl);
  await expect(main(page).getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Browse the marketplace" })).toBeVisible();
});

test("a member finds their order and sees that it was shipped", async ({ page, browser }) => {
  const member = await newMember(page.request, "Mona Member");
  await openWith(page, member, "/orders");
  await expect(main(page).getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const cart = await newCart(page.request, crate.m);
  const headers = { authorization: `Bearer ${member.token}` };
  const saved = await page.request.put("/api/cart", { data: { cartId: cart.id }, headers });
  expect(saved.status()).toBe(200);
  await order(page.request, cart);
  await page.reload();
  const card = main(page).getByRole("listitem").filter({ hasText: "Long-haul crate" });
  await expect(card).toContainText("Placed");
  await card.getByRole("link", { name: /^Order #/ }).click();
  const title = main(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^Order #\d+$/);
  const name = await title.innerText();
  await expect(main(page)).toContainText("Member discount (10%)");
  expect(await brokenRules(page)).toEqual([]);

  const { email } = signInOf("hank");
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  await administer(variables, { email, remove: false });
  const adminPage = await (await browser.newContext()).newPage();
  await openAs(adminPage, "hank", "/admin/orders");
  await expect(main(adminPage).getByRole("navigation", { name: "Admin" })).toBeVisible();
  expect(await brokenRules(adminPage)).toEqual([]);
  await main(adminPage).getByRole("link", { name, exact: true }).click();
  await main(adminPage).getByRole("button", { name: "Mark as shipped" }).click();
  await adminPage.getByRole("dialog").getByRole("button", { name: "Mark as shipped" }).click();
  await expect(main(adminPage)).toContainText("We emailed the customer that it shipped.");
  await expect(main(adminPage).getByRole("button", { name: "Mark as shipped" })).toHaveCount(0);
  expect(await brokenRules(adminPage)).toEqual([]);
  await adminPage.context().close();

  await page.reload();
  await expect(main(page)).toContainText("It's on its way.");
  const other = await newMember(page.request, "Otto Other");
  const stranger = await (await browser.newContext()).newPage();
  await openWith(stranger, other, new URL(page.url()).pathname);
  await expect(main(stranger).getByText("Error 404")).toBeVisible();
  await openWith(stranger, other, "/admin/orders");
  await expect(main(stranger).getByText("This page is for admins")).toBeVisible();
  await stranger.context().close();
});
