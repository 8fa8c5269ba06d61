import type { Page } from "@playwright/test";
import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { months } from "../../contracts/src/travel/trip-parts.ts";
import { brokenRules } from "../access.ts";
import { main, newMember, openWith, type Member } from "../accounts/members.ts";
import { expect, test, untilAlive } from "../test.ts";
import { petOf, recordOf } from "./pet-pages.ts";
import { createTrip, section } from "./trip-pages.ts";

const today = localDay();
const berlin = { city: "Berlin", country: "DE", zone: "Europe/Berlin" };
const paris = { city: "Paris", country: "FR", zone: "Europe/Paris" };

const startIn = (days: number) => {
  const [year = 0, month = 1, day = 1] = daysAfter(today, days).split("-").map(Number);
  return { year, month: months[month - 1], day, endDate: daysAfter(today, days + 10) };
};

/** A dog in Berlin with a chip and a passport, and a trip to Paris by car, which no company has to allow. */
async function tripOf(page: Page, member: Member, days: number) {
  const headers = { authorization: `Bearer ${member.token}` };
  await page.request.put(`/api/profiles/${member.id}`, { headers, data: { homeCountry: "DE" } });
  const rex = await petOf(page, member, {
    petName: "Rex",
    species: "dog",
    breed: "Poodle",
    microchipDate: "2024-02-01",
    birthDate: "2023-05-01",
  });
  await recordOf(page, member, rex._id, { kind: "euPassport", holderResidence: "DE" });
  const places = { origin: berlin, destinationPlace: paris, destination: "Paris" };
  const dates = startIn(days);
  const drive = (fromPlace: typeof berlin, toPlace: typeof berlin, day: string) => ({
    mode: "car",
    fromPlace,
    toPlace,
    departureDate: day,
    arrivalDate: day,
  });
  const legs = [drive(berlin, paris, daysAfter(today, days)), drive(paris, berlin, dates.endDate)];
  return createTrip(page.request, member, { ...dates, ...places, legs, petIds: [rex._id] });
}

const papers = (page: Page) => section(page, "Papers");
const line = (page: Page) => papers(page).getByRole("heading", { level: 3 });
/** The first step of all stands in the head. */
const inShort = (page: Page) => section(page, "Papers in short");
const addRabies = (page: Page) =>
  inShort(page).getByRole("button", { name: "Add the rabies record" });

test("a failed answer is tried again, the missing record is added from the trip, and the line turns, in other tabs too", async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request, "Rita Ready");
  const trip = await tripOf(page, member, 60);
  const answer = `**/api/plans/${trip._id}/readiness`;
  await page.route(answer, (route) => route.abort());
  await openWith(page, member, `/plans/${trip._id}/papers`);
  await expect(
    papers(page).getByText("Couldn't check your pets' documents. Try again."),
  ).toBeVisible();
  await page.unroute(answer);
  await papers(page).getByRole("button", { name: "Try again" }).click();
  await expect(line(page)).toContainText(/^Rex: \d things? to do, first by/);
  expect(await brokenRules(page)).toEqual([]);
  const other = await context.newPage();
  await openWith(other, member, `/plans/${trip._id}/papers`);
  await expect(line(other)).toContainText("to do");

  await addRabies(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add the rabies record for Rex" });
  await expect(dialog.getByLabel("Type", { exact: true })).toHaveValue("rabies");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(addRabies(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Date given", { exact: true }).fill(daysAfter(today, -100));
  await dialog.getByLabel("Valid until", { exact: true }).fill(daysAfter(today, 265));
  await dialog.getByLabel("Country", { exact: true }).fill("Germany");
  await dialog.getByLabel("Course", { exact: true }).selectOption("primary");
  await dialog.getByRole("button", { name: "Save record" }).click();
  await expect(dialog).toBeHidden();
  const ready = "Rex: ready by the rules we know, checked on";
  await expect(line(page)).toContainText(ready);
  await expect(line(other)).toContainText(ready);
  await expect(papers(page).getByText(/^Confirm with /)).toBeVisible();

  await page.goto("/plans");
  await untilAlive(page);
  await expect(
    main(page)
      .getByRole("article")
      .getByText(/^all known requirements met/i),
  ).toBeVisible();
});

test("a trip that is too soon is moved to the first day on which it is possible", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Mo Mover");
  const trip = await tripOf(page, member, 5);
  await openWith(page, member, `/plans/${trip._id}/papers`);
  await expect(line(page)).toContainText(/^Rex: \d things? blocks? these dates, earliest start/);
  await expect(inShort(page)).toContainText("Rex can't leave before");
  await inShort(page).getByRole("button", { name: "Move the trip" }).click();
  const dialog = page.getByRole("dialog", { name: /^Start on / });
  await dialog.getByRole("button", { name: "Move the trip" }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page)).toContainText(/^Rex: \d things? to do/);
});

test("a stranger sees neither the trip nor its papers; without pets the block leads to the pets of a trip", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Olga Owner");
  const trip = await tripOf(page, member, 60);
  const stranger = await newMember(request, "Sten Stranger");
  const headers = { authorization: `Bearer ${stranger.token}` };
  const answer = await request.get(`/api/plans/${trip._id}/readiness`, { headers });
  expect(answer.status()).toBe(404);
  await openWith(page, stranger, `/plans/${trip._id}`);
  await expect(page.getByText("This page doesn't exist")).toBeVisible();
  await expect(page.getByText("Rex")).toHaveCount(0);

  const own = await createTrip(request, stranger, { ...startIn(60), destination: "Paris" });
  await page.goto(`/plans/${own._id}/papers`);
  await expect(papers(page).getByRole("link", { name: "Add your pet" })).toBeVisible();
});
