import { expect, test, type Page } from "../test.ts";
import { pictureText } from "../../contracts/src/kernel/files.ts";
import {
  bring,
  changesBelow,
  choose,
  countSentBytes,
  heavy,
  phonePhoto,
  png,
  sentBytes,
  slowLine,
} from "../chosen-files.ts";
import { openAsNew, watch } from "../demo.ts";

const mebibyte = 1024 * 1024;
/** The width of a photo that is still resized before it is sent. */
const halfSize = 2_400;
const main = (page: Page) => page.getByRole("main");
const avatar = (page: Page) => main(page).getByLabel("Avatar", { exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const chosen = (page: Page, name: string) => main(page).getByText(name, { exact: true });
const saved = (page: Page) => page.getByText("Profile saved.");
const avatarOf = async (page: Page) => {
  const face = main(page).getByAltText(/avatar$/);
  await expect(face).toHaveAttribute("src", /^\/files\/[0-9a-f-]{36}\//);
  return face;
};

async function openForm(page: Page, name: string): Promise<void> {
  await openAsNew(page, name, "/profiles");
  await main(page).getByRole("button", { name: "Update" }).click();
  await expect(avatar(page)).toBeAttached();
}

test("a picture is dropped, pasted or selected by keyboard, with a preview before upload", async ({
  page,
}) => {
  const { faults } = watch(page);
  await openForm(page, "Wanda Ways");
  await bring("drop", avatar(page), await png("dropped.png"));
  await expect(chosen(page, "dropped.png")).toBeVisible();
  const preview = main(page).getByRole("listitem").filter({ hasText: "dropped.png" });
  await expect
    .poll(() => preview.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(400);

  await avatar(page).focus();
  await bring("paste", page.locator(":focus"), await png("pasted.png"));
  await expect(chosen(page, "pasted.png")).toBeVisible();
  await expect(chosen(page, "dropped.png")).toHaveCount(0);

  await choose(page, await png("by-keyboard.png"), () => avatar(page).press("Enter"));
  await expect(chosen(page, "by-keyboard.png")).toBeVisible();
  const ring = await avatar(page).evaluate((input) => {
    input.focus({ focusVisible: true });
    return getComputedStyle(input.parentElement ?? input).outlineWidth;
  });
  expect(ring).toBe("3px");

  await main(page).getByRole("button", { name: "Remove by-keyboard.png" }).press("Enter");
  await expect(chosen(page, "by-keyboard.png")).toHaveCount(0);
  await expect(avatar(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test("a file dropped outside the field doesn't replace the page", async ({ page }) => {
  await openForm(page, "Bea Beside");
  await bring("drop", main(page).getByRole("heading").first(), await png("beside.png"));
  await expect(page).toHaveURL("/profiles");
  await expect(chosen(page, "beside.png")).toHaveCount(0);
});

test("types and sizes are stated; an unsuitable file is rejected by name and not sent", async ({
  page,
}) => {
  await openForm(page, "Tess Toobig");
  const sent = changesBelow(page, "/api/profiles");
  await expect(main(page).getByText(`${pictureText}.`)).toBeVisible();
  const buffer = Buffer.from("<html><script>alert(1)</script></html>");
  await avatar(page).setInputFiles({ name: "sea.png", mimeType: "image/png", buffer });
  await expect(main(page).getByRole("alert")).toContainText(pictureText);
  await expect(avatar(page)).toHaveAttribute("aria-invalid", "true");
  await avatar(page).setInputFiles(heavy("scan.png", 14.2 * mebibyte));
  await expect(main(page).getByRole("alert")).toHaveText(
    "Too large (14.2 MB). The limit is 10 MB.",
  );
  await expect(avatar(page)).toHaveAccessibleDescription(/Too large \(14\.2 MB\)/);
  const replace = main(page).getByRole("button", { name: "Replace scan.png" });
  await choose(page, await png("fits.png"), () => replace.click());
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expect(chosen(page, "fits.png")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a 12-megapixel photo is sent below 2 MB, upright, with progress; a canceled one can be sent again", async ({
  page,
}) => {
  const photo = await phonePhoto("summit.jpg");
  expect(photo.buffer.length).toBeGreaterThan(3 * mebibyte);
  await countSentBytes(page);
  await openForm(page, "Paz Photo");
  await slowLine(page, 300_000);
  await avatar(page).setInputFiles(photo);
  await save(page).click();
  const bar = main(page).getByRole("progressbar");
  await expect(bar).toBeVisible();
  await expect(main(page).getByText(/^[1-9]\d?%$/)).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await main(page).getByRole("button", { name: "Cancel upload" }).click();
  await expect(bar).toHaveCount(0);
  await expect(chosen(page, "summit.jpg")).toBeVisible();

  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const bytes = await sentBytes(page);
  expect(bytes.length).toBe(2);
  for (const one of bytes) {
    expect(one).toBeGreaterThan(100_000);
    expect(one).toBeLessThan(2 * mebibyte);
  }
  const face = await avatarOf(page);
  const size = await face.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth);
  expect(size).toBeCloseTo(4 / 3, 1);
});

test("on a phone the camera is offered, controls are large enough and nothing overflows", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openForm(page, "Theo Thumb");
  const camera = main(page).getByRole("button", { name: "Take a photo for Avatar" });
  await choose(page, await phonePhoto("selfie.jpg", halfSize), () => camera.tap());
  await expect(chosen(page, "selfie.jpg")).toBeVisible();
  await avatar(page).setInputFiles(heavy("heavy.png", 11 * mebibyte));
  await expect(main(page).getByRole("alert")).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width}`).toBeLessThanOrEqual(0);
    const names = /selfie\.jpg|heavy\.png|Take a photo/;
    for (const button of await main(page).getByRole("button", { name: names }).all()) {
      const box = await button.boundingBox();
      const name = `${await button.innerText()} at ${width}`;
      expect(box?.height ?? 0, name).toBeGreaterThanOrEqual(44);
      expect(box?.width ?? 0, name).toBeGreaterThanOrEqual(44);
    }
  }
  await save(page).tap();
  await expect(saved(page)).toBeVisible();
  await context.close();
});

test("several pictures upload two at a time, each with progress, Cancel and Try again", async ({
  page,
}) => {
  await openAsNew(page, "Gil Gallery", "/profiles?tab=photos");
  await main(page).getByRole("button", { name: "Add photos" }).click();
  let lost = 0;
  await page.route("**/api/gallerys/upload/*", async (route) => {
    if (lost++ === 0) await route.fulfill({ status: 500 });
    else await route.continue();
  });
  const field = main(page).getByLabel("Add photos", { exact: true });
  await field.setInputFiles(await png("first.png"));
  const rows = main(page).getByRole("list", { name: "Uploads" }).getByRole("listitem");
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row("first.png").getByRole("alert")).toHaveText("Upload failed");

  await slowLine(page, 150_000);
  const photo = await phonePhoto("a.jpg", halfSize);
  await field.setInputFiles([photo, { ...photo, name: "b.jpg" }, { ...photo, name: "c.jpg" }]);
  await expect(row("a.jpg").getByText(/^[1-9]\d?%$/)).toBeVisible();
  await expect(row("b.jpg").getByRole("progressbar")).toBeVisible();
  await expect(row("c.jpg")).toContainText("Waiting…");
  await expect(row("a.jpg")).toContainText(/Resized: [\d.]+ MB → \d+ KB/);
  await row("b.jpg").getByRole("button", { name: "Cancel b.jpg" }).click();
  await expect(row("b.jpg")).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(row("c.jpg").getByRole("progressbar")).toBeVisible();
  await row("first.png").getByRole("button", { name: "Try again first.png" }).click();
  await expect(row("first.png").getByRole("alert")).toHaveCount(0);

  const photos = main(page)
    .getByRole("region", { name: "Gallery" })
    .locator('a[href*="photo"] img');
  await expect(photos).toHaveCount(3);
  await expect(rows).toHaveCount(0);
});
