import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { logInAs, tokenOf, watch } from "../demo.ts";
import { expect, test, untilAlive } from "../test.ts";
import { petOf } from "./pet-pages.ts";
import { createTrip, heading, openPart, section } from "./trip-pages.ts";

const today = localDay();

test("the parts of a trip are links with addresses; the head stays, and so does the focus", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Tab Itha");
  const { _id: id } = await createTrip(request, member, { destination: "Oslo", address: "1 Quay" });
  await openWith(page, member, `/plans/${id}`);
  const tabs = main(page).getByRole("navigation", { name: "Trip: Oslo" });
  await expect(tabs.getByRole("link")).toHaveText([
    "Overview",
    "Papers",
    "Days",
    "Packing",
    "Money",
  ]);
  await heading(page).evaluate((title) => title.setAttribute("data-same", ""));

  await tabs.getByRole("link", { name: "Overview" }).focus();
  for (const name of ["Papers", "Days", "Packing", "Money"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/plans/${id}/${name.toLowerCase()}`);
    const tab = tabs.getByRole("link", { name });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} · Oslo · `));
  }
  await expect(section(page, "What it costs")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/plans/${id}/packing`);
  await expect(section(page, "Packing")).toBeVisible();
  await expect(section(page, "What it costs")).toHaveCount(0);
  await expect(heading(page)).toHaveAttribute("data-same", "");

  await page.reload();
  await expect(section(page, "To do")).toBeVisible();
  // A link of an earlier page, which had all of its parts.
  await page.goto(`/plans/${id}#costs-title`);
  await expect(page).toHaveURL(`/plans/${id}/money#costs-title`);
  await expect(section(page, "What it costs")).toBeVisible();

  const unknown = await page.goto(`/plans/${id}/elsewhere`);
  expect(unknown?.status()).toBe(404);
  await expect(heading(page)).toHaveText("This page doesn't exist");
  expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
});

test("what is unsaved in a part that isn't open is marked at its tab, and found there", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Dora Draft");
  const { _id: id } = await createTrip(request, member, { destination: "Oslo", address: "1 Quay" });
  await openWith(page, member, `/plans/${id}/days`);
  await page.getByRole("button", { name: "Edit Where Are You Staying?" }).click();
  await page.getByLabel("Address").fill("2 Quay");
  await openPart(page, "Money");
  const tab = main(page).getByRole("link", { name: /^Days/ });
  await expect(tab).toHaveAccessibleName("Days (unsaved draft)");
  await tab.click();
  await expect(page.getByLabel("Address")).toHaveValue("2 Quay");
  await expect(tab).toHaveAccessibleName("Days");
});

test("tabs stay in sight on a phone, and the next part begins below them", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(request, "Stic Ky");
  const items = Array.from({ length: 40 }, (_, place) => ({
    list: "todo",
    text: `To do ${place}`,
  }));
  const { _id: id } = await createTrip(request, member, {
    destination: "Oslo",
    address: "1",
    items,
  });
  await openWith(page, member, `/plans/${id}/packing`);
  const tabs = main(page).getByRole("navigation", { name: "Trip: Oslo" });
  await page.getByRole("checkbox", { name: "To do 39" }).scrollIntoViewIfNeeded();
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await openPart(page, "Days");
  await expect(section(page, "Flight Info").getByRole("heading").first()).toBeInViewport();
  await expect(tabs).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("each part of the demo's trip is at most three screens of a phone, with one next step in the first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, "dana");
  const headers = { authorization: `Bearer ${await tokenOf(page.request, "dana")}` };
  const trips: { _id: string; destination: string }[] = await (
    await page.request.get("/api/plans", { headers })
  ).json();
  const path = `/plans/${trips.find(({ destination }) => destination === "Chile")?._id}`;
  for (const [part, last] of [
    ["", "From people who went"],
    ["/papers", "Other documents"],
    ["/days", "Where Are You Staying?"],
    ["/packing", "To do"],
    ["/money", "What it costs"],
  ] as const) {
    await page.goto(path + part);
    await untilAlive(page);
    await expect(section(page, "Papers in short")).toBeVisible();
    await main(page).getByRole("link", { name: "All your trips" }).scrollIntoViewIfNeeded();
    await expect(section(page, last)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, part).toBeLessThanOrEqual(3 * 844);
  }
  await page.goto(path);
  const bottomOf = async (name: string) => {
    const box = await main(page).getByRole("button", { name }).first().boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  expect(await bottomOf("Move the trip")).toBeLessThan(540);
  const tabs = await main(page).getByRole("navigation").boundingBox();
  expect(tabs?.y).toBeLessThan(700);
});

test("on the day the next step fills the screen, with the ticket and the way to the counter", async ({
  page,
}) => {
  const member = await newMember(page.request, "Una Today");
  const rex = await petOf(page, member, { petName: "Rex" });
  const trip = await createTrip(page.request, member, {
    destination: "Berlin",
    ...tripDate(today),
    endDate: daysAfter(today, 5),
    petIds: [rex._id],
    legs: [
      {
        mode: "flight",
        flightNumber: "KT 204",
        from: "BOS",
        to: "BER",
        departureDate: daysAfter(today, 2),
        departureTime: "18:05",
        departureZone: "America/New_York",
        confirmation: "X7K9PL",
        pets: [{ petId: rex._id, how: "cabin" }],
      },
    ],
  });
  await openWith(page, member, `/plans/${trip._id}`);
  await section(page, "Papers in short").getByRole("link", { name: "Open today" }).click();
  await expect(page).toHaveURL(`/plans/${trip._id}/today`);
  await expect(heading(page)).toHaveText("KT 204 from BOS");
  await expect(heading(page)).toBeFocused();
  await expect(main(page).getByText("6:05 PM")).toBeVisible();
  await expect(main(page).getByText("Rex: in the cabin")).toBeVisible();
  await expect(main(page).getByText("Confirmation code X7K9PL")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await brokenAtWidths(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Show Rex at the counter" }).click();
  await expect(heading(page)).toHaveText("Rex");
  await page.goBack();
  await main(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`/plans/${trip._id}`);

  // Before the day it is in the menu.
  const ahead = { destination: "Lima", ...tripDate(daysAfter(today, 30)) };
  const later = await createTrip(page.request, member, ahead);
  await page.goto(`/plans/${later._id}`);
  await untilAlive(page);
  await expect(main(page).getByRole("link", { name: "Open today" })).toHaveCount(0);
  await main(page).getByRole("button", { name: "More" }).click();
  await main(page).getByRole("menuitem", { name: "On the day" }).click();
  await expect(heading(page)).toHaveText("Nothing else is planned");
});

test("a trip that is over is a memory: what happened, photos, a story; its parts are a tap away", async ({
  page,
}) => {
  const { faults } = watch(page);
  const member = await newMember(page.request, "Mem Ory");
  const gull = await petOf(page, member, { petName: "Gull", species: "dog" });
  const trip = await createTrip(page.request, member, {
    destination: "Duluth",
    petIds: [gull._id],
    ...tripDate(daysAfter(today, -20)),
    endDate: daysAfter(today, -16),
    notes: "A very large gull.",
    legs: [{ mode: "flight", from: "YYZ", to: "DLH", departureDate: daysAfter(today, -20) }],
  });
  await openWith(page, member, `/plans/${trip._id}`);
  await expect(heading(page)).toHaveText("Duluth");
  await expect(section(page, "Notes")).toContainText("A very large gull.");
  await expect(main(page).getByRole("list", { name: "The trip in numbers" })).toContainText(
    "4 nights away",
  );
  await expect(section(page, "What really happened?")).toBeVisible();
  await expect(section(page, "Photos")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Write the story" })).toHaveAttribute(
    "href",
    "/write",
  );
  expect(await brokenAtWidths(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Flights and stays" }).click();
  await expect(page).toHaveURL(`/plans/${trip._id}/days`);
  await expect(section(page, "Flight Info")).toContainText("DLH");
  await openPart(page, "Overview");
  await main(page).getByRole("button", { name: "Edit", exact: true }).click();
  await main(page).getByLabel("Destination").fill("Duluth again");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(heading(page)).toHaveText("Duluth again");
  expect(faults).toEqual([]);
});
