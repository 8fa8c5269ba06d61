import { expect, type Page, test } from "../test.ts";
import { watch } from "../demo.ts";

test.describe.configure({ mode: "parallel" });

const filter = (page: Page) => page.getByRole("navigation", { name: "Filter by type" });
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const results = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

test("a question in other words finds the fact, with its source, and opens it", async ({
  sent: page,
}) => {
  await page.goto("/search?q=rabies+titer");
  const first = page.getByRole("link", { name: /^USA to Australia/ });
  await expect(first).toContainText("180 days");
  await expect(first).toContainText("Source: ");
  await first.click();
  await expect(page).toHaveURL("/documents/USA/Australia#australia.rule.titre");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`types are filtered by the URL ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    page: lively,
    sent,
  }) => {
    const page = javaScriptEnabled ? lively : sent;
    await page.goto("/search?q=quarantine");
    await expect(filter(page).getByRole("link", { name: "All" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const articles = filter(page).getByRole("link", { name: /^Articles \d/ });
    const count = Number(/\d+/.exec(await articles.innerText())?.[0]);
    await articles.click();
    await expect(page).toHaveURL("/search?q=quarantine&type=articles");
    await expect(headings(page)).toHaveText(["Articles"]);
    await expect(page.locator("section section li")).toHaveCount(count);
    await expect(articles).toHaveAttribute("aria-current", "page");
    // The type stays for the next search.
    await page.getByRole("main").getByRole("searchbox").fill("eurotunnel");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=eurotunnel&type=articles");
    await expect(headings(page)).toHaveText(["Articles"]);
    await filter(page).getByRole("link", { name: "All" }).click();
    await expect(page).toHaveURL("/search?q=eurotunnel");
    await expect(results(page).filter({ hasText: "France to United Kingdom" })).toBeVisible();
  });
}

test("more of a type are one tap away, and a type without results leads back to all", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search?q=quarantine");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^More / })
    .first()
    .click();
  await expect(page).toHaveURL("/search?q=quarantine&type=papers");
  expect(await page.locator("section section li").count()).toBeGreaterThan(5);
  await page.goto("/search?q=mickleham&type=products");
  await expect(filter(page).getByRole("link", { name: "Products 0" })).toBeVisible();
  await page.getByRole("link", { name: "Show all results" }).click();
  await expect(page).toHaveURL("/search?q=mickleham");
  await expect(results(page).first()).toContainText("USA to Australia");
  expect(faults).toEqual([]);
});

test("the filter is reached and operated by keyboard, and an unknown type is ignored", async ({
  page,
}) => {
  await page.goto("/search?q=12+kg");
  await page.getByRole("main").getByRole("searchbox").focus();
  const airlines = filter(page).getByRole("link", { name: /^Airlines/ });
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press("Tab");
    if (await airlines.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(airlines).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=12+kg&type=airlines");
  await expect(results(page).filter({ hasText: "Aeromexico" }).first()).toContainText("45 kg");
  await page.goto("/search?q=mickleham&type=cats");
  await expect(results(page).first()).toContainText("USA to Australia");
});
