import { expect, test, type Page } from "@playwright/test";
import { travellerId } from "../server/seeds/plant.ts";
import { png } from "./chosen-files.ts";
import { jpeg, main, newMember, openWith, type Member } from "./members.ts";
import { openAs, watch } from "./village.ts";

const gallery = (page: Page) => main(page).getByRole("region", { name: "Gallery" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const tiles = (page: Page) => gallery(page).getByRole("listitem").getByRole("link");
const viewer = (page: Page) => page.getByRole("dialog");
const photosOf = (id: string) => new RegExp(`/profiles/${id}/photos/[0-9a-f-]{36}$`);

/** Photos in a member's gallery, sent over the wire, the first one first. */
async function hang(page: Page, member: Member, captions: readonly string[]): Promise<void> {
  for (const caption of captions) {
    const answer = await page.request.post(`/api/gallerys/upload/${member.id}`, {
      headers: { authorization: `Bearer ${member.token}` },
      multipart: { caption, image: await jpeg(`${caption}.jpg`, 200, 150) },
    });
    expect(answer.status()).toBe(201);
  }
}

test("several pictures are added at once, told of, and looked at with the arrow keys", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Gala Gallery");
  await request.post("/api/pets", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { petName: "Kelpie" },
  });
  await openWith(page, member, "/profiles");
  await expect(gallery(page).getByText("No images available.")).toBeVisible();
  await button(page, "Add pictures").press("Enter");
  const field = gallery(page).getByLabel("Add pictures");
  await expect(field).toBeFocused();
  await field.setInputFiles([await jpeg("one.jpg"), await png("two.png", 300, 400)]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(gallery(page).getByText("The first of 2 new pictures.")).toBeVisible();

  await gallery(page).getByLabel("Caption").fill("Low tide, high dog.");
  await gallery(page).getByLabel("Alternative text").fill("Kelpie on a wet beach.");
  await gallery(page).getByLabel("Who is on it").selectOption("Kelpie");
  await button(page, "Save").press("Enter");
  await expect(gallery(page).getByLabel("Caption")).toHaveValue("");
  await expect(gallery(page).getByLabel("Caption")).toBeFocused();
  await button(page, "Not now").press("Enter");
  await expect(button(page, "Done")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Add pictures")).toBeFocused();

  const told = tiles(page).filter({ has: page.getByAltText("Kelpie on a wet beach.") });
  await told.press("Enter");
  const title = viewer(page).getByRole("heading");
  await expect(title).toHaveText("Low tide, high dog.");
  await expect(viewer(page).getByText("Kelpie", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(photosOf(member.id));
  const address = page.url();
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText(`A picture by ${member.username}`);
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(address);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/profiles");
  await expect(told).toBeFocused();

  await told.press("Enter");
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Low tide, high dog.");
  await expect(main(page).getByAltText("Kelpie on a wet beach.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/profiles");
  expect(faults).toEqual([]);
});

test("words are changed beside the large picture, and not lost when it is closed too early", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Wera Words");
  await hang(page, member, ["First words."]);
  await openWith(page, member, `/profiles/${member.id}`);
  await tiles(page).first().click();
  await button(page, "Edit words").press("Enter");
  const caption = viewer(page).getByLabel("Caption");
  await expect(caption).toBeFocused();
  await caption.fill("Second words.");
  // In a field, arrows move in the text.
  await caption.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await tiles(page).first().click();
  await button(page, "Edit words").click();
  await expect(caption).toHaveValue("Second words.");
  await expect(viewer(page).getByText("Draft restored")).toBeVisible();
  await button(page, "Save").click();
  await expect(viewer(page).getByRole("heading")).toHaveText("Second words.");
  await expect(button(page, "Edit words")).toBeFocused();
  const seen = await page.request.get(`/api/gallerys/${member.id}`);
  expect(await seen.json()).toMatchObject({ photos: [{ caption: "Second words." }] });
});

test("photos are deleted by keyboard, each after a question that names it", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Dele Tester");
  await hang(page, member, ["Alpha", "Beta", "Gamma"]);
  await openWith(page, member, "/profiles");
  await button(page, "Delete Images").press("Enter");
  await expect(button(page, "Done Deleting")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await button(page, "Delete “Beta”").press("Enter");
  const question = page.getByRole("dialog", { name: "Delete “Beta”?" });
  await expect(question.getByText("Are you sure you want to delete this image?")).toBeVisible();
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button(page, "Delete “Beta”")).toBeFocused();

  await page.keyboard.press("Enter");
  await page.route("**/api/gallerys/delete/*", (route) => route.abort("connectionreset"), {
    times: 1,
  });
  await question.getByRole("button", { name: "Delete image" }).press("Enter");
  await expect(question.getByRole("alert")).toHaveText("Failed to delete image");
  await question.getByRole("button", { name: "Delete image" }).press("Enter");
  await expect(page.getByText("Picture deleted.")).toBeVisible();
  await expect(button(page, "Delete “Alpha”")).toBeFocused();
  await expect(button(page, "Delete “Beta”")).toHaveCount(0);
  for (const name of ["Alpha", "Gamma"]) {
    await button(page, `Delete “${name}”`).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete image" }).press("Enter");
    await expect(button(page, `Delete “${name}”`)).toHaveCount(0);
  }
  await expect(gallery(page).getByText("No images available.")).toBeVisible();
  await expect(button(page, "Add pictures")).toBeFocused();
  expect(faults.filter((fault) => !fault.includes("ERR_CONNECTION_RESET"))).toEqual([]);
});

test("an upload that fails says so in the words of the spec, and can be tried again", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Una Upload");
  await openWith(page, member, "/profiles");
  await button(page, "Add pictures").click();
  const answers = [
    (url: string) => url && { status: 201, json: { gallery: {} } },
    (url: string) => url && { status: 502, body: "bad gateway" },
  ];
  await page.route("**/api/gallerys/upload/*", async (route) => {
    const answer = answers.pop()?.(route.request().url());
    if (answer) await route.fulfill(answer);
    else await route.continue();
  });
  await gallery(page)
    .getByLabel("Add pictures")
    .setInputFiles(await png("again.png"));
  const row = gallery(page).getByRole("listitem").filter({ hasText: "again.png" });
  await expect(row.getByText("Upload failed")).toBeVisible();
  await button(page, "Retry again.png").click();
  await expect(row.getByText("Unexpected response format")).toBeVisible();
  await button(page, "Retry again.png").click();
  await expect(tiles(page)).toHaveCount(1);
});

test("a stranger looks at a gallery and finds nothing in it to change", async ({ page }) => {
  const hana = travellerId("hana");
  await openAs(page, "ravi", `/profiles/${hana}`);
  await expect(tiles(page)).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  await expect(button(page, "Delete Images")).toHaveCount(0);
  await expect(button(page, "Add pictures")).toHaveCount(0);
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await expect(button(page, /words/)).toHaveCount(0);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/profiles/${hana}`);
});

test("a photo has a page of its own for guests and previews, and an unknown one is a real 404", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Otis Open");
  await hang(page, member, ["A bench with a view."]);
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
  await page.getByRole("link", { name: `The gallery of ${member.username}` }).click();
  await expect(page).toHaveURL(new RegExp(`/profiles/${member.id}#gallery$`));
});

test("the strip of a gallery walks, and stands while somebody is busy with it", async ({
  page,
}) => {
  await page.goto(`/profiles/${travellerId("dana")}`);
  const strip = gallery(page).getByRole("list");
  const across = () => strip.evaluate((list) => list.scrollLeft);
  const walks = async () => {
    const before = await across();
    await expect.poll(across).not.toBe(before);
  };
  const stands = async () => {
    const before = await across();
    await page.waitForTimeout(300);
    expect(await across()).toBe(before);
  };
  await strip.scrollIntoViewIfNeeded();
  await walks();
  await button(page, "Pause").click();
  await stands();
  await button(page, "Play").click();
  await walks();
  await strip.hover();
  await stands();
  await page.mouse.move(5, 5);
  await walks();
  await tiles(page).nth(1).focus();
  await stands();
});

test("on a phone the pictures lie under the thumb and turn with it", async ({
  browser,
  request,
}) => {
  const member = await newMember(request, "Finn Finger");
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await hang(page, member, ["Right", "Left"]);
  await openWith(page, member, "/profiles");
  await tiles(page).first().tap();
  const title = viewer(page).getByRole("heading");
  await expect(title).toHaveText("Left");
  const wire = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    wire.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  const drag = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 6; step += 1) {
      await touch("touchMove", from + ((to - from) * step) / 6);
    }
    // A finger that rests at the end throws nothing.
    await page.waitForTimeout(150);
    await touch("touchMove", to);
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
