import { expect, test } from "../test.ts";
import {
  profileSaveFailed,
  usernameRule,
  usernameTaken,
} from "../../contracts/src/accounts/profiles.ts";
import { field, main, newMember, openWith, pdf, save, update } from "./members.ts";

test("without a passport the button leads to adding one", async ({ page, request }) => {
  await openWith(page, await newMember(request, "Nora None"), "/profiles");
  await main(page).getByRole("button", { name: "Your Passport" }).click();
  const dialog = page.getByRole("dialog", { name: "Your Passport" });
  await expect(dialog.getByText("No passport added yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Add your passport" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Passport")).toBeFocused();
  await field(page, "Passport").setInputFiles(await pdf("pass.pdf"));
  await save(page).click();
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Your Passport" }).click();
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("pass.pdf");
});

test("a profile is edited by keyboard alone; an invalid username is reported on blur, a taken one on save, and nothing is lost", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Tom Taken"), "/profiles");
  await update(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Update your profile" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Username")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Typed with paws.");
  for (let turn = 0; turn < 30; turn += 1) {
    await page.keyboard.press("Tab");
    if (await save(page).evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Typed with paws.")).toBeVisible();
  await expect(update(page)).toBeFocused();

  await update(page).click();
  await field(page, "Username").fill("");
  await field(page, "Username").pressSequentially("Dana Walks");
  await expect(page.getByText(usernameRule)).toHaveCount(0);
  await field(page, "Bio").fill("Still here.");
  await expect(page.getByText(usernameRule)).toBeVisible();
  await field(page, "Username").fill("dana_wa1ks");
  await save(page).click();
  const summary = main(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(profileSaveFailed);
  await expect(summary.getByRole("link", { name: usernameTaken })).toBeVisible();
  await expect(field(page, "Username")).toHaveAccessibleDescription(new RegExp(usernameTaken));
  await expect(field(page, "Username")).toHaveValue("dana_wa1ks");
  await expect(field(page, "Bio")).toHaveValue("Still here.");
  await field(page, "Username").fill(`tom.${Date.now()}`);
  await save(page).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(main(page).getByText("Still here.")).toBeVisible();
});
