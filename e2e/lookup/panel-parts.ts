import { expect, type Page } from "../test.ts";

// The parts of the search panel.
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Opens a tab. Until its panel shows, what is looked for in the panel is found in the one that closes. */
export async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
}

export const field = (page: Page, name: string) =>
  page.getByRole("combobox", { name, exact: true });

/** The options of the open list that is searched by typing. */
export const offered = (page: Page) => page.getByRole("tabpanel").locator("[role=option]");

/** Types into a list that is searched, until it shows what it offers: before the panel is alive it opens none. */
export async function search(page: Page, name: string, text: string, offers: string[]) {
  await expect(async () => {
    await field(page, name).fill("");
    await field(page, name).fill(text);
    await expect(offered(page)).toHaveText(offers, { timeout: 2_000 });
  }).toPass();
}

/** Selects an option in a list that is searched by typing. */
export async function choose(page: Page, name: string, label: string) {
  await expect(async () => {
    await field(page, name).fill("");
    await field(page, name).fill(label);
    await offered(page).filter({ hasText: label }).first().click({ timeout: 2_000 });
  }).toPass();
  await expect(field(page, name)).toHaveValue(label);
}

/** Selects an option in a list of either kind. */
export async function answer(page: Page, name: string, label: string) {
  const isSelect = await field(page, name).evaluate((element) => element.tagName === "SELECT");
  if (isSelect) await field(page, name).selectOption({ label });
  else await choose(page, name, label);
}
