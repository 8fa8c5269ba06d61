import { test as bare, type Page } from "@playwright/test";

export * from "@playwright/test";

/** Waits for hydration after each navigation: scripts load after the first paint, and so after `load`. */
export const test = bare.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      await untilAlive(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload(...args);
      await untilAlive(page);
      return answer;
    };
    await use(page);
  },
});

const patience = 5_000;

/** Waits until the page is hydrated. Resolves at once on a page without scripts, and after a timeout. */
export const untilAlive = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        !document.querySelector("script[type=module]") ||
        document.documentElement.dataset["alive"] !== undefined,
      undefined,
      { timeout: patience },
    )
    .catch(() => undefined);
