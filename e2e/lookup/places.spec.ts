import { brokenRules } from "../access.ts";
import { expect, test } from "../test.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { heading, createTrip, section } from "../travel/trip-pages.ts";

test("an airport is found by city, name and code, and sets its time zone", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Air Port");
  const { _id: id } = await createTrip(request, member, { destination: "Chile" });
  await openWith(page, member, `/plans/${id}/days`);
  const flights = section(page, "Flight Info");
  await flights.getByRole("button", { name: "Add a flight" }).click();
  const from = flights.getByRole("combobox", { name: "Departure airport" });
  const zone = flights.getByLabel("Departure time zone");
  await from.fill("heathr");
  const offers = flights.getByRole("listbox", { name: "Airports" }).getByRole("option");
  await expect(offers).toHaveCount(1);
  await expect(offers.first()).toContainText("LHR London, United Kingdom");
  expect(await brokenRules(page)).toEqual([]);
  await offers.first().click();
  await expect(from).toHaveValue("LHR");
  await expect(zone).toHaveValue(/^London \(UTC/);
  await from.fill("san");
  await expect(offers).toHaveCount(8);
  await from.press("ArrowUp");
  await expect(offers.last()).toHaveAttribute("aria-selected", "true");
  await expect(offers.last()).toBeInViewport({ ratio: 1 });
  await from.fill("sao pau");
  await expect(offers.first()).toContainText("São Paulo, Brazil");
  await from.press("ArrowDown");
  await from.press("Enter");
  await expect(from).toHaveValue(/^[A-Z]{3}$/);
  await expect(zone).toHaveValue(/^Sao Paulo \(UTC/);
  const to = flights.getByRole("combobox", { name: "Arrival airport" });
  await to.fill("scl");
  await to.press("Tab");
  await expect(to).toHaveValue("SCL");
  await expect(flights.getByLabel("Arrival time zone")).toHaveValue(/^Santiago \(UTC/);
  await flights.getByRole("button", { name: "Save" }).click();
  await expect(flights.getByRole("listitem").first()).toContainText("SCL");
});

test("a trip goes from city to city, or to a place that isn't in the list", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "To Wn");
  const { _id: id } = await createTrip(request, member, { destination: "Chile" });
  await openWith(page, member, `/plans/${id}`);
  await main(page).getByRole("button", { name: "Edit", exact: true }).first().click();
  const form = page.locator("form[name=trip]");
  const destination = form.getByRole("combobox", { name: "Destination" });
  const offers = form.getByRole("option");
  await destination.fill("bali");
  await expect(offers.first()).toContainText("Denpasar, Indonesia also called Bali");
  await destination.press("ArrowDown");
  await destination.press("Enter");
  await expect(destination).toHaveValue("Denpasar, Indonesia");
  await destination.fill("springfield");
  await form.getByRole("option", { name: "Springfield, Illinois, United States" }).click();
  await expect(destination).toHaveValue("Springfield, Illinois, United States");
  const origin = form.getByRole("combobox", { name: "Leaving from" });
  await origin.fill("atlantis rising");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Select a city from the list").first()).toBeVisible();
  await origin.fill("berlin");
  await form.getByRole("option", { name: "Berlin, Germany", exact: true }).click();
  await destination.fill("Grandmother's garden");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(heading(page)).toHaveText("Grandmother's garden");
});

test("a field for a city or country suggests countries by all their names, before cities", async ({
  page,
}) => {
  await page.goto("/check");
  const to = page.getByRole("combobox", { name: "To", exact: true });
  const offers = page.getByRole("listbox").getByRole("option");
  for (const [typed, offer] of [
    ["Chile", "Chile"],
    ["UK", "United Kingdom also called UK"],
    ["USA", "United States also called USA"],
    ["Japan", "Japan"],
    ["germ", "Germany"],
    ["England", "United Kingdom also called England"],
    ["holland", "Netherlands also called Holland"],
  ] as const) {
    await to.fill(typed);
    await expect(offers.first()).toHaveText(offer);
  }
  await offers.first().click();
  await expect(to).toHaveValue("Netherlands");
  await to.fill("Chile");
  await expect(offers.nth(1)).toContainText("Chilecito, Argentina");
});
