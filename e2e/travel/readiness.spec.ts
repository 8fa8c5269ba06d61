import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { months } from "../../contracts/src/travel/trip-parts.ts";
import { newMember, openWith, type Member } from "../accounts/members.ts";
import { expect, test } from "../test.ts";
import { petOf } from "./pet-pages.ts";
import { createTrip, openPart, section } from "./trip-pages.ts";

const today = localDay();
const rule = "ie.tapeworm";

/** A dog in Berlin that flies to Dublin in so many days, and arrives at 10:00. */
async function flightToDublin(page: Page, member: Member, days: number) {
  const headers = { authorization: `Bearer ${member.token}` };
  await page.request.put(`/api/profiles/${member.id}`, { headers, data: { homeCountry: "DE" } });
  const facts = { species: "dog", microchipDate: "2024-02-01", birthDate: "2023-05-01" };
  const rex = await petOf(page, member, { petName: "Rex", ...facts });
  const departureDate = daysAfter(today, days);
  const [year = 0, month = 1, day = 1] = departureDate.split("-").map(Number);
  return createTrip(page.request, member, {
    destination: "Dublin",
    year,
    month: months[month - 1],
    day,
    origin: { city: "Berlin", country: "DE", zone: "Europe/Berlin" },
    destinationPlace: { city: "Dublin", country: "IE", zone: "Europe/Dublin" },
    petIds: [rex._id],
    legs: [
      {
        mode: "flight",
        from: "BER",
        to: "DUB",
        departureDate,
        departureTime: "08:00",
        departureZone: "Europe/Berlin",
        arrivalDate: departureDate,
        arrivalTime: "10:00",
        arrivalZone: "Europe/Dublin",
      },
    ],
  });
}

/** The tapeworm window in the calendar of a trip, as ical.js reads it. */
async function calendarEvent(page: Page, { token }: Member, id: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/plans/${id}/calendar`, { headers });
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
  const found = events
    .map((part) => new ICAL.Event(part))
    .find(({ uid }) => uid.includes(`/${rule}@`));
  if (!found) throw new Error("The calendar has no window for the treatment.");
  return { uid: found.uid, sequence: found.sequence, end: found.endDate.toString() };
}

test("a moved flight moves the window, the to-do and the event, with the same UID and the next SEQUENCE", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Moira Moved");
  const { _id: id } = await flightToDublin(page, member, 60);
  await openWith(page, member, `/plans/${id}/papers`);
  const todo = page
    .getByRole("list", { name: "For your pets' documents" })
    .getByRole("listitem")
    .filter({ hasText: /tapeworm/i });
  const window = section(page, "Papers")
    .getByRole("listitem")
    .filter({ hasText: /tapeworm/i });
  await expect(todo).toContainText("between");
  const [before, windowBefore] = [await todo.innerText(), await window.first().innerText()];
  const event = await calendarEvent(page, member, id);
  expect(event).toMatchObject({ sequence: 0, end: `${daysAfter(today, 59)}T11:00:00` });

  await openPart(page, "Days");
  const legs = section(page, "Flight Info");
  await legs.getByRole("button", { name: "Edit Flight Info" }).click();
  await legs.getByLabel("Departure date").fill(daysAfter(today, 67));
  await legs.getByLabel("Arrival date").fill(daysAfter(today, 67));
  await legs.getByRole("button", { name: "Save" }).click();
  await expect(legs.getByRole("button", { name: "Edit Flight Info" })).toBeVisible();
  await openPart(page, "Papers");
  await expect(todo).toContainText("between");
  await expect(todo).not.toHaveText(before);
  await expect(window.first()).not.toHaveText(windowBefore);
  expect(await calendarEvent(page, member, id)).toEqual({
    ...event,
    sequence: 1,
    end: `${daysAfter(today, 66)}T11:00:00`,
  });

  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("[data-sheet=trip]");
  await expect(sheet.getByText("For your pets' documents")).toBeVisible();
  await expect(sheet.getByText(/tapeworm/i).first()).toBeVisible();
});
