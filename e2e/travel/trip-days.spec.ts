import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { expect, test } from "../test.ts";
import {
  tripWith,
  day,
  handle,
  titlesOn,
  chooseMove,
  said,
  undo,
  untilDraggable,
} from "./day-pages.ts";
import { createTrip, section } from "./trip-pages.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

test("more than three legs or stays are folded below the days, and open for their links and forms", async ({
  page,
}) => {
  const member = await newMember(page.request, "Lea Long");
  const cities = ["Paris", "Lyon", "Nice", "Genoa", "Rome"];
  const { _id: id } = await createTrip(page.request, member, {
    destination: "Rome",
    legs: cities.slice(1).map((city, place) => ({
      mode: "train",
      fromPlace: { city: cities[place], country: "FR", zone: "Europe/Paris" },
      toPlace: { city, country: "FR", zone: "Europe/Paris" },
      departureDate: `2027-05-0${place + 1}`,
      departureTime: "10:00",
    })),
    stays: cities.slice(1).map((city, place) => ({
      name: `${city} Inn`,
      address: `${place} Fig Steps`,
      checkIn: `2027-05-0${place + 1}`,
      checkOut: `2027-05-0${place + 2}`,
    })),
  });
  await openWith(page, member, `/plans/${id}/days`);
  const [legs, stays] = [section(page, "Flight Info"), section(page, "Where Are You Staying?")];
  const [ticket, address] = [legs.getByRole("listitem"), stays.getByText("3 Fig Steps")];
  await expect(ticket.first()).toBeHidden();
  await legs.getByText("4 legs").click();
  await expect(ticket).toHaveCount(4);
  await expect(address).toBeHidden();
  await day(page, "May 2")
    .getByRole("button", { name: /^Train/ })
    .click();
  await expect(legs.getByRole("group", { name: "Leg 4" })).toBeVisible();
  await legs.getByRole("button", { name: "Cancel" }).click();
  await page.goto(`/plans/${id}#stays-title`);
  await expect(address).toBeVisible();
  await expect(stays.getByText("4 stays")).toBeInViewport();
});

test("a trip is shown day by day; what is planned is added, edited, done and removed there", async ({
  page,
}) => {
  const member = await newMember(page.request, "Dee Days");
  const trip = await tripWith(page, member, []);
  await openWith(page, member, `/plans/${trip._id}/days`);
  await expect(day(page, "May 3").getByRole("button", { name: /^Train/ })).toBeVisible();
  await expect(day(page, "May 3")).toContainText("Check in: Hotel Quai");
  await expect(day(page, "May 4 – 5")).toContainText("2 free days");
  await expect(day(page, "May 6")).toContainText("Check out of Hotel Quai");
  await expect(day(page, "May 6")).toContainText("No place to stay on May 6");
  await day(page, "May 3").getByRole("button", { name: "Check in: Hotel Quai" }).click();
  await expect(page.getByLabel("Hotel or rental name")).toHaveValue("Hotel Quai");
  await page.locator("form[name=stays]").getByRole("button", { name: "Cancel" }).click();

  await day(page, "May 6").getByRole("button", { name: "Add to May 6" }).click();
  const form = page.locator("form[name=entry]");
  await expect(form.getByLabel("Title", { exact: true })).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert").first()).toContainText("Title is required.");
  await form.getByLabel("Title", { exact: true }).fill("Boat on the Saône");
  await form.getByLabel("Time", { exact: true }).fill("09:30");
  await form.getByLabel("Place").fill("Quai Romain Rolland");
  await form.getByText("Link, cost and photo").click();
  await form.getByLabel("Link").fill("https://boat.example/tickets");
  await form.getByLabel("Cost").fill("12.50");
  // What is typed outlives the page.
  await page.goto(`/plans/${trip._id}/days`);
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Boat on the Saône");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(titlesOn(page, "May 6")).toHaveText(["Boat on the Saône"]);
  await expect(handle(page, "Boat on the Saône")).toBeFocused();
  const row = day(page, "May 6").locator("li[data-entry]");
  await expect(row).toContainText("9:30 AM");
  await expect(row).toContainText("Quai Romain Rolland · $12.50");
  await expect(row.getByRole("link")).toHaveAttribute("href", "https://boat.example/tickets");

  await chooseMove(page, "Boat on the Saône", "Change time…");
  await expect(form.getByLabel("Time", { exact: true })).toBeFocused();
  await form.getByLabel("Time", { exact: true }).fill("11:00");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("11:00 AM");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await row.getByRole("checkbox", { name: "Done: Boat on the Saône" }).check();
  await saved;
  await page.reload();
  await expect(row.getByRole("checkbox")).toBeChecked();
  // Where the page was before it was reloaded, the bar of phones may cut a button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await brokenAtWidths(page)).toEqual([]);
  await chooseMove(page, "Boat on the Saône", "Remove from the trip");
  await expect(row).toHaveCount(0);
  await undo(page).click();
  await expect(row.getByRole("checkbox")).toBeChecked();
});

test("plans are dragged within a day, between days and to and from the ideas", async ({ page }) => {
  const member = await newMember(page.request, "Dora Drag");
  const trip = await tripWith(page, member, [
    { title: "Market", date: "2027-05-04" },
    { title: "Museum", date: "2027-05-04" },
    { title: "Boat", date: "2027-05-06" },
    { title: "Puppet show" },
  ]);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openWith(page, member, `/plans/${trip._id}/days`);
  await untilDraggable(page);
  const drop = async (title: string, target: ReturnType<typeof handle>, y: number) => {
    await untilDraggable(page);
    const box = await target.boundingBox();
    await handle(page, title).dragTo(target, {
      targetPosition: { x: 10, y: (box?.height ?? 0) * y },
    });
  };
  const row = (title: string) =>
    page.locator("li[data-entry]").filter({ has: page.getByRole("heading", { name: title }) });

  await drop("Museum", row("Market"), 0.2);
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await said(page, "“Museum” is now 1 of 2 on May 4.");
  await drop("Boat", row("Museum"), 0.8);
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Boat", "Market"]);
  await said(page, "“Boat” is now 2 of 3 on May 4.");
  await drop("Puppet show", page.getByRole("heading", { name: "May 6" }), 0.5);
  await expect(titlesOn(page, "May 6")).toHaveText(["Puppet show"]);
  await drop("Market", page.getByRole("heading", { name: "Ideas" }), 0.5);
  await expect(titlesOn(page, "Ideas")).toHaveText(["Market"]);
  await said(page, "“Market” is now 1 of 1 in ideas.");
  await undo(page).click();
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Boat", "Market"]);
  await expect(page.getByText("“Market” is now 3 of 3")).toHaveCount(0);
  await page.reload();
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Boat", "Market"]);
  await expect(titlesOn(page, "May 6")).toHaveText(["Puppet show"]);
});

test("the keyboard moves plans, announces where they are, and takes it back; a whole day moves at once", async ({
  page,
}) => {
  const member = await newMember(page.request, "Kay Board");
  const trip = await tripWith(page, member, [
    { title: "Market", date: "2027-05-04" },
    { title: "Museum", date: "2027-05-04" },
    { title: "Puppet show" },
  ]);
  await openWith(page, member, `/plans/${trip._id}/days`);
  await handle(page, "Market").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Move down",
    "Move to another day…",
    "Change time…",
    "Edit…",
    "Remove from the trip",
  ]);
  await page.keyboard.press("Enter");
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await said(page, "“Market” is now 2 of 2 on May 4.");
  await expect(handle(page, "Market")).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Move to another day…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Move “Market”" });
  await expect(dialog.getByLabel("Day")).toBeFocused();
  await dialog.getByLabel("Day").selectOption("2027-05-06");
  await dialog.getByRole("button", { name: "Move" }).press("Enter");
  await expect(titlesOn(page, "May 6")).toHaveText(["Market"]);
  await expect(handle(page, "Market")).toBeFocused();
  await said(page, "“Market” is now 1 of 1 on May 6.");
  await undo(page).press("Enter");
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await expect(day(page, "May 6")).not.toContainText("Market");

  await section(page, "Ideas")
    .getByRole("button", { name: "Add to a day: Puppet show" })
    .press("Enter");
  await page.getByRole("dialog").getByLabel("Day").selectOption("2027-05-06");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).press("Enter");
  await expect(titlesOn(page, "May 6")).toHaveText(["Puppet show"]);

  await page.getByRole("button", { name: "Plans of May 4" }).press("Enter");
  await page.getByRole("menuitem", { name: "Move all plans to another day…" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Day").selectOption("2027-05-06");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).press("Enter");
  await expect(titlesOn(page, "May 6")).toHaveText(["Puppet show", "Museum", "Market"]);
  await said(page, "Plans of May 4 moved to May 6.");
  await undo(page).press("Enter");
  await expect(titlesOn(page, "May 4")).toHaveText(["Museum", "Market"]);
  await expect(titlesOn(page, "May 6")).toHaveText(["Puppet show"]);
});

test("a phone shows one day at a time, below a picker that stays; a plan is moved with its menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(page.request, "Fay Phone");
  const trip = await tripWith(page, member, [
    { title: "Market", date: "2027-05-04" },
    { title: "Museum", date: "2027-05-06" },
  ]);
  await openWith(page, member, `/plans/${trip._id}/days`);
  const picker = main(page).getByRole("navigation", { name: "Pick a day" });
  const pick = (name: RegExp) => picker.getByRole("button", { name }).click();
  await expect(day(page, "May 3")).toBeVisible();
  await expect(day(page, "May 4")).toBeHidden();
  await pick(/^Tuesday, May 4/);
  await expect(titlesOn(page, "May 4")).toHaveText(["Market"]);
  await expect(day(page, "May 3")).toBeHidden();
  await page.reload();
  await expect(day(page, "May 4")).toBeVisible();
  const { width, height } = (await handle(page, "Market").boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await main(page).getByRole("button", { name: "Add an idea" }).scrollIntoViewIfNeeded();
  await expect(picker).toBeInViewport({ ratio: 0.9 });

  await chooseMove(page, "Market", "Move to another day…");
  await page.getByRole("dialog").getByLabel("Day").selectOption("2027-05-06");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(titlesOn(page, "May 6")).toHaveText(["Museum", "Market"]);
  await expect(day(page, "May 6")).toBeVisible();
  await expect(handle(page, "Market")).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
