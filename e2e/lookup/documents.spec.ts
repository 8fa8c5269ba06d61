import { expect, test, untilIdle } from "../test.ts";
import { reportMistake } from "../../contracts/src/lookup/mistakes.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { signInOf } from "../demo.ts";
import { bare, pagesOf } from "../travel/pdf-text.ts";

const toUk = "/documents/USA/United%20Kingdom";

test("the worst news stands first, then the answer in five lines; details name their sources, and have no fact twice", async ({
  sent: page,
}) => {
  await page.goto(toUk);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(
    "Pets can't enter the UK in an aircraft cabin",
  );
  for (const text of [
    "Microchip, rabies shot, health certificate, tapeworm treatment",
    "USDA-accredited vet",
    "$101, plus the vet",
    "About 4 weeks",
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }

  const details = page.getByRole("region", { name: "The details" });
  const rabies = details.getByRole("listitem").filter({ hasText: "12 weeks of age" });
  await expect(rabies).toHaveCount(1);
  await expect(rabies.getByRole("link")).toHaveCount(0);
  await rabies.getByRole("heading", { name: "Rabies vaccination" }).click();
  const mark = rabies.getByRole("link", { name: /^Source \d/ }).first();
  const href = (await mark.getAttribute("href")) ?? "";
  await page.getByText(/^\d+ sources, newest \w+ \d+, \d{4}$/).click();
  await expect(page.locator(href)).toContainText("GOV.UK");
  await details.getByText("Documents, fees and laws").click();
  await expect(details.getByText("Superseded.")).toBeVisible();
  await expect(details).toContainText("Not listed");
  await page.getByText(/open questions?$/).click();
  await expect(page.getByRole("heading", { name: "Sources disagree" })).toBeVisible();
  await expect(page.getByText("We don't know how much it costs to enter")).toBeVisible();
  await main.getByRole("link", { name: "See France to United Kingdom" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("France to United Kingdom");
});

test("a landing date moves every date on the page, also without JavaScript", async ({
  page: lively,
  sent,
}) => {
  for (const page of [lively, sent]) {
    const main = page.getByRole("main");
    await page.goto(`${toUk}?species=dog`);
    await expect(main).toContainText("3 weeks before");
    await main.getByLabel("Arriving on").fill("2027-05-14");
    await main.getByRole("button", { name: "Update dates" }).click();
    await expect(page).toHaveURL(/species=dog&landing=2027-05-14/);
    await expect(main).toContainText("Counted back from your arrival on May 14, 2027.");
    await expect(main.getByText("Health certificate May 4 – 14")).toBeVisible();
    await expect(main.getByText("May 10 – 12", { exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Cat", exact: true }).click();
    await expect(page).toHaveURL(/species=cat&landing=2027-05-14/);
    await expect(main).not.toContainText("Tapeworm treatment May");
  }
});

test("a date that does not exist is no date", async ({ request }) => {
  const response = await request.get(`${toUk}?landing=2027-02-31`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("Enter your arrival date");
});

test("done steps are counted, and stay done in this browser for every spelling and species", async ({
  page,
}) => {
  await page.goto(toUk);
  await page.getByRole("checkbox", { name: "Done: Vet signs the health certificate" }).check();
  await expect(page.getByText("1 of 3 done")).toBeVisible();
  await page.goto("/documents/usa/united-kingdom?species=dog");
  await expect(page.getByText("1 of 3 done")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Pet type" })
    .getByText("Cat", { exact: true })
    .press("Enter");
  await expect(page.getByText("1 of 2 done")).toBeVisible();
});

test("a member adds the steps to a trip", async ({ page }) => {
  const member = await newMember(page.request, "Tess Todos");
  const headers = { authorization: `Bearer ${member.token}` };
  const data = { destination: "London", month: "May", day: 14, year: 2027 };
  const plan = await (await page.request.post("/api/plans", { data, headers })).json();
  await openWith(page, member, toUk);
  await page.getByRole("button", { name: "Add to a trip" }).click();
  await page.getByRole("button", { name: "Add to London" }).click();
  await expect(page.getByText("Added to your trip.")).toBeFocused();
  await page.getByRole("link", { name: "Open London" }).click();
  await expect(page).toHaveURL(new RegExp(`/plans/${plan._id}$`));
  const { items } = await (await page.request.get(`/api/plans/${plan._id}`, { headers })).json();
  expect(items).toMatchObject([
    { list: "todo", text: "Microchip, then the rabies shot", due: "2027-04-23" },
    { list: "todo", text: "Vet signs the health certificate", due: "2027-05-14" },
    { list: "todo", text: "Tapeworm treatment", due: "2027-05-12" },
  ]);
});

test("a guest logs in and finds the choice of trips again, with the dates", async ({ page }) => {
  const { email, password } = signInOf("dana");
  await page.goto(`${toUk}?landing=2027-05-14`);
  await page.getByRole("link", { name: "Add to a trip" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a trip" });
  await dialog.getByRole("button", { name: "Start a new trip to the United Kingdom" }).click();
  await expect(dialog.getByText("Added to your trip.")).toBeVisible();
  await expect(page).toHaveURL(/landing=2027-05-14/);
});

test("a guest reports a mistake, with a message where the text is missing", async ({ page }) => {
  await page.goto(toUk);
  const details = page.getByRole("region", { name: "The details" });
  await details.getByRole("heading", { name: "Rabies vaccination" }).click();
  await untilIdle(page);
  await page.getByRole("link", { name: "Report a mistake: Rabies vaccination" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a mistake" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Description is required.");
  await dialog.getByLabel("What's wrong?").fill("My vet says 22 days.");
  const sent = page.waitForRequest((request) => request.url().endsWith(reportMistake.path));
  await dialog.getByRole("button", { name: "Send report" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    path: toUk,
    fact: "united-kingdom.rule.rabies",
  });
  await expect(dialog.getByText("Thanks. We'll check it")).toBeFocused();
});

test("each paper is one line with its state, and one note explains what is unconfirmed", async ({
  drawn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/documents/USA/Chile");
  const details = page.getByRole("region", { name: "The details" });
  for (const [title, state] of [
    ["Microchip", "Needed"],
    ["Import permit", "Unclear"],
    ["Breed restrictions", "Rules"],
  ] as const) {
    const row = details.getByRole("listitem").filter({ hasText: title }).first();
    await expect(row.getByText(state, { exact: true })).toBeVisible();
    const { height } = (await row.boundingBox()) ?? { height: 0 };
    expect(height, title).toBeLessThan(72);
  }
  await expect(details.getByText("† Unconfirmed:")).toHaveCount(1);
  await expect(details.getByRole("heading", { name: "(unconfirmed)" }).first()).toBeVisible();
  await details.getByRole("link", { name: "Check with the authority" }).click();
  await expect(page.getByRole("heading", { name: "Who to contact" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("img", { name: "USA to Chile", exact: true })).toBeVisible();
});

/** The heights at which the page was drawn are less; these are the bounds. */
const heights = [
  [1280, 3_200],
  [390, 4_600],
] as const;

test("the page of a route keeps its length on every screen", async ({ page }) => {
  for (const path of [
    `${toUk}?landing=2027-05-14`,
    "/documents/USA/Mexico",
    "/documents/USA/France",
    "/documents/USA/Australia",
    "/documents/Colombia/USA",
    "/documents/Guatemala/USA",
    "/documents/India/Italy",
    "/documents/USA/Chile",
    "/documents/Chile/Panama",
  ]) {
    await page.goto(path);
    for (const [width, most] of heights) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(most);
    }
  }
});

test("a checklist prints on A4 with its dates, details and numbered sources", async ({ page }) => {
  await page.goto(`${toUk}?landing=2027-05-14`);
  const printed = await pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  expect(printed.length).toBeLessThanOrEqual(4);
  const text = printed.map((each) => each.text).join("");
  for (const words of [
    "USA to United Kingdom",
    "Pets can't enter the UK in an aircraft cabin",
    "Last checked Nov 21, 2026",
    "May 10 – 12",
    "Give the shot at 12 weeks of age or later.",
    "$101 (per certificate, without lab tests).",
    "Who to contact",
    "https://www.gov.uk/",
    "We don't know",
  ]) {
    expect(text).toContain(bare(words));
  }
  for (const words of ["Update dates", "Add to a trip", "Log In", "Monthly newsletter"]) {
    expect(text).not.toContain(bare(words));
  }
});
