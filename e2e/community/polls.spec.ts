import { brokenRules } from "../access.ts";
import { expect, test, type Locator, type Page } from "../test.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { watch } from "../demo.ts";

const ballot = (page: Page): Locator => page.locator('form[name="poll"]');
const send = (page: Page) => ballot(page).getByRole("button", { name: "Submit vote" });
const results = (page: Page) => page.getByRole("list", { name: "Results" });
const thanks = (page: Page) => page.getByText("Thank you for your vote!");
const change = (page: Page) => page.getByRole("button", { name: "Change your vote" });

/** A poll without votes is folded. */
const unfold = (page: Page) => page.locator("summary", { hasText: "How travelers rate" }).click();

async function choose(page: Page, question: string, score: string): Promise<void> {
  const radio = ballot(page).getByRole("group", { name: question }).getByRole("radio");
  await radio.and(page.getByRole("radio", { name: new RegExp(`^${score}\\b`) })).check();
}

async function chooseAll(page: Page, scores: readonly [string, string, string]): Promise<void> {
  const [friendly, mean, safe] = scores;
  await choose(page, "How friendly are they?", friendly);
  await choose(page, "How mean are they?", mean);
  await choose(page, "How safe did you feel?", safe);
}

test("a guest votes once, is thanked, finds the vote again, and changes it; errors and thanks are accessible", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/services/vet/santiago");
  await unfold(page);
  await expect(results(page)).toContainText("No votes yet");
  await send(page).click();
  await expect(ballot(page).getByRole("alert")).toContainText(
    "Select a score for at least one question.",
  );
  expect(await brokenRules(page, { further: ["best-practice"] })).toEqual([]);
  await chooseAll(page, ["4", "1", "5"]);
  expect(await brokenRules(page, { further: ["best-practice"] })).toEqual([]);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await brokenRules(page, { further: ["best-practice"] })).toEqual([]);
  await expect(results(page)).toContainText("4.0 of 5");
  await expect(results(page)).toContainText("1 vote · you: 5");
  expect(await page.evaluate(() => localStorage.getItem("poll:Chile"))).toContain('"sent":true');

  await page.reload();
  await expect(change(page)).toBeVisible();
  await expect(ballot(page)).toHaveCount(0);
  await change(page).click();
  await expect(page.getByRole("heading", { name: "Have you been to Chile?" })).toBeFocused();
  await page.getByRole("button", { name: "Keep my vote" }).click();
  await expect(ballot(page)).toHaveCount(0);
  await change(page).click();
  await expect(
    ballot(page).getByRole("group", { name: "How safe did you feel?" }).getByRole("radio", {
      name: "5, very",
    }),
  ).toBeChecked();
  await choose(page, "How friendly are they?", "2");
  await send(page).click();
  await expect(results(page)).toContainText("2.0 of 5");
  await expect(results(page)).not.toContainText("2 votes");
  expect(faults).toEqual([]);
});

test("an incomplete vote counts, and its form returns to be completed", async ({ page }) => {
  await page.goto("/services/vet/lisbon");
  await unfold(page);
  await choose(page, "How friendly are they?", "3");
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(
    ballot(page).getByRole("group", { name: "How friendly are they?" }).getByRole("radio", {
      name: "3",
    }),
  ).toBeChecked();
  await expect(results(page)).toContainText("No votes yet");
});

test("an offline vote is stored in the browser and sent when the connection returns", async ({
  page,
  context,
}) => {
  await page.goto("/services/vet/dublin");
  await unfold(page);
  await chooseAll(page, ["5", "1", "5"]);
  await expect(send(page)).toBeEnabled();
  await context.setOffline(true);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("saved in this browser")).toBeVisible();
  await context.setOffline(false);
  await expect(results(page)).toContainText("5.0 of 5");
  await expect(page.getByText("saved in this browser")).toHaveCount(0);
  const answer = await page.request.get("/api/polls/ireland");
  expect(await answer.json()).toMatchObject({ results: { safe: { average: 5, votes: 1 } } });
});

test("a member's vote is the same in every browser and replaces the browser's earlier vote", async ({
  page,
  browser,
}) => {
  await page.goto("/services/vet/prague");
  await unfold(page);
  await chooseAll(page, ["1", "5", "1"]);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const member = await newMember(page.request, "Petr Praha");
  await openWith(page, member, "/services/vet/prague");
  await chooseAll(page, ["5", "1", "5"]);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(results(page)).toContainText("1 vote · you: 5");
  const other = await (await browser.newContext()).newPage();
  await openWith(other, member, "/services/vet/prague");
  await expect(change(other)).toBeVisible();
  await expect(results(other)).toContainText("1 vote · you: 5");
  await other.context().close();
});

test("the whole vote works by keyboard", async ({ page }) => {
  await page.goto("/services/vet/budapest");
  await unfold(page);
  await expect(send(page)).toBeEnabled();
  const first = ballot(page).getByRole("radio").first();
  await first.focus();
  await page.keyboard.press("Space");
  for (const key of ["ArrowRight", "ArrowRight", "Tab", "ArrowRight", "Tab", "ArrowLeft"]) {
    await page.keyboard.press(key);
  }
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  await expect(results(page)).toContainText("3.0 of 5");
  await expect(thanks(page).locator("xpath=ancestor::*[@tabindex=-1]").last()).toBeFocused();
});

test("without JavaScript only the results are shown", async ({ drawn: page }) => {
  await page.goto("/services/vet/copenhagen");
  await unfold(page);
  await expect(results(page)).toContainText("How friendly are they?");
  await expect(ballot(page)).toBeHidden();
});
