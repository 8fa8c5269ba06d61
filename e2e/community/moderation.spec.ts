import { administer } from "../../server/src/operations/commands.ts";
import { brokenRules } from "../access.ts";
import { openAsNew, postHoot, signInOf, tokenOf, watch } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a post is reported, hidden, appealed and restored", async ({ browser, page, request }) => {
  const { faults } = watch(page);
  const title = `Skip the titer ${Date.now()}`;
  const id = await postHoot(request, "vale", { title, text: "Nobody checks at the gate." });

  // A member reports it in two taps.
  await openAsNew(page, "Rosa Reports", `/hoots/${id}`);
  const article = page.getByRole("article", { name: title });
  await article.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this hoot" });
  await expect(dialog).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  // A reason sends the report, so the details come before it.
  await dialog.getByLabel("Details (optional)").fill("Paragraph two.");
  const sent = page.waitForRequest("**/api/reports");
  await dialog.getByRole("button", { name: "Unsafe for people or animals" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ reason: "unsafe", text: "Paragraph two." });
  await expect(page.getByText("Thanks. Moderators will look at it.")).toBeVisible();

  // An open page would be refetched, and missing.
  await page.goto("/posts");

  // A moderator hides it.
  const { email } = signInOf("dana");
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  expect(await administer(variables, { email, remove: false })).toMatchObject({ done: true });
  const queue = await browser.newPage();
  const modToken = await tokenOf(request, "dana");
  await queue.addInitScript((token) => localStorage.setItem("token", token), modToken);
  await queue.goto("/admin/reports");
  await queue
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  expect(await brokenRules(queue)).toEqual([]);
  await queue.getByText("Hide", { exact: true }).click();
  await queue.getByLabel(/^Note to/).fill("Japan does check.");
  await queue.getByRole("button", { name: "Hide hoot" }).click();
  await expect(queue.getByText("Decision saved: Hide hoot.")).toBeVisible();
  expect((await request.get(`/api/hoots/${id}`)).status()).toBe(404);

  // Its author reads why and asks for another look.
  const own = await browser.newPage();
  const token = await tokenOf(request, "vale");
  await own.addInitScript((value) => localStorage.setItem("token", value), token);
  await own.goto(`/hoots/${id}`);
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Your hoot is hidden");
  await own.getByRole("link", { name: "Read why, or ask for another look" }).click();
  await expect(own.getByText("Reason: Japan does check.")).toBeVisible();
  expect(await brokenRules(own)).toEqual([]);
  await own.getByLabel("Message").fill("I meant the domestic flight.");
  await own.getByRole("button", { name: "Ask for another look" }).click();
  await expect(own.getByText("Moderators will take another look.")).toBeVisible();

  // The moderator restores it.
  await queue.goto("/admin/reports?state=appeals");
  await queue
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await expect(queue.getByText("“I meant the domestic flight.”")).toBeVisible();
  await queue.getByText("Restore", { exact: true }).click();
  await queue.getByRole("button", { name: "Restore hoot" }).click();
  await expect(queue.getByText("Decision saved: Restore hoot.")).toBeVisible();
  expect((await request.get(`/api/hoots/${id}`)).status()).toBe(200);

  // Removed, it says so to its author instead of that it doesn't exist.
  await openAsNew(page, "Ruth Reports", `/hoots/${id}`);
  await article.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await dialog.getByRole("button", { name: "Wrong information" }).click();
  await expect(page.getByText("Thanks. Moderators will look at it.")).toBeVisible();
  await page.goto("/posts");
  await queue.goto("/admin/reports");
  const row = queue.getByRole("link", { name: new RegExp(title) }).first();
  await expect(row).toContainText(/^1 report(?!s)/);
  await row.click();
  await queue.getByText("Remove", { exact: true }).click();
  await queue.getByRole("button", { name: "Remove hoot" }).click();
  await expect(queue.getByText("Decision saved: Remove hoot.")).toBeVisible();
  await own.goto(`/hoots/${id}`);
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Your hoot was removed");
  await expect(own.getByRole("link", { name: "Read why, or ask for another look" })).toBeVisible();
  await queue.close();
  await own.close();
  expect(faults).toEqual([]);
});
