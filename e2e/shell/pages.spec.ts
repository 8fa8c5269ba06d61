import { expect, test, untilIdle } from "../test.ts";

test("public pages are complete HTML with a title, a description and a canonical URL", async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of ["/", "/posts", "/allposts", "/blogs", "/login", "/signup"]) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, path).not.toBe("");
    titles.add(title);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html, path).toMatch(/<meta property="og:title"/);
    expect(html, path).toContain(`<link rel="canonical" href="http://localhost:`);
    expect(html, path).toMatch(/<h1[ >]/);
  }
  expect(titles.size).toBe(6);
  const list = await (await request.get("/allposts")).text();
  expect(list.match(/<article/g)?.length).toBeGreaterThanOrEqual(10);
});

test("an invalid ID is a 404, and private pages say that they need JavaScript", async ({
  sent: page,
  request,
}) => {
  for (const path of ["/pets/nobody", "/plans/nothing", "/orders/none"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto("/orders");
  // Playwright doesn't see text in a noscript element.
  await expect(page.locator("noscript p")).toBeVisible();
});

test("the theme follows the system until it is changed, and then stays", async ({ browser }) => {
  const context = await browser.newContext({
    colorScheme: "dark",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/posts");
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /light|dark|theme/i })
    .first()
    .click();
  await expect.poll(ground).toBe(dark);
  await page.reload();
  expect(await ground()).toBe(dark);
  await context.close();
});

test("nothing moves for visitors who prefer reduced motion", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  // What would move waits for a press, once the page lives.
  const banners = page.getByRole("region", { name: "Highlights" });
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await untilIdle(page);
  const shown = () => page.getByRole("main").innerText();
  // Once the page lives, dates turn into "8 min ago".
  await expect(async () => {
    const early = await shown();
    await page.clock.runFor(1_000);
    expect(await shown()).toBe(early);
  }).toPass();
  const before = await shown();
  await page.clock.runFor(12_000);
  expect(await shown()).toBe(before);
});

test("the newsletter form asks for an email and consent, with the text of the spec, and then says thank you", async ({
  page,
}) => {
  await page.goto("/posts");
  const footer = page.getByRole("contentinfo");
  const send = footer.getByRole("button", { name: "Subscribe", exact: true });
  await send.click();
  await expect(footer.getByText("Email is required.").first()).toBeVisible();
  await footer.getByLabel("Email", { exact: true }).fill("reader@example.com");
  await send.click();
  await expect(footer.getByText("You must agree to receive our newsletter.").first()).toBeVisible();
  await footer.getByRole("checkbox").check();
  await send.click();
  await expect(footer.getByText(/thank you/i)).toBeVisible();
});
