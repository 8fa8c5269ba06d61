import { expect, frames, test } from "../test.ts";
import { demoUserId } from "../../server/seeds/seed.ts";
import { animatedGif } from "../../server/testing/good-files.ts";
import { button, gallery, addPhotos, tiles, viewer } from "./gallery-page.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { watch } from "../demo.ts";

test("a caption is edited beside the enlarged photo and isn't lost when it is closed early", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Wera Words");
  await addPhotos(page, member, ["First words."]);
  await openWith(page, member, `/profiles/${member.id}?tab=photos`);
  await tiles(page).first().click();
  await button(page, "Edit details").press("Enter");
  const caption = viewer(page).getByLabel("Caption");
  await expect(caption).toBeFocused();
  await caption.fill("Second words.");
  // In a field, arrows move in the text.
  await caption.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await tiles(page).first().click();
  await button(page, "Edit details").click();
  await expect(caption).toHaveValue("Second words.");
  await expect(viewer(page).getByText("Draft restored")).toBeVisible();
  await button(page, "Save").click();
  await expect(viewer(page).getByRole("heading")).toHaveText("Second words.");
  await expect(button(page, "Edit details")).toBeFocused();
  const seen = await page.request.get(`/api/gallerys/${member.id}`);
  expect(await seen.json()).toMatchObject({ photos: [{ caption: "Second words." }] });
});

test("an animated image is still until played", async ({ page, request }) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Moe Moving");
  const buffer = await animatedGif(200, 100);
  await request.post(`/api/gallerys/upload/${member.id}`, {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: { image: { name: "wave.gif", mimeType: "image/gif", buffer } },
  });
  await page.goto(`/profiles/${member.id}?tab=photos`);
  await expect(tiles(page).locator("img")).toHaveAttribute("src", /^data:image\/webp/);
  await tiles(page).click();
  const large = viewer(page).getByRole("img");
  await expect(large).toHaveAttribute("src", /^data:image\/webp/);
  await viewer(page).getByRole("button", { name: "Play animation" }).click();
  await expect(large).toHaveAttribute("src", /1280\.webp$/);
  await viewer(page).getByRole("button", { name: "Pause animation" }).click();
  await expect(large).toHaveAttribute("src", /^data:image\/webp/);
  expect(faults).toEqual([]);
});

test("a photo has its own page for guests and previews, and an unknown one is a real 404", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Otis Open");
  await addPhotos(page, member, ["A bench with a view."]);
  const shown: { photos: { _id: string; url: string }[] } = await (
    await request.get(`/api/gallerys/${member.id}`)
  ).json();
  const [photo] = shown.photos;
  const path = `/profiles/${member.id}/photos/${photo?._id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain("<title>A bench with a view. by ");
  expect(html).toMatch(/<h1[^>]*>A bench with a view\.</);
  expect(html).toContain(`<meta property="og:image" content="http://localhost`);
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${photo?.url}"`));
  expect(html).toContain(member.username);
  const missing = await request.get(`/profiles/${member.id}/photos/${member.id}`);
  expect(missing.status()).toBe(404);
  expect((await request.get(`/profiles/${member.id}/photos/nonsense`)).status()).toBe(404);
  await page.goto(path);
  await page.getByRole("link", { name: `Back to ${member.username}'s gallery` }).click();
  await expect(page).toHaveURL(`/profiles/${member.id}?tab=photos#gallery`);
});

test("the gallery strip scrolls and stops during interaction", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Wider windows show all photos at once.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/profiles/${demoUserId("dana")}?tab=photos`);
  const strip = gallery(page).getByRole("list");
  const across = () => strip.evaluate((list) => list.scrollLeft);
  const walks = async () => {
    const before = await across();
    await expect.poll(across).not.toBe(before);
  };
  const stands = async () => {
    const before = await across();
    await frames(page);
    expect(await across()).toBe(before);
  };
  await strip.scrollIntoViewIfNeeded();
  await walks();
  await button(page, "Pause scrolling").click();
  await stands();
  await button(page, "Resume scrolling").click();
  await walks();
  await strip.hover();
  await stands();
  await page.mouse.move(5, 5);
  await walks();
  await tiles(page).nth(1).focus();
  await stands();
});

test("on a phone photos are within reach and can be swiped", async ({ browser, request }) => {
  const member = await newMember(request, "Finn Finger");
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await addPhotos(page, member, ["Right", "Left"]);
  await openWith(page, member, "/profiles?tab=photos");
  await tiles(page).first().tap();
  const title = viewer(page).getByRole("heading");
  await expect(title).toHaveText("Left");
  const wire = await context.newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, afterMs = 16) => {
    timestamp += afterMs / 1000;
    const touchPoints = x === undefined ? [] : [{ x, y: 400 }];
    return wire.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  const drag = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 6; step += 1) {
      await touch("touchMove", from + ((to - from) * step) / 6);
    }
    // A finger that rests at the end throws nothing.
    await touch("touchMove", to, 150);
    await touch("touchEnd");
  };
  await drag(300, 120);
  await expect(title).toHaveText("Right");
  await drag(100, 280);
  await expect(title).toHaveText("Left");
  for (const one of await viewer(page).getByRole("button").all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await button(page, "Close").tap();
  await expect(viewer(page)).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await context.close();
});
