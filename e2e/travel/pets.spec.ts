import { expect, test } from "../test.ts";
import { localDay, daysAfter } from "../../contracts/src/kernel/days.ts";
import { confirmPetDelete, petDeleted, petLoadFailed } from "../../contracts/src/travel/pets.ts";
import { jpeg, main, newMember, openWith } from "../accounts/members.ts";
import { field, line, petOf, recordOf } from "./pet-pages.ts";
import { openAsNew, watch } from "../demo.ts";

const today = localDay();

test("a pet is added with its photo, and stands on the profile", async ({ page, request }) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Pia Petty");
  await openWith(page, member, "/addpet");
  await field(page, "Pet name").fill("Mortimer");
  await field(page, "Photo").setInputFiles(await jpeg("mortimer.jpg"));
  await field(page, "Breed").fill("frenchie");
  await page.getByRole("option", { name: "French Bulldog" }).click();
  await expect(field(page, "Species")).toHaveValue("dog");
  await expect(main(page).getByText("The French Bulldog is considered snub-nosed")).toBeVisible();
  await expect(main(page).getByText("Apr 6, 2023")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Not snub-nosed" })).toBeVisible();
  await field(page, "Birth date").fill(daysAfter(today, -3 * 366));
  await expect(field(page, "Age")).toHaveValue("3 years");
  await field(page, "Weight").fill("26 lb");
  await expect(main(page).getByText("That's 11.79 kg.")).toBeVisible();
  await main(page).getByText("Size and microchip").click();
  await expect(field(page, "Snub-nosed")).toHaveValue("yes");
  await field(page, "Microchip number").fill("985112004118203");
  await field(page, "Microchip date").focus();
  await expect(field(page, "Microchip number")).toHaveValue("985 112 004 118 203");
  await main(page).getByRole("button", { name: "Add pet" }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("Mortimer added.")).toBeVisible();
  const card = main(page).getByRole("article").filter({ hasText: "Mortimer" });
  await expect(card).toContainText("French Bulldog · 3 years · 26 lb");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/files\/.*\.webp$/);
  await card.getByRole("link", { name: "Mortimer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mortimer");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Mortimer · /);
  await expect(main(page).getByText("985 112 004 118 203").first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("the portrait of a new pet is drawn as its kind, breed and color are typed", async ({
  page,
}) => {
  await openAsNew(page, "Lena Likeness", "/addpet");
  const drawn = main(page).locator("[aria-hidden] img").filter({ visible: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await field(page, "Species").selectOption("Dog");
    await field(page, "Color").fill("");
    await field(page, "Breed").fill("poodle");
    await expect(drawn).toHaveAttribute("src", /^\/art\/v\d\/portraits\/dog\.[a-z]+\.curly\./);
    await field(page, "Color").fill("black");
    await expect(drawn).toHaveAttribute("src", /\/portraits\/dog\.black\.curly\./);
    await field(page, "Breed").fill("");
    await field(page, "Species").selectOption("Cat");
    await expect(drawn).toHaveAttribute("src", /\/portraits\/cat\.black\./);
  }
});

test("a member without pets has the form on their profile, errors are next to their fields, and the new card turns over to be changed", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Enno Empty"), "/profile");
  await expect(main(page).getByText("Who's traveling with you?")).toBeVisible();
  await main(page).getByText("Size and microchip").click();
  await field(page, "Microchip number").fill("12345");
  await main(page).getByRole("button", { name: "Add pet" }).click();
  const summary = main(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Pet name is required.");
  await summary.getByRole("link", { name: /^Microchip number must have 15 digits/ }).click();
  await expect(field(page, "Microchip number")).toBeFocused();
  await expect(field(page, "Microchip number")).toHaveValue("123 45");
  await field(page, "Microchip number").fill("");
  await field(page, "Pet name").fill("Otis");
  await main(page).getByRole("button", { name: "Add pet" }).click();
  await expect(main(page).getByRole("link", { name: "Otis", exact: true })).toBeVisible();

  await main(page).getByRole("button", { name: "Update Otis" }).click();
  await field(page, "Weight").fill("28 kg");
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page).getByText("28 kg")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Update Otis" })).toBeFocused();
});

test("a pet that cannot be loaded, saved or deleted shows a clear message, and trying again works", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Lia Late");
  const { _id: id } = await petOf(page, member, { petName: "Idli" });
  await page.route("**/api/pets/*", (route) => route.abort());
  await openWith(page, member, `/pets/${id}`);
  await expect(main(page).getByRole("alert")).toContainText(petLoadFailed);
  await page.unroute("**/api/pets/*");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Idli");

  await main(page).getByRole("button", { name: "Update", exact: true }).click();
  await field(page, "Bio").fill("Round on arrival.");
  await page.route("**/api/pets/*", (route) => route.abort());
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page).getByRole("alert")).toContainText("Failed to update pet: ");
  await page.unroute("**/api/pets/*");
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page).getByText("Round on arrival.").first()).toBeVisible();

  // A microchip with nine digits is saved, and the page says where an ISO one is required.
  await main(page).getByRole("button", { name: "Update", exact: true }).click();
  await field(page, "Microchip number").fill("123*456*789");
  await field(page, "Microchip date").focus();
  await expect(field(page, "Microchip number")).toHaveValue("123 456 789");
  await expect(main(page).getByText("9 digits: not an ISO microchip.")).toBeVisible();
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page).getByText("123 456 789 (not ISO)").first()).toBeVisible();
  const note = main(page).getByRole("status").filter({ hasText: "This isn't an ISO microchip." });
  await expect(note).toContainText("The EU");
  await note.getByText("Sources for the EU").click();
  await expect(note.getByRole("link", { name: /^Regulation 576\/2013/ })).toHaveAttribute(
    "href",
    /^https:\/\/legislation\.gov\.uk\//,
  );

  // Deleting is apart from reading: in the form.
  await expect(main(page).getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await main(page).getByRole("button", { name: "Update", exact: true }).click();
  await main(page).getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Idli?" });
  await expect(dialog).toContainText(confirmPetDelete);
  await page.route("**/api/pets/*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete pet" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete pet.");
  await page.unroute("**/api/pets/*");
  await dialog.getByRole("button", { name: "Delete pet" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(petDeleted)).toBeVisible();
  await expect(main(page).getByText("Who's traveling with you?")).toBeVisible();
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("a profile shows the records of the pet that needs them first", async ({ page, request }) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Tess Timeline");
  const calm = await petOf(page, member, { petName: "Calm" });
  await recordOf(page, member, calm._id, {
    kind: "rabies",
    givenAt: daysAfter(today, -30),
    validUntil: daysAfter(today, 300),
  });
  const due = await petOf(page, member, { petName: "Due", microchipNumber: "985112004118203" });
  for (const days of [5, 40, 50, 60, 70]) {
    await recordOf(page, member, due._id, {
      kind: "vaccination",
      validUntil: daysAfter(today, days),
    });
  }
  await openWith(page, member, "/profile?tab=pets");
  await expect(main(page).getByRole("heading", { name: "Due's records" })).toBeVisible();
  // Four records and the microchip.
  await expect(line(page)).toHaveCount(5);
  await expect(line(page).first()).toContainText("Expires in 5 days");
  await expect(line(page).last()).toContainText("Microchip 985 112 004 118 203");
  await main(page).getByRole("button", { name: "Calm", exact: true }).click();
  await expect(main(page).getByRole("heading", { name: "Calm's records" })).toBeVisible();
  await expect(line(page)).toHaveCount(1);
  await expect(line(page)).toContainText("Valid");
  await main(page).getByRole("button", { name: "Due", exact: true }).click();
  await main(page).getByRole("link", { name: "View all 5 records" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Due");
  expect(faults).toEqual([]);
});
