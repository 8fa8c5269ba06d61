import { expect, test, untilAlive, untilIdle, type Page } from "../test.ts";
import { administer } from "../../server/src/operations/commands.ts";
import { openAs, signInOf, watch } from "../demo.ts";

/** The admin who reads reports in these journeys. */
const adminKey = "hank";

/** Unfolds the first fact. */
const openFirst = (page: Page) =>
  page.getByRole("region", { name: "The details" }).locator("summary").first().click();

test.beforeAll(async () => {
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  const { email } = signInOf(adminKey);
  expect(await administer(variables, { email, remove: false })).toMatchObject({ done: true });
});

test("a guest reports a mistake in an airline's policy, and an admin closes the report", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const text = `The desk asked for $100. ${crypto.randomUUID().slice(0, 8)}`;
  const guest = await (await browser.newContext()).newPage();
  await guest.goto("/airlines/delta/national");
  await untilAlive(guest);
  await openFirst(guest);
  await untilIdle(guest);
  await guest
    .getByRole("link", { name: /^Report a mistake: / })
    .first()
    .click();
  const dialog = guest.getByRole("dialog", { name: "Report a mistake" });
  await dialog.getByLabel("What's wrong?").fill(text);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toContainText("Thanks.");

  await openAs(page, adminKey, "/admin/mistakes");
  const report = page.getByRole("listitem").filter({ hasText: text });
  const fact = report.getByRole("link", { name: "/airlines/delta/national" });
  await expect(fact).toHaveAttribute("href", /^\/airlines\/delta\/national#./);
  await report.getByRole("button", { name: /^Close/ }).click();
  await expect(report).toHaveCount(0);
  await page.getByRole("link", { name: "Closed" }).click();
  await expect(report).toHaveCount(1);
  await report.getByRole("button", { name: /^Reopen/ }).click();
  await expect(report).toHaveCount(0);
  await guest.context().close();
  expect(faults).toEqual([]);
});

test("a mistake on an airline page is reported without JavaScript", async ({ sent: page }) => {
  await page.goto("/airlines/delta/national");
  await openFirst(page);
  await page
    .getByRole("link", { name: /^Report a mistake: / })
    .first()
    .click();
  await page.getByLabel("What's wrong?").fill("The fee is out of date.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.locator("#report")).toContainText("Thanks.");
});
