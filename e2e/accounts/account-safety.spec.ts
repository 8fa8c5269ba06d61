import { randomUUID } from "node:crypto";
import { brokenAtWidths } from "../access.ts";
import { type APIRequestContext, expect, type Page, test } from "../test.ts";
import { verified } from "../../contracts/src/accounts/accounts.ts";
import { mailedLink, watch } from "../demo.ts";

const password = "nine lives and a leash";
const newPassword = "ten lives and a harness";

type SignedUp = { email: string; token: string };

/** Signs up over HTTP; `request` is a different browser than the page's, `page.request` the same. */
async function signUp(request: APIRequestContext, name: string): Promise<SignedUp> {
  const email = `${randomUUID()}@example.com`;
  const answer = await request.post("/api/auth/signup", { data: { name, email, password } });
  expect(answer.status()).toBe(201);
  const token: string = await answer.json();
  return { email, token };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const main = (page: Page) => page.getByRole("main");
const isLive = async (request: APIRequestContext, token: string) =>
  (await request.get("/api/auth/sessions", bearer(token))).ok();

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await main(page).getByRole("button", { name: "Log In" }).click();
}

async function fillPair(page: Page, secret: string): Promise<void> {
  await page.getByLabel(/^(New )?password$/i).fill(secret);
  await page.getByLabel("Confirm", { exact: true }).fill(secret);
}

const verifyButton = (page: Page) => main(page).getByRole("button", { name: "Verify my email" });

/** Judges the page as it stands, at both widths and in both themes. */
const lookAt = (page: Page) => async (name: string) =>
  expect(await brokenAtWidths(page), name).toEqual([]);

test("one button verifies in the browser that signed up", async ({ page }) => {
  const { email, token } = await signUp(page.request, "Ana Ruiz");
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  await expect(main(page)).toContainText(/ana\.ruiz\d* signed up with this email on/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await lookAt(page)("verify-same-browser");
  await verifyButton(page).click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
  expect(await isLive(page.request, token)).toBe(true);
});

test("another browser asks for a password, and the owner's own password locks out the person who signed up", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const { email, token } = await signUp(request, "Sam Squatter");
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  await expect(main(page)).toContainText(/sam\.squatter\d* signed up with this email on/);
  await lookAt(page)("verify-other-browser");
  await verifyButton(page).click();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  await fillPair(page, newPassword);
  await verifyButton(page).click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
  await expect(page.getByText(verified)).toBeVisible();
  expect(await isLive(request, token)).toBe(false);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL("/");
  expect(faults).toEqual([]);
});

test("verifying in another browser with the same password keeps the first one logged in", async ({
  page,
  request,
}) => {
  const { email, token } = await signUp(request, "Ana Ruiz");
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  await fillPair(page, password);
  await verifyButton(page).click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
  expect(await isLive(request, token)).toBe(true);
});

test("a person deletes an account that they didn't create, after one confirmation or without scripts", async ({
  browser,
  page,
  request,
}) => {
  const look = lookAt(page);
  const { email, token } = await signUp(request, "Sam Squatter");
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  const disown = main(page).getByRole("button", { name: "I didn't create this account" });
  await disown.click();
  const dialog = page.getByRole("dialog", { name: "Delete this account?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await isLive(request, token)).toBe(true);
  await disown.click();
  await expect(dialog).toBeVisible();
  await look("disown");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("The account was deleted.")).toBeVisible();
  await look("deleted");
  expect(await isLive(request, token)).toBe(false);
  const again = { name: "Owner", email, password };
  expect((await request.post("/api/auth/signup", { data: again })).status()).toBe(201);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const second = await signUp(request, "Sam Squatter");
  await plain.goto(await mailedLink(second.email, "/api/auth/verify"));
  await main(plain).getByRole("button", { name: "I didn't create this account" }).click();
  await expect(plain.getByText("The account was deleted.")).toBeVisible();
  expect(await isLive(request, second.token)).toBe(false);
  await context.close();
});

/** A trip with a private calendar link and a share link. */
async function makeLinks(request: APIRequestContext, token: string): Promise<string> {
  const post = async (path: string, data: object) =>
    (await request.post(path, { data, ...bearer(token) })).json();
  const plan: { _id: string } = await post("/api/plans", { destination: "Chile" });
  await post("/api/calendar-addresses", { planId: plan._id });
  const share: { url: string } = await post(`/api/plans/${plan._id}/shares`, {});
  return share.url;
}

test("a reset ends old sessions and lists the links that it ended, and the account page recreates them", async ({
  page,
  request,
}) => {
  test.slow();
  const look = lookAt(page);
  const { email, token } = await signUp(request, "Leo Laux");
  const shared = await makeLinks(request, token);
  await page.goto("/forgot");
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await main(page).getByRole("button", { name: "Send reset link" }).click();
  await expect(main(page)).toContainText("spam folder");
  await look("forgot");
  await page.goto(await mailedLink(email, "/reset"));
  await expect(main(page)).toContainText("share links will stop working");
  await look("reset");
  await fillPair(page, newPassword);
  await main(page).getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(main(page)).toContainText("They're listed on your account page");
  await look("reset-done");
  expect((await request.get(shared)).status()).toBe(410);
  expect(await isLive(request, token)).toBe(false);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL("/");

  await page.goto("/account");
  const list = page.getByRole("region", { name: "Links that stopped working" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "Create new link: Shared trip: Chile" }).click();
  const fresh = await list.getByRole("textbox", { name: "New link" }).inputValue();
  expect(fresh).not.toBe(shared);
  // Where the new link was scrolled into view, the header covers half a button.
  await page.evaluate(() => scrollTo(0, 0));
  await look("ended-links");
  expect((await request.get(fresh)).status()).toBe(200);
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("button", { name: "Clear list" }).click();
  await expect(list).toHaveCount(0);
});

test("a password change ends links only if the box is checked", async ({ page, request }) => {
  const { token } = await signUp(request, "Nia Novak");
  const shared = await makeLinks(request, token);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("once")) localStorage.setItem("token", value);
    sessionStorage.setItem("once", "yes");
  }, token);
  await page.goto("/account/security");
  const form = page.locator('form[name="password"]');
  await page.getByText("Change password").first().click();
  const change = async (current: string, secret: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByLabel("New password").fill(secret);
    await form.getByLabel("Confirm", { exact: true }).fill(secret);
    await form.getByRole("button", { name: "Change password" }).click();
  };
  await change(password, newPassword);
  await expect(page.getByText("Password changed.")).toBeVisible();
  expect((await request.get(shared)).status()).toBe(200);
  await form.getByLabel("Also end my private calendar links and share links").check();
  await change(newPassword, "eleven calm herons");
  await expect(page.getByText("share links no longer work")).toBeVisible();
  const list = page.getByRole("region", { name: "Links that stopped working" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  expect((await request.get(shared)).status()).toBe(410);
});
