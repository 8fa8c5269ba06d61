import { administer } from "../../server/src/operations/commands.ts";
import { brokenAtWidths, brokenRules } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { openAs, signInOf, watch } from "../demo.ts";
import { importPlaces } from "./import-places.ts";
import { expect, type Page, test } from "../test.ts";

/** The admin who reviews suggestions in these journeys. */
const keeper = "hank";
const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };

/** Another vet for each try: what one left there would be in the way of the next. */
const mark = Date.now() % 100_000;
const id = 800_000 + mark;
const latitude = 58.38 + mark / 100_000;
const vetName = `Loomakliinik ${mark}`;

/** Imports a vet of Estonia, as OpenStreetMap has it in a version. */
async function importVet(version: number, tags: Record<string, string>): Promise<void> {
  const vet = { amenity: "veterinary", name: vetName, ...tags };
  const node = { type: "node", id, version, lat: latitude, lon: 26.7251, tags: vet };
  await importPlaces(`tartu-${mark}`, [node], 20 + version);
}

test.beforeAll(async () => {
  const { email } = signInOf(keeper);
  expect(await administer(variables, { email, remove: false })).toMatchObject({ done: true });
  await importVet(1, { "addr:street": "Vana", "addr:housenumber": "1" });
});

async function vetPath(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/venues?near=${latitude.toFixed(5)},26.7251&radius=2`);
  const { data }: { data: { _id: string; name: string }[] } = await answer.json();
  return `/places/${data.find(({ name }) => name === vetName)?._id}`;
}

const form = (page: Page) => page.locator('form[name="suggest-place"]');
const card = (page: Page, name: string) =>
  main(page).getByRole("listitem").filter({ hasText: name });

/** Moves the focus on until a control of the form has it. */
async function tabTo(page: Page, label: string): Promise<void> {
  const control = form(page).getByLabel(label, { exact: true });
  for (let tries = 0; tries < 20; tries += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

test("a member corrects an address by keyboard, a moderator accepts it, and later imports keep it", async ({
  page,
  browser,
}) => {
  test.slow();
  const { faults } = watch(page);
  const path = await vetPath(page);
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Log in to suggest a correction" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(path)}`,
  );
  const member = await newMember(page.request, "Vera Vana");
  await openWith(page, member, path);
  await page.getByRole("button", { name: "Suggest a correction" }).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("It has closed for good")).toBeFocused();
  await tabTo(page, "Emergency vet");
  await page.keyboard.press("Space");
  await tabTo(page, "Address");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Uus 2, Tartu");
  expect(await brokenRules(page)).toEqual([]);
  // What was typed is kept where sending fails.
  await page.route("**/corrections", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(form(page).getByLabel("Address", { exact: true })).toHaveValue("Uus 2, Tartu");
  await page.unroute("**/corrections");
  await form(page).getByRole("button", { name: "Send suggestion" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Thanks!" })).toBeFocused();
  await page.getByRole("dialog").getByRole("link", { name: "your account" }).click();
  const own = page.getByRole("list", { name: "Your suggestions about places" });
  await expect(own.getByRole("listitem")).toContainText("In review");
  await expect(own.getByRole("listitem")).toContainText(
    "Emergency vet: Yes · Address: Uus 2, Tartu",
  );

  const moderators = await (await browser.newContext()).newPage();
  await openAs(moderators, keeper, "/admin/places");
  const suggestion = card(moderators, vetName);
  await expect(suggestion.getByRole("row", { name: /^Address/ })).toContainText(
    /Vana 1.*Uus 2, Tartu/,
  );
  await expect(suggestion.getByRole("row", { name: /^Emergency vet/ })).toContainText(/No.*Yes/);
  await expect(suggestion.getByRole("link", { name: "on OpenStreetMap" })).toHaveAttribute(
    "href",
    `https://www.openstreetmap.org/node/${id}`,
  );
  expect(await brokenAtWidths(moderators)).toEqual([]);
  await suggestion.getByRole("button", { name: /^Accept/ }).click();
  await expect(suggestion).toHaveCount(0);
  const downloading = moderators.waitForEvent("download");
  await moderators.getByLabel("Accepted since").fill("2026-11-01");
  await moderators.getByRole("button", { name: "Download changes" }).click();
  expect((await downloading).suggestedFilename()).toBe("places-since-2026-11-01.osc");
  await moderators.context().close();

  await page.goto(path);
  await expect(main(page)).toContainText("Uus 2, Tartu");
  await expect(main(page)).toContainText("Emergency vet");
  await expect(main(page)).toContainText(
    /Emergency vet and address: corrected by a member, checked \w{3} \d+, \d{4}\./,
  );
  await expect(main(page)).toContainText("OpenStreetMap, Nov 21, 2026");
  await importVet(2, { "addr:street": "Vana", "addr:housenumber": "3", phone: "+372 7 300 000" });
  // The server hears of it a moment later.
  await expect(async () => {
    await page.reload();
    await expect(main(page)).toContainText("+372 7 300 000", { timeout: 1_000 });
  }).toPass();
  await expect(main(page)).toContainText("Uus 2, Tartu");
  await page.goto("/notifications");
  await expect(main(page)).toContainText(`Your correction was accepted: ${vetName}`);
  await main(page).getByRole("link", { name: "A decision by the moderators" }).click();
  await expect(page).toHaveURL(path);
  // The one that this journey caused.
  expect(faults.filter((fault) => !/corrections|ERR_FAILED/.test(fault))).toEqual([]);
});

test("a moderator opens a place again that a member found closed", async ({ page, browser }) => {
  const { faults } = watch(page);
  const path = await vetPath(page);
  const member = await newMember(page.request, "Zoe Zu");
  await openWith(page, member, path);
  await page.getByRole("button", { name: "Suggest a correction" }).click();
  await form(page).getByLabel("It has closed for good").check();
  await form(page).getByRole("button", { name: "Send suggestion" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thanks!" })).toBeFocused();

  const moderators = await (await browser.newContext()).newPage();
  await openAs(moderators, keeper, "/admin/places");
  const suggestion = card(moderators, vetName).filter({ hasText: "It has closed for good" });
  await suggestion.getByRole("button", { name: /^Accept/ }).click();
  await expect(suggestion).toHaveCount(0);
  await page.goto(path);
  await expect(main(page)).toContainText("Closed: reported by a member and checked on");
  await expect(main(page)).not.toContainText("It has probably closed.");
  await expect(main(page).getByRole("link", { name: "Directions" })).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: /^Other .*vets nearby$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/vets nearby$/i);
  await page.goto(path);
  await main(moderators).getByRole("link", { name: "Accepted", exact: true }).click();
  await suggestion.getByRole("button", { name: `Open ${vetName} again` }).click();
  const opening = moderators.locator('form[name="reject"]');
  await opening.getByLabel("Reason").fill("It was on holiday.");
  expect(await brokenAtWidths(moderators)).toEqual([]);
  await opening.getByRole("button", { name: "Open again" }).click();
  await expect(suggestion).toHaveCount(0);
  await moderators.context().close();

  await page.goto(path);
  await expect(main(page)).not.toContainText("reported by a member");
  await page.goto("/notifications");
  await main(page).getByRole("link", { name: "A decision by the moderators" }).first().click();
  const own = page.getByRole("list", { name: "Your suggestions about places" });
  await expect(own.getByRole("listitem")).toContainText("It was on holiday.");
  expect(faults).toEqual([]);
});

test("a member suggests a place, and a moderator edits and rejects it", async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request, "Nils Napp");
  const cafeName = `Kohvik ${mark}`;
  await page.goto("/places?city=Tartu");
  await expect(page.getByRole("link", { name: "Log in to suggest a place" })).toHaveAttribute(
    "href",
    /next=%2Fplaces%3Fcity%3DTartu$/,
  );
  await openWith(page, member, "/places");
  await page.getByRole("button", { name: "Suggest a place" }).click();
  await form(page).getByLabel("Heaviest pet").fill("heavy");
  await form(page).getByLabel("Opening hours").fill("mostly in the morning");
  await form(page).getByRole("button", { name: "Send suggestion" }).click();
  // In the order of the fields.
  await expect(form(page).getByRole("alert").getByRole("listitem")).toHaveText([
    /^Name is required/,
    /^Select a type/,
    /^Position must be a latitude and a longitude/,
    /heaviest pet/,
  ]);
  await expect(form(page).getByLabel("Heaviest pet")).toHaveAttribute("aria-invalid", "true");
  await form(page).getByLabel("Name", { exact: true }).fill(cafeName);
  await form(page).getByLabel("Type").selectOption("Vet");
  await form(page).getByLabel("Emergency vet").check();
  await form(page).getByLabel("Type").selectOption("Café");
  await expect(form(page).getByLabel("Emergency vet")).toHaveCount(0);
  await form(page).getByLabel("Position").fill("58.38, 26.72");
  await form(page).getByLabel("Heaviest pet").fill("12,5 lb");
  await form(page).getByRole("button", { name: "Send suggestion" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thanks!" })).toBeFocused();

  const moderators = await (await browser.newContext()).newPage();
  await openAs(moderators, keeper, "/admin/places");
  const suggestion = card(moderators, cafeName);
  await expect(suggestion).toContainText("We can't read these opening hours.");
  await suggestion.getByRole("button", { name: /^Edit/ }).click();
  const editing = moderators.locator('form[name="edit-place"]');
  await editing.getByLabel("Opening hours").fill("Mo-Fr 08:00-12:00");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(suggestion).toContainText("Mo-Fr 08:00-12:00");
  await expect(suggestion).not.toContainText("We can't read");
  await suggestion.getByRole("button", { name: /^Reject/ }).click();
  const rejecting = moderators.locator('form[name="reject"]');
  await rejecting.getByLabel("Reason").fill("It opens in spring.");
  await rejecting.getByRole("button", { name: "Reject suggestion" }).click();
  await expect(suggestion).toHaveCount(0);
  await moderators.context().close();

  await page.goto("/account");
  const own = page.getByRole("list", { name: "Your suggestions about places" });
  await expect(own.getByRole("listitem")).toContainText("It opens in spring.");
});
