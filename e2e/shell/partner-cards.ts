import { brokenRules } from "../access.ts";
import { demoUserId } from "../../server/seeds/ids.ts";
import { openAs, watch } from "../demo.ts";
import { expect, test, type Browser, type Page, untilIdle } from "../test.ts";
import { partnerLink as link, type PartnerSite } from "./partner-site.ts";

/** The placements of these journeys, beside those of the widgets: one server has them all. */
export const cardPlacements = (script: (name: string) => string) => ({
  "profile-insurance": { link, text: "Vet bills abroad, covered." },
  "profile-trips": { link },
  "plans-gear": { link },
  "plans-vet": { script: script("loads") },
  "home-flights": { script: script("loads-in-tab") },
});

const openedAt = async (browser: Browser, site: string) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  return { context, page, ...watch(page) };
};

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Journeys over cards of partners, at the server that is running by then. */
export function partnerCardJourneys(running: () => PartnerSite): void {
  test("a card shows a partner's offer, marked as one, and nothing else runs", async ({
    browser,
  }) => {
    const { context, page, faults } = await openedAt(browser, running().site);
    await page.goto(`/profiles/${demoUserId("vale")}`);
    const insurance = card(page, "Pet insurance");
    await expect(insurance).toContainText("Vet bills abroad, covered.");
    await expect(insurance).toContainText("Partner offer. We may earn a commission.");
    const offer = insurance.getByRole("link", { name: "Deals at Partner" });
    await expect(offer).toHaveAttribute("href", "https://partner.example/?marker=9");
    await expect(offer).toHaveAttribute("rel", "noopener sponsored");
    expect(await brokenRules(page, { parts: ["aside"] })).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("cards without a partner are our own, beside those of partners", async ({ browser }) => {
    const { context, page } = await openedAt(browser, running().site);
    await openAs(page, "dana", "/profiles");
    await expect(card(page, "Before you go").getByText("Partner offer")).toBeVisible();
    await page.goto("/plans");
    await expect(card(page, "Pet Travel Gear").getByText("Partner offer")).toBeVisible();
    const insurers = card(page, "Pet Insurance").getByRole("link", { name: "naphia.org" });
    await expect(insurers).toHaveAttribute("rel", "noopener");
    await expect(card(page, "Pet Insurance").getByText("Partner offer")).toHaveCount(0);
    await expect(card(page, "Flight Deals").getByRole("link")).toHaveAttribute("href", "/flights");
    await card(page, "Partner offer: Vet Access Anywhere").scrollIntoViewIfNeeded();
    const frame = page.frameLocator("iframe[title='Partner offer: Vet Access Anywhere']");
    await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
    await context.close();
  });

  test("a partner's flight search is in the Flights tab, with reserved space, and not on phones", async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: running().site });
    const page = await context.newPage();
    let letThrough = () => {};
    const free = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/loads-in-tab.js*", async (route) => {
      await free;
      await route.continue();
    });
    await page.goto("/?tab=flights");
    const search = page.getByRole("tabpanel").getByRole("region");
    await expect(search.getByText(/^Loading /)).toBeAttached();
    const room = await page.locator("iframe").boundingBox();
    expect(room?.width).toBe(1_012);
    expect(room?.height).toBeGreaterThanOrEqual(177);
    letThrough();
    const frame = page.frameLocator("iframe[title='Partner flight search']");
    await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
    expect(await page.locator("iframe").boundingBox()).toEqual(room);
    await page.getByRole("tab", { name: "Services" }).click();
    await expect(page.locator("iframe")).toBeHidden();
    await page.getByRole("tab", { name: "Flights" }).click();
    await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
    running().partner.requests.length = 0;
    const phone = await browser.newPage({
      baseURL: running().site,
      viewport: { width: 480, height: 900 },
    });
    await phone.goto("/");
    await expect(phone.getByRole("tab", { selected: true })).toHaveText("Check a trip");
    await untilIdle(phone);
    expect(running().partner.requests).not.toContain("/loads-in-tab.js");
    await phone.close();
    await context.close();
  });
}
