import { brokenAtWidths } from "../access.ts";
import { expect, type Page, type Request, test } from "../test.ts";
import { postHoot, watch } from "../demo.ts";

test.describe.configure({ mode: "parallel" });
// A context that is used again was seen to be online although a journey had cut its network.
test.use({ reuseContext: false });

const field = (page: Page) => page.getByRole("combobox", { name: "Search everything" });
const entries = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");
const chosen = (page: Page) => page.getByRole("option", { selected: true });

/** Two in the same minute have different words. */
const rareWord = () => `zephyr${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

/** Keys are heard once the page lives. */
async function openByKey(page: Page, key = "/"): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

test("the search works by keyboard: open, type, select across groups, and return", async ({
  page,
  request,
}) => {
  const word = rareWord();
  const id = await postHoot(request, "dana", { title: `The ${word} of Chile`, text: "It blew." });
  const { faults } = watch(page);
  await page.goto("/articles");
  await openByKey(page);
  await expect(entries(page)).toHaveCount(0);
  await page.keyboard.type("chile");
  await expect(page.getByRole("group", { name: "Documents" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Hoots" })).toBeVisible();
  // Those of the word so far would be replaced, and the choice with them.
  await expect(page.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
  const count = await entries(page).count();
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toHaveCount(1);
    await expect(entries(page).nth(place)).toHaveAttribute("aria-selected", "true");
    await expect(entries(page).nth(place)).toBeInViewport();
  }
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(word.slice(0, -2));
  await expect(entries(page).first()).toContainText(word);
  await expect(entries(page).first().locator("mark")).toHaveText(word);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/hoots/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(field(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/articles");

  await openByKey(page);
  await field(page).fill("");
  await page.keyboard.type("roll-up blank");
  const products = page.getByRole("group", { name: "Products" });
  await expect(products.getByRole("option").first()).toContainText("Roll-up blanket");
  await expect(products.getByRole("option").first()).toContainText("from $26.00");
  await expect(products.locator("img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/111");
  await expect(page.getByRole("heading", { level: 1, name: "Roll-up blanket" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("Escape closes it and returns the focus; a search without matches links to others; an answer that is late replaces none", async ({
  page,
}) => {
  await page.goto("/articles");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ferry");
  await expect(entries(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await openByKey(page, "ControlOrMeta+k");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(opener).toBeFocused();

  await openByKey(page);
  await page.keyboard.type("zzqqzz");
  await expect(page.getByText("No results for “zzqqzz”.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "ferry" }).click();
  await expect(field(page)).toHaveValue("ferry");
  await expect(field(page)).toBeFocused();
  await expect(entries(page).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await openByKey(page);
  await field(page).fill("");
  // It never gets a response.
  await page.route("**/api/search?q=fer", () => undefined);
  const isEarlier = (request: Request) => request.url().endsWith("/api/search?q=fer");
  const sent = page.waitForRequest(isEarlier);
  const aborted = page.waitForEvent("requestfailed", isEarlier);
  await page.keyboard.type("fer");
  await sent;
  await page.keyboard.type("zzz");
  await aborted;
  await expect(page.getByText("No results for “ferzzz”.")).toBeVisible();
});

test("a slash in a text field is only a slash", async ({ page }) => {
  await page.goto("/allposts");
  const box = page.getByRole("searchbox", { name: "Search hoots" });
  await box.pressSequentially("and/or");
  await expect(box).toHaveValue("and/or");
  await expect(field(page)).toHaveCount(0);
});

test("a result opens in another tab like any link; Enter without a selection shows all results, and Back leaves them", async ({
  page,
}) => {
  await page.goto("/articles");
  await openByKey(page);
  await page.keyboard.type("short noses");
  const entry = entries(page).first();
  await expect(entry).toContainText("Short Noses");
  // Entries move while the results of a shorter query are replaced.
  await expect(page.getByRole("listbox", { name: "Results" })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  await expect(entry).toHaveAttribute("href", "/articles/short-noses");
  // The browser opens the tab unless the page prevents it. A headless one doesn't report each tab.
  const prevented = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const listen = (event: Event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener("click", listen, { once: true });
      }),
  );
  await entry.click({ modifiers: ["ControlOrMeta"] });
  expect(await prevented).toBe(false);
  await expect(page).toHaveURL("/articles");
  await expect(field(page)).toBeVisible();

  await field(page).fill("");
  await field(page).pressSequentially("usa to mexico");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=usa+to+mexico");
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Documents");
  const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await expect(first).toHaveAttribute("href", "/documents/USA/Mexico");
  await page.goBack();
  await expect(page).toHaveURL("/articles");
});

test("a failed search keeps the text and can be tried again; an offline one waits", async ({
  page,
  context,
}) => {
  await page.goto("/articles");
  await openByKey(page);
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.keyboard.type("ferry");
  await expect(page.getByRole("alert")).toContainText("Search isn't available right now");
  await page.unroute("**/api/search?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(entries(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await field(page).fill("ferry mou");
  await expect(page.getByRole("alert")).toContainText("You're offline");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page)).toHaveValue("ferry mou");
});

test("without JavaScript the button leads to a page with a working form", async ({
  sent: page,
}) => {
  await page.goto("/articles");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\??$/);
  await page.getByRole("searchbox", { name: "Search everything" }).fill("delta");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=delta");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "Airlines, trains and ferries",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("main").locator("mark").first()).toHaveText("Delta");
});

test("a search URL with any query is a valid page", async ({ request }) => {
  for (const q of ["%00", "%FF", "%25", "x".repeat(500), "%F0%9F%90%95", "a&q=b", "<script>"]) {
    const answer = await request.get(`/search?q=${q}`);
    expect([q, answer.status()]).toEqual([q, 200]);
    expect(await answer.text()).not.toContain("<script>&quot;");
  }
});

test("the search is accessible in both themes, on phones and desktops", async ({ page }) => {
  test.slow();
  const { faults } = watch(page);
  const check = async (what: string) => expect(await brokenAtWidths(page), what).toEqual([]);
  await page.goto("/articles");
  await openByKey(page);
  await check("the box");
  await page.keyboard.type("chile");
  await expect(entries(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await check("results");
  expect(faults).toEqual([]);
});
