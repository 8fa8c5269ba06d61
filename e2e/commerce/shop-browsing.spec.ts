import { expect, test, type Locator, type Page } from "../test.ts";
import { watch } from "../demo.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title }) });

test("a visitor filters beds by price, selects size and color, and adds one to the cart", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/marketplace");
  await expect(cards(page)).toHaveCount(24);
  await main(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(main(page).getByRole("link", { name: "First page" })).toBeVisible();
  await main(page).getByRole("link", { name: "Beds and blankets" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beds and blankets");
  await main(page).getByText("Filters", { exact: true }).click();
  await main(page).getByLabel("Max price").fill("60");
  await main(page).getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/\/marketplace\?collection=beds&max=60$/);
  const anyPrice = main(page).getByRole("link", { name: "Remove Up to $60.00" });
  await expect(anyPrice).toBeVisible();
  const order = main(page).getByLabel("Sort by");
  await order.focus();
  await order.selectOption({ label: "Price, low to high" });
  await expect(order).toBeFocused();
  await expect(page).toHaveURL(/\/marketplace\?collection=beds&max=60&sort=cheap$/);
  await expect(cards(page).first()).toContainText("Roll-up blanket");
  await anyPrice.click();
  await expect(page).not.toHaveURL(/max=/);

  await cards(page).filter({ hasText: "Roll-up blanket" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/product\/111$/);
  await expect(main(page)).toContainText("From $26.00");
  const toCart = main(page).getByRole("button", { name: "Add to cart" });
  await toCart.click();
  await expect(main(page).getByRole("alert")).toHaveText("Please select a product variant.");
  await expect(main(page).getByRole("radio", { name: "S", exact: true })).toBeFocused();
  await main(page).getByRole("radio", { name: "L", exact: true }).check();
  await expect(main(page).getByRole("radio", { name: "Lilac (sold out)" })).toBeVisible();
  const before = await main(page)
    .getByRole("link", { name: /Enlarge/ })
    .getAttribute("href");
  await main(page).getByRole("radio", { name: "Brick" }).check();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(main(page)).toContainText("$41.00");
  await expect(main(page)).toContainText("Member price: $36.90", { useInnerText: true });
  await expect(main(page).getByRole("link", { name: /Enlarge/ })).not.toHaveAttribute(
    "href",
    before ?? "",
  );
  await main(page).getByRole("button", { name: "Increase quantity" }).click();
  await toCart.click();
  await expect(main(page).getByRole("status")).toContainText("Product added to cart!");
  await main(page).getByRole("radio", { name: "Lilac (sold out)" }).check();
  await expect(main(page).getByRole("button", { name: "Sold out" })).toBeDisabled();
  await page.reload();
  await expect(main(page).getByRole("radio", { name: "Lilac (sold out)" })).toBeChecked();
  expect(faults).toEqual([]);
});

const topOf = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;

test("on a phone the first products are in sight, and so are a product's picture, price, options and button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/marketplace");
  expect(await topOf(cards(page).first())).toBeLessThan(500);
  const filters = main(page).getByText("Filters", { exact: true });
  const top = await topOf(filters);
  expect(await topOf(main(page).getByRole("searchbox"))).toBeCloseTo(top, 0);
  await filters.click();
  await expect(main(page).getByLabel("Max price")).toBeVisible();
  expect(await topOf(filters)).toBeCloseTo(top, 0);

  const bar = page.getByRole("navigation", { name: "Main, mobile" });
  for (const id of [101, 121, 181]) {
    await page.goto(`/product/${id}`);
    const button = await main(page).getByRole("button", { name: "Add to cart" }).boundingBox();
    expect((button?.y ?? 844) + (button?.height ?? 0), `${id}`).toBeLessThan(await topOf(bar));
    await expect(main(page).getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test("a product is selected, enlarged and bought by keyboard", async ({ page }) => {
  await page.goto("/product/101");
  await main(page)
    .getByRole("link", { name: /Enlarge/ })
    .focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Underseat carrier" });
  await expect(dialog).toContainText("1 of 6");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("2 of 6");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole("link", { name: /Enlarge/ })).toBeFocused();
  await main(page).getByRole("radio", { name: /^M/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/variant=/);
  await main(page).getByRole("button", { name: "Add to cart" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("status")).toContainText("Product added to cart!");
});

test("an unknown product has its own page with links to others", async ({ sent: page }) => {
  for (const [id, words] of [
    ["987654321", "Product not found with the provided ID..."],
    ["9".repeat(38), "Product not found with the provided ID..."],
    ["no-such-thing", "Product not found."],
  ]) {
    const answer = await page.goto(`/product/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words ?? "");
  }
  await main(page).getByRole("link", { name: "Browse the marketplace" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("the marketplace search works without JavaScript, and finds compound words that are typed as two", async ({
  sent: page,
}) => {
  await page.goto("/marketplace");
  await main(page).getByLabel("Search the marketplace").fill("carrier");
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/marketplace\?q=carrier$/);
  await expect(card(page, "Underseat carrier")).toBeVisible();
  await page.goto("/marketplace?q=under+seat");
  await expect(card(page, "Underseat carrier")).toBeVisible();
  await page.goto("/marketplace?q=nothing-like-it");
  await expect(page.getByRole("heading", { name: "No products found." })).toBeVisible();
});

test("a link to a product has a preview image", async ({ request }) => {
  const html = await (await request.get("/product/101")).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(picture).toMatch(/\/art\/v1\/goods\/.+\.png$/);
  const answer = await request.get(new URL(picture).pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect(html).toContain(`"image":["${picture}"`);
});
