import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules that a page can pass in one theme and break in the other. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Replaces the source of the rules on a page that already has them. */
const there = ";";

/** Runs the rules in the page itself, which has no third-party frames, and reports only violations. */
const readRules = (page: Page, axeSource?: string) =>
  new AxeBuilder(axeSource === undefined ? { page } : { page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });

/**
 * The accessibility violations of a page, and those about colors in the other theme too, each with its element.
 * `further` are rule sets beside WCAG 2.2 AA. Afterwards the page has the system theme again.
 */
export async function brokenRules(page: Page, ...further: string[]): Promise<string[]> {
  const { violations } = await readRules(page)
    .withTags([...standard, ...further])
    .analyze();
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, turned] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: turned, reducedMotion: "reduce" });
  const other = await readRules(page, there).withRules(ofColours).analyze();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: null });
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`),
    ...other.violations.map(
      ({ id, nodes }) => `${id} in the other theme: ${nodes[0]?.html.slice(0, 120)}`,
    ),
  ];
}
