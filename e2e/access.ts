import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a page keeps in one theme and may break in the other. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What stands for the source of the rules on a page that has them from the time before. */
const there = ";";

/** Rules read in the page itself, which has no frames of others, and told of where they are broken alone. */
const readRules = (page: Page, axeSource?: string) =>
  new AxeBuilder(axeSource === undefined ? { page } : { page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });

/**
 * The rules of access that a page breaks as it stands, and those about colors in the other theme too; each with the
 * element. `further` are sets of rules beside WCAG 2.2 AA. Leaves the page in the theme of the system.
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
    ...other.violations.map(({ id, nodes }) => `${id} turned: ${nodes[0]?.html.slice(0, 120)}`),
  ];
}
