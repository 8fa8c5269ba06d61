import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules that a page can pass in one theme and break in the other. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Replaces the source of the rules on a page that already has them. */
const there = ";";

type Asked = {
  /** Sets of rules beside WCAG 2.2 AA. */
  further?: readonly string[];
  /** What of the page is looked at, by selectors; without them all of it. */
  parts?: readonly string[];
};

/** Rules read in the page itself, which has no frames of others, and told of where they are broken alone. */
function readRules(page: Page, parts: readonly string[], axeSource?: string): AxeBuilder {
  const rules = new AxeBuilder(axeSource === undefined ? { page } : { page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  for (const part of parts) rules.include(part);
  return rules;
}

/**
 * The rules of access that a page breaks as it stands, and those about colors in the other theme too; each with the
 * element. Leaves the page in the theme of the system.
 */
export async function brokenRules(
  page: Page,
  { further = [], parts = [] }: Asked = {},
): Promise<string[]> {
  await settled(page);
  const hasRules = await page.evaluate(() => "axe" in window);
  const { violations } = await readRules(page, parts, hasRules ? there : undefined)
    .withTags([...standard, ...further])
    .analyze();
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, turned] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: turned, reducedMotion: "reduce" });
  const other = await readRules(page, parts, there).withRules(ofColours).analyze();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: null });
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`),
    ...other.violations.map(
      ({ id, nodes }) => `${id} in the other theme: ${nodes[0]?.html.slice(0, 120)}`,
    ),
  ];
}

/** A phone, and the screen of a desk. */
const usualWidths = [390, 1280];

/**
 * The same of the page at each of the widths, and where it is wider than its window. One walk is enough for all of them:
 * neither width nor theme changes what was done before. Leaves the page at the width it had.
 */
export async function brokenAtWidths(
  page: Page,
  { widths = usualWidths, ...asked }: Asked & { widths?: readonly number[] } = {},
): Promise<string[]> {
  const size = page.viewportSize();
  const broken: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    broken.push(...(await brokenRules(page, asked)).map((rule) => `at ${width}: ${rule}`));
    // A change of the width reaches components that measure themselves a moment later.
    await page
      .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
        timeout: 2_000,
      })
      .catch(() => undefined);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) broken.push(`at ${width}: wider than its window by ${over}`);
  }
  if (size) await page.setViewportSize(size);
  return broken;
}

/** What fades or moves in is measured when it is there; what goes on without an end is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === "running")
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
