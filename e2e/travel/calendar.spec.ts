import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "../test.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { createTrip } from "./trip-pages.ts";
import { watch } from "../demo.ts";

const trip = {
  destination: "Santiago",
  month: "March",
  day: 5,
  year: 2027,
  endDate: "2027-03-20",
  notes: "Gate code 4711",
  legs: [
    {
      airlineCode: "NP",
      flightNumber: "800",
      from: "AKL",
      to: "SCL",
      departureDate: "2027-03-05",
      departureTime: "18:00",
      departureZone: "Pacific/Auckland",
      arrivalDate: "2027-03-05",
      arrivalTime: "13:10",
      arrivalZone: "America/Santiago",
      confirmation: "X7K9PL",
    },
  ],
  stays: [{ name: "Fig Tree House", checkIn: "2027-03-06", checkOut: "2027-03-20" }],
};

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download calendar file" }).click();
  const download = await coming;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

const openCalendar = async (page: Page) => {
  await main(page).getByRole("button", { name: "Share", exact: true }).click();
  await main(page).getByRole("menuitem", { name: "Add to calendar" }).click();
  return page.getByRole("dialog", { name: "Add Santiago to your calendar" });
};

test("a trip is exported as a file, and by a private link until it is revoked", async ({
  page,
  context,
  request,
}) => {
  const { faults } = watch(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const member = await newMember(request, "Kaia Kalender");
  const { _id: id } = await createTrip(request, member, trip);
  await openWith(page, member, `/plans/${id}`);
  const dialog = await openCalendar(page);
  const file = await downloaded(page);
  expect(file.name).toBe("Santiago 2027-03-05.ics");
  expect(file.text).toContain("SUMMARY:NP 800 AKL → SCL");
  expect(file.text).toContain("X7K9PL");

  await dialog.getByRole("button", { name: "Create private calendar link" }).click();
  const field = dialog.getByRole("textbox", { name: "Private calendar link" });
  const url = await field.inputValue();
  expect(url).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
  await expect(dialog.getByRole("heading", { name: /private link/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(dialog.getByRole("link", { name: "Subscribe on this device" })).toHaveAttribute(
    "href",
    url.replace("http:", "webcal:"),
  );
  // Anybody's program reads it.
  const read = await request.get(url);
  expect([read.status(), read.headers()["content-type"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  expect(await read.text()).toContain("SUMMARY:NP 800 AKL → SCL");
  expect(await read.text()).not.toMatch(/X7K9PL|4711/);

  await page.reload();
  await openCalendar(page);
  await expect(field).toHaveValue(url);
  await dialog.getByRole("button", { name: "Turn off link" }).click();
  const question = page.getByRole("dialog", { name: "Turn off this link?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect((await request.get(url)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Turn off link" }).click();
  await question.getByRole("button", { name: "Turn off link" }).click();
  await expect(dialog.getByRole("button", { name: "Create private calendar link" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: /private link/ })).toBeFocused();
  expect((await request.get(url)).status()).toBe(410);
  expect(faults).toEqual([]);
});

test("if copying is blocked, the URL is selected; a failure can be retried", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Nell Noclip");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openWith(page, member, "/plans");
  await expect(main(page).getByText("haven't created any plans")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Add to calendar" })).toHaveCount(0);
  await createTrip(request, member, trip);
  await page.reload();
  await page.route("**/api/calendar-addresses", (route) => route.abort());
  await main(page).getByRole("button", { name: "Add to calendar" }).click();
  const dialog = page.getByRole("dialog", { name: "Add all trips to your calendar" });
  await expect(dialog.getByRole("alert")).toContainText("Couldn't check for an existing link");
  await page.unroute("**/api/calendar-addresses");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await page.route("**/api/calendar-addresses", (route) => route.abort());
  await dialog.getByRole("button", { name: "Create private calendar link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Can't reach the site");
  await page.unroute("**/api/calendar-addresses");
  await dialog.getByRole("button", { name: "Try again" }).click();
  const field = dialog.getByRole("textbox", { name: "Private calendar link" });
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByText("blocked copying")).toBeVisible();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
    (await field.inputValue()).length,
  );
  await page.route("**/api/calendar", (route) => route.abort());
  await dialog.getByRole("button", { name: "Download calendar file" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Couldn't create the calendar file");
  await page.unroute("**/api/calendar");
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Try again" }).click();
  expect((await coming).suggestedFilename()).toBe("Wagabond trips.ics");
});
