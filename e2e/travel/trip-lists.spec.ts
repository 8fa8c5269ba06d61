import { expect, test } from "../test.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { heading, createTrip, openPart, section } from "./trip-pages.ts";

test("another tab's change in the same section is shown, and one elsewhere doesn't interfere", async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request, "Tom Twotabs");
  const { _id: id } = await createTrip(request, member, { destination: "Oslo", address: "1 Quay" });
  await openWith(page, member, `/plans/${id}`);
  const other = await context.newPage();
  await openWith(other, member, `/plans/${id}`);
  await main(page).getByRole("button", { name: "Edit", exact: true }).click();
  await main(other).getByRole("button", { name: "Edit", exact: true }).click();
  await main(other).getByLabel("Destination").fill("Bergen");
  await main(page).getByRole("textbox", { name: "Notes" }).fill("Warm socks.");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(section(page, "Notes")).toContainText("Warm socks.");

  // The other tab reads the newer version at once.
  await expect(other.getByText("was changed in another tab or on another device")).toBeVisible();
  await expect(other.getByRole("definition").filter({ hasText: "Warm socks." })).toBeVisible();
  await expect(main(other).getByLabel("Destination")).toHaveValue("Bergen");
  await main(other).getByRole("button", { name: "Use the newer version" }).click();
  await expect(main(other).getByRole("textbox", { name: "Notes" })).toHaveValue("Warm socks.");
  await main(other).getByLabel("Destination").fill("Bergen");
  await main(other).getByRole("button", { name: "Save" }).click();
  await expect(heading(other)).toHaveText("Bergen");

  // The first tab knows an older version; a to-do fits all the same.
  await openPart(page, "Packing");
  await main(page).getByRole("textbox", { name: "Add a to-do" }).fill("Buy fish");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("checkbox", { name: "Buy fish" })).toBeEnabled();
  await expect(heading(page)).toHaveText("Bergen");
});

test("lists take several pasted lines, a failed check is rolled back, expenses add up in one currency", async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request, "Lista Long");
  const { _id: id } = await createTrip(request, member, { destination: "Rome", address: "1 Via" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWith(page, member, `/plans/${id}/packing`);
  await main(page).getByRole("textbox", { name: "Add a to-do" }).focus();
  await page.evaluate(() => navigator.clipboard.writeText("- Buy lead\n- Call vet\n"));
  await page.keyboard.press("ControlOrMeta+V");
  const call = main(page).getByRole("checkbox", { name: "Call vet" });
  await expect(call).toBeEnabled();
  await expect(main(page).getByRole("checkbox", { name: /^(?:Buy lead|Call vet)$/ })).toHaveCount(
    2,
  );

  const ticks = `**/api/plans/${id}/items/*`;
  await page.route(ticks, (route) => route.fulfill({ status: 500 }));
  await call.click();
  await expect(main(page).getByRole("alert")).toContainText("Failed to save plan details.");
  await expect(call).not.toBeChecked();
  await page.unroute(ticks);
  // It is checked before it is saved.
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(call).toBeChecked();
  await saved;
  await page.reload();
  await expect(call).toBeChecked();

  await main(page).getByLabel("Add a packing list").fill("Ana");
  await main(page).getByRole("button", { name: "Add list" }).click();
  await main(page).getByRole("button", { name: "Add travel essentials" }).last().click();
  await expect(main(page).getByText("0 of 7 packed")).toBeVisible();

  await openPart(page, "Money");
  const costs = section(page, "What it costs");
  for (const [what, amount, currency] of [
    ["Ferry", "20", "USD"],
    ["Train", "0,01", "EUR"],
    ["Taxi", "9000", "CLP"],
  ] as const) {
    await main(page).getByLabel("Expense", { exact: true }).fill(what);
    await main(page).getByLabel("Amount").fill(amount);
    await main(page).getByLabel("Currency").selectOption(currency);
    await main(page).getByRole("button", { name: "Add expense" }).click();
    await expect(costs.getByRole("button", { name: `${what}: actions` })).toBeVisible();
  }
  const taxi = costs.getByText(/^CLP\s9,000$/);
  await expect(taxi).toBeVisible();
  // The day of each rate stands beside the total.
  await expect(main(page).getByText(/CLP [\d.]+ to 1 USD, \w+ \d+, \d{4}\./)).toBeVisible();
  const choose = async (what: string, item: string) => {
    await costs.getByRole("button", { name: `${what}: actions` }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  await choose("Ferry", "Mark as paid");
  await expect(costs.getByText("Paid", { exact: true })).toBeVisible();

  // What was taken off by mistake comes back.
  await choose("Taxi", "Remove");
  await expect(taxi).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(taxi).toBeVisible();
});
