import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules that a page can pass in one theme and break in the other. */
const ofColours = ["color-contrast", "link-in-text-block"];

type ScanOptions = {
  /** Sets of rules beside WCAG 2.2 AA. */
  further?: readonly string[];
  /** What of the page is looked at, by selectors; without them all of it. */
  parts?: readonly string[];
};

/** The rules as a script; a page keeps them until it is left. */
declare global {
  interface Window {
    axe?: Pick<typeof axe, "run">;
  }
}

/** Of what axe can load beforehand no checked rule needs style sheets; of its answers only the HTML is read. */
const usual: RunOptions = {
  resultTypes: ["violations"],
  iframes: false,
  selectors: false,
  preload: { assets: ["media"] },
};

/** Selectors of what is looked at, and of what is left out of it. */
type Selected = { include: string[]; exclude: string[] };

/** Checks the rules in the page itself, without frames. */
async function violationsOf(
  page: Page,
  context: Selected,
  runOnly: RunOptions["runOnly"],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (asked) => {
      const answer = await window.axe?.run(asked.context, asked.options);
      if (!answer) throw new Error("The page was left before its rules were checked.");
      return answer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
    },
    { context, options: { ...usual, runOnly } },
  );
}

/** What every page has around its own content. One page of each kind is read with it, see `crossed`. */
const frame = ["body > header", "body > footer", "body > nav"];

type Theme = "light" | "dark";

type Reading = { onlyColors?: boolean; framed?: boolean };

/** The rules that a page breaks in the theme that it has now, each with the element. */
async function brokenNow(
  page: Page,
  { further = [], parts = [], onlyColors = false, framed = false }: ScanOptions & Reading,
): Promise<string[]> {
  await settled(page);
  const isWhole = parts.length === 0;
  return violationsOf(
    page,
    { include: [...parts], exclude: isWhole && !framed ? frame : [] },
    onlyColors
      ? { type: "rule", values: ofColours }
      : { type: "tag", values: [...standard, ...further] },
  );
}

/** The theme of the page, and the other one. */
const themesOf = async (page: Page): Promise<[Theme, Theme]> =>
  (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches))
    ? ["dark", "light"]
    : ["light", "dark"];

/** Looks at the page in a theme, which it has without a transition where motion is reduced. Leaves the page in the theme it had. */
async function inTheme<T>(page: Page, theme: Theme, look: () => Promise<T>): Promise<T> {
  const [own] = await themesOf(page);
  if (theme === own) return look();
  await page.emulateMedia({ colorScheme: theme });
  const seen = await look();
  await page.emulateMedia({ colorScheme: own });
  return seen;
}

/**
 * The rules of access that a page breaks as it stands, and those about colors in the other theme too; each with the
 * element. Leaves the page in the theme of the system.
 */
export async function brokenRules(page: Page, options: ScanOptions = {}): Promise<string[]> {
  const [, other] = await themesOf(page);
  const broken = await brokenNow(page, options);
  const colors = await inTheme(page, other, () =>
    brokenNow(page, { ...options, onlyColors: true }),
  );
  return [...broken, ...colors.map((rule) => `in the other theme: ${rule}`)];
}

/** A phone, and the screen of a desk. */
const [phone, desktop] = [390, 1280];

type Look = { width: number; theme: Theme; onlyColors?: boolean };

/**
 * The same at both widths, and where the page is wider than its window. All rules are read on the phone in the page's
 * theme and on the desk in the other one: colors hardly depend on the width, and they cost most. `crossed` reads the
 * colors of the other two pairs too, and header and footer in all four. Leaves the page at the width it had.
 */
export async function brokenAtWidths(
  page: Page,
  { crossed = false, ...options }: ScanOptions & { crossed?: boolean } = {},
): Promise<string[]> {
  const size = page.viewportSize();
  const [own, other] = await themesOf(page);
  const pairs: Look[] = [{ width: phone, theme: own }];
  if (crossed) pairs.push({ width: phone, theme: other, onlyColors: true });
  pairs.push({ width: desktop, theme: other });
  if (crossed) pairs.push({ width: desktop, theme: own, onlyColors: true });
  const broken: string[] = [];
  for (const { width, theme, onlyColors = false } of pairs) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 844 });
      // A change of the width reaches components that measure themselves a moment later.
      await page
        .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
          timeout: 2_000,
        })
        .catch(() => undefined);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) broken.push(`at ${width}: wider than its window by ${over}`);
    }
    const rules = await inTheme(page, theme, () =>
      brokenNow(page, { ...options, onlyColors, framed: crossed }),
    );
    broken.push(...rules.map((rule) => `at ${width}, ${theme}: ${rule}`));
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
