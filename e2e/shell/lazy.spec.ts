import { expect, test, type Page, untilIdle } from "../test.ts";
import { openAsNew, postHoot, watch } from "../demo.ts";

/** Holds lazily loaded scripts until they are released. */
async function holdLate(page: Page) {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  const requested: string[] = [];
  await page.route(
    /\/assets\/(besties-strip|write-form|featured|newsletter|editing|queries)-[^/]*\.js$/,
    async (route) => {
      requested.push(new URL(route.request().url()).pathname);
      await free;
      await route.continue();
    },
  );
  return { letThrough, asked: requested };
}

test("text typed and a click made before hydration are not lost", async ({ page }) => {
  const { faults } = watch(page);
  const held = await holdLate(page);
  await page.goto("/posts/new");
  const form = page.locator("form[name=hoot]");
  await expect.poll(() => held.asked.some((path) => path.includes("editing"))).toBe(true);
  await form.getByLabel("Title").fill("Typed too early");
  await form.getByLabel("Text").fill("And yet it stays.");
  await form.getByRole("button", { name: "Post hoot" }).click();
  await expect(page).toHaveURL(/\/posts\/new$/);
  held.letThrough();
  // A guest is sent to log in, and the draft is kept.
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(form.getByLabel("Title")).toHaveValue("Typed too early");
  await expect(form.getByLabel("Text")).toHaveValue("And yet it stays.");
  expect(faults).toEqual([]);
});

test("the home page starts without the parts further down, and links work meanwhile", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const held = await holdLate(page);
  await page.goto("/");
  await untilIdle(page);
  expect(held.asked.filter((path) => /besties|featured|newsletter|queries/.test(path))).toEqual([]);
  held.letThrough();
  await page
    .getByRole("navigation", { name: "Main, mobile" })
    .getByRole("link", { name: "Posts" })
    .click();
  await expect(page).toHaveURL(/\/posts$/);
  await page.goBack();
  await page.getByLabel("Your comment").scrollIntoViewIfNeeded();
  await expect.poll(() => held.asked.some((path) => path.includes("queries"))).toBe(true);
});

test("pages can be read before any of their scripts is requested", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/allposts", "/documents/USA/Mexico", "/services/vet/Berlin"]) {
    await page.goto(path);
    const confirmed = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource");
      const scripts = files.filter(({ name }) => name.endsWith(".js"));
      return scripts.map(({ startTime }) => startTime - (paint?.startTime ?? Infinity));
    });
    expect(confirmed.length, path).toBeGreaterThan(5);
    expect(Math.min(...confirmed), path).toBeGreaterThanOrEqual(0);
  }
});

test("a like clicked before hydration is saved", async ({ page }) => {
  const { faults } = watch(page);
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto("/allposts", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("button", { name: /^Like/ }).first().click();
  await expect(page).toHaveURL(/\/allposts$/);
  letThrough();
  // A guest's like is finished after log-in.
  await expect(page).toHaveURL(/\/login/);
  expect(faults).toEqual([]);
});

test("a press while the page hydrates counts once", async ({ page }) => {
  // As slow as a cheap phone, so that there is a while to press in.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    let isBegun = false;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // React begins to hydrate.
      if (isBegun || args[0] !== "wheel") return;
      isBegun = true;
      const name = "Switch between light and dark mode";
      const press = () =>
        document.querySelector<HTMLElement>(`header button[aria-label="${name}"]`)?.click();
      setTimeout(press, Number(new URLSearchParams(location.search).get("after")));
    };
  });
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  for (const ms of [10, 80, 160]) {
    await page.goto(`/posts?after=${ms}`);
    await expect.poll(theme, `${ms} ms`).toBe("dark");
    // A second press would take it back.
    await untilIdle(page);
    expect(await theme(), `${ms} ms`).toBe("dark");
    await page.evaluate(() => localStorage.removeItem("theme"));
  }
});

test("an early press on a menu opens it once, also where other parts of its row load later", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const title = `Early press ${Date.now()}`;
  const id = await postHoot(request, "vale", { title, text: "The menu is late." });
  // Both parts need it, and so become interactive at the same time.
  let letThrough: (() => Promise<void>) | undefined;
  await page.route(/\/assets\/use-bookmark-[^/]*\.js$/, (route) => {
    letThrough = () => route.continue();
  });
  await openAsNew(page, "Petra Prompt", `/hoots/${id}`);
  await expect.poll(() => letThrough).toBeDefined();
  await page.getByRole("main").getByRole("button", { name: "More actions" }).click();
  await letThrough?.();
  await expect(page.getByRole("button", { name: "Save to trip" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Report" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("the poll is complete before it is visible, and voting works once it is", async ({ page }) => {
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 500 });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const answer = await page.goto("/services/vet/MexicoCity");
  const html = (await answer?.text()) ?? "";
  for (const words of ["Results", "No votes yet", "Submit vote"]) expect(html).toContain(words);
  await untilIdle(page);
  const isRequested = () => requested.some((path) => path.includes("country-poll"));
  expect(isRequested()).toBe(false);
  const ballot = page.locator("form[name=poll]");
  await page.getByRole("heading", { name: /^How travelers rate/ }).click();
  await ballot.scrollIntoViewIfNeeded();
  await ballot.getByRole("radio", { name: "4" }).first().check();
  await ballot.getByRole("button", { name: "Submit vote" }).click();
  await expect(page.getByText("Thank you for your vote!")).toBeVisible();
  expect(isRequested()).toBe(true);
  expect(faults).toEqual([]);
});

test("a guest is redirected from a member's page before the footer hydrates", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
});
