import { TOTP } from "otpauth";
import { timeStep } from "../../server/testing/authenticators.ts";
import { brokenAtWidths } from "../access.ts";
import { watch } from "../demo.ts";
import { expect, test, type Page } from "../test.ts";
import { main, newMember, type Member } from "./members.ts";

const password = "seven quiet otters";

const ends: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A device with a screen lock, as Chromium plays it: one for all pages of a browser. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  ends.push(() => client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }));
}

const section = (page: Page, name: string) => main(page).getByRole("region", { name });

async function logInWithPassword(page: Page, email: string) {
  await page.goto("/login");
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Log In" }).click();
}

/** The account page, once: a later page is a guest's after the log-out. */
async function openAccount(page: Page, { token }: Member) {
  await page.goto("/rules");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/account/security");
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem("token"));
}

/** The next change is answered as if the last log-in were a while ago. */
async function asLater(page: Page) {
  let isAnswered = false;
  await page.route(/\/api\/auth\/two-factor$/, (route) => {
    if (isAnswered || route.request().method() === "GET") return route.fallback();
    isAnswered = true;
    const message = "Confirm that it's you to continue.";
    const json = { message, code: "PROOF_REQUIRED", requestId: "1" };
    return route.fulfill({ status: 403, json });
  });
}

test("a member adds a passkey, names it, logs in with it, and removes it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { faults } = watch(page);
  const member = await newMember(request, "Petra Passkey");
  await withDevice(page);
  await openAccount(page, member);
  const passkeys = section(page, "Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await expect(passkeys).toContainText("not used yet");
  await passkeys.getByRole("button", { name: /^Rename passkey/ }).click();
  const renaming = page.getByRole("dialog", { name: "Rename passkey" });
  await renaming.getByLabel("Name").fill("Blue phone");
  await renaming.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByText("Blue phone")).toBeVisible();
  expect(await brokenAtWidths(page, { parts: ["#passkeys"] })).toEqual([]);

  await logOut(page);
  await page.goto("/login");
  expect(await brokenAtWidths(page)).toEqual([]);
  // The virtual device may answer the suggestions of the email field by itself.
  await main(page)
    .getByRole("button", { name: "Use a passkey" })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL("/");
  await page.goto("/account/security");
  await expect(passkeys).toContainText("last used");

  await passkeys.getByRole("button", { name: "Remove passkey Blue phone" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Remove passkey", exact: true })
    .click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a device that can is offered a passkey after a log-in by password, once", async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, "Otto Offered");
  await withDevice(page);
  await logInWithPassword(page, email);
  const offer = page.getByRole("dialog", { name: "Log in without a password next time?" });
  await expect(offer.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  expect(await brokenAtWidths(page, { parts: ["dialog"] })).toEqual([]);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL("/");
  await logOut(page);
  await logInWithPassword(page, email);
  await expect(page).toHaveURL("/");
});

test("a member turns on two-factor log-in, logs in with a code and with a recovery code, and turns it off", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Tomas Totp");
  await openAccount(page, member);
  const twoFactor = section(page, "Two-factor log-in");
  await twoFactor.getByRole("button", { name: "Turn on two-factor log-in" }).click();
  const setup = page.getByRole("dialog", { name: "Set up your authenticator app" });
  await expect(setup.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await setup.getByLabel("Or type this key").inputValue();
  const code = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await setup.getByLabel("Code from the app").fill("000000");
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(setup.getByText(/That code isn't right/).first()).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  // The code of the step before is right for a whole step.
  await timeStep();
  await setup.getByLabel("Code from the app").fill(code(-1));
  await setup.getByRole("button", { name: "Turn on" }).click();
  const saving = page.getByRole("dialog", { name: "Save your recovery codes" });
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  const codes = await saving.getByRole("listitem").allTextContents();
  await saving.getByRole("button", { name: "I saved them" }).click();
  await expect(twoFactor).toContainText("10 codes left");

  await logOut(page);
  await logInWithPassword(page, member.email);
  const second = page.locator("form[name=second-factor]");
  await second.getByLabel("Code").fill("123456");
  await second.getByRole("button", { name: "Log In" }).click();
  await expect(second.getByRole("alert")).toContainText("code isn't right");
  expect(await brokenAtWidths(page)).toEqual([]);
  await second.getByLabel("Code").fill(code(0));
  await second.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/");

  await logOut(page);
  await logInWithPassword(page, member.email);
  await second.getByLabel("Code").fill(codes[0] ?? "");
  await second.getByLabel("Code").press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/account/security");
  await expect(twoFactor).toContainText("9 codes left");
  await twoFactor.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(twoFactor.getByRole("button", { name: /^Turn on/ })).toBeVisible();
});

test("a while after the log-in, a change asks who it is, and goes on where it was", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Paula Proof");
  await openAccount(page, member);
  await asLater(page);
  const twoFactor = section(page, "Two-factor log-in");
  await twoFactor.getByRole("button", { name: /^Turn on/ }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(proof.getByLabel("Password", { exact: true })).toBeFocused();
  expect(await brokenAtWidths(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(twoFactor.getByRole("alert")).toContainText("Confirm that it's you");

  await asLater(page);
  await twoFactor.getByRole("button", { name: /^Turn on/ }).click();
  await proof.getByLabel("Password", { exact: true }).fill("seven loud otters");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByText("Password is incorrect.").first()).toBeVisible();
  await proof.getByLabel("Password", { exact: true }).fill(password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: "Set up your authenticator app" })).toBeVisible();
});
