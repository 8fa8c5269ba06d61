import { expect, test, type Page } from "../test.ts";
import { administer } from "../../server/src/operations/commands.ts";
import { brokenRules } from "../access.ts";
import { jpeg } from "../accounts/members.ts";
import { openAs, signInOf, watch } from "../demo.ts";
import { comeWithCart, crate, receipt } from "./cart-pages.ts";

/** The admin of the shop in these journeys. */
const adminKey = "hank";

test.beforeAll(async () => {
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  const { email } = signInOf(adminKey);
  expect(await administer(variables, { email, remove: false })).toMatchObject({ done: true });
});

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test("an admin adds a product, and a guest finds it in the Marketplace", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const title = `Moonlit hammock ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, adminKey, "/admin/products");
  await main(page).getByRole("link", { name: "Add product" }).click();
  await button(page, "Create product").click();
  await expect(main(page).getByRole("alert")).toContainText("Title is required.");
  await main(page).getByLabel("Title").fill(title);
  await main(page).getByLabel("Description").fill("For two.\n\nOr for one and a cat.");
  await main(page).getByLabel("Options").fill("Size");
  // Without a type it would appear on the home page, which other journeys test.
  await main(page).getByLabel("Type", { exact: true }).fill("hammocks");
  await button(page, "Create product").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(button(page, "Publish")).toBeDisabled();
  await button(page, "Add variant").click();
  const form = page.locator('form[name="variant"]');
  await form.getByLabel("Size").fill("Wide");
  await form.getByLabel("Price (USD)", { exact: true }).fill("49,5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("Enter an amount like 19.99.");
  await form.getByLabel("Price (USD)", { exact: true }).fill("49.50");
  await form.getByLabel("Stock").fill("3");
  // What was typed outlives the dialog.
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await button(page, "Add variant").click();
  await expect(form.getByLabel("Size")).toHaveValue("Wide");
  await expect(form.getByLabel("Stock")).toHaveValue("3");
  await form.getByRole("button", { name: "Save" }).click();
  const variant = main(page).getByRole("listitem").filter({ hasText: "Wide" });
  await expect(variant).toContainText("$49.50");
  await button(page, "Edit Wide").click();
  await expect(form.getByLabel("Price (USD)", { exact: true })).toHaveValue("49.50");
  await form.getByLabel("Price (USD)", { exact: true }).fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("Price is required.");
  await form.getByLabel("Price (USD)", { exact: true }).fill("49.50");
  await form.getByLabel("SKU").fill("HAM-W");
  const changed = page.waitForRequest((request) => request.method() === "PUT");
  await form.getByRole("button", { name: "Save" }).click();
  expect((await changed).postDataJSON()).toEqual({ sku: "HAM-W" });
  await expect(variant).toContainText("HAM-W");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/stock"));
  await variant.getByRole("button", { name: "Increase stock for Wide" }).click();
  await variant.getByRole("button", { name: "Increase stock for Wide" }).click();
  expect((await saved).request().postDataJSON()).toEqual({ by: 2 });
  await expect(variant.getByRole("textbox")).toHaveValue("5");

  await main(page)
    .getByLabel("Add photos")
    .setInputFiles(await jpeg("hammock.jpg"));
  await main(page).getByLabel("Alt text").fill("A hammock between two pines.");
  await main(page)
    .getByRole("list", { name: "Photos" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(main(page).getByRole("img", { name: "A hammock between two pines." })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const searchPath = `/marketplace?q=${encodeURIComponent(title)}`;
  expect(await (await page.request.get(searchPath)).text()).not.toContain("View Details");
  await button(page, "Publish").click();
  await expect(main(page)).toContainText("Anyone can see it in the marketplace.");

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(searchPath);
  await main(guest).getByRole("article").filter({ hasText: title }).getByRole("link").click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(guest)).toContainText("$49.50");
  await expect(main(guest)).toContainText("Or for one and a cat.");
  await guest.context().close();

  await button(page, "Delete product").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Past orders aren't affected.");
  await dialog.getByRole("button", { name: "Delete product" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(main(page).getByRole("list", { name: "Products" })).not.toContainText(title);
  expect(faults).toEqual([]);
});

test("an admin creates a discount code that customers can use, and deletes it", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const code = `HAPPY-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await openAs(page, adminKey, "/admin/discounts");
  await main(page).getByLabel("Code", { exact: true }).fill(code);
  await main(page).getByLabel("Type").selectOption({ label: "Amount off each item" });
  await button(page, "Create discount code").click();
  await expect(main(page).getByRole("alert")).toContainText("Enter how much the code takes off.");
  await main(page).getByLabel("Amount (USD)").fill("2.50");
  await button(page, "Create discount code").click();
  const row = main(page).getByRole("listitem").filter({ hasText: code });
  await expect(row).toContainText("$2.50 off each item");
  await expect(row).toContainText("No expiration");
  await expect(main(page).getByLabel("Code", { exact: true })).toHaveValue("");
  expect(await brokenRules(page)).toEqual([]);

  const guest = await (await browser.newContext()).newPage();
  await comeWithCart(guest, [{ of: crate.s, quantity: 2 }]);
  await guest.goto("/cart");
  await receipt(guest).getByText("Discount code or gift card").click();
  await receipt(guest).getByRole("textbox", { name: "Discount code" }).fill(code.toLowerCase());
  await guest.keyboard.press("Enter");
  await expect(receipt(guest).locator("dl > div").filter({ hasText: code })).toContainText("$5.00");

  await button(page, `Delete ${code}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete discount code" }).click();
  await expect(row).toHaveCount(0);
  await guest.reload();
  await expect(receipt(guest)).toContainText("doesn't apply to this cart");
  await guest.context().close();
  expect(faults).toEqual([]);
});

test("an admin creates a collection that guests see in the marketplace, and deletes it", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const title = `Rainy days ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, adminKey, "/admin/collections");
  await main(page).getByRole("link", { name: "Add collection" }).click();
  await button(page, "Create collection").click();
  await expect(main(page).getByRole("alert")).toContainText("Title is required.");
  await main(page).getByLabel("Title").fill(title);
  for (const query of ["underseat", "weighing"]) {
    await main(page).getByRole("combobox", { name: "Products" }).fill(query);
    await page.getByRole("option").first().click();
  }
  const products = main(page).getByRole("list", { name: "Products in this collection" });
  await expect(products.getByRole("listitem")).toHaveCount(2);
  const first = await products.getByRole("listitem").first().textContent();
  await products
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(products.getByRole("listitem").last()).toHaveText(first ?? "");
  expect(await brokenRules(page)).toEqual([]);
  await button(page, "Create collection").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto("/marketplace");
  await main(guest).getByRole("link", { name: title }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(guest).getByRole("article")).toHaveCount(2);

  await main(page).getByLabel("Title").fill(`${title}, all of them`);
  await button(page, "Save").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, all of them`);
  await guest.reload();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(`${title}, all of them`);

  await button(page, "Delete collection").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete collection" }).click();
  await expect(page).toHaveURL(/\/admin\/collections$/);
  expect((await guest.reload())?.status()).toBe(404);
  await guest.context().close();
  expect(faults).toEqual([]);
});

test("an admin creates a gift card, whose code is shown once, and deactivates it", async ({
  page,
}) => {
  const { faults } = watch(page);
  await openAs(page, adminKey, "/admin/gift-cards");
  await button(page, "Create gift card").click();
  await expect(main(page).getByRole("alert")).toContainText("Amount must be from");
  await main(page).getByLabel("Amount (USD)").fill("12.50");
  await main(page).getByLabel("Note (optional)").fill("For Ana");
  await button(page, "Create gift card").click();
  const code = await main(page).getByLabel("Gift card code").inputValue();
  expect(code).toMatch(/^(?:[\dA-Z]{4} ?){4}$/);
  const last = code.slice(-4);
  const card = main(page)
    .getByRole("listitem")
    .filter({ hasText: `Card ending in ${last}` });
  await expect(card).toContainText("$12.50 left of $12.50");
  expect(await brokenRules(page)).toEqual([]);
  await page.reload();
  await expect(card).toContainText("For Ana");
  await expect(main(page)).not.toContainText(code);
  await button(page, `Deactivate Card ending in ${last}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate gift card" }).click();
  await expect(card).toContainText("Deactivated");
  await button(page, `Reactivate Card ending in ${last}`).click();
  await expect(button(page, `Deactivate Card ending in ${last}`)).toBeVisible();
  expect(faults).toEqual([]);
});

test("an admin edits a policy, and guests read the new text at once", async ({ page, browser }) => {
  const { faults } = watch(page);
  const guest = await (await browser.newContext()).newPage();
  const line = `Ask us within 30 days. ${crypto.randomUUID().slice(0, 8)}`;
  await guest.goto("/marketplace/policies/refund");
  await openAs(page, adminKey, "/admin/policies");
  await button(page, "Edit refund policy").click();
  const field = main(page).getByLabel("Text", { exact: true });
  const before = await field.inputValue();
  await field.fill(`${before}\n\n## When\n- ${line}`);
  expect(await brokenRules(page)).toEqual([]);
  await button(page, "Save").click();
  await expect(button(page, "Edit refund policy")).toBeVisible();
  await guest.reload();
  await expect(main(guest).getByRole("heading", { name: "When" })).toBeVisible();
  await expect(main(guest).getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await button(page, "Edit refund policy").click();
  await field.fill(before);
  await button(page, "Save").click();
  await expect(button(page, "Edit refund policy")).toBeVisible();
  await guest.context().close();
  expect(faults).toEqual([]);
});
