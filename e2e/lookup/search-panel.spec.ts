import { brokenRules } from "../access.ts";
import { expect, test, type Page } from "../test.ts";
import { watch } from "../demo.ts";
import { answer, choose, field, openTab, tab } from "./panel-parts.ts";

const panelRules = { further: ["best-practice"], parts: ["[role=tablist]", "[role=tabpanel]"] };
const narrow = { width: 480, height: 900 };
const wide = { width: 481, height: 900 };

const dogs = (page: Page) =>
  page.locator("[role=tabpanel]").locator("../..").locator("img[src*='/portraits/dog']");

/** The tabs that can be seen, and which of them is open. Its panel is the only one that can be seen. */
async function open(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

test("the panel starts with the check of a trip, and each tab shows its own form", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/");
  await open(page, "Check a trip");
  await expect(page.getByRole("tab")).toHaveText([
    "Check a trip",
    "Flights",
    "Airline Info",
    "Documents",
    "Services",
  ]);
  await openTab(page, "Flights");
  // No partner is set up, so a card of our own stands there.
  await expect(page.getByRole("tabpanel").getByRole("link")).toHaveAttribute("href", "/flights");
  await expect(dogs(page).first()).toBeHidden();
  const below = page.getByRole("region", { name: "Highlights" });
  const before = await below.boundingBox();
  for (const [name, fields] of [
    ["Airline Info", ["Airline", "Destination type"]],
    ["Documents", ["Where From", "Where To"]],
    ["Services", ["Service", "City"]],
  ] as const) {
    await openTab(page, name);
    for (const label of fields) await expect(field(page, label)).toBeVisible();
    expect(await below.boundingBox(), `${name} moves what is below`).toEqual(before);
  }
  await openTab(page, "Flights");
  expect(faults).toEqual([]);
});

test("up to 480 pixels there is no Flights tab, the check comes first, and three dogs are shown", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const { faults } = watch(page);
  await page.goto("/");
  await open(page, "Check a trip");
  await expect(tab(page, "Flights")).toBeHidden();
  await expect(dogs(page)).toHaveCount(3);
  for (const dog of await dogs(page).all()) await expect(dog).toBeVisible();
  for (const name of ["Airline Info", "Documents", "Services"]) {
    await openTab(page, name);
    await page.getByRole("tabpanel").getByRole("button").click();
    await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible();
  }
  await page.goto("/?tab=flights");
  await open(page, "Check a trip");
  expect(faults).toEqual([]);
});

test("crossing 480 pixels selects the first available tab and keeps the selected values", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto("/");
  await open(page, "Check a trip");
  await openTab(page, "Documents");
  await choose(page, "Where From", "USA");
  await page.setViewportSize(narrow);
  await open(page, "Check a trip");
  await openTab(page, "Services");
  await page.setViewportSize({ width: 400, height: 900 });
  await open(page, "Services");
  await page.setViewportSize(wide);
  await open(page, "Check a trip");
  await page.setViewportSize({ width: 1280, height: 900 });
  await openTab(page, "Documents");
  await expect(field(page, "Where From")).toHaveValue("USA");
});

test("the first paint already shows the right tab, before any script has run", async ({
  drawn: page,
}) => {
  for (const [width, query, name] of [
    [390, "/", "Check a trip"],
    [1280, "/", "Check a trip"],
    [390, "/?tab=flights", "Check a trip"],
    [1280, "/?tab=flights", "Flights"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(query);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
});

test("the tabs work with arrow keys, and a form is filled and submitted by keyboard", async ({
  page,
}) => {
  await page.goto("/");
  await open(page, "Check a trip");
  // Keys before the panel is alive move nothing.
  await expect(async () => {
    await tab(page, "Check a trip").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Flights")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await open(page, "Flights");
  await page.keyboard.press("ArrowRight");
  await open(page, "Airline Info");
  await expect(tab(page, "Airline Info")).toBeFocused();
  await page.keyboard.press("End");
  await open(page, "Services");
  await page.keyboard.press("ArrowRight");
  await open(page, "Check a trip");
  await page.keyboard.press("ArrowLeft");
  await open(page, "Services");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await open(page, "Airline Info");
  await page.keyboard.press("Tab");
  await expect(field(page, "Airline")).toBeFocused();
  await page.keyboard.press("d");
  await expect(field(page, "Airline")).toHaveValue("delta");
  await page.keyboard.press("Tab");
  await page.keyboard.press("d");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/airlines\/delta\/national$/);
});

const incomplete = [
  [
    "Airline Info",
    "Please select both an airline and a destination type.",
    ["Airline", "Destination type"],
    ["Delta", "Domestic"],
  ],
  ["Documents", "Please select both countries.", ["Where From", "Where To"], ["USA", "Mexico"]],
  ["Services", "Please select both service and location", ["Service", "City"], ["Vet", "Berlin"]],
] as const;

test("an incomplete form reports it inline, accessibly, and focuses the missing field", async ({
  page,
}) => {
  page.on("dialog", () => expect(true, "no alert box opens").toBe(false));
  await page.goto("/");
  for (const [name, text, [first, second], [one, two]] of incomplete) {
    await test.step(name, async () => {
      await openTab(page, name);
      const alert = page.getByRole("tabpanel").getByRole("alert");
      const send = page.getByRole("tabpanel").getByRole("button");
      await send.click();
      await expect(alert).toHaveText(text);
      await expect(field(page, first)).toBeFocused();
      await expect(field(page, first)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, first)).toHaveAccessibleDescription(text);
      expect(await brokenRules(page, panelRules)).toEqual([]);
      await answer(page, first, one);
      await send.click();
      await expect(alert).toHaveText(text);
      await expect(field(page, second)).toBeFocused();
      await expect(field(page, first)).not.toHaveAttribute("aria-invalid");
      await answer(page, second, two);
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === "/");
    });
  }
});

test("a search leads to its answer, and Back restores the panel", async ({ page }) => {
  await page.goto("/");
  await openTab(page, "Documents");
  await choose(page, "Where From", "USA");
  await choose(page, "Where To", "Costa Rica");
  await page.getByRole("button", { name: "See documents" }).click();
  await expect(page).toHaveURL(/\/documents\/USA\/Costa%20Rica$/);
  await page.goBack();
  await open(page, "Documents");
  await expect(field(page, "Where From")).toHaveValue("USA");
  await expect(field(page, "Where To")).toHaveValue("Costa Rica");
  await page.reload();
  await open(page, "Documents");
  await expect(field(page, "Where To")).toHaveValue("Costa Rica");
  await openTab(page, "Services");
  await field(page, "Service").selectOption("vet");
  await choose(page, "City", "Mexico City");
  await openTab(page, "Documents");
  await expect(field(page, "Where From")).toHaveValue("USA");
  await openTab(page, "Services");
  await page.getByRole("button", { name: "Find services" }).click();
  await expect(page).toHaveURL(/\/services\/vet\/MexicoCity$/);
});

test("without JavaScript the tabs are links and the forms lead to their answers", async ({
  drawn: page,
}) => {
  await page.goto("/");
  await openTab(page, "Services");
  await field(page, "Service").selectOption("vet");
  await page.getByRole("button", { name: "Find services" }).click();
  await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(
    "Please select both service and location",
  );
  await expect(field(page, "Service")).toHaveValue("vet");
  await field(page, "City").fill("new york city");
  await page.getByRole("button", { name: "Find services" }).click();
  await expect(page).toHaveURL(/\/services\/vet\/NewYorkCity$/);
});

test("a selection made before hydration is kept", async ({ page }) => {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/panel-[^/]*\.js$/, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto("/?tab=documents");
  await field(page, "Where From").fill("Chile");
  await tab(page, "Services").click();
  letThrough();
  await open(page, "Services");
  await openTab(page, "Documents");
  await expect(field(page, "Where From")).toHaveValue("Chile");
  await choose(page, "Where To", "USA");
  await expect(field(page, "Where From")).toHaveValue("Chile");
});
