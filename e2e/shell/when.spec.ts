import { expect, test, type Page } from "../test.ts";
import { signInOf, watch, openAs } from "../demo.ts";

const when = (page: Page) => page.getByRole("main").getByRole("region", { name: "Pick a month" });
const month = (page: Page, name: string) => when(page).getByRole("button", { name, exact: true });
const chosen = (page: Page) => when(page).locator("button[aria-pressed=true]");

/** The month this many after the current one, as the page names it. */
function monthAfter(by: number): { label: string; name: string; year: string } {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth() + by, 1);
  const name = date.toLocaleString("en-US", { month: "long" });
  const year = `${date.getFullYear()}`;
  return { label: `${name} ${year}`, name, year };
}

test("24 months are beside the Besties, this one selected; a click and the arrow keys select another", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/");
  await when(page).scrollIntoViewIfNeeded();
  await expect(when(page).getByRole("button")).toHaveCount(24);
  await expect(chosen(page)).toHaveAccessibleName(monthAfter(0).label);
  const [first] = await when(page).locator("thead th").allTextContents();
  expect(first).toBe("Su");
  await month(page, monthAfter(4).label).click();
  await expect(chosen(page)).toHaveAccessibleName(monthAfter(4).label);
  await expect(when(page).getByRole("table")).toHaveAccessibleName(monthAfter(4).label);
  const height = await when(page).evaluate((card) => card.getBoundingClientRect().height);
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveAccessibleName(monthAfter(5).label);
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveAccessibleName(monthAfter(11).label);
  await page.keyboard.press("End");
  await expect(chosen(page)).toHaveAccessibleName(monthAfter(23).label);
  expect(await when(page).evaluate((card) => card.getBoundingClientRect().height)).toBe(height);
  await page.keyboard.press("Tab");
  await expect(when(page).getByRole("link", { name: "Start Planning" })).toBeFocused();
  const strip = page.getByRole("main").getByRole("region", { name: "Besties" });
  const [besties, card] = [await strip.boundingBox(), await when(page).boundingBox()];
  expect((besties?.x ?? 0) + (besties?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0);
  expect(faults).toEqual([]);
});

test("Start Planning creates a trip that starts in the selected month", async ({ page }) => {
  await openAs(page, "dana", "/");
  const { label, name, year } = monthAfter(3);
  await when(page).scrollIntoViewIfNeeded();
  await month(page, label).click();
  await expect(chosen(page)).toHaveAccessibleName(label);
  await when(page).getByRole("link", { name: "Start Planning" }).click();
  const form = page.locator("form[name=plan]");
  await expect(form.getByLabel("Month")).toHaveValue(name);
  await expect(form.getByLabel("Year")).toHaveValue(year);
  await expect(page).toHaveURL(/\/plans$/);
  // Coming back doesn't undo changes in the form.
  await form.getByLabel("Month").selectOption("January");
  await page.reload();
  await expect(form.getByLabel("Month")).toHaveValue("January");
});

test("a guest's month is kept during log-in", async ({ page }) => {
  const { name, label, year } = monthAfter(7);
  await page.goto("/");
  await when(page).scrollIntoViewIfNeeded();
  await month(page, label).click();
  await expect(chosen(page)).toHaveAccessibleName(label);
  await when(page).getByRole("link", { name: "Start Planning" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  const { email, password } = signInOf("vale");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  const form = page.locator("form[name=plan]");
  await expect(form.getByLabel("Month")).toHaveValue(name);
  await expect(form.getByLabel("Year")).toHaveValue(year);
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test(`a page cached over the turn of a month uses the clock of ${timezoneId}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    const { faults } = watch(page);
    // 11:30 UTC: March 1 on one side of the date line, the last of February on the other.
    await page.clock.setFixedTime(new Date("2027-02-28T11:30:00Z"));
    await page.goto("/");
    await when(page).scrollIntoViewIfNeeded();
    const first = timezoneId === "Pacific/Kiritimati" ? "March 2027" : "February 2027";
    await expect(chosen(page)).toHaveAccessibleName(first);
    await expect(when(page).locator("[aria-current=date]")).toHaveText(
      timezoneId === "Pacific/Kiritimati" ? "1" : "28",
    );
    expect(faults).toEqual([]);
    await context.close();
  });
}
