import { expect, test, untilIdle } from "../test.ts";
import { demoUserId } from "../../server/seeds/seed.ts";
import { png } from "../chosen-files.ts";
import { button, gallery, addPhotos, photosOf, tiles, viewer } from "./gallery-page.ts";
import { jpeg, main, newMember, openWith } from "../accounts/members.ts";
import { openAs, watch } from "../demo.ts";

test("several photos are added at once, announced, and viewed with the arrow keys", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Gala Gallery");
  await request.post("/api/pets", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { petName: "Kelpie" },
  });
  await openWith(page, member, "/profiles?tab=photos");
  await expect(gallery(page).getByText("No images available.")).toBeVisible();
  await button(page, "Add photos").press("Enter");
  const field = gallery(page).getByLabel("Add photos");
  await expect(field).toBeFocused();
  await field.setInputFiles([await jpeg("one.jpg"), await png("two.png", 300, 400)]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(gallery(page).getByText("First of 2 new photos.")).toBeVisible();

  await gallery(page).getByLabel("Caption").fill("Low tide, high dog.");
  await gallery(page).getByLabel("Alt text").fill("Kelpie on a wet beach.");
  await gallery(page).getByLabel("Pet in this photo").selectOption("Kelpie");
  await button(page, "Save").press("Enter");
  await expect(gallery(page).getByLabel("Caption")).toHaveValue("");
  await expect(gallery(page).getByLabel("Caption")).toBeFocused();
  await button(page, "Not now").press("Enter");
  await expect(button(page, "Done")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Add photos")).toBeFocused();

  const described = tiles(page).filter({ has: page.getByAltText("Kelpie on a wet beach.") });
  await described.press("Enter");
  const title = viewer(page).getByRole("heading");
  await expect(title).toHaveText("Low tide, high dog.");
  await expect(viewer(page).getByText("Kelpie", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(photosOf(member.id));
  const address = page.url();
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText(`Photo by ${member.username}`);
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("Low tide, high dog.");
  await expect(page).toHaveURL(address);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/profiles?tab=photos");
  await expect(described).toBeFocused();

  await described.press("Enter");
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Low tide, high dog.");
  await expect(main(page).getByAltText("Kelpie on a wet beach.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/profiles?tab=photos");
  expect(faults).toEqual([]);
});

test("photos are deleted by keyboard, each after a confirmation that names it", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Dele Tester");
  await addPhotos(page, member, ["Alpha", "Beta", "Gamma"]);
  await openWith(page, member, "/profiles?tab=photos");
  await button(page, "Delete Images").press("Enter");
  await expect(button(page, "Done Deleting")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await button(page, "Delete “Beta”").press("Enter");
  const question = page.getByRole("dialog", { name: "Delete “Beta”?" });
  await expect(question.getByText("Are you sure you want to delete this image?")).toBeVisible();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
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
  await expect(page.getByText("Photo deleted.")).toBeVisible();
  await expect(button(page, "Delete “Alpha”")).toBeFocused();
  await expect(button(page, "Delete “Beta”")).toHaveCount(0);
  for (const name of ["Alpha", "Gamma"]) {
    await button(page, `Delete “${name}”`).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete image" }).press("Enter");
    await expect(button(page, `Delete “${name}”`)).toHaveCount(0);
  }
  await expect(gallery(page).getByText("No images available.")).toBeVisible();
  await expect(button(page, "Add photos")).toBeFocused();
  expect(faults.filter((fault) => !fault.includes("ERR_CONNECTION_RESET"))).toEqual([]);
});

test("a failed upload shows the message of the spec and can be retried", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Una Upload");
  await openWith(page, member, "/profiles?tab=photos");
  await button(page, "Add photos").click();
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
    .getByLabel("Add photos")
    .setInputFiles(await png("again.png"));
  const row = gallery(page).getByRole("listitem").filter({ hasText: "again.png" });
  await expect(row.getByText("Upload failed")).toBeVisible();
  await button(page, "Try again again.png").click();
  await expect(row.getByText("Unexpected response format")).toBeVisible();
  await button(page, "Try again again.png").click();
  await expect(tiles(page)).toHaveCount(1);
});

test("a stranger can view a gallery but not edit it", async ({ page }) => {
  const hana = demoUserId("hana");
  await openAs(page, "ravi", `/profiles/${hana}?tab=photos`);
  await expect(tiles(page)).toHaveCount(3);
  await untilIdle(page);
  await expect(button(page, "Delete Images")).toHaveCount(0);
  await expect(button(page, "Add photos")).toHaveCount(0);
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await expect(button(page, /details/)).toHaveCount(0);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/profiles/${hana}?tab=photos`);
});

test("an owner whose session ended is asked to log in, with the message of the spec", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Enda Ended");
  await addPhotos(page, member, ["Alone"]);
  // Without a live connection the page learns of the end of its session by the deletion.
  await page.route("**/api/live*", (route) => route.abort());
  await openWith(page, member, `/profiles/${member.id}?tab=photos`);
  await button(page, "Delete Images").click();
  await button(page, "Delete “Alone”").click();
  await expect(button(page, "Delete image").last()).toBeVisible();
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await request.post("/api/auth/logout", { headers, data: {} })).status()).toBe(200);
  const text = gallery(page).getByText("Please log in to see and upload your gallery images.");
  // Another request of the page may learn it first; then the dialog is gone.
  await expect(async () => {
    if (!(await text.isVisible())) {
      await button(page, "Delete image").last().click({ timeout: 2_000 });
      await expect(text).toBeVisible({ timeout: 2_000 });
    }
  }).toPass();
  await gallery(page).getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?next=.*${member.id}`));
});
