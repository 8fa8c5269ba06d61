import { brokenAtWidths } from "../access.ts";
import { mailedLink } from "../demo.ts";
import { expect, type Page, test } from "../test.ts";
import { main, newMember, openWith } from "./members.ts";

const password = "seven quiet otters";

const part = (page: Page, name: string) => main(page).getByRole("region", { name });

async function logIn(page: Page, email: string, secret = password) {
  await page.goto("/login");
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(secret);
  await main(page).getByRole("button", { name: "Log In" }).click();
}

test("the email is changed by a link, and the old address takes it back", async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request, "Ana Ruiz");
  const email = `${crypto.randomUUID()}@example.com`;
  await openWith(page, member, "/account/security");
  const card = part(page, "Email");
  await expect(card).toContainText(member.email);
  await card.getByText("Change email").click();
  await card.getByLabel("New email").fill(member.email);
  await card.getByRole("button", { name: "Send the link" }).click();
  await expect(card).toContainText("This is already your email.");
  await card.getByLabel("New email").fill(email);
  await card.getByRole("button", { name: "Send the link" }).click();
  await expect(card).toContainText(`We emailed a link to ${email}.`);
  expect(await brokenAtWidths(page), "security").toEqual([]);

  await page.goto(await mailedLink(email, "/confirm/email"));
  await main(page).getByRole("button", { name: "Confirm my new email" }).click();
  await expect(main(page)).toContainText("Your email was changed.");
  await main(page).getByRole("link", { name: "Go to your account" }).click();
  await expect(card).toContainText(email);
  await expect(part(page, "Security log")).toContainText(`Email changed to ${email}`);

  // On another device, without a log-in.
  const other = await (await browser.newContext()).newPage();
  await other.goto(await mailedLink(member.email, "/confirm/email-undo"));
  await main(other).getByRole("button", { name: "Take it back" }).click();
  await expect(main(other)).toContainText("Set a new password");
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await other.context().close();
});

test("a log-in from a new device is mailed, and “This wasn't me” ends it", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Leo Stern");
  await logIn(page, member.email);
  await expect(page).toHaveURL("/");
  await page.goto("/account/security");
  await expect(part(page, "Security log")).toContainText("New device: Logged in with the password");
  const link = await mailedLink(member.email, "/confirm/log-in");
  await page.goto(link);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This wasn't you?");
  expect(await brokenAtWidths(page), "confirm").toEqual([]);
  await main(page).getByRole("button", { name: "Log out every device" }).click();
  await expect(page).toHaveURL(/\/reset/);
  await page.getByLabel("New password", { exact: true }).fill("eleven calm herons");
  await page.getByLabel("Confirm", { exact: true }).fill("eleven calm herons");
  await main(page).getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(link);
  await main(page).getByRole("button", { name: "Log out every device" }).click();
  await expect(main(page)).toContainText("This link has expired or was already used.");
});

test("a deleted account is hidden, and comes back by the link", async ({ page, request }) => {
  const member = await newMember(request, "Vale Rojas");
  await openWith(page, member, "/account/data");
  await part(page, "Delete account").getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText(/Your account was deleted\. Until/)).toBeVisible();
  expect((await request.get(`/api/profiles/${member.id}`)).status()).toBe(404);

  const plain = await page.context().newPage();
  await logIn(plain, member.email);
  await expect(main(plain)).toContainText("open the link that we emailed you");
  await plain.goto(await mailedLink(member.email, "/confirm/restore"));
  await main(plain).getByRole("button", { name: "Bring my account back" }).click();
  await expect(main(plain)).toContainText("Your account is back.");
  await logIn(plain, member.email);
  await expect(plain).toHaveURL("/");
  expect((await request.get(`/api/profiles/${member.id}`)).status()).toBe(200);
});
