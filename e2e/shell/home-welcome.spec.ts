import { watch } from "../demo.ts";
import { openWith, newMember } from "../accounts/members.ts";
import { petOf } from "../travel/pet-pages.ts";
import { createTrip, heading } from "../travel/trip-pages.ts";
import { expect, test, type Page } from "../test.ts";

/** The sentence below the title. */
const sentence = (page: Page) => heading(page).locator("xpath=following-sibling::p");
const panelTop = async (page: Page) =>
  (await page.getByRole("tablist", { name: "Search type" }).boundingBox())?.y;
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  const month = date.toLocaleDateString("en-US", { month: "long", timeZone: "UTC" });
  return { month, day: date.getUTCDate(), year: date.getUTCFullYear() };
};

test.use({ timezoneId: "UTC" });

/** Where the panel begins on desktops, and on phones, below what is a member's; no page is wider than its window. */
async function panelTops(page: Page) {
  const topAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    return panelTop(page);
  };
  return { narrow: await topAt(390), wide: await topAt(1280) };
}

test("members see their pet and next trip, and nothing below moves, on phones and desktops", async ({
  page,
}) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText("Where are you and your dog going next?");
  await expect(sentence(page)).toContainText("Store trips, vaccine records and documents");
  const { wide } = await panelTops(page);

  const member = await newMember(page.request, "Dana Walker");
  await openWith(page, member, "/");
  await expect(sentence(page)).toContainText("Hi Dana. Add your pet");
  await expect(heading(page)).toHaveText("Where are you and your pet going next?");
  const tops = await panelTops(page);
  expect(tops.wide).toBe(wide);

  await petOf(page, member, { petName: "Biscuit", breed: "Beagle" });
  const otis = await petOf(page, member, {
    petName: "Sir Otis Bartholomew Longname of Littlehampton",
    breed: "Bulldog",
  });
  await page.reload();
  await expect(heading(page)).toHaveText("Where are you and Biscuit going next?");
  await expect(heading(page).locator("img")).toBeVisible();
  await expect(sentence(page)).toHaveText("Hi Dana, ready to plan your next trip?");
  expect((await panelTops(page)).wide).toBe(wide);

  const trip = await createTrip(page.request, member, {
    destination: "Chile",
    ...inDays(12),
    petIds: [otis._id],
    items: [
      { list: "todo", text: "Health certificate" },
      { list: "todo", text: "Rabies shot" },
      { list: "todo", text: "Carrier", done: true },
      { list: "packing", text: "Blanket" },
    ],
  });
  await page.reload();
  await expect(heading(page)).toContainText("Sir Otis");
  await expect(sentence(page)).toHaveText(
    "Hi Dana. Chile is 12 days away and 2 to\u2011dos are still open.",
  );
  expect(await panelTops(page)).toEqual(tops);
  await sentence(page).getByRole("link", { name: "Chile" }).click();
  await expect(page).toHaveURL(`/plans/${trip._id}`);
});

test("a next trip that can't load is fetched again on request", async ({ page }) => {
  const member = await newMember(page.request, "Dana Walker");
  await createTrip(page.request, member, { destination: "Chile", ...inDays(1) });
  let isFailing = true;
  await page.route("**/api/plans", (route) =>
    isFailing
      ? route.fulfill({ status: 500, json: { code: "UNEXPECTED", error: "Try again." } })
      : route.continue(),
  );
  await openWith(page, member, "/");
  await expect(sentence(page)).toContainText("Couldn't load your next trip.");
  isFailing = false;
  await sentence(page).getByRole("button", { name: "Try again" }).click();
  await expect(sentence(page)).toHaveText("Hi Dana. Chile is tomorrow.");
});

test("the page is the same for everyone until the browser knows its member", async ({
  request,
}) => {
  const { token } = await newMember(request, "Dana Walker");
  const html = await (
    await request.get("/", { headers: { authorization: `Bearer ${token}` } })
  ).text();
  expect(html).toContain("your dog");
  expect(html).not.toContain("Hi Dana");
});

test("three steps lead a new member to a first answer, and each can be left", async ({ page }) => {
  const { faults } = watch(page);
  const member = await newMember(page.request, "Nia First");
  await openWith(page, member, "/");
  const steps = page.getByRole("article").filter({ hasText: "Three steps to an answer" });
  await steps.getByRole("link", { name: "Add your pet" }).click();
  await expect(page).toHaveURL("/addpet?next=/");
  const form = page.locator("form[name=pet]");
  await form.getByLabel("Pet name").fill("Mochi");
  await form.getByLabel("Species").selectOption("Dog");
  await form.getByRole("button", { name: "Add pet" }).click();

  // The first step is done, and the second one open.
  await expect(page).toHaveURL("/");
  await expect(steps.getByText("Add your pet, done")).toBeVisible();
  await steps.getByRole("combobox", { name: "Home country" }).fill("Chile");
  await steps.getByRole("button", { name: "Save home" }).click();

  const last = page.getByRole("article").filter({ hasText: "Check your next trip" });
  await last.getByRole("link", { name: "Check a trip" }).click();
  await expect(page.getByRole("button", { name: "Mochi" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("Chile");
  expect(faults).toEqual([]);
});

test("on phones the account menu holds the theme and the way out, with their names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(page.request, "Mel Menu");
  await openWith(page, member, "/plans");
  await page.getByRole("button", { name: "Your account" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Your profile",
    "Account settings",
    "Light or dark mode",
    "Log Out",
  ]);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await menu.getByRole("menuitem", { name: "Light or dark mode" }).click();
  await expect.poll(ground).not.toBe(before);
  await page.getByRole("button", { name: "Your account" }).click();
  await menu.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You're logged out.")).toBeVisible();
});

test("pages of work end with a line, which has all that the footer has", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThan(170);
  await expect(footer.getByRole("complementary", { name: "Mobile app updates" })).toBeVisible();
  await footer.getByText("Newsletter", { exact: true }).click();
  await expect(footer.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Community rules" })).toBeVisible();
});
