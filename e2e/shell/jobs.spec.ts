import { readFileSync } from "node:fs";
import { join } from "node:path";
import { administer } from "../../server/src/operations/commands.ts";
import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { openAs, postHoot, signInOf } from "../demo.ts";
import { expect, test, type Locator, type Page } from "../test.ts";
import { petOf, recordOf } from "../travel/pet-pages.ts";
import { heading, section } from "../travel/trip-pages.ts";

// Whole jobs of five people, on phones: none may take more taps than this, and none may end without a next step.
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "parallel" });

/** Counts what a person does: each tap, and each field that is entered or chosen. */
function counter() {
  let count = 0;
  const counted =
    <A extends unknown[]>(act: (target: Locator, ...values: A) => Promise<unknown>) =>
    async (target: Locator, ...values: A): Promise<void> => {
      count += 1;
      await act(target, ...values);
    };
  return {
    taps: () => count,
    tap: counted((target) => target.click()),
    // The labels of options lie over their radio buttons.
    check: counted((target) => target.check({ force: true })),
    enter: counted((target, text: string) => target.fill(text)),
    choose: counted((target, label: string) => target.selectOption({ label })),
    upload: counted((target, path: string) =>
      target.setInputFiles({
        name: "booking.eml",
        mimeType: "message/rfc822",
        buffer: readFileSync(path),
      }),
    ),
  };
}

const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const bar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main, mobile" }).getByRole("link", { name, exact: true });

const emails = join(import.meta.dirname, "../../bookings/samples/made-up");

test("a family with a bulldog imports Boston–London–Paris and learns what blocks it", async ({
  page,
}) => {
  const { tap, choose, upload, taps } = counter();
  const member = await newMember(page.request, "Faye Family");
  await petOf(page, member, { petName: "Bruno", species: "dog", breed: "Bulldog" });
  await openWith(page, member, "/");
  await tap(bar(page, "Plan"));
  await tap(link(page, "Import a booking"));
  await upload(page.getByLabel("Choose a file"), join(emails, "ba-two-flights.eml"));
  await expect(main(page).getByText("Arrives Dec 28, 9:05 AM")).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: "Bruno" })).toBeChecked();
  await tap(button(page, "Save as a new trip"));
  await expect(heading(page)).toContainText("Paris");
  const flights = section(page, "Flight Info");
  await expect(button(page, /BOS to LHR$/)).toBeVisible();
  await tap(flights.getByRole("button", { name: "Edit" }));
  for (const leg of [0, 1])
    await choose(flights.getByLabel("How Bruno travels").nth(leg), "In the cabin");
  await tap(flights.getByRole("button", { name: "Save", exact: true }));
  await expect(section(page, "Papers in short")).toContainText("Bruno can't go as planned");
  expect(taps()).toBeLessThanOrEqual(8);
});

test.describe("in Sydney", () => {
  test.use({ timezoneId: "Australia/Sydney" });

  test("a lurker finds the quarantine rules, reads a hoot and is led back after liking it", async ({
    page,
  }) => {
    const { tap, enter, taps } = counter();
    await page.goto("/");
    await tap(page.getByRole("banner").getByRole("button", { name: "Search" }));
    const dialog = page.getByRole("dialog");
    await enter(dialog.getByRole("combobox"), "quarantine australia");
    await tap(dialog.getByRole("option").filter({ hasText: "USA to Australia" }).first());
    await expect(heading(page)).toHaveText("USA to Australia");
    await expect(
      main(page)
        .getByText(/quarantine/i)
        .first(),
    ).toBeVisible();
    await expect(link(page, "Check my pet").first()).toBeVisible();
    await tap(bar(page, "Posts"));
    await tap(main(page).getByRole("article").first().getByRole("heading").getByRole("link"));
    await expect(page).toHaveURL(/\/hoots\//);
    await tap(button(page, /like/i).first());
    await expect(page).toHaveURL(/\/login\?next=%2Fhoots/);
    expect(taps()).toBeLessThanOrEqual(6);
  });
});

test.describe("in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a traveler at a desk shows the chip and the rabies record in Japanese", async ({
    page,
  }) => {
    const { tap, choose, taps } = counter();
    const member = await newMember(page.request, "Taro Tanaka");
    const pet = await petOf(page, member, {
      petName: "Momo",
      species: "dog",
      microchipNumber: "985112004118203",
    });
    const givenAt = daysAfter(utcDay(), -40);
    await recordOf(page, member, pet._id, {
      kind: "rabies",
      givenAt,
      validUntil: daysAfter(givenAt, 365),
    });
    await openWith(page, member, "/");
    await tap(bar(page, "Profile"));
    await tap(link(page, "Momo").first());
    await tap(link(page, "Counter view"));
    await tap(page.getByRole("tab", { name: "Rabies" }));
    await choose(page.getByLabel("Language on this screen"), "日本語");
    await expect(page.getByRole("tabpanel")).toContainText("狂犬病");
    await tap(page.getByRole("button", { name: "閉じる" }));
    await expect(heading(page)).toHaveText("Momo");
    expect(taps()).toBeLessThanOrEqual(6);
  });
});

test("the operator of a pet club hides a reported hoot and reaches members and newsletter", async ({
  page,
  request,
}) => {
  const { tap, enter, taps } = counter();
  const title = `Free puppies ${Date.now()}`;
  const id = await postHoot(request, "vale", { title, text: "Call the number on the wall." });
  const reporter = await newMember(request, "Rae Reporter");
  const reported = await request.post("/api/reports", {
    headers: { authorization: `Bearer ${reporter.token}` },
    data: { kind: "hoot", id, reason: "spam" },
  });
  expect(reported.status()).toBeLessThan(300);
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  await administer(variables, { email: signInOf("dana").email, remove: false });
  await openAs(page, "dana", "/profiles");
  await tap(link(page, "Account"));
  await tap(link(page, "Reports"));
  await tap(link(page, new RegExp(title)).first());
  await tap(main(page).getByText("Hide", { exact: true }));
  await enter(main(page).getByLabel(/^Note to/), "This is an ad.");
  await tap(button(page, "Hide hoot"));
  await expect(page.getByText("Decision saved: Hide hoot.")).toBeVisible();
  const admin = page.getByRole("navigation", { name: "Admin" });
  await tap(admin.getByRole("link", { name: "Members" }));
  await expect(heading(page)).toHaveText("Members");
  await tap(admin.getByRole("link", { name: "Newsletter" }));
  await expect(heading(page)).toHaveText("Newsletter");
  expect(taps()).toBeLessThanOrEqual(8);
});

test("a shopper buys a carrier that fits under the seat", async ({ page }) => {
  const { tap, check, enter, taps } = counter();
  await page.goto("/");
  await tap(bar(page, "Shop"));
  await tap(link(page, "For the cabin"));
  await tap(link(page, "Underseat carrier").first());
  await check(main(page).getByRole("radio", { name: "M", exact: true }));
  await check(main(page).getByRole("radio", { name: "Pine" }));
  await tap(button(page, "Add to cart"));
  await expect(main(page).getByRole("status")).toContainText("Product added to cart!");
  await tap(page.getByRole("banner").getByRole("link", { name: /cart/i }));
  await tap(link(page, "Go to checkout"));
  for (const [label, text] of [
    ["Email", "carrie@example.com"],
    ["First name", "Carrie"],
    ["Last name", "Ruiz"],
    ["Address", "1 Main Street"],
    ["City", "Boston"],
    ["ZIP or postal code", "02108"],
  ] as const)
    await enter(main(page).getByLabel(label, { exact: true }), text);
  await enter(main(page).getByLabel(/^State/), "MA");
  // The browser's own country.
  await expect(main(page).getByLabel("Country")).toHaveValue("US");
  await tap(button(page, /^Place order/));
  await expect(main(page).getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(main(page)).toContainText("No payment was taken");
  expect(taps()).toBeLessThanOrEqual(16);
});
