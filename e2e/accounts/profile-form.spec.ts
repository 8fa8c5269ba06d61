import { expect, test } from "../test.ts";
import {
  profileSaveFailed,
  usernameRule,
  usernameTaken,
} from "../../contracts/src/accounts/profiles.ts";
import { cancel, field, jpeg, main, newMember, openWith, pdf, save, update } from "./members.ts";
import { openAs, signInOf } from "../demo.ts";

test("without a passport the button leads to adding one", async ({ page, request }) => {
  await openWith(page, await newMember(request, "Nora None"), "/profiles");
  await main(page).getByRole("button", { name: "Your Passport" }).click();
  const dialog = page.getByRole("dialog", { name: "Your Passport" });
  await expect(dialog.getByText("No passport here yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Add your passport" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Passport")).toBeFocused();
  await field(page, "Passport").setInputFiles(await pdf("pass.pdf"));
  await save(page).click();
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Your Passport" }).click();
  expect((await download).suggestedFilename()).toBe("pass.pdf");
});

test("a username against the rule is told when it is left, a taken one when it is sent, and nothing is lost", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Tom Taken"), "/profiles");
  await update(page).click();
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
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(main(page).getByText("Still here.")).toBeVisible();
});

test("two tabs do not overwrite each other: the second sees what the first wrote, and decides", async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request, "Tabea Twice");
  await openWith(page, member, "/profiles");
  await expect(update(page)).toBeVisible();
  const other = await context.newPage();
  await openWith(other, member, "/profiles");
  await update(page).click();
  await update(other).click();
  await field(page, "Bio").fill("From the first tab.");
  await save(page).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();

  await field(other, "Bio").fill("From the second tab.");
  await save(other).click();
  await expect(other.getByText("most likely by you, in another tab")).toBeVisible();
  await expect(other.getByText("From the first tab.")).toBeVisible();
  await expect(field(other, "Bio")).toHaveValue("From the second tab.");
  await other.getByRole("button", { name: "Take what is there now" }).click();
  await expect(field(other, "Bio")).toHaveValue("From the first tab.");
  await cancel(other).click();

  await update(page).click();
  await update(other).click();
  const username = `tabea.${Date.now()}`;
  await field(other, "Username").fill(username);
  await save(other).click();
  await expect(other.getByText("Your profile is saved.")).toBeVisible();
  await field(page, "Bio").fill("Mine all the same.");
  await save(page).click();
  await expect(page.getByText("most likely by you, in another tab")).toBeVisible();
  await expect(field(page, "Username")).toHaveValue(username);
  await page.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
  await expect(main(page).getByText("Mine all the same.")).toBeVisible();
});

test("what was typed comes back after a reload, and leaving with it is asked about", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Dora Draft"), "/profiles");
  await update(page).click();
  await field(page, "Bio").fill("Half a sentence");
  await page.waitForTimeout(2_500);
  await page.reload();
  await expect(field(page, "Bio")).toHaveValue("Half a sentence");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await main(page).getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Bio")).toHaveValue("");
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  await expect(page).toHaveURL("/posts");
});

test("when saving fails it is said why, and it can be sent again", async ({ page, request }) => {
  await openWith(page, await newMember(request, "Rita Retry"), "/profiles");
  await update(page).click();
  await field(page, "Bio").fill("Third time lucky.");
  await field(page, "Avatar").setInputFiles(await jpeg("me.jpg"));
  await page.route("**/api/profiles/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expect(main(page).getByRole("alert").first()).toContainText(profileSaveFailed);
  await expect(field(page, "Bio")).toHaveValue("Third time lucky.");
  await page.unroute("**/api/profiles/*");
  await save(page).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
});

test("by keyboard alone: open the form, write, save", async ({ page, request }) => {
  await openWith(page, await newMember(request, "Kai Keys"), "/profiles");
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
});

test("a session that ends while somebody writes asks them to log in, and what they wrote is there", async ({
  page,
}) => {
  await openAs(page, "jule", "/profiles");
  await update(page).click();
  await field(page, "Bio").fill("Written before the end.");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.request.post("/api/auth/logout", { headers: { authorization: `Bearer ${token}` } });
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  const { email, password } = signInOf("jule");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profiles");
  await expect(field(page, "Bio")).toHaveValue("Written before the end.");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await cancel(page).click();
});
