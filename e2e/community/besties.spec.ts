import { expect, frames, test, type Page, untilIdle } from "../test.ts";
import { bestiesInGrid, bestyWidth } from "../../contracts/src/community/gallery.ts";
import { watch } from "../demo.ts";

const besties = (page: Page) => page.getByRole("main").getByRole("region", { name: "Besties" });
const button = (page: Page, name: string) => besties(page).getByRole("button", { name });

test("Besties scroll endlessly and stop on hover, focus and Pause, and both halves link to the same pages", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const list = besties(page).getByRole("list");
  await expect(list).toHaveCount(1);
  await list.scrollIntoViewIfNeeded();
  const strip = list.locator("..");
  await expect(strip.locator("ul")).toHaveCount(2);
  await expect(strip.locator("ul").last()).toHaveAttribute("inert");
  const across = () => strip.evaluate((element) => element.scrollLeft);
  const walks = async () => {
    const before = await across();
    await expect.poll(across).not.toBe(before);
  };
  const stands = async () => {
    const before = await across();
    await frames(page);
    expect(await across()).toBe(before);
  };
  await walks();
  await strip.hover();
  await stands();
  await page.mouse.move(5, 5);
  await walks();
  await besties(page).getByRole("link").nth(2).focus();
  await stands();
  await besties(page).getByRole("link").nth(2).blur();
  await walks();
  await button(page, "Pause scrolling").click();
  await stands();
  // Close to the seam; one step on it begins again.
  await strip.evaluate((element) => {
    const [first, second] = element.querySelectorAll("ul");
    element.scrollLeft = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - 3;
  });
  await button(page, "Resume scrolling").click();
  await page.mouse.move(5, 5);
  await expect.poll(across).toBeLessThan(200);
  const item = besties(page).getByRole("listitem").first();
  expect(await item.evaluate((one: HTMLElement) => one.offsetWidth)).toBe(bestyWidth);
  await besties(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/profiles\/[0-9a-f-]{36}\/photos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goBack();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator("ul")).toHaveCount(2);
  await button(page, "Pause scrolling").click();
  const expected = await besties(page).getByRole("link").nth(1).getAttribute("href");
  await strip.evaluate((element) => (element.scrollLeft = element.scrollWidth / 2 - 300));
  const copy = await strip.locator("ul").last().locator("li").nth(1).boundingBox();
  await page.mouse.click((copy?.x ?? 0) + 80, (copy?.y ?? 0) + 80);
  await expect(page).toHaveURL(expected ?? "");
  expect(faults).toEqual([]);
});

test("visitors who prefer reduced motion see static photos and no pause button, and eight in a grid on narrow screens", async ({
  page,
}) => {
  await page.goto("/");
  const list = besties(page).getByRole("list").first();
  await besties(page).scrollIntoViewIfNeeded();
  await frames(page, 50);
  expect(await list.locator("..").evaluate((strip) => strip.scrollLeft)).toBe(0);
  await expect(besties(page).getByRole("button")).toHaveCount(0);

  await page.setViewportSize({ width: 480, height: 900 });
  await page.reload();
  await besties(page).scrollIntoViewIfNeeded();
  await untilIdle(page);
  const links = besties(page).getByRole("link");
  await expect(links).toHaveCount(bestiesInGrid);
  await expect(page.getByRole("region", { name: "Pick a month" })).toHaveCount(0);
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top / 20)),
  );
  expect(new Set(tops).size).toBe(2);
  await expect(besties(page).getByRole("button")).toHaveCount(0);
});
