import type { Member } from "../accounts/members.ts";
import { expect, type Page } from "../test.ts";
import { createTrip, section } from "./trip-pages.ts";

export const days = {
  destination: "Lyon",
  month: "May",
  day: 3,
  year: 2027,
  endDate: "2027-05-08",
  legs: [
    {
      mode: "train",
      fromPlace: { city: "Paris", country: "FR", zone: "Europe/Paris" },
      toPlace: { city: "Lyon", country: "FR", zone: "Europe/Paris" },
      departureDate: "2027-05-03",
      departureTime: "10:00",
      arrivalTime: "12:00",
    },
  ],
  stays: [
    { name: "Hotel Quai", checkIn: "2027-05-03", checkInTime: "15:00", checkOut: "2027-05-06" },
  ],
} as const;

export type Entry = { title: string; date?: string; time?: string };

export async function tripWith(page: Page, member: Member, entries: readonly Entry[]) {
  const trip = await createTrip(page.request, member, days);
  const headers = { authorization: `Bearer ${member.token}` };
  for (const data of entries) {
    const answer = await page.request.post(`/api/plans/${trip._id}/entries`, { data, headers });
    expect(answer.status()).toBe(201);
  }
  return trip;
}

export const day = (page: Page, name: string) => section(page, name);
export const handle = (page: Page, title: string) =>
  page.getByRole("button", { name: `Move “${title}”` });
export const titlesOn = (page: Page, name: string) =>
  day(page, name).locator("li[data-entry]").getByRole("heading");
export const chooseMove = async (page: Page, title: string, item: string) => {
  await handle(page, title).click();
  await page.getByRole("menuitem", { name: item }).click();
};
export const said = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
export const undo = (page: Page) =>
  page.getByRole("status").getByRole("button", { name: "Undo" }).last();
export const untilDraggable = (page: Page) =>
  expect(page.locator("li[data-entry]").first()).toHaveAttribute("draggable", "true");
