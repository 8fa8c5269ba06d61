import { brokenAtWidths } from "../access.ts";
import { main, newMember, pdf, type Member } from "../accounts/members.ts";
import { expect, test, untilAlive, type Page } from "../test.ts";
import { petOf } from "./pet-pages.ts";
import { createTrip, section } from "./trip-pages.ts";

// Caches of a worker outlive what is cleared between journeys.
test.use({ serviceWorkers: "allow", reuseContext: false });

/** Opens a page in a new tab of the member. */
async function openTab(page: Page, { token }: Member, path: string): Promise<void> {
  await page.goto("/about-no-session");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto(path);
}

const waiting = (page: Page) => main(page).getByRole("list", { name: "Waiting to be sent" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const status = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });
const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith("queue")),
  );
/** What stores writes is loaded once a page is idle. */
const untilQueueLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /queue-status/.test(name)),
  );

/** Resolves once the worker could open the page of a tab without a network. */
async function untilSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isSaved = () => page.evaluate(() => caches.match(location.href).then(Boolean));
  await expect.poll(isSaved).toBe(true);
}

test("what is written without a network outlives its tabs, and arrives once", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Queued Writes");
  const headers = { authorization: `Bearer ${member.token}` };
  const pet = await petOf(page, member, { petName: "Miso" });
  const trip = await createTrip(page.request, member, {
    destination: "Lisbon",
    items: [
      { list: "todo", text: "Book the vet" },
      { list: "todo", text: "Buy a leash" },
    ],
  });
  const data = { title: "Ferry to Patmos", text: `Sit on deck. ${crypto.randomUUID()}` };
  const posted = await page.request.post("/api/hoots", { headers, data });
  expect(posted.status()).toBe(201);
  const { _id: hootId }: { _id: string } = await posted.json();
  const own = { headers, data: { text: "Board early." } };
  expect((await page.request.post(`/api/hoots/${hootId}/comments`, own)).status()).toBe(201);

  await openTab(page, member, `/plans/${trip._id}/packing`);
  const hootTab = await context.newPage();
  await hootTab.goto(`/hoots/${hootId}`);
  const petTab = await context.newPage();
  await petTab.goto(`/pets/${pet._id}`);
  await untilAlive(petTab);
  await main(petTab).getByRole("button", { name: "Add a record" }).first().click();
  await petTab.getByLabel("Type", { exact: true }).selectOption("rabies");
  await main(hootTab).getByRole("article").getByRole("button", { name: "Edit" }).click();
  const hootForm = hootTab.locator("form[name=edit-hoot]");
  await hootForm.getByLabel("Title").fill("Night ferry to Patmos");
  await main(hootTab).locator("li").getByRole("button", { name: "Edit" }).click();
  const ownForm = hootTab.locator("li form");
  await ownForm.getByRole("textbox").fill("Board last.");
  const comment = hootTab.getByLabel("Your comment", { exact: true });
  await comment.click();
  for (const tab of [page, hootTab, petTab]) await untilQueueLoaded(tab);
  await untilSaved(hootTab);
  await context.setOffline(true);

  const tick = main(page).getByRole("checkbox", { name: "Book the vet" });
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(waiting(page)).toContainText("Done: Book the vet");
  await expect(status(page, /^Offline\. 1 change will be sent/)).toBeVisible();
  // A new line can be checked before it has arrived.
  await main(page).getByRole("textbox", { name: "Add a to-do" }).fill("Pack the crate");
  await page.keyboard.press("Enter");
  const added = main(page).getByRole("checkbox", { name: "Pack the crate" });
  await added.click();
  await expect(added).toBeChecked();
  await main(page).getByRole("button", { name: "Remove Buy a leash" }).click();
  await expect(main(page).getByRole("checkbox", { name: "Buy a leash" })).toHaveCount(0);
  await expect(waiting(page)).toContainText("Removed: Buy a leash");
  expect(await brokenAtWidths(page, { parts: ["main ul", "[role=status]"] })).toEqual([]);
  await status(page, /^Offline\. 4 changes will be sent/)
    .getByRole("button", { name: "Show" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Waiting to be sent" });
  await expect(dialog).toContainText("Added: Pack the crate");
  expect(await brokenAtWidths(page, { parts: ["dialog[open]"] })).toEqual([]);
  await page.keyboard.press("Escape");

  await comment.fill("Dogs ride on deck.");
  await hootTab.getByRole("button", { name: "Post comment" }).click();
  await expect(waiting(hootTab)).toContainText("Comment: “Dogs ride on deck.”");
  await expect(comment).toHaveValue("");
  // Editable until it is sent.
  await waiting(hootTab).getByRole("button", { name: /^Edit/ }).click();
  await expect(comment).toHaveValue("Dogs ride on deck.");
  await comment.fill("Dogs ride on deck, cats inside.");
  await hootTab.getByRole("button", { name: "Post comment" }).click();
  await expect(waiting(hootTab)).toContainText("cats inside");
  // What is changed is shown where it stands.
  await hootForm.getByRole("button", { name: "Save changes" }).click();
  await expect(title(hootTab, "Night ferry to Patmos")).toBeVisible();
  await ownForm.getByRole("button", { name: "Save" }).click();
  await expect(main(hootTab).locator("li p", { hasText: "Board last." })).toBeVisible();

  await petTab.locator("#record-document").setInputFiles(await pdf("rabies.pdf", "Rabies"));
  await petTab.getByRole("button", { name: "Save record" }).click();
  await expect(waiting(petTab)).toContainText("Record: Rabies");
  await expect(status(petTab, /^Offline\. 8 changes will be sent/)).toBeVisible();

  // All tabs are closed, and the page opens again without a network, with what waits.
  const last = await context.newPage();
  for (const tab of [page, hootTab, petTab]) await tab.close();
  await last.goto(`/hoots/${hootId}`);
  await expect(status(last, /^Offline\. 8 changes will be sent/)).toBeVisible();
  await expect(title(last, "Night ferry to Patmos")).toBeVisible();
  await expect(waiting(last).filter({ hasText: "cats inside" })).toBeVisible();
  await context.setOffline(false);

  const read = async (path: string) => (await last.request.get(path, { headers })).json();
  await expect
    .poll(async () => (await read(`/api/plans/${trip._id}`)).items)
    .toMatchObject([
      { text: "Book the vet", done: true },
      { text: "Pack the crate", done: true },
    ]);
  await expect
    .poll(async () => (await read(`/api/pets/${pet._id}`)).records)
    .toMatchObject([{ kind: "rabies", document: expect.any(String) }]);
  await expect
    .poll(async () => read(`/api/hoots/${hootId}`))
    .toMatchObject({
      title: "Night ferry to Patmos",
      comments: [{ text: "Board last." }, { text: "Dogs ride on deck, cats inside." }],
    });
  const mark = () =>
    last.evaluate((key) => localStorage.getItem(key), `private:queue:${member.id}`);
  await expect.poll(mark).toMatch(/^0 /);
});

test("a conflict is shown in its form, and log-out asks before it deletes what waits", async ({
  page,
  context,
}) => {
  const member = await newMember(page.request, "Queued Conflict");
  const headers = { authorization: `Bearer ${member.token}` };
  const trip = await createTrip(page.request, member, { destination: "Lisbon", notes: "Old." });
  await openTab(page, member, `/plans/${trip._id}`);
  await main(page).locator("#edit-trip").click();
  const tripForm = page.locator('form[name="trip"]');
  const notes = main(page).getByRole("textbox", { name: "Notes" });
  await notes.fill("Mine.");
  await untilQueueLoaded(page);
  await context.setOffline(true);
  await tripForm.getByRole("button", { name: "Save" }).click();
  await expect(waiting(page)).toContainText("Trip details: Lisbon");
  await expect(section(page, "Notes")).toContainText("Mine.");

  const data = { notes: "Theirs." };
  const changed = await page.request.put(`/api/plans/${trip._id}`, { headers, data });
  expect(changed.status()).toBe(200);
  await context.setOffline(false);
  await expect(waiting(page)).toContainText("It was also changed in another tab");
  await waiting(page)
    .getByRole("button", { name: /^Review/ })
    .click();
  // The trip was read again as soon as there was a network, so the form opens over what is there now.
  await expect(main(page).getByText(/was changed in another tab/)).toBeVisible();
  await expect(main(page).getByText("Theirs.").first()).toBeVisible();

  await page.getByRole("button", { name: "Log Out" }).first().click();
  const question = page.getByRole("dialog", { name: "1 change isn't sent yet" });
  await question.getByRole("button", { name: "Stay logged in" }).click();
  await expect.poll(async () => (await databases(page)).length).toBe(2);
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await question.getByRole("button", { name: "Log out anyway" }).click();
  await expect.poll(() => databases(page)).toEqual([]);
});
