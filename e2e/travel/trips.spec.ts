import { expect, test } from "../test.ts";
import { localDay, daysAfter } from "../../contracts/src/kernel/days.ts";
import {
  months,
  noAddress,
  noDates,
  noFlights,
  noTrips,
  noReceipt,
  tripLocationFailed,
  tripSaveFailed,
} from "../../contracts/src/travel/trips.ts";
import { jpeg, main, newMember, openWith, pdf } from "../accounts/members.ts";
import { heading, createTrip, openPart, section } from "./trip-pages.ts";
import { watch } from "../demo.ts";

const today = localDay();
const soon = daysAfter(today, 20);

const wordsOf = (day: string) => {
  const [year, month, date] = day.split("-").map(Number);
  return { year: `${year}`, month: months[(month ?? 1) - 1] ?? "", day: `${date}` };
};

test("a trip is planned with the quick form on a phone; a failure is explained and loses nothing", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, await newMember(request, "Quinn Quick"), "/plans");
  await expect(main(page).getByText(noTrips)).toBeVisible();
  await main(page).getByRole("button", { name: "Plan a New Trip" }).click();
  await expect(main(page).getByLabel("Destination")).toBeFocused();
  await expect(main(page).getByLabel("Notes", { exact: true })).toHaveCount(0);
  await expect(main(page).getByLabel("Month", { exact: true })).toHaveCount(0);
  await page.keyboard.type("Lisbon");
  await main(page).getByLabel("Date").fill(soon);
  await page.route("**/api/plans", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await main(page).getByRole("button", { name: "Create Plan" }).click();
  await expect(main(page).getByRole("alert")).toContainText(tripSaveFailed);
  await expect(main(page).getByLabel("Destination")).toHaveValue("Lisbon");
  await page.unroute("**/api/plans");
  await main(page).getByRole("button", { name: "Create Plan" }).click();

  await expect(page).toHaveURL(/\/plans\/[\w-]{36}$/);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page).toHaveTitle(/^Lisbon · /);
  await expect(main(page).getByText("20 days to go")).toBeVisible();
  const boxes = await Promise.all(
    ["Edit", "Share", "More"].map((name) =>
      main(page).getByRole("button", { name, exact: true }).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box?.y)).size, "none of them wraps").toBe(1);
  await openPart(page, "Days");
  await expect(main(page).getByText(noFlights)).toBeVisible();
  await expect(main(page).getByText(noReceipt)).toBeVisible();
  // Nothing is known of the stay, so its form is open.
  await expect(main(page).getByLabel("Check-in date")).toBeVisible();
  await section(page, "Where Are You Staying?").getByRole("button", { name: "Cancel" }).click();
  await expect(main(page).getByText(noAddress)).toBeVisible();
  await expect(main(page).getByText(noDates)).toBeVisible();
});

test("the next trip comes first, and one field opens the form for another, which offers cities", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Fay First");
  const next = { ...wordsOf(soon), day: Number(wordsOf(soon).day), year: Number(soon.slice(0, 4)) };
  const item = { list: "todo", text: "Book the vet", due: daysAfter(today, 3) };
  const oslo = await createTrip(request, member, { destination: "Oslo", ...next, items: [item] });
  await createTrip(request, member, { destination: "Bergen" });
  await openWith(page, member, "/plans");
  const card = main(page).getByRole("article").filter({ hasText: "Next trip" });
  await expect(card).toContainText("20 days to go");
  await expect(card).toContainText("0 of 1 done");
  await expect(card).toContainText("in 3 days Book the vet");
  await expect(card.getByRole("link", { name: "Oslo" })).toHaveAttribute(
    "href",
    `/plans/${oslo._id}`,
  );
  await expect(card.getByRole("link", { name: "Add your pet" })).toBeVisible();
  const others = main(page).getByRole("list", { name: "Later trips" });
  await expect(others.getByRole("link")).toHaveText(["Bergen"]);

  const open = main(page).getByRole("button", { name: "Plan a New Trip" });
  const destination = main(page).getByRole("combobox", { name: "Destination" });
  const notes = main(page).getByLabel("Notes", { exact: true });
  await expect(notes).toHaveCount(0);
  await destination.fill("Va");
  await expect(notes).toBeVisible();
  await expect(destination).toBeFocused();
  await destination.fill("");
  await expect(notes).toHaveCount(0);
  await main(page).getByRole("button", { name: "Create Plan" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Enter a destination");
  await open.click();
  await expect(destination).toBeFocused();
  await main(page).getByRole("button", { name: "Cancel" }).click();
  await expect(notes).toHaveCount(0);
  await expect(open).toBeFocused();

  await destination.fill("valpara");
  await main(page)
    .getByRole("option", { name: /^Valparaíso, Chile/ })
    .click();
  await main(page).getByRole("button", { name: "Create Plan" }).click();
  await expect(heading(page)).toHaveText("Valparaíso, Chile");
  await openPart(page, "Days");
  const stays = section(page, "Where Are You Staying?");
  await stays.getByText("Times, pet fee and confirmation code").click();
  await stays.getByLabel("Check-in time").fill("15:00");
  await expect(stays.getByLabel("Time zone")).toHaveValue(/^Santiago \(UTC/);
  expect(faults).toEqual([]);
});

test("a date of the calendar fills the form, by mouse and by keyboard", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  await openWith(page, await newMember(request, "Cal Ender"), "/plans");
  const { year, month, day } = wordsOf(soon);
  await main(page).getByLabel("Year").selectOption(year);
  await main(page).getByLabel("Month", { exact: true }).selectOption(month);
  const grid = main(page).getByRole("grid", { name: `${month} ${year}` });
  await grid.getByRole("button", { name: new RegExp(`, ${month} ${day}, ${year}$`) }).click();
  await expect(main(page).getByLabel("Day", { exact: true })).toHaveValue(day);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const next = wordsOf(daysAfter(soon, 7));
  await expect(main(page).getByLabel("Day", { exact: true })).toHaveValue(next.day);
  await expect(main(page).getByLabel("Month", { exact: true })).toHaveValue(next.month);
  await main(page).getByLabel("Month", { exact: true }).selectOption("February");
  await main(page).getByLabel("Day", { exact: true }).selectOption("31");
  await main(page).getByRole("button", { name: "Create Plan" }).click();
  await expect(main(page).getByRole("alert")).toContainText(
    "That date doesn't exist. Select another day.",
  );
  expect(faults).toEqual([]);
});

test("a trip is planned in detail: legs over the date line, a stay, receipt and ticket", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Lou Long");
  const { _id: id } = await createTrip(request, member, { destination: "Santiago" });
  await openWith(page, member, `/plans/${id}/days`);
  const flights = section(page, "Flight Info");
  await flights.getByRole("button", { name: "Add a flight" }).click();
  await flights.getByLabel("Airline", { exact: true }).fill("Napkin Air");
  await flights.getByLabel("Flight number").fill("Crumb 1");
  await flights.getByLabel("Departure airport").fill("akl");
  await flights.getByLabel("Arrival airport").fill("scl");
  await flights.getByLabel("Departure date").fill("2027-03-05");
  await flights.getByLabel("Departure time", { exact: true }).fill("18:00");
  await flights.getByLabel("Departure time zone").fill("Pacific/Auckland");
  await flights.getByLabel("Arrival date").fill("2027-03-05");
  await flights.getByLabel("Arrival time", { exact: true }).fill("13:10");
  await flights.getByRole("button", { name: "Add another flight" }).click();
  const second = flights.getByRole("group", { name: "Flight 2" });
  await second.getByLabel("Departure airport").fill("SCL");
  await second.getByLabel("Arrival airport").fill("nowhere");
  await second.getByLabel("Departure time", { exact: true }).fill("23:30");
  await second.getByLabel("Arrival time", { exact: true }).fill("05:15");
  await second.getByLabel("Arrival time zone").fill("Middle/Earth");
  await flights.getByRole("button", { name: "Save" }).click();
  await expect(flights.getByRole("alert")).toContainText("must be a time zone");
  await second.getByLabel("Arrival time zone").fill("");
  await second.getByLabel("Arrival airport").fill("AKL");
  await flights.getByRole("button", { name: "Save" }).click();
  const tickets = flights.getByRole("listitem");
  await expect(tickets.nth(0)).toContainText("Outbound · Friday, March 5 · Napkin Air Crumb 1");
  await expect(tickets.nth(0)).toContainText("AKL");
  await expect(tickets.nth(0)).toContainText("1:10 PM");
  await expect(tickets.nth(0)).not.toContainText("next day");
  await expect(tickets.nth(1)).toContainText("5:15 AM next day");
  await flights.getByRole("button", { name: "Edit Flight Info" }).click();
  await flights.getByRole("button", { name: "Move Flight 2 up" }).click();
  await flights.getByRole("button", { name: "Save" }).click();
  await expect(tickets.nth(0)).toContainText("Outbound");
  await expect(tickets.nth(0)).toContainText("5:15 AM next day");

  const stays = section(page, "Where Are You Staying?");
  await stays.getByLabel("Address").fill("3 Fig Tree Steps");
  await stays.getByLabel("Check-in date").fill("2027-03-06");
  await stays.getByLabel("Check-out date").fill("2027-03-02");
  await expect(stays.getByLabel("Pet fee")).toHaveCount(0);
  await stays.getByText("Times, pet fee and confirmation code").click();
  await stays.getByLabel("Pet fee").fill("12,50");
  await stays.getByRole("button", { name: "Save" }).click();
  await expect(stays.getByRole("alert")).toContainText(/before check-in/i);
  await stays.getByLabel("Check-out date").fill("2027-03-20");
  await page.route(`**/api/plans/${id}`, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await stays.getByRole("button", { name: "Save" }).click();
  await expect(stays.getByRole("alert")).toContainText(tripLocationFailed);
  await page.unroute(`**/api/plans/${id}`);
  await stays.getByRole("button", { name: "Save" }).click();
  await expect(stays.getByText("Check-in Mar 6 · Check-out Mar 20")).toBeVisible();
  await expect(stays.getByText("Pet fee $12.50")).toBeVisible();

  await stays.getByRole("button", { name: "Add Receipt" }).click();
  await stays.getByLabel("Receipt", { exact: true }).setInputFiles(await jpeg("receipt.jpg"));
  await stays.getByRole("button", { name: "View Receipt" }).click();
  const receipt = page.getByRole("dialog", { name: "Receipt for Santiago" });
  await expect(receipt.getByRole("img", { name: "Receipt for Santiago" })).toBeVisible();
  await page.keyboard.press("Escape");
  await flights.getByRole("button", { name: "Add Ticket" }).click();
  await flights
    .getByLabel("Ticket", { exact: true })
    .setInputFiles(await pdf("ticket.pdf", "Seat 14C"));
  await flights.getByRole("button", { name: "View Ticket" }).click();
  const ticket = page.getByRole("dialog", { name: "Ticket for Santiago" });
  const paper = ticket.frameLocator("iframe");
  await expect(paper.getByText("Seat 14C")).toBeAttached();
  // The frame has no origin, so it reaches neither the session nor the site.
  expect(await paper.locator("body").evaluate(() => globalThis.origin)).toBe("null");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    ticket.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ticket.pdf");
  await expect(ticket.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
    "href",
    /^\/plans\/[0-9a-f-]{36}\/ticket$/,
  );
  await ticket.getByRole("button", { name: "Replace Ticket" }).click();
  const newer = await pdf("newer.pdf", "Seat 2A");
  await ticket.getByLabel("New ticket", { exact: true }).setInputFiles(newer);
  await expect(paper.getByText("Seat 2A")).toBeAttached();
  await ticket.getByRole("button", { name: "Remove Ticket" }).click();
  const question = page.getByRole("dialog", { name: "Remove the ticket for “Santiago”?" });
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(flights.getByRole("button", { name: "Add Ticket" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(`/plans/${id}/ticket`);
  await expect(page.getByRole("main").getByText("No ticket uploaded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Ticket" })).toBeVisible();

  await page.goto(`/plans/${id}/days`);
  await expect(tickets.nth(1)).toContainText("1:10 PM");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-sheet]").getByText("3 Fig Tree Steps")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Edit Flight Info" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  const unexpected = faults.filter((fault) => !/ERR_FAILED|status of 500/.test(fault));
  expect(unexpected).toEqual([]);
});

test("dates are the same in every time zone of the browser", async ({ browser, request }) => {
  const member = await newMember(request, "Zoe Zones");
  const far = { month: "December", day: 31, year: 2027, endDate: "2028-01-01" };
  const { _id: id } = await createTrip(request, member, {
    destination: "Apia",
    ...far,
    stays: [{ address: "1 Reef", checkIn: "2027-12-31", checkOut: "2028-01-01" }],
    legs: [
      {
        departureDate: "2027-12-31",
        departureTime: "18:00",
        departureZone: "Pacific/Auckland",
        from: "AKL",
        to: "APW",
      },
    ],
  });
  for (const timezoneId of ["Pacific/Kiritimati", "Europe/Berlin", "Pacific/Pago_Pago"]) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await openWith(page, member, `/plans/${id}`);
    // The printed sheet contains them too.
    const shown = (text: string) => main(page).getByText(text).filter({ visible: true });
    await expect(shown("Dec 31, 2027 – Jan 1, 2028")).toBeVisible();
    await openPart(page, "Days");
    await expect(shown("Check-in Dec 31 · Check-out Jan 1")).toBeVisible();
    await expect(shown("Friday, December 31")).toBeVisible();
    await expect(shown("6:00 PM").first()).toBeVisible();
    await openPart(page, "Overview");
    await main(page).getByRole("button", { name: "Edit", exact: true }).click();
    await expect(main(page).getByLabel("Start date")).toHaveValue("2027-12-31");
    await expect(main(page).getByLabel("End date")).toHaveValue("2028-01-01");
    await page.goto("/plans");
    await expect(main(page).getByText("December 31, 2027 – January 1, 2028")).toBeVisible();
    await context.close();
  }
});
