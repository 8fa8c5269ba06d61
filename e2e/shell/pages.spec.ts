import { type APIRequestContext, expect, gotoIdle, type Page, test, untilIdle } from "../test.ts";
import { petId, demoUserId } from "../../server/seeds/ids.ts";
import { brokenAtWidths } from "../access.ts";
import { logInAs, tokenOf, watch } from "../demo.ts";

/** Of pages that look alike one stands for the others. What a member reads with data in it is judged in its own journey. */
const forGuests = [
  "/",
  "/posts",
  "/allposts",
  "/posts/new",
  "/login",
  "/signup",
  "/forgot",
  "/newsletter",
  "/accessibility",
  "/rules",
  "/search",
  "/search?q=chile",
  "/blogs",
  "/articles",
  "/articles/ultimate-guide",
  "/flights",
  "/fly",
  "/marketplace",
  "/marketplace?type=beds&max=80",
  "/marketplace/artwork",
  "/marketplace/policies/refund",
  "/product/101",
  "/cart",
  `/profiles/${demoUserId("dana")}`,
  "/error",
  "/nowhere",
];
const forMembers = [
  "/",
  "/newhoot",
  "/account",
  "/profiles",
  "/write",
  "/addpet",
  `/pets/${petId("dana")}`,
  `/pets/${petId("dana")}/counter`,
  "/share",
  "/plans",
];
/** Pages read with header and footer, at both widths in both themes: the home page, a usual one, and one that is wide. */
const crossed: readonly string[] = ["/", "/posts", "/plans"];

/** Guest pages whose URLs are looked up first. */
async function foundForGuests(request: APIRequestContext): Promise<string[]> {
  const hoots: { data: { _id: string; commentCount: number }[] } = await (
    await request.get("/api/hoots/paginated?limit=20")
  ).json();
  const busy = hoots.data.find(({ commentCount }) => commentCount > 3)?._id;
  const gallery: { photos: { _id: string }[] } = await (
    await request.get(`/api/gallerys/${demoUserId("dana")}`)
  ).json();
  const photo = `/profiles/${demoUserId("dana")}/photos/${gallery.photos[0]?._id}`;
  const [story]: { _id: string }[] = await (await request.get("/api/blogs?limit=1")).json();
  return [`/hoots/${busy}`, `/blogs/${story?._id}`, photo];
}

async function foundForMembers(request: APIRequestContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request, "dana")}` };
  const trips: { _id: string; destination: string }[] = await (
    await request.get("/api/plans", { headers })
  ).json();
  const chile = `/plans/${trips.find(({ destination }) => destination === "Chile")?._id}`;
  return [chile, `${chile}/receipt`];
}

async function check(page: Page, path: string): Promise<void> {
  await gotoIdle(page, path);
  expect.soft(await brokenAtWidths(page, { crossed: crossed.includes(path) }), path).toEqual([]);
  expect.soft(await page.getByRole("heading", { level: 1 }).count(), `${path} has one h1`).toBe(1);
}

const half = Math.ceil(forGuests.length / 2);
const walks = [
  { who: "guests, to begin with,", paths: forGuests.slice(0, half) },
  { who: "guests, further on,", paths: forGuests.slice(half), found: foundForGuests },
  { who: "members", paths: forMembers, found: foundForMembers, as: "dana" },
];

// Each of these opens many pages, so they run in parallel.
test.describe.configure({ mode: "parallel" });

for (const { who, paths, found, as } of walks) {
  test(`pages for ${who} are accessible and have no errors, on phones and desktops`, async ({
    page,
  }) => {
    const { faults } = watch(page);
    if (as) await logInAs(page, as);
    for (const path of [...paths, ...((await found?.(page.request)) ?? [])]) {
      await check(page, path);
    }
    expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
  });
}

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
  browser,
  request,
}) => {
  for (const path of ["/pets/nobody", "/plans/nothing", "/orders/none"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/orders");
  // Playwright doesn't see text in a noscript element.
  await expect(page.locator("noscript p")).toBeVisible();
  await context.close();
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
  await expect(banners.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await untilIdle(page);
  const shown = () => page.getByRole("main").innerText();
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
