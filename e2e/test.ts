import { test as bare, type Page } from "@playwright/test";

export * from "@playwright/test";

/** A page that is opened is looked at once it lives: its scripts come after its paint, and so after its `load`. */
export const test = bare.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      await untilAlive(page);
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      await untilAlive(page);
      return answer;
    };
    await use(page);
  },
});

const patience = 5_000;

/** Resolves at once where there is nothing that could live, and gives up on what does not. */
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
