import type { Page } from "@playwright/test";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { brokenAtWidths } from "../access.ts";
import { main, newMember, pdf, type Member } from "../accounts/members.ts";
import { proxyOf } from "../site-proxy.ts";
import { expect, test, untilAlive } from "../test.ts";
import { petOf, recordOf } from "./pet-pages.ts";
import { createTrip, heading, openPart } from "./trip-pages.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A member's next trip, with a pet that has a record, and a document. */
async function tripOf(page: Page, member: Member) {
  const headers = { authorization: `Bearer ${member.token}` };
  const pet = await petOf(page, member, {
    petName: "Miso",
    species: "dog",
    breed: "Shiba Inu",
    birthDate: "2023-04-09",
    microchipNumber: "985112004118203",
  });
  await recordOf(page, member, pet._id, { kind: "rabies", givenAt: inDays(-60) });
  const trip = await createTrip(page.request, member, {
    destination: "Lisbon",
    destinationPlace: { city: "Lisbon", country: "PT", zone: "Europe/Lisbon" },
    ...tripDate(inDays(9)),
    petIds: [pet._id],
  });
  const file = await pdf("ticket.pdf", "Gate 12");
  const added = await page.request.post(`/api/plans/${trip._id}/attachments`, {
    headers,
    multipart: { file, label: "Boarding pass" },
  });
  expect(added.status()).toBe(201);
  const path = `/plans/${trip._id}`;
  const counter = `/pets/${pet._id}/counter?trip=${trip._id}`;
  return { path, counter, petPath: `/pets/${pet._id}`, ids: [trip._id, pet._id] };
}

/** Logs in without the form. */
async function logIn(page: Page, { token }: Member, site = ""): Promise<void> {
  await page.goto(`${site}/about-no-session`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

const savedText = (page: Page) => page.getByText(/^Saved copy of .* of 50 MB\.$/);

/** Waits until the trip is on this device, and its pages too. */
async function untilKept(page: Page): Promise<void> {
  await expect(savedText(page)).toBeVisible();
  const shells = () =>
    page.evaluate(async () => (await (await caches.open("shells-1")).keys()).length);
  await expect.poll(shells).toBe(9);
}

/** What is left of a member in this browser: databases, caches but that of public files, and keys. */
const left = (page: Page, { id }: Member) =>
  page.evaluate(
    async (userId) => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: (await caches.keys()).filter((name) => !name.startsWith("files-")),
      keys: [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(
        ([key, value]) => key.startsWith("private:") || `${key}${value}`.includes(userId),
      ),
    }),
    id,
  );
const nothing = { databases: [], caches: [], keys: [] };

test("a kept trip opens without a network and after expiry, and log-out leaves nothing", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Kept Trip");
  const { path, counter, petPath, ids } = await tripOf(page, member);
  await logIn(page, member);
  await page.goto(path);
  await expect(page.getByLabel("Keep on this device")).toBeChecked();
  await expect(page.getByText(/^On because it's your next trip/)).toBeVisible();
  await untilKept(page);

  // The installed app opens cold: from the shortcut to the trip, its papers, the counter.
  await page.goto("about:blank");
  await context.setOffline(true);
  await page.goto(`${test.info().project.use.baseURL}/plans/next`);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page.getByText(/It was up to date/)).toBeVisible();
  await expect(page.getByText(/^Couldn't be updated\. Saved /)).toBeVisible();
  expect(await brokenAtWidths(page, { parts: ["main"] })).toEqual([]);
  await openPart(page, "Papers");
  await expect(page).toHaveURL(`${path}/papers`);
  await main(page).getByRole("button", { name: "View Boarding pass" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Download" })).toBeVisible();
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: "All your trips" }).click();
  await expect(heading(page)).toHaveText("Plan");
  await expect(page.getByText(/Only trips kept on this device are listed/)).toBeVisible();
  const map = main(page).getByRole("img", { name: /^A map/ });
  await expect(map).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(map).toBeVisible();
  await page.emulateMedia({ colorScheme: "light" });
  await main(page).getByRole("link", { name: "Lisbon" }).click();
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(map).toBeVisible();
  for (const [part, name] of [
    ["days", "No flight details entered yet."],
    ["packing", "Add a to-do"],
    ["money", "No expenses yet."],
  ] as const) {
    await page.goto(`${path}/${part}`);
    await expect(heading(page)).toHaveText("Lisbon");
    await expect(main(page).getByText(name).or(main(page).getByLabel(name)).first()).toBeVisible();
  }
  await page.goto(`${path}/today`);
  await expect(main(page).getByRole("link", { name: "Show Miso at the counter" })).toBeVisible();
  await page.goto(`${path}/ticket`);
  await expect(main(page).getByText("No ticket uploaded")).toBeVisible();
  await page.goto(petPath);
  await main(page).getByRole("link", { name: "Counter view" }).click();
  await expect(page.getByText("985", { exact: true })).toBeVisible();
  await page.goto(counter);
  await expect(page.getByText(/^Saved copy of/)).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  await page.getByLabel("Language on this screen").selectOption("ja");
  await expect(page.getByRole("tab")).toHaveText(["ペット", "狂犬病"]);
  await expect(page.getByText("犬、柴犬")).toBeVisible();
  await expect(page.getByText("2023年4月9日")).toBeVisible();
  const inLatin = async () => {
    const text = await page.getByRole("tabpanel").innerText();
    return text.replaceAll("Miso", "").match(/[a-z]{2,}/gi) ?? [];
  };
  expect(await inLatin()).toEqual([]);
  await page.getByRole("tab", { name: "狂犬病" }).click();
  await expect(heading(page)).toHaveText("狂犬病予防注射");
  expect(await inLatin()).toEqual([]);
  const privateKeys = () =>
    page.evaluate(async (expected) => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const urls = keys.flat().map(({ url }) => url);
      return urls.filter((url) => expected.some((id) => url.includes(id)));
    }, ids);
  expect(await privateKeys()).toEqual([]);

  // The session expires: the copy stays readable, and what would change it leads to log-in.
  await context.setOffline(false);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(path);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page.getByText(/Your login has expired/)).toBeVisible();
  await openPart(page, "Papers");
  await main(page).getByRole("button", { name: "View Boarding pass" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await openPart(page, "Overview");
  await main(page).getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);

  await page.evaluate((token) => localStorage.setItem("token", token), member.token);
  await page.goto(path);
  await untilAlive(page);
  await expect(page.getByText(/Your login has expired/)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Lisbon");
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await expect.poll(() => left(page, member)).toEqual(nothing);
  // Log-out leads home; without a network the worker would do that in place of the page that is opened next.
  await expect(page).toHaveURL("/");

  // The next person on this device sees nothing of it.
  await context.setOffline(true);
  await page.goto(path);
  await expect(heading(page)).toHaveText("You're offline");
  await context.setOffline(false);
});

test("a kept trip survives a new build, a stalling network and a full disk, but not a revoked session", async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(page.request, "Kept In Trouble");
  const { path } = await tripOf(page, member);
  const { site, become, close } = proxyOf(baseURL ?? "");
  await logIn(page, member, site);
  const devtools = await context.newCDPSession(page);
  const limit = (bytes: { quotaSize?: number }) =>
    devtools.send("Storage.overrideQuotaForOrigin", { origin: site, ...bytes });
  await limit({ quotaSize: 1_000 });
  await page.goto(site + path);
  const failure = page.getByText(/This device is out of space/);
  await expect(failure).toBeVisible();
  await limit({});
  await page.getByRole("alert").filter({ has: failure }).getByRole("button").click();
  await untilKept(page);

  // Files of the build that was open are gone from the server.
  become("has a new build");
  await main(page).getByRole("link", { name: "All your trips" }).click();
  await expect(heading(page)).toHaveText("Plan");
  await page.goto(site + path);
  await expect(heading(page)).toHaveText("Lisbon");

  become("stalls");
  await page.goto(site + path);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page.getByText(/It was up to date/)).toBeVisible();
  become("none");

  const headers = { authorization: `Bearer ${member.token}` };
  expect((await page.request.post("/api/auth/logout", { headers })).status()).toBe(200);
  await page.goto(site + path);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await left(page, member)).databases).toEqual([]);
  close();
});
