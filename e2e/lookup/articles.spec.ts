import { expect, test, untilIdle } from "../test.ts";
import { articles } from "../../reference/src/articles.ts";
import { watch } from "../demo.ts";

const first = articles[0]?.id ?? "";

test("a guest finds five articles in the footer and reads on from each to the next", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
  await page.getByRole("link", { name: articles[0]?.title }).click();
  for (const [index, { title }] of articles.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
    const next = articles[(index + 1) % articles.length]?.title ?? "";
    await page.getByRole("main").getByRole("link", { name: next, exact: true }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[0]?.title ?? "");
  expect(faults).toEqual([]);
});

test("every number after a statement links to its source and back, and nothing overflows at 320 pixels", async ({
  drawn: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto("/articles");
  expect(await over(), "the list").toBeLessThanOrEqual(0);
  for (const { id } of articles) {
    await page.goto(`/articles/${id}`);
    const broken = await page.evaluate(() => {
      const within = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
      return within.map((link) => link.hash.slice(1)).filter((to) => !document.getElementById(to));
    });
    expect(broken, id).toEqual([]);
    expect(await over(), id).toBeLessThanOrEqual(0);
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((e) => e.id));
    expect(new Set(ids).size, id).toBe(ids.length);
    expect(await page.locator("main sup a").count(), id).toBeGreaterThan(10);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/articles/${first}`);
  await page.getByRole("link", { name: "Source 1", exact: true }).first().click();
  await expect(page.locator("#source-1")).toBeInViewport();
  await page.getByRole("link", { name: /^Source 1, reference 1 of/ }).click();
  await expect(page.locator("#mention-1")).toBeInViewport();
  // Back walks the same way, as anywhere on the web.
  await page.goBack();
  await expect(page.locator("#source-1")).toBeInViewport();
});

test("the table of contents leads to a section by keyboard, a deep link opens there, and a checked item stays checked", async ({
  page,
}) => {
  await page.goto(`/articles/${first}`);
  const link = page
    .getByRole("navigation", { name: "In this article" })
    .getByRole("link", { name: "Arriving" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#arriving$/);
  const heading = page.getByRole("heading", { name: "Arriving" });
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
  const box = page.getByRole("group", { name: "In the last two weeks" }).getByRole("checkbox");
  await box.first().check();
  await page.reload();
  await expect(box.first()).toBeChecked();
  await expect(box.nth(1)).not.toBeChecked();
  await box.first().uncheck();
  await page.reload();
  await expect(box.first()).not.toBeChecked();
});

test("on a phone the later sections are folded, and a link to one opens it; breeds have faces", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/articles/short-noses");
  const table = page.getByRole("table", { name: "Where the cabin is closed to pets" });
  await expect(table).toBeHidden();
  await page.getByRole("heading", { name: "Routes with no pets in the cabin" }).click();
  await expect(table.getByRole("row", { name: /^Only from/ })).toContainText("Brazil");
  const dogs = page.getByRole("list", { name: "Dogs with short noses" });
  await expect(dogs.getByRole("listitem").filter({ hasText: "Shih Tzu" })).toHaveCount(1);
  await expect(dogs.locator("img")).toHaveCount(17);
  await page.goto("/articles/short-noses#not-flying");
  await expect(page.getByText("Some animals shouldn’t fly.")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(table).toBeVisible();
});

test("articles have structured data; /bloga is the first one at its own URL", async ({
  request,
}) => {
  for (const path of [`/articles/${first}`, "/bloga"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(
      new RegExp(`<link rel="canonical" href="http://localhost:\\d+/articles/${first}"`),
    );
    expect(html).toContain('<meta property="og:type" content="article"');
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "";
    const article: Record<string, unknown> = JSON.parse(json);
    expect(article).toMatchObject({
      "@type": "Article",
      headline: articles[0]?.title,
      datePublished: articles[0]?.date,
      inLanguage: "en",
    });
    expect(String(article["headline"]).length).toBeLessThanOrEqual(110);
    expect(article["mainEntityOfPage"]).toMatch(new RegExp(`^http.+/articles/${first}$`));
  }
  const missing = await request.get("/articles/nowhere");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("Page not found");
});

test("an article can be read without JavaScript and needs little to hydrate", async ({
  page: alive,
  sent,
}) => {
  await sent.goto(`/articles/${first}`);
  await expect(sent.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
  await sent.getByRole("link", { name: "Source 1", exact: true }).first().click();
  await expect(sent.locator("#source-1")).toBeInViewport();
  const loaded: string[] = [];
  alive.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await alive.goto(`/articles/${first}`);
  await untilIdle(alive);
  expect(loaded.filter((path) => /queries|talk-/.test(path))).toEqual([]);
});

test("in print there are the text and the sources with their URLs, and no controls", async ({
  drawn: page,
}) => {
  await page.goto("/articles/papers-in-order");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "In this article" })).toBeHidden();
  await expect(page.getByRole("contentinfo").first()).toBeHidden();
  const shown = await page
    .locator("#source-1 a")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(shown).toContain("http");
});
