import { setTimeout as wait } from "node:timers/promises";
import {
  type APIRequestContext,
  test as bare,
  type Browser,
  type Page,
  type Request,
} from "@playwright/test";

export * from "@playwright/test";

const repeating = new WeakSet<APIRequestContext>();

/** The server may close an idle connection just when a request is sent on it. Browsers send it again; so do journeys. */
function repeatOnReset(request: APIRequestContext): APIRequestContext {
  if (repeating.has(request)) return request;
  repeating.add(request);
  for (const method of ["get", "post", "put", "patch", "delete", "head", "fetch"] as const) {
    const send = request[method].bind(request);
    request[method] = (url: string, options = {}) => send(url, { maxRetries: 2, ...options });
  }
  return request;
}

/** Uses a page that runs no scripts, and loads only its HTML or what it also `loads`. */
async function withoutScripts(
  browser: Browser,
  { baseURL, loads }: { baseURL: string | undefined; loads: readonly string[] },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  await context.route("**/*", (route, request) =>
    request.isNavigationRequest() || loads.includes(request.resourceType())
      ? route.continue()
      : route.abort(),
  );
  await use(await context.newPage());
  await context.close();
}

type WithoutScripts = {
  /** A page as the server sends it, without styles: for what it says and where it leads. It costs a tenth of another. */
  sent: Page;
  /** The same with its styles and fonts: for how it looks before, or without, its scripts. */
  drawn: Page;
};

/** Waits for hydration after each navigation: scripts load after the first paint, and so after `load`. */
export const test = bare.extend<WithoutScripts>({
  sent: ({ browser, baseURL }, use) => withoutScripts(browser, { baseURL, loads: [] }, use),
  drawn: ({ browser, baseURL }, use) =>
    withoutScripts(browser, { baseURL, loads: ["stylesheet", "font", "image"] }, use),
  request: ({ request }, use) => use(repeatOnReset(request)),
  page: async ({ page, javaScriptEnabled }, use) => {
    repeatOnReset(page.request);
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      if (javaScriptEnabled && args[1]?.waitUntil !== "commit") await untilAlive(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload(...args);
      if (javaScriptEnabled) await untilAlive(page);
      return answer;
    };
    await use(page);
  },
});

/** Waits for a number of frames, in which everything that moves by itself would have moved. */
export const frames = (page: Page, count = 20): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

const patience = 5_000;
/** Longer than a slow machine takes; a page whose scripts are held back is left alone then. */
const hydrationPatience = 30_000;

/** Waits until the page is hydrated. Resolves at once on a page without scripts, and after a timeout. */
export const untilAlive = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        !document.querySelector("script[type=module]") ||
        document.documentElement.dataset["alive"] !== undefined,
      undefined,
      { timeout: hydrationPatience },
    )
    .catch(() => undefined);

/** Waits until nothing loads. Resolves after a timeout too: a page whose live connection opens early never gets idle. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.waitForLoadState("networkidle", { timeout: patience }).catch(() => undefined);

const quietMs = 300;
const lookMs = 50;

/** Opens a page and waits until nothing but its live connection has loaded for a while, or a timeout. */
export async function gotoIdle(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    if (!request.url().includes("/api/live")) open.add(request);
    changedAt = performance.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(path);
  const giveUpAt = performance.now() + patience;
  const isQuiet = () => open.size === 0 && performance.now() - changedAt > quietMs;
  while (!isQuiet() && performance.now() < giveUpAt) await wait(lookMs);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
