import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";
import { brokenAtWidths } from "../access.ts";
import { openAsNew, watch } from "../demo.ts";
import { expect, test, type Locator, type Page } from "../test.ts";

const inDays = (days: number) => daysAfter(utcDay(), days);
const main = (page: Page) => page.getByRole("main");
const headline = (page: Page) => main(page).getByRole("heading", { level: 2 }).first();
const question = (values: Record<string, string>) => `/check?${new URLSearchParams(values)}`;

/** Answers the first questions for a bulldog to London. */
async function ask(form: Locator) {
  await form.getByLabel("Pet", { exact: true }).selectOption("dog");
  await form.getByRole("combobox", { name: "Breed" }).fill("French Bulldog");
  await form.getByLabel("From", { exact: true }).fill("Boston");
  await form.getByLabel("To", { exact: true }).fill("London");
  await form.getByLabel("Leaving on").fill(inDays(14));
}

test("two pets are asked about one after the other, answered together, and saved to one trip", async ({
  page,
}) => {
  const { faults } = watch(page);
  await openAsNew(page, "Rui Prado", "/check");
  const form = page.locator("form[name=check]");
  await ask(form);
  await form.getByRole("button", { name: "Add another pet" }).click();
  await expect(form.getByText("Pet 2 of 2.")).toBeVisible();
  const pet = form.getByLabel("Pet", { exact: true });
  await expect(pet).toBeFocused();
  await expect(form.getByLabel("To", { exact: true })).toHaveValue("London");
  await pet.selectOption("other");
  await form.getByRole("combobox", { name: "Animal" }).fill("African grey parrot");
  await form.getByRole("button", { name: "Check my pets" }).click();

  await expect(headline(page)).toContainText("Not ready: French Bulldog: not ready.");
  await expect(headline(page)).toContainText("African grey parrot: can't tell yet.");
  const pets = main(page).getByRole("navigation", { name: "Pets in this check" });
  await expect(pets.getByRole("link", { name: /African grey parrot/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const london = main(page).getByRole("region", { name: "Into the United Kingdom" });
  await expect(london).toContainText("We don't have rules for parrots. Ask APHA and Defra.");
  await expect(london).toContainText("CITES");
  await expect(london.getByRole("link", { name: "Answer this" })).toHaveCount(0);
  await main(page).getByText("French Bulldog: not ready", { exact: true }).click();
  await expect(
    main(page)
      .getByRole("region", { name: "French Bulldog, Into the United Kingdom" })
      .getByRole("listitem")
      .first(),
  ).toContainText("Blocked");
  await pets.getByRole("link", { name: /French Bulldog/ }).click();
  await expect(london.getByRole("listitem").first()).toContainText("Blocked");
  expect(await brokenAtWidths(page)).toEqual([]);

  await main(page).getByRole("link", { name: "Save to a trip" }).click();
  const save = page.locator("form[name=save]");
  await save.getByRole("group", { name: "French Bulldog" }).getByLabel("Pet's name").fill("Bruno");
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(save.getByText(/Enter your pet's name/).first()).toBeVisible();
  await save
    .getByRole("group", { name: "African grey parrot" })
    .getByLabel("Pet's name")
    .fill("Coco");
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(main(page).getByText("Bruno").first()).toBeVisible();
  await expect(main(page).getByText("Coco").first()).toBeVisible();

  // The member's own pets are offered from now on, the first of them chosen.
  await page.goto("/check");
  const [bruno, coco] = ["Bruno", "Coco"].map((name) => form.getByRole("button", { name }));
  await expect(bruno ?? form).toHaveAttribute("aria-pressed", "true");
  await expect(form.getByLabel("Pet", { exact: true })).toHaveCount(0);
  await coco?.click();
  await expect(form.getByText("Pet 2 of 2.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Check my pets" })).toBeVisible();
  await bruno?.click();
  await expect(form.getByText("Pet 2 of 2.")).toHaveCount(0);
  await coco?.click();
  await expect(form.getByRole("combobox", { name: "Breed" })).toHaveValue("");
  expect(faults).toEqual([]);
});

test("a move says what is left to do after it, and has no way home", async ({ page }) => {
  const move = { species: "dog", from: "Boston", to: "Berlin, Germany", date: inDays(60) };
  await page.goto(question({ ...move, stay: "move" }));
  const after = main(page).getByRole("region", { name: "After you move" });
  await expect(after).toContainText("Dog tax and registration");
  await expect(after.getByRole("link", { name: /^Source/ }).first()).toBeVisible();
  await page.goto(question({ ...move, stay: "move", back: inDays(90) }));
  await expect(page.locator("form[name=check]").getByRole("alert")).toContainText(
    "A move has no way home.",
  );
  await page.goto(question({ ...move, stay: "visit" }));
  await expect(headline(page)).toBeVisible();
  await expect(after).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a second pet is added, changed and removed by the form alone", async ({ sent: page }) => {
    await page.goto("/check");
    const form = page.locator("form[name=check]");
    await form.getByRole("button", { name: "Add another pet" }).click();
    await expect(form.getByRole("alert")).toContainText("Select dog, cat or other.");
    await ask(form);
    await form.getByRole("button", { name: "Add another pet" }).click();
    await expect(form.getByText("Pet 2 of 2.")).toBeVisible();
    await expect(form.getByLabel("From", { exact: true })).toHaveValue("Boston");
    await form.getByLabel("Pet", { exact: true }).selectOption("cat");
    await form.getByRole("button", { name: "French Bulldog" }).click();
    await expect(form.getByRole("combobox", { name: "Breed" })).toHaveValue("French Bulldog");
    await form.getByRole("button", { name: "Check my pets" }).click();
    await expect(headline(page)).toContainText("Cat: ");
    await main(page).getByRole("link", { name: /^Cat / }).click();
    await expect(main(page).getByRole("heading", { name: /^Cat: what each/ })).toBeVisible();
    await main(page).getByRole("link", { name: "Add another pet" }).click();
    await expect(form.getByText("Pet 3 of 3.")).toBeVisible();
    await form.getByRole("button", { name: "Remove this pet" }).click();
    await expect(form.getByText("Pet 2 of 2.")).toBeVisible();
  });
});
