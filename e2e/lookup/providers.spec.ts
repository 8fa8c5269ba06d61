import { brokenAtWidths } from "../access.ts";
import { expect, test, type APIRequestContext, type Page } from "../test.ts";
import { administer } from "../../server/src/operations/commands.ts";
import { newMember, openWith, type Member } from "../accounts/members.ts";
import { openAs, signInOf, tokenOf, watch } from "../demo.ts";
import { field, offered } from "./panel-parts.ts";

/** The admin of these journeys, made on the command line. */
const keeper = "hank";

test.beforeAll(async () => {
  const variables = { DATA_DIR: process.env["E2E_DATA_DIR"] };
  const { email } = signInOf(keeper);
  expect(await administer(variables, { email, remove: false })).toMatchObject({ done: true });
});

const draft = {
  service: "vet",
  city: "Lima",
  services: "Vaccinations, papers for travel",
  address: null,
  contact: "+51 1 2345678",
  source: "https://www.veterinaria.example/lima",
};

/** A place with a name of its own, suggested over the wire. */
async function suggest(request: APIRequestContext, { token }: Member, name: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/providers", { data: { ...draft, name }, headers });
  expect(answer.status()).toBe(201);
  const { _id }: { _id: string } = await answer.json();
  return _id;
}

const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const account = (page: Page) => page.getByRole("list", { name: "Your suggestions" });
const own = (page: Page, name: string) =>
  account(page).getByRole("listitem").filter({ hasText: name });
const openAdmin = (page: Page) => openAs(page, keeper, "/admin/providers");

test("an admin opens suggestions from the account page, corrects a place and publishes it", async ({
  page,
}) => {
  const { faults } = watch(page);
  const member = await newMember(page.request, "Lola Lima");
  await suggest(page.request, member, "Veterinaria Miraflores");
  await openAs(page, keeper, "/account");
  await page.getByRole("link", { name: "Suggested places" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suggested places");
  const place = card(page, "Veterinaria Miraflores");
  await expect(place).toContainText("Lima (no street address)");
  await expect(place.getByRole("link", { name: "veterinaria.example" })).toHaveAttribute(
    "rel",
    /nofollow.*noopener/,
  );
  await place.getByRole("button", { name: /^Edit/ }).click();
  const form = page.locator('form[name="edit"]');
  await form.getByLabel("Street address").fill("Av. Larco 101");
  await form.getByLabel("Source").fill("veterinaria.example");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("starts with https://");
  await form.getByLabel("Source").fill("https://veterinaria.example/larco");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(place).toContainText("Av. Larco 101");
  await place.getByRole("button", { name: /^Approve/ }).click();
  await expect(place).toHaveCount(0);
  const shown = await page.request.get("/api/providers?service=vet&city=lima");
  expect(await shown.text()).toContain("Av. Larco 101");
  await page.getByRole("link", { name: "Published" }).click();
  await expect(place).toContainText("Suggested by a traveler, checked");
  expect(faults).toEqual([]);
});

test("the author of a suggestion reads why it was declined, and withdraws one that is waiting", async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request, "Rita Rueda");
  await suggest(page.request, member, "Clinica Perdida");
  await suggest(page.request, member, "Clinica Otra");
  await openAdmin(page);
  await card(page, "Clinica Perdida")
    .getByRole("button", { name: /^Decline/ })
    .click();
  const form = page.locator('form[name="refuse"]');
  await form.getByRole("button", { name: "Decline suggestion" }).click();
  await expect(form.getByRole("alert")).toContainText("Reason is required.");
  await form.getByLabel("Reason").fill("There is no vet at this address.");
  await form.getByRole("button", { name: "Decline suggestion" }).click();
  await expect(card(page, "Clinica Perdida")).toHaveCount(0);

  const theirs = await (await browser.newContext()).newPage();
  await openWith(theirs, member, "/account");
  await expect(own(theirs, "Clinica Perdida")).toContainText("There is no vet at this address.");
  await own(theirs, "Clinica Otra")
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  await theirs.getByRole("button", { name: "Withdraw suggestion" }).click();
  await expect(own(theirs, "Clinica Otra")).toHaveCount(0);
  await theirs.context().close();
});

test("a traveler suggests a missing place and finds it there after approval", async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const path = "/services/dentist/toronto";
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Log in to suggest one" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(path)}`,
  );
  const member = await newMember(page.request, "Mona Molar");
  await openWith(page, member, path);
  const form = page.locator('form[name="suggest"]');
  const open = page.getByRole("button", { name: "Suggest a dentist" });
  await open.click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Queen Street Vet Dental");
  await form.getByRole("button", { name: "Send suggestion" }).click();
  await expect(form.getByRole("alert")).toContainText("Contact is required.");
  await form.getByLabel("Services").fill("Teeth of dogs and cats");
  await form.getByLabel("Contact").fill("hello@queenvet.example");
  await form.getByLabel("Source").fill("https://queenvet.example/dental");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await open.click();
  await expect(form.getByLabel("Name")).toHaveValue("Queen Street Vet Dental");
  await form.getByRole("button", { name: "Send suggestion" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thanks!" })).toBeFocused();
  await page.getByRole("dialog").getByRole("link", { name: "your account" }).click();
  await expect(own(page, "Queen Street Vet Dental")).toContainText("In review");

  const keepers = await (await browser.newContext()).newPage();
  await openAdmin(keepers);
  const place = card(keepers, "Queen Street Vet Dental");
  await place.getByRole("button", { name: /^Approve/ }).click();
  await expect(place).toHaveCount(0);
  await keepers.context().close();
  await page.goto(path);
  const shown = page.getByRole("list", { name: "Suggested by travelers" });
  await expect(shown).toContainText("Toronto (no street address)");
  await expect(shown).toContainText("Suggested by a traveler, checked");
  // The panel counts the city from now on, before anything is chosen.
  await page.goto("/?tab=services");
  const listed = page.locator('optgroup[label="With listings"] option');
  await expect(listed.and(page.locator('[value="dentist"]'))).toHaveText("Dentist");
  // Text typed before the page reacts opens no list.
  await expect(async () => {
    await field(page, "City").fill("");
    await field(page, "City").fill("toronto");
    await expect(offered(page)).toHaveText("Toronto", { timeout: 2_000 });
  }).toPass();
  // A city without providers is a 404.
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("a long list shows fifty at a time and loads more on request, by keyboard too", async ({
  page,
}) => {
  const { faults } = watch(page);
  const member = await newMember(page.request, "Fay Fifty");
  const headers = { authorization: `Bearer ${await tokenOf(page.request, keeper)}` };
  for (let one = 1; one <= 52; one += 1) {
    const id = await suggest(page.request, member, `Kennel Lane Surgery ${one}`);
    const data = { reason: "It stands in the list already." };
    await page.request.post(`/api/admin/providers/${id}/refuse`, { data, headers });
  }
  await openAs(page, keeper, "/admin/providers?state=refused");
  const places = page.getByRole("list", { name: "Declined" }).getByRole("heading", { level: 2 });
  await expect(places).toHaveCount(50);
  await page.getByRole("button", { name: "Load more suggestions" }).press("Enter");
  await expect.poll(() => places.count()).toBeGreaterThanOrEqual(52);
  await expect(places.nth(50)).toBeFocused();
  expect(faults).toEqual([]);
});

test("the second of two admins sees the conflict", async ({ page }) => {
  const member = await newMember(page.request, "Tomas Torres");
  await suggest(page.request, member, "Consultorio Barranco");
  await openAdmin(page);
  const place = card(page, "Consultorio Barranco");
  await expect(place).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page.request, keeper)}` };
  const listed = await page.request.get("/api/admin/providers", { headers });
  const { data }: { data: { _id: string; name: string }[] } = await listed.json();
  const id = data.find(({ name }) => name === "Consultorio Barranco")?._id ?? "";
  const path = `/api/admin/providers/${id}`;
  await page.request.put(path, { data: { name: "Consultorio Barranco 2" }, headers });
  await place.getByRole("button", { name: /^Approve/ }).click();
  await expect(place.getByRole("alert")).toContainText("changed elsewhere");
  await expect(place.getByRole("heading")).toHaveText("Consultorio Barranco 2");
  await place.getByRole("button", { name: /^Approve/ }).click();
  await expect(place).toHaveCount(0);
});

test("others have no access: guests log in first, members get an error, robots are excluded", async ({
  page,
}) => {
  await page.goto("/admin/providers");
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fproviders/);
  const member = await newMember(page.request, "Olga Other");
  await openWith(page, member, "/admin/providers");
  await expect(page.getByRole("heading", { name: "This page is for admins" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Appearance" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Suggested places" })).toHaveCount(0);
});

test("a list that fails to load says so and can be retried", async ({ page }) => {
  await page.route("**/api/admin/providers**", (route) => route.abort());
  await openAdmin(page);
  await expect(page.getByRole("alert")).toContainText("Couldn't load");
  await page.unroute("**/api/admin/providers**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("admin pages are accessible in both themes, on phones and desktops", async ({ page }) => {
  const member = await newMember(page.request, "Ana Axe");
  const name = `Clinica ${crypto.randomUUID().slice(0, 8)} con un nombre que no cabe en una linea`;
  await suggest(page.request, member, name);
  await openAdmin(page);
  await expect(card(page, name)).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  await card(page, name).getByRole("button", { name: /^Edit/ }).click();
  await expect(page.locator('form[name="edit"]')).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
});
