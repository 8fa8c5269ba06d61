import { brokenAtWidths } from "../access.ts";
import { expect, test, type Browser, type Page } from "../test.ts";
import { localDay, daysAfter } from "../../contracts/src/kernel/days.ts";
import { shareGone } from "../../contracts/src/travel/shares.ts";
import { main, newMember, openWith, type Member } from "../accounts/members.ts";
import { heading, createTrip } from "./trip-pages.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { watch } from "../demo.ts";

const soon = daysAfter(localDay(), 12);

const trip = {
  destination: "Porto",
  ...tripDate(soon),
  notes: "Umbrella under the sink.",
  people: 2,
  legs: [
    { airline: "Napkin Air", flightNumber: "NA 7", from: "FRA", to: "OPO", confirmation: "QX7RT2" },
  ],
  stays: [
    {
      name: "Casa Fig",
      address: "3 Fig Tree Steps",
      petFee: 2550,
      petFeeCurrency: "EUR",
      confirmation: "FIG-9",
    },
  ],
  items: [{ list: "todo", text: "Feed the goldfish" }],
  costs: [{ what: "Crate", amount: 8900, currency: "EUR" }],
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share this trip" });
const links = (page: Page) => dialog(page).getByRole("region").getByRole("listitem");
const newest = (page: Page) => links(page).first();
const addressOf = (page: Page) =>
  newest(page).getByRole("textbox", { name: "Trip link" }).inputValue();

async function chooseShare(page: Page) {
  await main(page).getByRole("button", { name: "Share", exact: true }).click();
  await main(page).getByRole("menuitem", { name: "Share a link" }).click();
}

async function openDialog(page: Page, member: Member, id: string) {
  await openWith(page, member, `/plans/${id}`);
  await chooseShare(page);
  await expect(dialog(page).getByText("No links yet.")).toBeVisible();
}

/** Words as they stand on the screen, or on paper; the other way to show them is in the page too. */
const shown = (page: Page, words: string | RegExp) =>
  main(page).getByText(words).filter({ visible: true });

/** A guest. */
async function reader(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) {
  return (await browser.newContext(options)).newPage();
}

test("a trip is shared by a link with the selected parts, read by a guest, and revoked", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { faults } = watch(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const member = await newMember(request, "Ana Reyes");
  const { _id: id } = await createTrip(request, member, trip);
  await openDialog(page, member, id);
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  await expect(newest(page)).toContainText("No expenses, notes or codes");
  await expect(newest(page).getByRole("button", { name: "Copy link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(newest(page).getByText("Link copied.")).toBeVisible();
  const bare = await addressOf(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bare);
  expect(bare).toMatch(new RegExp(`^${baseURL}/shared/[\\w-]{43}$`));

  await dialog(page).getByLabel("Confirmation codes").check();
  await dialog(page).getByLabel("Expires after").selectOption("7 days");
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  await expect(links(page)).toHaveCount(2);
  await expect(newest(page)).toContainText("Shows confirmation codes");
  const codes = await addressOf(page);

  const guest = await reader(browser);
  const seen = watch(guest);
  const answer = await guest.goto(bare);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  await expect(heading(guest)).toHaveText("Porto");
  await expect(shown(guest, /^ana\.reyes\d*'s? trip/)).toBeVisible();
  await expect(shown(guest, "12 days to go")).toBeVisible();
  await expect(shown(guest, "Napkin Air NA 7")).toBeVisible();
  await expect(shown(guest, "3 Fig Tree Steps")).toBeVisible();
  await expect(
    guest.getByRole("img", { name: "Map of the way: FRA to OPO", exact: true }),
  ).toBeVisible();
  const picture = guest.locator('meta[property="og:image"]');
  const shared = await guest.request.get((await picture.getAttribute("content")) ?? "");
  expect(shared.headers()["content-type"]).toBe("image/png");
  const source = (await answer?.text()) ?? "";
  for (const secret of ["Umbrella", "QX7RT2", "FIG-9", "Crate", "8900", "2550", "goldfish", id])
    expect(source, secret).not.toContain(secret);
  expect(await guest.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await expect(guest.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
  const preview = guest.locator('meta[property="og:description"]');
  await expect(preview).toHaveAttribute("content", /^ana\.reyes\d*'s? trip: .*\d{4}\.$/);

  await guest.goto(codes);
  await expect(shown(guest, "Conf. QX7RT2")).toBeVisible();
  await expect(shown(guest, "Confirmation code FIG-9")).toBeVisible();
  await expect(main(guest).getByText("Umbrella")).toHaveCount(0);
  expect(seen.faults).toEqual([]);

  await newest(page).getByRole("button", { name: "Turn off" }).click();
  const asking = page.getByRole("dialog", { name: "Turn off this link?" });
  await page.route("**/shares/*", (route) => route.abort());
  await asking.getByRole("button", { name: "Turn off link" }).click();
  await expect(asking.getByRole("alert")).toBeVisible();
  await page.unroute("**/shares/*");
  await asking.getByRole("button", { name: "Turn off link" }).click();
  await expect(links(page)).toHaveCount(1);
  await expect(dialog(page).getByRole("heading", { name: "Links to this trip" })).toBeFocused();
  const gone = await guest.goto(codes);
  expect([gone?.status(), gone?.headers()["cache-control"]]).toEqual([410, "no-store"]);
  await expect(heading(guest)).toHaveText("This link no longer works");
  await expect(shown(guest, shareGone)).toBeVisible();
  expect((await guest.goto(bare))?.status()).toBe(200);
  const forged = `${bare.slice(0, -2)}${bare.endsWith("AA") ? "BB" : "AA"}`;
  expect((await guest.goto(forged))?.status()).toBe(404);
  await expect(heading(guest)).toHaveText("This page doesn't exist");
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("a new link outlasts the trip, unless the owner selects a shorter time; failures say so, and it can be selected if copying is blocked", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Cleo Clip");
  const dates = { ...tripDate(soon), endDate: daysAfter(localDay(), 40) };
  const { _id: id } = await createTrip(request, member, { destination: "Faro", ...dates });
  await page.route("**/api/plans/*/shares", (route) => route.abort());
  await openWith(page, member, `/plans/${id}`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    }),
  );
  await chooseShare(page);
  await expect(dialog(page).getByText("Couldn't load this trip's links")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  await expect(dialog(page).getByRole("alert").first()).toBeVisible();
  await page.unroute("**/api/plans/*/shares");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByText("No links yet.")).toBeVisible();
  const expires = dialog(page).getByLabel("Expires after");
  await expect(expires).toHaveValue("90");
  await expires.selectOption("7 days");
  await dialog(page).getByLabel("Notes").check();
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  await expect(links(page)).toHaveCount(1);
  await expect(expires).toHaveValue("7");
  await newest(page).getByRole("button", { name: "Copy link" }).click();
  await expect(newest(page).getByText("blocked copying")).toBeVisible();
  const address = newest(page).getByRole("textbox", { name: "Trip link" });
  await expect(address).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await addressOf(page));
});

test("a phone uses its own share dialog for the link", async ({ browser, request }) => {
  const member = await newMember(request, "Fay Phone");
  const { _id: id } = await createTrip(request, member, { destination: "Faro" });
  const phone = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } };
  const page = await reader(browser, phone);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", {
      value: (sent: ShareData) => {
        document.title = JSON.stringify(sent);
        return Promise.reject(new DOMException("Changed their mind", "AbortError"));
      },
    }),
  );
  await openDialog(page, member, id);
  await dialog(page).getByRole("button", { name: "Create link" }).tap();
  await expect(newest(page).getByRole("button", { name: "Send link" })).toBeFocused();
  await newest(page).getByRole("button", { name: "Send link" }).tap();
  const sent = JSON.stringify({ title: "Trip to Faro", url: await addressOf(page) });
  await expect(page).toHaveTitle(sent);
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test("trip actions work by keyboard: a menu, and dialogs that return the focus", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(request, "Kay Keys");
  const { _id: id } = await createTrip(request, member, { destination: "Faro" });
  await openWith(page, member, `/plans/${id}`);
  const more = main(page).getByRole("button", { name: "More" });
  const item = (name: string) => main(page).getByRole("menuitem", { name });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(main(page).getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(item("Delete trip")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item("Delete trip")).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item("Delete trip")).toBeFocused();
  await page.keyboard.press("Enter");
  const asking = page.getByRole("dialog", { name: "Delete “Faro”?" });
  await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await item("Import a booking").press("Enter");
  await expect(page).toHaveURL(new RegExp(`/plans/import\\?trip=${id}$`));
  await page.goBack();

  const share = main(page).getByRole("button", { name: "Share", exact: true });
  await share.focus();
  await page.keyboard.press("Enter");
  await expect(item("Print or save as PDF")).toBeVisible();
  await item("Add to calendar").press("Enter");
  await expect(page.getByRole("dialog", { name: "Add Faro to your calendar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();
  await page.keyboard.press("Enter");
  await item("Share a link").press("Enter");
  await expect(dialog(page).getByLabel("Expenses and pet fees")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(share).toBeFocused();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await more.click();
    const box = await page.getByRole("menu").boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    await page.keyboard.press("Escape");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  }
  expect(faults).toEqual([]);
});

test("a shared trip, its dialog and an expired link are accessible in both themes, on phones and desktops", async ({
  browser,
  request,
}) => {
  test.slow();
  const member = await newMember(request, "Axel Axe");
  const { _id: id } = await createTrip(request, member, trip);
  const hold = async (at: Page) => expect(await brokenAtWidths(at)).toEqual([]);
  const page = await reader(browser);
  await openDialog(page, member, id);
  for (const extra of ["Expenses and pet fees", "Notes", "Confirmation codes"])
    await dialog(page).getByLabel(extra).check();
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  await expect(links(page)).toHaveCount(1);
  await hold(page);
  const guest = await reader(browser);
  await guest.goto(await addressOf(page));
  await expect(shown(guest, "Umbrella under the sink.")).toBeVisible();
  await expect(shown(guest, "Pet fee €25.50")).toBeVisible();
  await expect(main(guest).getByRole("region", { name: "Expenses" })).toContainText("€89.00");
  await hold(guest);
  await guest.emulateMedia({ media: "print" });
  await expect(main(guest).getByRole("button", { name: "Print" })).toBeHidden();
  await expect(shown(guest, /· axel\.axe\d*'s trip/)).toBeVisible();
  await expect(guest.getByRole("banner")).toBeHidden();
  await guest.emulateMedia({ media: "screen" });
  await newest(page).getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Turn off link" }).click();
  await expect(links(page)).toHaveCount(0);
  await guest.reload();
  await expect(heading(guest)).toHaveText("This link no longer works");
  await hold(guest);
  await page.keyboard.press("Escape");
  await main(page).getByRole("button", { name: "More" }).click();
  await hold(page);
});
