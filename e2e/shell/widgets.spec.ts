import { expect, frames, test, type Browser, type Page, untilIdle } from "../test.ts";
import { frameTimeoutMs } from "../../contracts/src/kernel/widgets.ts";
import { demoUserId } from "../../server/seeds/ids.ts";
import { openAs, watch } from "../demo.ts";
import { received, type Partner } from "../partner.ts";
import { cardPlacements, partnerCardJourneys } from "./partner-cards.ts";
import { partnerLink as link, type PartnerSite, startPartnerSite } from "./partner-site.ts";

let running: PartnerSite;
let partner: Partner;
let site: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  running = await startPartnerSite((script) => ({
    "fly-page": { script: script("loads"), height: 240, link },
    "flights-page": { script: script("hangs"), link },
    "home-deals": { script: script("fails") },
    "home-activities": { script: script("steals") },
    "home-travel": { script: script("loads") },
    "featured-deals": { script: script("lies") },
    "profile-flights": { script: script("wanders") },
    ...cardPlacements(script),
  }));
  ({ partner, site } = running);
});

test.afterAll(() => running?.close());

test.beforeEach(() => {
  partner.requests.length = 0;
});

const opened = async (browser: Browser, options: { width?: number; height?: number } = {}) => {
  const { width = 1280, height = 900 } = options;
  const context = await browser.newContext({ baseURL: site, viewport: { width, height } });
  const page = await context.newPage();
  return { context, page, ...watch(page) };
};

const frameOf = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const ours = (faults: readonly string[]) =>
  faults.filter((fault) => fault.includes("Failed to load") && fault.includes("widget script"));

test("a partner's search has reserved space and a spinner while it loads, and moves nothing", async ({
  browser,
}) => {
  const { context, page, faults } = await opened(browser);
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/loads.js*", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto("/fly");
  const region = frameOf(page, "Partner flight search");
  const after = page.getByRole("heading", { name: "Check with the airline" });
  await expect(region.getByText(/^Loading /)).toBeAttached();
  const before = [await region.boundingBox(), await after.boundingBox()];
  const room = await page.locator("iframe").boundingBox();
  expect([room?.width, room?.height]).toEqual([1_012, 240]);
  letThrough();
  const frame = page.frameLocator("iframe[title='Partner flight search']");
  await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
  await expect(region.getByText(/^Loading /)).toHaveCount(0);
  expect([await region.boundingBox(), await after.boundingBox()]).toEqual(before);
  await expect(region.getByRole("link", { name: "Deals at Partner" })).toHaveAttribute(
    "href",
    "https://partner.example/?marker=9",
  );
  expect(faults).toEqual([]);
  await context.close();
});

test("a script that never responds is replaced by a plain link of the same size, with one line in the console", async ({
  browser,
}) => {
  const { context, page, faults } = await opened(browser);
  await page.goto("/flights");
  const region = frameOf(page, "Partner flight search");
  await expect(region.getByText(/^Loading /)).toBeAttached();
  const room = region.locator("> div");
  const after = page.getByRole("heading", { name: "Three airlines, side by side" });
  const boxes = async () => [await room.boundingBox(), await after.boundingBox()];
  const before = await boxes();
  await expect(region.getByRole("link", { name: "Deals at Partner" })).toBeVisible();
  await expect(region.getByText("Couldn't load our partner's content.")).toBeVisible({
    timeout: frameTimeoutMs + 5_000,
  });
  expect(await boxes()).toEqual(before);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(ours(faults)).toEqual(["console: Failed to load flight widget script"]);
  await context.close();
});

test("a blocked script is replaced by our own card, and the page keeps working", async ({
  browser,
}) => {
  const { context, page, faults } = await opened(browser);
  await page.goto("/");
  const region = frameOf(page, "Partner travel deals").first();
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole("link", { name: "Read the guide" })).toBeVisible();
  await expect(region.getByText(/^Loading /)).toHaveCount(0);
  expect(ours(faults)).toEqual(["console: Failed to load deals widget script"]);
  await region.getByRole("link").click();
  await expect(page).toHaveURL(`${site}/articles/short-noses`);
  await context.close();
});

test("no partner content is loaded before it is almost visible", async ({ browser }) => {
  const { context, page } = await opened(browser, { height: 500 });
  const frames: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/frames/home-activities")) frames.push(request.url());
  });
  await page.goto("/");
  await untilIdle(page);
  expect(frames).toEqual([]);
  expect(partner.requests).not.toContain("/steals.js");
  await frameOf(page, "Partner activities").scrollIntoViewIfNeeded();
  await expect.poll(() => partner.requests).toContain("/steals.js");
  await context.close();
});

test("a malicious partner gets nothing: no token, storage, cookie or page text, and can't navigate the page", async ({
  browser,
}) => {
  const { context, page, faults } = await opened(browser);
  await openAs(page, "dana", "/");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  expect(token).toBeTruthy();
  await frameOf(page, "Partner activities").scrollIntoViewIfNeeded();
  const report = page.frameLocator("iframe[title='Partner activities']").locator("#got");
  await expect(report).toBeAttached();
  const got: Record<string, string> = JSON.parse((await report.textContent()) ?? "{}");
  expect(Object.keys(got)).toHaveLength(15);
  expect(Object.entries(got).filter(([, what]) => what !== "refused")).toEqual([]);
  await expect(page).toHaveURL(`${site}/`);
  // A partner can neither read nor change the cookie of a known browser.
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).toEqual(["wagabond_device"]);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(token);
  expect(faults.filter((fault) => fault.startsWith("dialog"))).toEqual([]);
  await context.close();
});

/** Ends after an interval of the length at which `lies.js` sends its messages. */
const afterInterval = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a page accepts only the loaded or failed message of a frame, and only once", async ({
  browser,
}) => {
  const { context, page, faults } = await opened(browser);
  await page.goto("/");
  // The other placement, whose script is blocked, shows its link first.
  const rejected = frameOf(page, "Partner travel deals").first();
  await rejected.scrollIntoViewIfNeeded();
  await expect(rejected.getByRole("link", { name: "Read the guide" })).toBeVisible();
  expect(ours(faults)).toEqual(["console: Failed to load deals widget script"]);
  const region = frameOf(page, "Partner travel deals").last();
  await region.scrollIntoViewIfNeeded();
  await expect.poll(() => partner.requests).toContain("/lies.js");
  await expect(region.getByText(/^Loading /)).toHaveCount(0);
  const room = await region.boundingBox();
  // It repeatedly reports a failure and a height of a million pixels.
  const frame = await (await region.locator("iframe").elementHandle())?.contentFrame();
  for (let turn = 0; turn < 10; turn += 1) await frame?.evaluate(afterInterval);
  await frames(page, 2);
  expect(await region.boundingBox()).toEqual(room);
  await expect(region.locator("iframe")).toBeVisible();
  expect(ours(faults)).toHaveLength(1);
  expect(faults.filter((fault) => fault.startsWith("error") || fault.startsWith("dialog"))).toEqual(
    [],
  );
  await context.close();
});

test("only the frame itself can send its messages", async ({ browser }) => {
  const { context, page } = await opened(browser);
  await page.goto("/flights");
  const region = frameOf(page, "Partner flight search");
  await expect(page.locator("iframe")).toHaveCount(1);
  const both = received(page, 2);
  for (const text of ["widget failed", "widget loaded"])
    await page.evaluate((message) => window.postMessage(message, "*"), text);
  await both;
  await frames(page, 2);
  await expect(region.getByText(/^Loading /)).toBeAttached();
  await context.close();
});

test("a frame can't navigate to another site", async ({ browser }) => {
  const { context, page } = await opened(browser);
  await page.goto(`/profiles/${demoUserId("vale")}`);
  const blocked = page.waitForEvent("console", (message) =>
    message.text().includes("Content Security Policy"),
  );
  await frameOf(page, "Partner flight search").scrollIntoViewIfNeeded();
  await expect.poll(() => partner.requests).toContain("/wanders.js");
  await blocked;
  expect(partner.requests).not.toContain("/page.html");
  await context.close();
});

test("a frame's document, opened directly, has no storage and no access to the site", async ({
  browser,
}) => {
  const { context, page } = await opened(browser);
  const second = site.replace("localhost", "widgets.localhost");
  const answer = await page.goto(`${second}/frames/fly-page`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("Fares from the partner for usd")).toBeVisible();
  const reached = await page.evaluate(async (address) => {
    const tried = {
      token: () => localStorage.getItem("token"),
      cookies: () => document.cookie,
      site: () => fetch(`${address}/api/hoots`),
    };
    const stored: string[] = [];
    for (const [name, reach] of Object.entries(tried)) {
      try {
        await reach();
        stored.push(name);
      } catch {
        // Blocked, as expected.
      }
    }
    return stored;
  }, site);
  expect(reached).toEqual([]);
  expect((await page.goto(`${second}/`))?.status()).toBe(404);
  expect((await page.goto(`${second}/api/hoots`))?.status()).toBe(404);
  await context.close();
});

test("widgets are hidden at the specified widths, and then load nothing", async ({ browser }) => {
  for (const [width, path, script, shown] of [
    [768, `/profiles/${demoUserId("vale")}`, "/wanders.js", false],
    [769, `/profiles/${demoUserId("vale")}`, "/wanders.js", true],
    [481, "/", "/loads.js", false],
    [480, "/", "/loads.js", true],
  ] as const) {
    partner.requests.length = 0;
    const { context, page } = await opened(browser, { width });
    await page.goto(path);
    await untilIdle(page);
    const scrollThrough = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let at = 0; at < height; at += 600) {
        await page.mouse.wheel(0, 600);
        await frames(page, 4);
      }
    };
    const about = `${script} at ${width}`;
    // Parts that load late take their place after they were scrolled past.
    const isRequested = async () => {
      await scrollThrough();
      return partner.requests.includes(script);
    };
    if (shown) await expect.poll(isRequested, { message: about }).toBe(true);
    else expect(await isRequested(), about).toBe(false);
    await context.close();
  }
});

test("without a configuration our own card with a plain link is shown, without a frame", async ({
  drawn: page,
}) => {
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).toContain("frame-src 'self';");
  const main = page.getByRole("main");
  const cards = [
    ["/", "Browse hoots"],
    ["/", "Read the guide"],
    ["/?tab=flights", "Compare airlines"],
  ] as const;
  for (const [path, name] of cards) {
    if (path !== "/") await page.goto(path);
    const link = main.getByRole("link", { name }).first();
    await link.scrollIntoViewIfNeeded();
    const to = (await link.getAttribute("href")) ?? "";
    expect((await page.request.get(to)).status(), to).toBe(200);
  }
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const path of ["/flights", "/fly"]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Flights", exact: true }),
    ).toHaveAttribute("aria-current", "page");
  }
});

partnerCardJourneys(() => running);
