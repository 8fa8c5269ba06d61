import { expect, test, type Page } from "@playwright/test";
import { watch } from "./village.ts";

/** Holds back the scripts that a page loads late, until they are let through. */
async function holdLate(page: Page) {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  const asked: string[] = [];
  await page.route(
    /\/assets\/(besties-strip|write-form|featured|newsletter|writing|queries)-[^/]*\.js$/,
    async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await free;
      await route.continue();
    },
  );
  return { letThrough, asked };
}

test("words typed and a button pressed before a form works are not lost", async ({ page }) => {
  const { faults } = watch(page);
  const late = await holdLate(page);
  await page.goto("/");
  const form = page.locator("form[name=hoot]");
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => late.asked.some((path) => path.includes("writing"))).toBe(true);
  await form.getByLabel("Title").fill("Typed too early");
  await form.getByLabel("Text").fill("And yet it stays.");
  await form.getByRole("button", { name: "Post hoot" }).click();
  await expect(page).toHaveURL(/\/$/);
  late.letThrough();
  // A guest's press leads to log-in, and the words come along.
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(form.getByLabel("Title")).toHaveValue("Typed too early");
  await expect(form.getByLabel("Text")).toHaveValue("And yet it stays.");
  expect(faults).toEqual([]);
});

test("the home page starts without what lies further down, and links lead on meanwhile", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const late = await holdLate(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(late.asked.filter((path) => /besties|featured|newsletter|queries/.test(path))).toEqual([]);
  late.letThrough();
  await page
    .getByRole("navigation", { name: "Main, mobile" })
    .getByRole("link", { name: "Posts" })
    .click();
  await expect(page).toHaveURL(/\/posts$/);
  await page.goBack();
  await page.getByLabel("Your comment").scrollIntoViewIfNeeded();
  await expect.poll(() => late.asked.some((path) => path.includes("queries"))).toBe(true);
});

test("a guest is led away from a member's page before the footer came alive", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
});
