import { administer } from "../../server/src/operations/commands.ts";
import { main, newMember, openWith, jpeg } from "../accounts/members.ts";
import { brokenAtWidths, brokenRules } from "../access.ts";
import { importPlaces } from "./import-places.ts";
import { expect, test, type Page } from "../test.ts";
import { toast } from "../travel/people-pages.ts";

/** Another place for each try: what one left there would be in the way of the next. */
const mark = Date.now() % 100_000;
const latitude = 64.146 + mark / 100_000;

/** A café of a town that no other journey searches. */
const cafe = {
  type: "node",
  id: 900_000 + mark,
  version: 1,
  lat: latitude,
  lon: -21.94,
  tags: { amenity: "cafe", name: "Kaffi Loppa", dog: "yes" },
};

let path: string;
test.beforeAll(async ({ request }) => {
  await importPlaces(`town-${mark}`, [cafe]);
  const found = await request.get(`/api/venues?near=${latitude.toFixed(5)},-21.94&radius=2`);
  const { data }: { data: { _id: string }[] } = await found.json();
  path = `/places/${data[0]?._id}`;
});

const reviews = (page: Page) => page.getByRole("region", { name: /Reviews|went/ });

test("a guest logs in and reviews a place by keyboard, edits the review, and sees it found helpful and hidden", async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const writer = await newMember(request, "Rita Reviews");
  await page.goto(path);
  await expect(reviews(page)).toContainText("No reviews yet.");
  expect(await brokenAtWidths(page)).toEqual([]);
  const add = page.getByRole("button", { name: "Add your visit" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
  await main(page).getByLabel("Email").fill(writer.email);
  await main(page).getByLabel("Password", { exact: true }).fill("seven quiet otters");
  await page.keyboard.press("Enter");
  // Back at the place, the form is open.
  await expect(page).toHaveURL(new RegExp(`${path}#add-visit$`));
  const form = page.locator('form[name="review"]');
  const firstStar = form.getByRole("radio", { name: "1 star", exact: true });
  await expect(firstStar).toBeFocused();
  // The header doesn't cover it.
  await expect.poll(async () => (await form.boundingBox())?.y).toBeGreaterThan(60);
  for (let more = 0; more < 3; more += 1) await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await form.getByLabel("Your review").focus();
  await page.keyboard.type("A bowl at the door, and a mat by the window.");
  await form.getByLabel("Was your pet let in?").selectOption("yes");
  await form.getByLabel("Water bowl?").selectOption("yes");
  expect(await brokenAtWidths(page)).toEqual([]);
  // What was typed stays when sending fails.
  await page.route("**/reviews/mine", (route) => route.abort());
  await form.getByRole("button", { name: "Post review" }).press("Enter");
  await expect(form.getByRole("alert")).toContainText("What you entered is still here.");
  await expect(form.getByLabel("Your review")).toHaveValue(/^A bowl at the door/);
  await page.unroute("**/reviews/mine");
  await form.getByRole("button", { name: "Post review" }).press("Enter");
  await expect(toast(page, "Thanks. Your review is public.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 traveler went" })).toBeVisible();
  const review = reviews(page).getByRole("listitem").filter({ hasText: "A bowl at the door" });
  await expect(review).toContainText("4 of 5 stars");
  await expect(review.getByRole("list", { name: "About this visit" })).toContainText("Water bowl");
  await review.getByRole("button", { name: "Edit" }).press("Enter");
  await expect(form.getByRole("radio", { name: "4 stars" })).toBeFocused();
  await expect(form.getByLabel("Your review")).toHaveValue(/^A bowl at the door/);
  await form.getByLabel("Your review").fill("Two bowls at the door.");
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await jpeg("bowls.jpg"));
  await form.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(toast(page, "Changes saved.")).toBeVisible();
  await expect(review).toHaveCount(0);
  const changed = page.getByRole("listitem").filter({ hasText: "Two bowls at the door." });
  const photo = changed.getByRole("img", { name: /^Photo 1 for “Kaffi Loppa, \w{3} \d+, \d{4}”$/ });
  await expect(photo).toBeVisible();
  expect((await photo.boundingBox())?.height).toBeLessThanOrEqual(320);
  expect(await brokenRules(page)).toEqual([]);

  const other = await newMember(request, "Olof Other");
  const theirs = await (await browser.newContext()).newPage();
  await openWith(theirs, other, path);
  const seen = theirs.getByRole("listitem").filter({ hasText: "Two bowls at the door." });
  const helpful = seen.getByRole("button", { name: /^Helpful/ });
  await helpful.press("Enter");
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveText("Helpful (1)");
  await seen.getByRole("button", { name: "Report" }).press("Enter");
  await theirs.getByRole("button", { name: "Wrong information" }).press("Enter");
  await expect(toast(theirs, "Thanks. Moderators will look at it.")).toBeVisible();
  await page.goto("/notifications");
  await expect(main(page)).toContainText("found your review helpful");

  const admin = await newMember(request, "Ada Admin");
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  const made = await administer(variables, { email: admin.email, remove: false });
  expect(made).toMatchObject({ done: true });
  const bearer = { authorization: `Bearer ${admin.token}` };
  const queue = await request.get("/api/admin/reports", { headers: bearer });
  const { data }: { data: { _id: string; kind: string }[] } = await queue.json();
  const report = data.find(({ kind }) => kind === "review");
  const decided = await request.post(`/api/admin/reports/${report?._id}`, {
    headers: bearer,
    data: { decision: "hide" },
  });
  expect(decided.status()).toBe(200);
  await theirs.goto(path);
  await expect(reviews(theirs)).toContainText("No reviews yet.");
  await page.goto(path);
  await expect(reviews(page)).toContainText("Moderators hid this review.");
  await theirs.context().close();
});

test("a member saves a place, and finds it among the bookmarks", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, await newMember(request, "Bo Bookmarks"), path);
  const save = main(page).getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  await expect(main(page).getByRole("button", { name: "Saved" })).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  await page.goto("/bookmarks");
  await main(page).getByRole("button", { name: "Places" }).click();
  const saved = main(page).getByRole("listitem").filter({ hasText: "Kaffi Loppa" });
  await expect(saved).toContainText("Place · saved");
  await saved.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("a member writes a hoot about a place, and follows the links back from it and from a day of a trip", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember(request, "Hanna Hoots");
  const made = await request.post("/api/plans", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { destination: "Reykjavik", month: "May", day: 3, year: 2029, endDate: "2029-05-05" },
  });
  expect(made.status()).toBe(201);
  await openWith(page, member, path);
  await expect(page.getByRole("region", { name: "Hoots about this place" })).toHaveCount(0);
  await page.getByRole("link", { name: "Write a hoot" }).click();
  await expect(main(page)).toContainText("About Kaffi Loppa");
  const title = `A mat by the window ${mark}`;
  await main(page).getByLabel("Title").fill(title);
  await main(page).getByLabel("Text").fill("They bring a bowl before you sit down.");
  expect(await brokenAtWidths(page)).toEqual([]);
  await main(page).getByRole("button", { name: "Post hoot" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await main(page).getByRole("link", { name: "at Kaffi Loppa" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const hoots = page.getByRole("region", { name: "Hoots about this place" });
  await expect(hoots.getByRole("link", { name: title })).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  expect(await brokenRules(page)).toEqual([]);
  await hoots.getByRole("link", { name: "All hoots about this place" }).click();
  await expect(main(page)).toContainText("About Kaffi Loppa.");
  await expect(main(page).getByRole("link", { name: title })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Show all hoots" })).toBeVisible();

  await page.goto(path);
  await page.getByRole("button", { name: "Add to a trip" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a trip" });
  await dialog.getByRole("button", { name: "Add to Reykjavik" }).click();
  await dialog.getByLabel("Day").selectOption("2029-05-04");
  await dialog.getByRole("button", { name: "Add to Reykjavik" }).click();
  await dialog.getByRole("link", { name: "Open Reykjavik" }).click();
  await expect(page).toHaveURL(/\/days#day-2029-05-04$/);
  const plan = page.locator("[data-entry]").filter({ hasText: "Kaffi Loppa" });
  await plan.getByRole("button", { name: "Move “Kaffi Loppa”" }).click();
  await page.getByRole("menuitem", { name: "Edit…" }).click();
  const form = page.locator('form[name="entry"]');
  await expect(form).toContainText("About Kaffi Loppa");
  await form.getByLabel("Note").fill("Ask for the mat.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(plan).toContainText("Ask for the mat.");
  expect(await brokenAtWidths(page)).toEqual([]);
  await plan.getByRole("link", { name: "Kaffi Loppa" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
