import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith, type Member } from "../accounts/members.ts";
import { watch } from "../demo.ts";
import { expect, test, type Page } from "../test.ts";
import { bearer, toast } from "./people-pages.ts";
import { petOf } from "./pet-pages.ts";
import { createTrip, section } from "./trip-pages.ts";

const past = daysAfter(localDay(), -20);
const crossing = {
  mode: "ferry",
  airline: "Irish Ferries",
  from: null,
  to: null,
  fromPlace: { city: "Dublin", country: "IE", zone: "Europe/Dublin" },
  toPlace: { city: "Holyhead", country: "GB", zone: "Europe/London" },
  departureDate: past,
};

async function sailed(page: Page, member: Member) {
  const gull = await petOf(page, member, { petName: "Gull", species: "dog" });
  return createTrip(page.request, member, {
    destination: "Holyhead",
    petIds: [gull._id],
    ...tripDate(past),
    legs: [crossing],
  });
}

test("a traveler reports a ferry, and the total of three stands on its page and below the ways", async ({
  page,
}) => {
  const { faults } = watch(page);
  for (const name of ["Una Sails", "Dua Sails"]) {
    const member = await newMember(page.request, name);
    const { _id: id, legs } = await sailed(page, member);
    const path = `/api/plans/${id}/legs/${legs[0]?._id}/experience`;
    const data = { papers: ["microchip"], fee: null, accepted: true };
    expect((await page.request.put(path, { headers: bearer(member), data })).status()).toBe(200);
  }
  const member = await newMember(page.request, "Tria Sails");
  const trip = await sailed(page, member);
  await openWith(page, member, `/plans/${trip._id}`);
  const asked = section(page, "What really happened?");
  await expect(asked).toContainText("Irish Ferries, Ireland to the United Kingdom");
  await asked.getByRole("button", { name: /^Report/ }).click();
  await expect(asked.getByLabel("Company")).toHaveValue("irish");
  await asked.getByLabel("Yes", { exact: true }).check();
  expect(await brokenAtWidths(page)).toEqual([]);
  await asked.getByRole("button", { name: "Share report" }).click();
  await expect(toast(page, "Thanks. Your report was added to the totals.")).toBeVisible();
  await page.goto("/operators/irish");
  const totals = section(page, "Traveler reports: Irish Ferries");
  await expect(totals).toContainText("3 of 3");
  expect(await brokenAtWidths(page)).toEqual([]);
  const question = { species: "cat", weight: "4", units: "metric", from: "Dublin", to: "London" };
  const date = daysAfter(localDay(), 160);
  await page.goto(`/ways?${new URLSearchParams({ ...question, date })}`);
  await expect(section(page, "Traveler reports: Irish Ferries")).toContainText("3 of 3");
  await expect(
    main(page)
      .getByRole("article", { name: /Irish Ferries/ })
      .first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
});
