import { main, newMember, openWith } from "../accounts/members.ts";
import { expect, type Page, test, untilAlive } from "../test.ts";
import { tripWith, day, titlesOn, chooseMove } from "./day-pages.ts";
import { bare, pagesOf } from "./pdf-text.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

test("days are printed, a page for each", async ({ page }) => {
  const member = await newMember(page.request, "Prue Print");
  const trip = await tripWith(page, member, [
    { title: "Market", date: "2027-05-04", time: "09:30" },
    { title: "Museum", date: "2027-05-06" },
    { title: "Puppet show" },
  ]);
  await openWith(page, member, `/plans/${trip._id}/days`);
  await expect(titlesOn(page, "May 4")).toHaveText(["Market"]);
  const pages = await pagesOf(await page.pdf({ format: "A4" }));
  const texts = pages.map(({ text }) => bare(text));
  expect(texts[0]).toContain(bare("Monday, May 3"));
  expect(texts[0]).toContain(bare("Check in: Hotel Quai"));
  expect(texts[1]).toContain(bare("Tuesday, May 4"));
  expect(texts[1]).toContain(bare("9:30 AM Market"));
  expect(texts.find((text) => text.includes("Museum"))).toContain(
    bare("No place to stay on May 6"),
  );
  expect(texts.at(-1)).toContain(bare("Puppet show"));
});

test("two tabs edit one plan: the later one is asked, and nothing typed is lost", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Tess Twotabs");
  const trip = await tripWith(page, member, [{ title: "Market", date: "2027-05-04" }]);
  await openWith(page, member, `/plans/${trip._id}/days`);
  const other = await context.newPage();
  await openWith(other, member, `/plans/${trip._id}/days`);
  for (const tab of [page, other]) await chooseMove(tab, "Market", "Edit…");
  const fill = (tab: Page, name: string, value: string) =>
    tab.locator("form[name=entry]").getByLabel(name, { exact: true }).fill(value);
  const save = (tab: Page, name = "Save") =>
    tab.locator("form[name=entry]").getByRole("button", { name }).click();
  await fill(other, "Time", "13:00");
  await fill(page, "Time", "13:30");
  await fill(page, "Note", "Bring a bag");
  await save(other);
  await expect(titlesOn(other, "May 4")).toHaveText(["Market"]);
  const form = page.locator("form[name=entry]");
  await expect(form).toContainText("This plan was changed in another tab or on another device.");
  await expect(form).toContainText("1:00 PM");
  await expect(form.getByLabel("Note")).toHaveValue("Bring a bag");
  await save(page, "Save my version");
  await expect(day(page, "May 4")).toContainText("1:30 PM");
  await expect(day(page, "May 4")).toContainText("Bring a bag");
  await other.close();
});

test("without a network, plans are added, moved and done on this device, and arrive once it is back", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Otto Offline");
  const trip = await tripWith(page, member, [
    { title: "Market", date: "2027-05-04" },
    { title: "Museum", date: "2027-05-04" },
  ]);
  await openWith(page, member, `/plans/${trip._id}/days`);
  await day(page, "May 6").getByRole("button", { name: "Add to May 6" }).click();
  const form = page.locator("form[name=entry]");
  await expect(form).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /queue-status/.test(name)),
  );
  await context.setOffline(true);
  await form.getByLabel("Title", { exact: true }).fill("Boat");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(titlesOn(page, "May 6")).toHaveText(["Boat"]);
  await chooseMove(page, "Museum", "Move up");
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await day(page, "May 4").getByRole("checkbox", { name: "Done: Market" }).check();
  const waiting = main(page).getByRole("list", { name: "Waiting to be sent" });
  await expect(waiting.getByRole("listitem")).toHaveCount(3);
  await expect(day(page, "May 4").getByRole("checkbox", { name: "Done: Market" })).toBeChecked();

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await expect(titlesOn(page, "May 6")).toHaveText(["Boat"]);
  await expect(day(page, "May 4").getByRole("checkbox", { name: "Done: Market" })).toBeChecked();
});
