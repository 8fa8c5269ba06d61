import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { main, newMember, pdf } from "../accounts/members.ts";
import { expect, test, untilAlive } from "../test.ts";
import { petOf, recordOf } from "./pet-pages.ts";
import { createTrip, heading } from "./trip-pages.ts";

test.use({ serviceWorkers: "allow" });

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a kept trip opens without a network and after expiry, and log-out leaves nothing", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Kept Trip");
  const headers = { authorization: `Bearer ${member.token}` };
  const pet = await petOf(page, member, { petName: "Miso", microchipNumber: "985112004118203" });
  await recordOf(page, member, pet._id, { kind: "rabies", givenAt: inDays(-60) });
  const trip = await createTrip(page.request, member, {
    destination: "Lisbon",
    ...tripDate(inDays(9)),
    petIds: [pet._id],
  });
  const file = await pdf("ticket.pdf", "Gate 12");
  const added = await page.request.post(`/api/plans/${trip._id}/attachments`, {
    headers,
    multipart: { file, label: "Boarding pass" },
  });
  expect(added.status()).toBe(201);
  const tripPage = `/plans/${trip._id}`;
  const counter = `/pets/${pet._id}/counter?trip=${trip._id}`;

  await page.goto("/about-no-session");
  await page.evaluate((token) => localStorage.setItem("token", token), member.token);
  await page.goto(tripPage);
  await expect(page.getByLabel("Keep on this device")).toBeChecked();
  await expect(page.getByText(/^On because it's your next trip/)).toBeVisible();
  await expect(page.getByText(/^Saved copy of .* of 50 MB\.$/)).toBeVisible();
  const shells = () =>
    page.evaluate(async () => (await (await caches.open("shells-1")).keys()).length);
  await expect.poll(shells).toBe(3);
  await page.goto(counter);
  await expect(heading(page)).toHaveText("Miso");

  await context.setOffline(true);
  await page.goto(tripPage);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page.getByText(/Nothing was newer/)).toBeVisible();
  await main(page).getByRole("button", { name: "View Boarding pass" }).click();
  await expect(page.getByRole("dialog").locator("iframe, object, embed")).toBeVisible();
  await page.goto(counter);
  await expect(page.getByText("985", { exact: true })).toBeVisible();
  const privateKeys = () =>
    page.evaluate(
      async (ids) => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys
          .flat()
          .map(({ url }) => url)
          .filter((url) => ids.some((id) => url.includes(id)));
      },
      [trip._id, pet._id],
    );
  expect(await privateKeys()).toEqual([]);

  // The session expires: the copy stays readable.
  await context.setOffline(false);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(tripPage);
  await expect(heading(page)).toHaveText("Lisbon");
  await expect(page.getByText(/Your session expired/)).toBeVisible();

  await page.evaluate((token) => localStorage.setItem("token", token), member.token);
  await page.goto(tripPage);
  await untilAlive(page);
  await expect(page.getByText(/Your session expired/)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Lisbon");
  await page.getByRole("button", { name: "Log Out" }).first().click();
  const left = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases())
        .map(({ name }) => name)
        .filter((name) => name?.startsWith("kept")),
      shells: (await caches.keys()).filter((name) => name.startsWith("shells")),
      marks: Object.keys(localStorage).filter((key) => key.startsWith("private:")),
    }));
  await expect.poll(left).toEqual({ databases: [], shells: [], marks: [] });
});
