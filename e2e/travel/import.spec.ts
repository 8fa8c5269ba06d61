import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brokenAtWidths } from "../access.ts";
import { expect, test, type Page } from "../test.ts";
import type { Trip } from "../../contracts/src/travel/trips.ts";
import { main, newMember, openWith, type Member } from "../accounts/members.ts";
import { heading, createTrip, section } from "./trip-pages.ts";

const samples = join(import.meta.dirname, "../../bookings/samples/general");
const fileIn = (folder: string) => (name: string) => ({
  name,
  mimeType: name.endsWith(".ics") ? "text/calendar" : "message/rfc822",
  buffer: readFileSync(join(folder, name)),
});
const sample = fileIn(samples);
const madeUp = fileIn(join(samples, "../made-up"));
const sampleText = (name: string) => readFileSync(join(samples, name), "utf8");

const text = (page: Page) => main(page).getByLabel("Booking confirmation");
const read = (page: Page) => main(page).getByRole("button", { name: "Find details" });
const results = (page: Page) => main(page).getByRole("heading", { name: "What we found" });
const card = (page: Page, name: string) => main(page).getByRole("region", { name });

async function tripsOf(page: Page, { token }: Member): Promise<Trip[]> {
  const answer = await page.request.get("/api/plans", {
    headers: { authorization: `Bearer ${token}` },
  });
  const trips: Trip[] = await answer.json();
  return trips;
}

test("a pasted confirmation is reviewed, edited and only then saved as a new trip", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Pia Paste");
  await openWith(page, member, "/plans");
  await main(page).getByRole("link", { name: "Import a booking" }).click();
  await expect(heading(page)).toHaveText("Import a booking");
  await text(page).fill(sampleText("return.txt"));
  const requests: string[] = [];
  page.on("request", (one) => requests.push(new URL(one.url()).pathname));
  // The bell of the header may be late.
  const ofBell = ["/api/live", "/api/notifications"];
  await read(page).click();
  await expect(results(page)).toBeFocused();
  const out = card(page, "Flight LH 454, FRA – SFO");
  await expect(out.getByLabel("Departure date")).toHaveValue("2027-06-11");
  await expect(out.getByLabel("Arrival time zone")).toHaveValue(/^Los Angeles \(UTC/);
  await expect(out.getByLabel("Confirmation code")).toHaveValue("XK4P2Q");
  await expect(card(page, "Flight LH 455").getByLabel("Arrival date")).toHaveValue("2027-06-26");
  await expect(main(page).getByLabel("Destination")).toHaveValue("San Francisco, United States");
  // Nothing was sent, not even to look up an airport.
  expect(requests.filter((path) => path.startsWith("/api/") && !ofBell.includes(path))).toEqual([]);
  expect(await tripsOf(page, member)).toEqual([]);

  await out.getByText("Show original text").click();
  await expect(out.getByText(/LH 454.*FRA 10:05 – SFO 12:35/)).toBeVisible();
  await out.getByText("Edit details").click();
  await out.getByLabel("Airline", { exact: true }).fill("Lufthansa, with Rex");
  await out.getByLabel("Departure time", { exact: true }).fill("10:15");
  await main(page).getByRole("button", { name: "Save as a new trip" }).click();
  await expect(heading(page)).toHaveText("San Francisco, United States");
  await expect(section(page, "Flight Info")).toContainText("Lufthansa, with Rex LH 454");
  const tickets = section(page, "Flight Info").getByRole("listitem");
  await expect(tickets.nth(0)).toContainText("Outbound");
  await expect(tickets.nth(0)).toContainText("Pets: Not set yet");
  await expect(tickets.nth(1)).toContainText("Return");
  await expect(page.getByText("2 flights added to San Francisco, United States.")).toBeVisible();
  const [saved] = await tripsOf(page, member);
  expect(saved).toMatchObject({ month: "June", day: 11, year: 2027, endDate: "2027-06-26" });
  expect(saved?.legs.map(({ departureTime }) => departureTime)).toEqual(["10:15", "14:40"]);
  expect(saved?.destinationPlace).toMatchObject({ zone: "America/Los_Angeles" });

  // No draft is left after saving.
  await page.goto("/plans/import");
  await expect(text(page)).toHaveValue("");
});

test("an email and a calendar are added to an existing trip; what it already has isn't checked", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Cal Endar");
  const { _id: id } = await createTrip(request, member, {
    destination: "New York",
    legs: [{ airlineCode: "LX", flightNumber: "14", departureDate: "2027-10-03" }],
  });
  await openWith(page, member, `/plans/import?trip=${id}`);
  await page.getByLabel("Choose a file").setInputFiles([sample("airline.ics")]);
  await expect(results(page)).toBeVisible();
  const duplicate = main(page).getByRole("checkbox", { name: "Flight LX 14" });
  await expect(duplicate).not.toBeChecked();
  await expect(main(page).getByText("Already in this trip")).toBeVisible();

  // Dropped anywhere on the box.
  const mail = sample("json-ld.eml");
  const transfer = await page.evaluateHandle(
    ([name, body]) => {
      const data = new DataTransfer();
      data.items.add(new File([body ?? ""], name ?? "", { type: "message/rfc822" }));
      return data;
    },
    [mail.name, mail.buffer.toString("utf8")],
  );
  await text(page).dispatchEvent("drop", { dataTransfer: transfer });
  await expect(card(page, "Stay at Ryokan Little Pine")).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: "Flight JL 862" })).toBeChecked();
  await main(page).getByRole("checkbox", { name: "Flight JL 862" }).uncheck();

  // Another tab saves one of the flights meanwhile; it is not saved twice.
  const headers = { authorization: `Bearer ${member.token}` };
  const [before] = await tripsOf(page, member);
  const lx = { airlineCode: "LX", flightNumber: "LX 15", departureDate: "2027-10-17" };
  const changed = await request.put(`/api/plans/${id}`, {
    headers: { ...headers, "if-match": `"v${before?.version}"` },
    data: { legs: [...(before?.legs ?? []), lx] },
  });
  expect(changed.status()).toBe(200);
  await main(page).getByRole("button", { name: "Save to New York" }).click();
  await expect(heading(page)).toHaveText("New York");
  const [saved] = await tripsOf(page, member);
  expect(saved?.legs.map(({ flightNumber }) => flightNumber)).toEqual(["14", "LX 15"]);
  expect(saved?.stays.map(({ name }) => name)).toEqual(["Ryokan Little Pine"]);
});

test("unreadable text is reported, survives a reload and isn't saved", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Brook Broken");
  await openWith(page, member, "/plans/import");
  await read(page).click();
  await expect(main(page).getByRole("alert")).toContainText(
    "Paste a booking confirmation or choose a file first.",
  );
  await text(page).fill("See you at the harbour on Friday!");
  await read(page).click();
  await expect(main(page).getByRole("alert")).toContainText("We didn't find any flights or stays.");
  await expect(text(page)).toHaveValue("See you at the harbour on Friday!");
  await page.getByLabel("Choose a file").setInputFiles(sample("broken-binary.eml"));
  await expect(main(page).getByRole("alert")).toContainText(
    "broken-binary.eml: We can't read this file type.",
  );

  // An uncertain date is reported and left blank, not guessed.
  await text(page).fill(sampleText("broken-ambiguous-days.txt"));
  await read(page).click();
  const flight = card(page, "Flight BA 286");
  await expect(
    flight.getByText("“06/07/2027” could be July 6 or June 7. Select the date."),
  ).toBeVisible();
  await expect(flight.getByLabel("Departure date")).toHaveValue("");
  // Accessible in both themes, on phones and desktops.
  await text(page).fill(
    sampleText("flight-and-hotel.txt") + sampleText("broken-contradictions.txt"),
  );
  await read(page).click();
  await expect(results(page)).toBeVisible();
  await main(page).getByText("Show original text").first().click();
  // Nothing is measured under the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await brokenAtWidths(page)).toEqual([]);
  // A pasted page stays text.
  await text(page).fill(sampleText("broken-hostile.txt"));
  await read(page).click();
  await expect(card(page, "Flight LH 400, FRA – JFK")).toBeVisible();
  await expect(page.locator("main img[src=x]")).toHaveCount(0);

  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Stay on this page" }).click();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(main(page).getByText("Draft restored")).toBeVisible();
  await expect(text(page)).toHaveValue(sampleText("broken-hostile.txt"));
  expect(await tripsOf(page, member)).toEqual([]);

  // Gone with log-out, like other drafts.
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("import")));
  expect(await drafts()).toHaveLength(1);
  await page.getByRole("banner").getByRole("button", { name: "Log Out" }).click();
  await expect.poll(drafts).toEqual([]);
});

test("details in no booking are listed by name and can be added", async ({ page, request }) => {
  const member = await newMember(request, "Una Read");
  await openWith(page, member, "/plans/import");
  await page.getByLabel("Choose a file").setInputFiles([madeUp("eurostar-and-flight.eml")]);
  await expect(results(page)).toBeFocused();
  const unread = main(page).getByRole("region", { name: "Details we couldn't place" });
  await expect(unread.getByText(/Return ferry Calais/).first()).toBeVisible();
  const flight = card(page, "Flight AF 1680");
  await expect(flight.getByLabel("Confirmation code")).toHaveValue("");
  await unread.getByRole("button", { name: "Use AGX4471 as the confirmation code" }).click();
  await expect(flight.getByLabel("Confirmation code")).toHaveValue("AGX4471");
  await expect(unread.getByText("AGX4471")).toHaveCount(0);

  await unread.getByRole("button", { name: "Add as a ferry" }).click();
  const ferry = card(page, "Ferry");
  await expect(card(page, "Train Eurostar 9014")).toBeVisible();
  await expect(ferry.getByLabel("Departure date")).toHaveValue("2027-01-03");
  await expect(ferry.getByLabel("Confirmation code")).toHaveValue("P8842L");

  // What is found in nothing but a sentence can become a booking, too.
  await text(page).fill("We booked BA 212 and BA 304, leaving on December 27, 2026.");
  await read(page).click();
  await expect(main(page).getByRole("alert")).toContainText("We didn't find any flights or stays.");
  // A failed import clears older results.
  await expect(flight).toHaveCount(0);
  await expect(ferry).toHaveCount(0);
  await expect(unread.getByText(/Return ferry Calais/)).toHaveCount(0);
  await unread.getByRole("button", { name: "Add flight BA 212" }).click();
  const added = card(page, "Flight BA 212");
  await expect(added).toBeFocused();
  await expect(added.getByLabel("Departure date")).toHaveValue("2026-12-27");
  await expect(unread.getByRole("button", { name: "Add flight BA 212" })).toHaveCount(0);
  await expect(unread.getByRole("button", { name: "Add flight BA 304" })).toBeVisible();
  await main(page).getByLabel("Destination").fill("London");
  await main(page).getByRole("button", { name: "Save as a new trip" }).click();
  await expect(heading(page)).toHaveText("London");
  const [saved] = await tripsOf(page, member);
  expect(saved?.legs).toMatchObject([{ flightNumber: "BA 212", departureDate: "2026-12-27" }]);
});

test("a cancellation offers to remove the flight from the trip that has it", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Cass Canceled");
  const { _id: id } = await createTrip(request, member, {
    destination: "London",
    legs: [{ airlineCode: "AA", flightNumber: "108", departureDate: "2027-03-05" }],
  });
  await openWith(page, member, "/plans/import");
  await page.getByLabel("Choose a file").setInputFiles([madeUp("american-canceled.eml")]);
  const remove = card(page, "Flight AA 108").getByRole("checkbox", {
    name: "Remove it from London",
  });
  await expect(remove).not.toBeChecked();
  await main(page).getByRole("button", { name: "Update London" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Select at least one flight or stay.");
  await remove.check();
  await main(page).getByRole("button", { name: "Update London" }).click();
  await expect(heading(page)).toHaveText("London");
  await expect(page.getByText("1 flight removed from London.")).toBeVisible();
  const [saved] = await tripsOf(page, member);
  expect(saved).toMatchObject({ _id: id, legs: [] });
});

test("a booking is imported by keyboard", async ({ page, request }) => {
  const member = await newMember(request, "Kay Board");
  await openWith(page, member, "/plans/import");
  await text(page).focus();
  await page.keyboard.insertText(sampleText("hotel.txt"));
  await page.keyboard.press("Tab");
  await expect(read(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const tick = main(page).getByRole("checkbox", { name: "Stay at Harbour Lamp Hotel" });
  await expect(tick).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tick).not.toBeChecked();
  const save = main(page).getByRole("button", { name: "Save as a new trip" });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("Select at least one flight or stay.");
  await tick.focus();
  await page.keyboard.press("Space");
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}\/days$/);
  await expect(section(page, "Where Are You Staying?")).toContainText("Harbour Lamp Hotel");
});
