import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { createTrip } from "../travel/trip-pages.ts";
import { brokenAtWidths, brokenRules } from "../access.ts";
import { importPlaces } from "./import-places.ts";
import { expect, test } from "../test.ts";

const node = (id: number, lat: number, lon: number, tags: Record<string, string>) => ({
  type: "node",
  id,
  version: 1,
  lat,
  lon,
  tags,
});

/** A few places of Tallinn, as Overpass has them. */
const elements = [
  node(1, 59.437, 24.7536, {
    amenity: "veterinary",
    name: "Kesklinna Kliinik",
    opening_hours: "off",
    phone: "+372 600 0000",
  }),
  node(2, 59.44, 24.76, {
    amenity: "veterinary",
    emergency: "yes",
    name: "Ööpäevane Kliinik",
    opening_hours: "24/7",
    "addr:street": "Pikk",
    "addr:housenumber": "7",
    phone: "+372 600 0001",
    website: "https://kliinik.example/",
  }),
  node(3, 59.43, 24.74, { amenity: "cafe", name: "قهوة", "name:en": "Coffee", dog: "leashed" }),
  node(4, 59.45, 24.7, { leisure: "dog_park", name: "<b>Kopli</b>" }),
  node(5, 48.2082, 16.3738, {
    amenity: "veterinary",
    name: "Praxis am Ring",
    phone: "+43 1 234567",
    opening_hours: "Mo-Fr 08:00-18:00",
  }),
  node(6, 48.3, 16.3, {
    amenity: "veterinary",
    phone: "+43 1 765432",
    opening_hours: "Mo-Su 08:00-12:00,14:00-18:00",
  }),
  node(7, -33.4378, -70.6505, { amenity: "veterinary", name: "Hospital Veterinario Bilbao" }),
];

test.beforeAll(() => importPlaces("tallinn", elements));

test("at night, an emergency vet in the city of the stay is found on a phone and called", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/places");
  await page.getByLabel("City or airport").fill("Tallinn");
  await page.getByRole("button", { name: "Search" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Places in Tallinn");
  const rows = main(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(4);
  expect(await brokenAtWidths(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Emergency vet", exact: true }).click();
  // Links add to the question of the page that they are on.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emergency vets in Tallinn");
  await main(page).getByRole("link", { name: "Open now" }).click();
  await expect(page).toHaveURL(/open=now/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Open 24 hours");
  await rows.getByRole("link", { name: "Ööpäevane Kliinik" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ööpäevane Kliinik");
  await expect(main(page).getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+3726000001",
  );
  await expect(main(page)).toContainText("© OpenStreetMap contributors");
  expect(await brokenRules(page)).toEqual([]);
  // Back to the search with its filters.
  await main(page).getByRole("link", { name: "Places" }).click();
  await expect(page).toHaveURL(/emergency=true.*open=now/);
});

test("on the day, a phone shows the emergency vet in the city of tonight's stay; its row in the days leads there, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(page.request, "Nina Night");
  const today = localDay();
  const { _id: id } = await createTrip(page.request, member, {
    destination: "Baltic Sea",
    ...tripDate(today),
    destinationPlace: { city: "Riga", country: "LV", zone: "Europe/Riga" },
    legs: [
      {
        mode: "bus",
        toPlace: { city: "Tallinn", country: "EE", zone: "Europe/Tallinn" },
        departureDate: today,
      },
    ],
    stays: [
      { name: "Pikk Hostel", address: "Pikk 9", checkIn: today, checkOut: daysAfter(today, 1) },
    ],
  });
  await openWith(page, member, `/plans/${id}/today`);
  const vets = main(page).getByRole("link", { name: /vets in Tallinn/i });
  await expect(vets).toHaveText([
    "Emergency vets in Tallinn, 1 open now",
    "Vets in Tallinn, 1 open now",
  ]);
  const credit = main(page).getByRole("link", { name: "OpenStreetMap contributors" });
  await expect(credit).toBeVisible();
  await vets.first().click();
  await expect(main(page).getByRole("heading", { name: "Ööpäevane Kliinik" })).toBeVisible();
  await page.goto(`/plans/${id}`);
  await main(page).getByRole("link", { name: "All your trips" }).scrollIntoViewIfNeeded();
  await expect(main(page).getByRole("heading", { name: "At your stops" })).toBeVisible();
  await expect(credit).toBeVisible();
  await page.goto(`/plans/${id}/days`);
  await expect(credit).toBeVisible();
  await main(page).getByRole("link", { name: "Dog parks in Tallinn" }).click();
  await expect(main(page).getByRole("heading", { name: "<b>Kopli</b>" })).toBeVisible();
});

test("vets of a city are on its services page, and lead to their own pages", async ({ page }) => {
  await page.goto("/services/vet/Vienna");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vets in Vienna");
  const places = main(page).getByRole("list", { name: "From OpenStreetMap" });
  await expect(places.getByRole("listitem").first()).toContainText("Praxis am Ring");
  await expect(places.getByRole("link", { name: "Call Praxis am Ring" })).toBeVisible();
  await expect(places).toContainText("OpenStreetMap contributors");
  await expect(places).toContainText("Nov 20, 2026");
  expect(await brokenRules(page)).toEqual([]);
  expect(await brokenAtWidths(page)).toEqual([]);
  await places.getByRole("link", { name: "Praxis am Ring", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Praxis am Ring");
  await page.goBack();
  await main(page).getByRole("link", { name: "All vets in Vienna" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/in Vienna$/);
});

test("a search of a city lists those without a position, too, and leads to their sources", async ({
  page,
}) => {
  await page.goto("/places?city=Berlin&category=vet");
  const listed = main(page).getByRole("region", { name: "Listed by address" });
  await expect(listed).toContainText("without a position for the map");
  expect(await brokenRules(page)).toEqual([]);
  expect(await brokenAtWidths(page)).toEqual([]);
  await listed.getByRole("link", { name: /Freie Universität/ }).click();
  await expect(page).toHaveURL(/\/services\/vet\/Berlin#berlin\.vet\.fu-berlin$/);
  // What isn't known of them can't be asked for.
  await page.goto("/places?city=Berlin&category=vet&open=now");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vets in Berlin");
  await expect(listed).toHaveCount(0);
});

test("a vet that sources list leads to its place, and is found once", async ({ page }) => {
  await page.goto("/services/vet/Santiago");
  const name = "Hospital Veterinario Bilbao";
  const listings = main(page).getByRole("list", { name: "Listings from public sources" });
  await expect(listings).toContainText("Francisco Bilbao 2941");
  await listings.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/places\//);
  await page.goto("/places?city=Santiago&category=vet");
  await expect(main(page).getByRole("link", { name, exact: true })).toHaveCount(1);
  const byAddress = main(page).getByRole("region", { name: "Listed by address" });
  await expect(byAddress.getByRole("link")).toHaveText([/Universidad de Chile/]);
});

test("a search keeps the focus, and an unknown city gets it", async ({ page }) => {
  await page.goto("/places?city=Tallinn&q=Kliinik");
  await expect(main(page).getByRole("link", { name: "Name: Kliinik Remove" })).toBeVisible();
  const field = page.getByLabel("City or airport");
  await field.fill("Vilnius");
  await page.getByRole("button", { name: "Search" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Places in Vilnius");
  await expect(page).toHaveURL(/q=Kliinik/);
  await expect(page.getByRole("button", { name: "Search" }).last()).toBeFocused();
  await field.fill("Xyzzy");
  await field.press("Enter");
  await expect(main(page)).toContainText("We don't know this city.");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Xyzzy");
});

test("a phone shows the list or the map, whose pins come in the order of the list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/places?city=Tallinn");
  const map = page.getByRole("figure", { name: "Map of the results" });
  await expect(main(page).getByRole("listitem").first()).toBeInViewport();
  await expect(map).toBeHidden();
  await main(page).getByRole("button", { name: "Map" }).click();
  await expect(main(page).getByRole("listitem")).toHaveCount(0);
  await map.getByRole("link").first().focus();
  for (const number of [1, 2, 3, 4]) {
    await expect(map.getByRole("link", { name: new RegExp(`^${number}, `) })).toBeFocused();
    await page.keyboard.press("Tab");
  }
  expect(await brokenRules(page)).toEqual([]);
});

test("a phone shows what to do with a vet without a name in one row, and each opening in a line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await page.request.get("/api/venues?near=48.3,16.3&radius=50");
  const { data }: { data: { _id: string }[] } = await found.json();
  await page.goto(`/places/${data[0]?._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vet without a name");
  const call = await main(page).getByRole("link", { name: "Call" }).boundingBox();
  const way = await main(page).getByRole("link", { name: "Directions" }).boundingBox();
  expect({ y: call?.y, width: call?.width }).toEqual({ y: way?.y, width: way?.width });
  const today = main(page).getByRole("row", { name: /^Today/ });
  for (const hours of ["8:00 AM – 12:00 PM", "2:00 PM – 6:00 PM"]) {
    const box = await today.getByText(hours, { exact: true }).boundingBox();
    expect(box?.height).toBeLessThan(32);
  }
  expect(await brokenAtWidths(page)).toEqual([]);
});

test("a place that doesn't exist leads to the search", async ({ page }) => {
  const answer = await page.goto("/places/01890a5d-ac96-774b-bcce-b302099a8057");
  expect(answer?.status()).toBe(404);
  await main(page).getByRole("link", { name: "Search places" }).click();
  await expect(page).toHaveURL(/\/places$/);
});

test("list and map lead to the same places by keyboard, and names are text", async ({ page }) => {
  await page.goto("/places?city=Tallinn");
  const map = page.getByRole("figure", { name: "Map of the results" });
  await expect(map.getByRole("link")).toHaveCount(4);
  await expect(main(page).getByRole("heading", { name: "<b>Kopli</b>" })).toBeVisible();
  const cafe = map.getByRole("link", { name: /قهوة/ });
  await cafe.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("قهوة");
  await expect(main(page)).toContainText("Coffee");
  await expect(main(page)).toContainText("Pets on a leash");
});

test("the position is asked for on request alone, and rounded", async ({ page, context }) => {
  await page.goto("/places");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Location access is off");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 59.437_123_4, longitude: 24.753_567_8 });
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL(/near=59\.437%2C24\.754$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Places nearby");
});

test("without scripts a city is searched, and an unknown one stays in the form", async ({
  sent,
}) => {
  await sent.goto("/places?city=Xyzzy&category=vet");
  await expect(sent.getByRole("main")).toContainText("We don't know this city.");
  await expect(sent.getByLabel("City or airport")).toHaveValue("Xyzzy");
  await sent.goto("/places?city=Tallinn&category=vet&pets=yes");
  await expect(sent.getByRole("main")).toContainText("No vets found within");
  await sent.goto("/places?city=Tallinn&category=vet");
  await expect(sent.getByRole("main").getByRole("listitem")).toHaveCount(2);
});
