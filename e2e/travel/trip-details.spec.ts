import { expect, test } from "../test.ts";
import { localDay, daysAfter } from "../../contracts/src/kernel/days.ts";
import { noTrips } from "../../contracts/src/travel/trips.ts";
import { jpeg, main, newMember, openWith } from "../accounts/members.ts";
import { createTrip, heading, openPart, section } from "./trip-pages.ts";
import { watch } from "../demo.ts";

const today = localDay();

test("a to-do has a due date, by keyboard; the next one comes first and an overdue one is marked", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(request, "Dudu Due");
  const items = [
    { list: "todo", text: "Whenever" },
    { list: "todo", text: "Call the vet", due: daysAfter(today, 40) },
    { list: "todo", text: "Ask the line", due: daysAfter(today, -3) },
  ];
  const { _id: id } = await createTrip(request, member, {
    destination: "Rome",
    address: "1",
    items,
  });
  await openWith(page, member, `/plans/${id}/packing`);
  const todo = section(page, "To do");
  const lines = todo.getByRole("listitem");
  await expect(lines).toContainText(["Ask the line", "Call the vet", "Whenever"]);
  await expect(lines.nth(0)).toContainText("overdue since");
  await expect(lines.nth(1)).toContainText("due ");

  await expect(todo.getByLabel("Due date (optional)")).toHaveCount(0);
  await todo.getByRole("textbox", { name: "Add a to-do" }).focus();
  await page.keyboard.type("Buy lead");
  await todo.getByLabel("Due date (optional)").fill(daysAfter(today, 1));
  await page.keyboard.press("Enter");
  await expect(lines).toContainText(["Ask the line", "Buy lead", "Call the vet", "Whenever"]);
  await expect(lines.nth(1)).toContainText("tomorrow");
  await expect(todo.getByLabel("Due date (optional)")).toHaveCount(0);

  await todo.getByRole("button", { name: "Set due date for Whenever" }).press("Enter");
  const date = todo.getByLabel("Due date for Whenever", { exact: true }).and(page.locator("input"));
  await expect(date).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(todo.getByText("Enter a full date.")).toBeVisible();
  await expect(date).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(todo.getByRole("button", { name: "Set due date for Whenever" })).toBeFocused();
  await page.keyboard.press("Enter");
  await date.fill(today);
  await page.keyboard.press("Enter");
  await expect(lines).toContainText(["Ask the line", "Whenever", "Buy lead", "Call the vet"]);
  await expect(lines.nth(1)).toContainText("today");
  await expect(todo.getByRole("button", { name: /^Whenever: due today/ })).toBeFocused();
  await page.reload();
  await expect(lines.nth(1)).toContainText("today");
  await todo.getByRole("button", { name: /^Whenever: due today/ }).click();
  await todo.getByRole("button", { name: "Remove date" }).click();
  await expect(lines).toContainText(["Ask the line", "Buy lead", "Call the vet", "Whenever"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
});

test("a stay with a time asks for its zone: the destination's, or any city's", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Zita Zone");
  const { _id: id } = await createTrip(request, member, {
    destination: "Valparaíso",
    destinationPlace: { city: "Valparaíso", country: "CL", zone: "America/Santiago" },
  });
  await openWith(page, member, `/plans/${id}/days`);
  const stays = section(page, "Where Are You Staying?");
  await stays.getByLabel("Address").fill("3 Fig Tree Steps\nUpstairs");
  await stays.getByLabel("Check-in date").fill("2027-03-06");
  await expect(stays.getByLabel("Time zone")).toHaveCount(0);
  await stays.getByText("Times, pet fee and confirmation code").click();
  await stays.getByLabel("Check-in time").fill("15:00");
  await expect(stays.getByLabel("Time zone")).toHaveValue("Santiago (UTC−3)");
  await stays.getByRole("button", { name: "Save" }).click();
  await expect(stays.getByText("Check-in Mar 6, 3:00 PM · Santiago time")).toBeVisible();

  await stays.getByRole("button", { name: "Edit" }).click();
  await expect(stays.getByLabel("Address")).toHaveValue("3 Fig Tree Steps\nUpstairs");
  await stays.getByLabel("Time zone").fill("punta are");
  await stays.getByRole("option", { name: /Punta Arenas/ }).click();
  await expect(stays.getByLabel("Time zone")).toHaveValue("Punta Arenas (UTC−3)");
  await stays.getByRole("button", { name: "Save" }).click();
  await expect(stays.getByText("Check-in Mar 6, 3:00 PM · Punta Arenas time")).toBeVisible();
  await stays.getByRole("button", { name: "Edit" }).click();
  await stays.getByLabel("Check-in time").fill("");
  await expect(stays.getByLabel("Time zone")).toHaveCount(0);
});

test("a document and photos are added to a trip, opened and deleted there, and only their owner sees them", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Galla Gallery");
  const legs = [{ flightNumber: "KT 204" }];
  const data = { destination: "Rome", address: "1 Via", legs };
  const { _id: id } = await createTrip(request, member, data);
  await openWith(page, member, `/plans/${id}/papers`);
  // Without a file nothing is sent, and its name is the label.
  const papers = section(page, "Other documents");
  await papers.getByRole("button", { name: "Add a document" }).click();
  await papers.getByRole("button", { name: "Add document" }).click();
  await expect(papers.getByRole("alert")).toContainText("Choose a file.");
  await papers.getByLabel("Part of trip").selectOption({ label: "Flight 1: KT 204" });
  await papers.getByLabel("File", { exact: true }).setInputFiles(await jpeg("boarding.jpg"));
  await papers.getByRole("button", { name: "Add document" }).click();
  await expect(papers.getByRole("listitem")).toContainText(["boarding.jpg"]);
  await expect(papers.getByRole("listitem")).toContainText(["Flight 1: KT 204"]);
  await expect(papers.getByRole("button", { name: "Add a document" })).toBeVisible();

  await openPart(page, "Overview");
  const gallery = section(page, "Gallery");
  await expect(gallery.getByText("No trip photos yet.")).toBeVisible();
  await gallery.getByRole("button", { name: "Add photos" }).click();
  await gallery
    .getByLabel("Add photos", { exact: true })
    .setInputFiles([await jpeg("fountain.jpg"), await jpeg("market.jpg")]);
  const photos = gallery.getByRole("list", { name: "Trip photos" }).getByRole("button");
  await expect(photos).toHaveCount(2);
  await gallery.getByRole("button", { name: "Done" }).click();
  await expect(gallery.getByRole("button", { name: "Add photos" })).toBeFocused();

  await page.reload();
  await photos.first().click();
  const dialog = page.getByRole("dialog", { name: "Photo 1 of 2, Rome" });
  await expect(dialog.getByRole("img")).toHaveJSProperty("complete", true);
  await dialog.getByRole("button", { name: "Delete photo" }).click();
  await page
    .getByRole("dialog", { name: "Delete this photo?" })
    .getByRole("button", { name: "Delete photo" })
    .click();
  await expect(photos).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const gallerys = await request.get(`/api/gallerys/${member.id}`);
  expect(await gallerys.json()).toMatchObject({ photos: [] });
  expect(faults).toEqual([]);
});

test("trips are private: guests log in first, strangers get a 404; deleting asks by name", async ({
  page,
  browser,
  request,
}) => {
  const member = await newMember(request, "Olga Owner");
  const { _id: id } = await createTrip(request, member, { destination: "Faro" });
  await page.goto(`/plans/${id}`);
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(`/plans/${id}`)}$`));
  const stranger = await (await browser.newContext()).newPage();
  await openWith(stranger, await newMember(request, "Sam Stranger"), `/plans/${id}`);
  await expect(stranger.getByText("Faro")).toHaveCount(0);
  await expect(heading(stranger)).toHaveText("This page doesn't exist");

  const own = await (await browser.newContext()).newPage();
  await openWith(own, member, `/plans/${id}`);
  await main(own).getByRole("button", { name: "More" }).click();
  await main(own).getByRole("menuitem", { name: "Delete trip" }).click();
  const dialog = own.getByRole("dialog", { name: "Delete “Faro”?" });
  await dialog.getByRole("button", { name: "Delete trip" }).click();
  await expect(own).toHaveURL(/\/plans$/);
  await expect(main(own).getByText(noTrips)).toBeVisible();
});
