import { randomUUID } from "node:crypto";
import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";
import { brokenAtWidths } from "../access.ts";
import { openAsNew, watch } from "../demo.ts";
import { expect, test, type Locator, type Page } from "../test.ts";

const inDays = (days: number) => daysAfter(utcDay(), days);
const main = (page: Page) => page.getByRole("main");
const headline = (page: Page) => main(page).getByRole("heading", { level: 2 }).first();
const question = (values: Record<string, string>) => `/check?${new URLSearchParams(values)}`;

const bulldog = {
  species: "dog",
  breed: "French Bulldog",
  from: "Boston",
  to: "London",
  date: inDays(14),
};
const blocked = question({ ...bulldog, by: "cabin", back: inDays(28) });
const cat = {
  species: "cat",
  breed: "Maine Coon",
  from: "Paris, France",
  to: "Berlin, Germany",
  date: inDays(20),
  by: "car",
  arrive: inDays(20),
  born: "2019",
  chip: "yes",
  chipped: "2020-08-01",
  rabies: inDays(-100),
  course: "booster",
  until: inDays(800),
  passport: "yes",
  home: "France",
};

/** The link of an unknown requirement to the question that decides it. */
const answerOn = (page: Page, requirement: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ hasText: requirement })
    .getByRole("link", { name: "Answer this" });

/** Answers the first questions. */
async function ask(form: Locator, values: typeof bulldog) {
  await form.getByLabel("Pet", { exact: true }).selectOption(values.species);
  await form.getByRole("combobox", { name: "Breed" }).fill(values.breed);
  await form.getByLabel("From", { exact: true }).fill(values.from);
  await form.getByLabel("To", { exact: true }).fill(values.to);
  await form.getByLabel("Leaving on").fill(values.date);
}

test("a guest checks a bulldog to London and back, sees what blocks it and the earliest day, signs up, and finds it on a trip", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/");
  const panel = page.getByRole("tabpanel", { name: "Check a trip" });
  await expect(page.getByRole("tab").first()).toHaveText("Check a trip");
  await ask(panel, bulldog);
  await panel.getByRole("button", { name: "Check my pet" }).click();

  await expect(page).toHaveURL(/\/check\?species=dog/);
  await expect(headline(page)).toContainText(/\d thing/);
  // The way home is another border, and how the pet flies decides.
  const more = page.locator("form[name=more]");
  // One question is shown at a time.
  await expect(more.getByText(/^1 of \d+$/).first()).toBeVisible();
  const way = more.getByLabel("Travel by").first();
  await way.selectOption("cargo");
  await more.getByRole("button", { name: "Next" }).click();
  await expect(more.getByRole("heading", { name: "Is your pet microchipped?" })).toBeFocused();
  await expect(way).toBeHidden();
  await more.getByRole("button", { name: "Skip" }).click();
  await expect(more.getByText(/^3 of \d+$/)).toBeVisible();
  await more.getByRole("button", { name: "Back" }).click();
  await more.getByLabel("Microchip", { exact: true }).selectOption("yes");
  await more.getByLabel("Microchipped on").fill("2022-08-01");
  await more.getByRole("button", { name: /Do you come home, and when\?/ }).click();
  await more.getByLabel("Coming home on").fill(inDays(28));
  await more.getByRole("button", { name: "Update answer" }).click();

  await expect(headline(page)).toContainText("Not ready:");
  await expect(headline(page)).toBeFocused();
  const london = main(page).getByRole("region", { name: "Into the United Kingdom" });
  await expect(london.getByRole("listitem").first()).toContainText("Blocked");
  await expect(london.getByText(/Earliest \w+, \w+ \d+/).first()).toBeVisible();
  const home = main(page).getByRole("region", { name: /^Way home/ });
  await home.getByText(/^\d open questions/).click();
  await answerOn(page, "Minimum age").click();
  await expect(more.getByLabel("Born", { exact: true })).toBeVisible();
  await london
    .getByRole("link", { name: /^Source 1 / })
    .first()
    .click();
  await expect(page.locator("#note-1")).toBeInViewport();

  await main(page).getByRole("link", { name: "Save to a trip" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await main(page)
    .getByRole("link", { name: /Sign up/i })
    .click();
  const email = `${randomUUID()}@example.com`;
  await main(page).getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("nine lives and a leash");
  await page.getByLabel("Confirm", { exact: true }).fill("nine lives and a leash");
  await main(page).getByRole("button", { name: "Sign Up" }).click();

  await expect(page).toHaveURL(/\/check\/save\?species=dog/);
  const save = page.locator("form[name=save]");
  await expect(save).toContainText("London, United Kingdom");
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(save.getByText(/Enter your pet's name/).first()).toBeVisible();
  await save.getByLabel("Pet's name").fill("Bruno");
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(
    page.getByText(/^Trip to London, United Kingdom saved with 2 flights/),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("London");
  await expect(main(page).getByText("Bruno").first()).toBeVisible();
  await page.goto("/plans");
  await expect(
    main(page)
      .getByRole("link", { name: /London/ })
      .first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test("a member saves a check with a pet of theirs, and without one", async ({ page }) => {
  const { species: _, ...rest } = cat;
  await openAsNew(page, "Cleo Vance", question({ species: "dog", ...rest }));
  await main(page).getByRole("link", { name: "Save to a trip" }).click();
  const save = page.locator("form[name=save]");
  await save.getByLabel("Pet", { exact: true }).selectOption({ label: "No pet yet" });
  await save.getByRole("button", { name: "Create trip" }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Berlin");
});

test.describe("without JavaScript", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the form asks, says what is wrong beside its fields, answers, and takes more answers", async ({
    sent: page,
  }) => {
    await page.goto("/");
    const panel = page.getByRole("tabpanel", { name: "Check a trip" });
    await ask(panel, { ...bulldog, to: "Nowhereville" });
    await panel.getByRole("button", { name: "Check my pet" }).click();
    const form = page.locator("form[name=check]");
    await expect(form.getByRole("alert")).toContainText("We couldn't find “Nowhereville”.");
    await expect(form.getByLabel("To", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("From", { exact: true })).toHaveValue("Boston");
    await form.getByLabel("To", { exact: true }).fill("London");
    await form.getByRole("button", { name: "Check my pet" }).click();
    await expect(headline(page)).toContainText("thing");

    const more = page.locator("form[name=more]");
    // All of them stand below each other.
    await more.getByLabel("Coming home on").fill(inDays(28));
    await more.getByRole("button", { name: "Update answer" }).click();
    const home = main(page).getByRole("region", { name: /^Way home/ });
    await home.getByText(/^\d open questions/).click();
    await answerOn(page, "Minimum age").click();
    await expect(more.getByLabel("Born", { exact: true })).toBeVisible();
    await more.getByLabel("Airline", { exact: true }).selectOption("United Airlines");
    await expect(more.getByLabel("Travelers", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Save to a trip" })).toHaveAttribute(
      "href",
      /^\/check\/save\?species=dog/,
    );
  });

  test("a cat that has everything is ready, by the rules of a day", async ({ sent: page }) => {
    await page.goto(question(cat));
    await expect(headline(page)).toHaveText(/^Ready by the rules we know, checked on .+ \d{4}\.$/);
    await expect(main(page).getByText(/\d+ requirements met/)).toBeVisible();
  });
});

test("the check is filled in and read by keyboard alone, from before its scripts have loaded", async ({
  context,
}) => {
  // A page that is not awaited until it is alive.
  const page = await context.newPage();
  const { promise: isTyped, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/check", { waitUntil: "domcontentloaded" });
  const form = page.locator("form[name=check]");
  await form.getByLabel("Pet", { exact: true }).focus();
  await page.keyboard.press("d");
  await page.keyboard.press("Tab");
  const breed = form.getByRole("combobox", { name: "Breed" });
  await expect(breed).toBeFocused();
  await page.keyboard.type("french bull");
  loadScripts();
  await expect(page.getByRole("option", { name: /French Bulldog/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(breed).toHaveValue("French Bulldog");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Boston");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lond");
  await expect(page.getByRole("option", { name: /London, United Kingdom/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("To", { exact: true })).toHaveValue("London, United Kingdom");
  await form.getByLabel("Leaving on").fill(bulldog.date);
  await form.getByLabel("Leaving on").press("Enter");
  await expect(headline(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ways that work" })).toBeFocused();
});

test("errors are in a summary with links, beside their fields, and leave what was typed", async ({
  page,
}) => {
  await page.goto("/check");
  const form = page.locator("form[name=check]");
  await form.getByLabel("From", { exact: true }).fill("Boston");
  await form.getByRole("button", { name: "Check my pet" }).click();
  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Enter where you're going." }).click();
  await expect(form.getByLabel("To", { exact: true })).toBeFocused();
  await expect(form.getByLabel("To", { exact: true })).toHaveAccessibleDescription(
    "Enter where you're going.",
  );
  await expect(form.getByLabel("From", { exact: true })).toHaveValue("Boston");
});

test("what would clear it leads to the same question on another day or another way", async ({
  sent: page,
}) => {
  await page.goto(question({ species: "dog", from: "Chicago", to: "Tokyo", date: inDays(30) }));
  await expect(headline(page)).toContainText("Not ready:");
  await expect(headline(page)).toContainText("Earliest day:");
  await page.getByRole("link", { name: /^Try it.*Move the trip/ }).click();
  await expect(headline(page)).not.toContainText("Not ready:");
});

test("look-ups and articles lead to the check with what they know", async ({ sent: page }) => {
  await page.goto("/airlines/delta/international");
  await page.getByRole("link", { name: "Check my pet" }).click();
  await expect(page).toHaveURL(/\/check\?airline=DL$/);
  await expect(page.locator("form[name=check]").getByLabel("Airline")).toHaveValue("DL");
  await page.goto("/articles/short-noses");
  await page.getByRole("link", { name: "Check my pet" }).click();
  await expect(page).toHaveURL(/\/check\?snub=yes$/);
});

test("search engines index the page that asks alone, and answers are cached for guests", async ({
  request,
}) => {
  const asking = await (await request.get("/check")).text();
  expect(asking).not.toContain("noindex");
  expect(asking).toMatch(/<link rel="canonical" href="[^"]+\/check"/);
  const answered = await request.get(blocked);
  expect(answered.headers()["cache-control"]).toBe("public, no-cache");
  const html = await answered.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/check"/);
  const other = await request.get(`${blocked}&fbclid=abc`);
  expect(other.headers()["etag"]).toBe(answered.headers()["etag"]);
});

test("an answer is accessible, in both themes and at both widths, prints whole, and a shared link gives it again", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { faults } = watch(page);
  await page.goto(blocked);
  expect(await brokenAtWidths(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Update answer" })).toBeHidden();
  await expect(page.getByText("What each border requires")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const line = await headline(page).innerText();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(headline(other)).toHaveText(line);
  expect(link).toContain("London%2C+United+Kingdom");
  expect(faults).toEqual([]);
});
