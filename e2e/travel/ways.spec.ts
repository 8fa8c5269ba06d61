import { randomUUID } from "node:crypto";
import { brokenAtWidths } from "../access.ts";
import { watch } from "../demo.ts";
import { expect, test, type Page } from "../test.ts";
import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";

const main = (page: Page) => page.getByRole("main");
const day = daysAfter(utcDay(), 160);
const bulldog = {
  species: "dog",
  breed: "French Bulldog",
  weight: "12",
  units: "metric",
  from: "New York",
  to: "London",
  date: day,
};
const question = (values: Record<string, string>) => `/ways?${new URLSearchParams(values)}`;
const shuttle = (page: Page) => main(page).getByRole("article", { name: /LeShuttle/ });

test("a guest asks how a bulldog gets to London, edits its weight, and makes a way a trip after signing up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { faults } = watch(page);
  await page.goto("/ways");
  const form = page.locator("form[name=check]");
  await form.getByLabel("Pet", { exact: true }).selectOption("dog");
  await form.getByRole("combobox", { name: "Breed" }).fill("French Bulldog");
  await form.getByLabel("From", { exact: true }).fill("New York");
  await form.getByLabel("To", { exact: true }).fill("London");
  await form.getByLabel("Leaving on").fill(day);
  await form.getByLabel("Pet's weight").fill("12");
  await form.getByLabel("Weight in").selectOption("metric");
  await form.getByRole("button", { name: "Find ways" }).click();

  await expect(page).toHaveURL(/\/ways\?species=dog/);
  const summary = main(page).getByText(/can get your French Bulldog to London/);
  await expect(summary).toBeVisible();
  await expect(main(page).locator("#answer")).toBeFocused();
  await expect(main(page).getByText("French Bulldog, 26.5 lb (12 kg)")).toBeVisible();
  await expect(shuttle(page).getByRole("figure", { name: /Calais to Folkestone/ })).toBeVisible();

  const details = shuttle(page).getByText("Details", { exact: false }).first();
  await details.focus();
  await page.keyboard.press("Enter");
  await expect(shuttle(page).getByRole("region", { name: /^What to arrange/ })).toBeVisible();
  await main(page).getByRole("link", { name: "Fewest legs" }).click();
  await expect(page).toHaveURL(/sort=legs/);
  expect(await brokenAtWidths(page)).toEqual([]);

  await main(page).getByText("French Bulldog, 26.5 lb (12 kg)").click();
  await form.getByLabel("Pet's weight").fill("6");
  await form.getByRole("button", { name: "Find ways" }).click();
  await expect(main(page).getByText("French Bulldog, 13.2 lb (6 kg)")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "These don't work" })).toBeVisible();

  await shuttle(page).getByRole("link", { name: "Make it a trip" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await main(page)
    .getByRole("link", { name: /Sign up/i })
    .click();
  await main(page).getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await main(page).getByLabel("Email", { exact: true }).fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("nine lives and a leash");
  await page.getByLabel("Confirm", { exact: true }).fill("nine lives and a leash");
  await main(page).getByRole("button", { name: "Sign Up" }).click();

  await expect(page).toHaveURL(/\/check\/save\?.*way=/);
  const save = page.locator("form[name=save]");
  await expect(save).toContainText("Calais to Folkestone LeShuttle");
  await save.getByLabel("Pet's name").fill("Olive");
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Trip to London, United Kingdom saved with \d legs/)).toBeVisible();
  await expect(main(page).getByText("Olive").first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("from the home page, a guest is asked for what the ways depend on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { faults } = watch(page);
  await page.goto("/");
  const quick = page.locator("form[name=quick-check]");
  await quick.getByLabel("Pet", { exact: true }).selectOption("dog");
  await quick.getByRole("combobox", { name: "Breed" }).fill("French Bulldog");
  await quick.getByLabel("From", { exact: true }).fill("New York");
  await quick.getByLabel("To", { exact: true }).fill("London");
  await quick.getByLabel("Leaving on").fill(day);
  await quick.getByRole("button", { name: "Find ways that work" }).click();

  await expect(page).toHaveURL(/\/ways\?species=dog/);
  const more = main(page).getByRole("region", { name: "Tell us more about your pet" });
  await more.getByLabel("Pet's weight").fill("12");
  await more.getByLabel("Weight in").selectOption("metric");
  await more.getByRole("button", { name: "Update ways" }).click();
  await expect(main(page).getByText("5 ways can get your French Bulldog to London.")).toBeVisible();
  await expect(more).toBeHidden();
  await expect(shuttle(page).getByRole("heading", { name: /by pet taxi$/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test("without scripts, the question of the home page comes along to the ways", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  const quick = page.locator("form[name=quick-check]");
  await quick.getByLabel("Pet", { exact: true }).selectOption("dog");
  await quick.getByLabel("From", { exact: true }).fill("New York");
  await quick.getByLabel("To", { exact: true }).fill("London");
  await quick.getByRole("button", { name: "Find ways that work" }).click();
  await expect(page).toHaveURL(/\/ways\?species=dog/);
  await expect(page.getByRole("main").getByLabel("To", { exact: true })).toHaveValue("London");
  await page.context().close();
});

test("where the answer doesn't arrive, the question stays", async ({ page }) => {
  await page.goto("/ways");
  const form = page.locator("form[name=check]");
  await form.getByLabel("Pet", { exact: true }).selectOption("dog");
  await form.getByLabel("From", { exact: true }).fill("New York");
  await form.getByLabel("To", { exact: true }).fill("London");
  await form.getByLabel("Leaving on").fill(day);
  await page.route(/\/ways\.data/, (route) => route.fulfill({ status: 503, body: "" }));
  await form.getByRole("button", { name: "Find ways" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Your answers are kept.");
  await expect(form.getByLabel("To", { exact: true })).toHaveValue("London");
  await page.unroute(/\/ways\.data/);
  await main(page).getByRole("link", { name: "Try again" }).click();
  await expect(main(page).locator("#answer")).toContainText("your dog");
});

test("a place that isn't found is asked again, and a blocked check leads to the ways", async ({
  page,
}) => {
  await page.goto(question({ ...bulldog, to: "Nowhereville" }));
  await expect(main(page).getByRole("alert")).toContainText("We couldn't find “Nowhereville”.");
  await page.goto(`/check?${new URLSearchParams({ ...bulldog, by: "cabin" })}`);
  await main(page).getByRole("link", { name: "Ways that work" }).click();
  await expect(page).toHaveURL(/\/ways\?species=dog/);
  await expect(main(page).getByText(/can get your French Bulldog to London/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the answer, its order and its folds can be read", async ({ sent: page }) => {
    await page.goto(question(bulldog));
    await expect(main(page).getByText(/can get your French Bulldog to London/)).toBeVisible();
    await main(page).getByRole("link", { name: "Least time alone" }).click();
    await expect(main(page).getByRole("link", { name: "Least time alone" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await shuttle(page).getByText("Details").first().click();
    await expect(
      shuttle(page)
        .getByText(/^We don't know/)
        .first(),
    ).toBeVisible();
    await main(page).getByText("Edit answers").click();
    const form = page.locator("form[name=check]");
    await form.getByLabel("Pet's weight").fill("6");
    await form.getByRole("button", { name: "Find ways" }).click();
    await expect(main(page).getByText("French Bulldog, 13.2 lb (6 kg)")).toBeVisible();
  });
});
