import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOidcProvider, type OidcProvider } from "../../server/testing/oidc-provider.ts";
import { brokenAtWidths } from "../access.ts";
import { signInOf, watch } from "../demo.ts";
import { startServer } from "../faults/server-process.ts";
import { copyDatabase } from "../prepared-database.ts";
import { expect, test, untilAlive, type Page } from "../test.ts";
import { main } from "./members.ts";

type Site = { address: string; provider: OidcProvider };

/** Runs a journey on a site where a provider logs people in. */
async function withProvider(journey: (site: Site) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-provider-"));
  copyDatabase("demo", dataDir);
  const provider = await startOidcProvider();
  const { issuer, clientId, clientSecret = "", name } = provider.settings;
  const server = await startServer({
    DATA_DIR: dataDir,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  });
  try {
    await journey({ address: `http://localhost:${server.port}`, provider });
  } finally {
    server.signal("SIGTERM");
    await server.ended;
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const signInLink = (page: Page) => main(page).getByRole("link", { name: "Sign in with Pet Club" });
const card = (page: Page) => main(page).getByRole("region", { name: "Sign in with Pet Club" });

/** On the provider's own page. */
async function continueAs(page: Page, email: string) {
  // The page before it has fields with this label, too.
  await page.getByRole("heading", { name: "Pet Club", level: 1 }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem("token"));
}

test("a guest signs in with a provider, logs out, and signs in again", async ({ page }) => {
  await withProvider(async ({ address }) => {
    const { faults } = watch(page);
    await page.goto(`${address}/login?next=%2Faccount%2Fsecurity`);
    expect(await brokenAtWidths(page)).toEqual([]);
    await signInLink(page).focus();
    await page.keyboard.press("Enter");
    await continueAs(page, "nora@club.example");
    await expect(page).toHaveURL(`${address}/account/security`);
    await untilAlive(page);
    await expect(card(page)).toContainText("Pet Club: connected");
    expect(await brokenAtWidths(page, { parts: ["#provider"] })).toEqual([]);

    // Nothing else logs in.
    await card(page).getByRole("button", { name: "Disconnect Pet Club" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(dialog).toContainText("only way to log in");
    // Chromium reports the refusal.
    expect(faults.splice(0)).toEqual([expect.stringContaining("409")]);
    await page.keyboard.press("Escape");

    await logOut(page);
    await page.goto(`${address}/login`);
    await signInLink(page).dblclick();
    await continueAs(page, "nora@club.example");
    await expect(page).toHaveURL(`${address}/`);
    // The code is neither in the address nor behind the back button.
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
    expect(faults).toEqual([]);
  });
});

test("a cancellation at the provider leads back to the log-in page, which shows it", async ({
  page,
}) => {
  await withProvider(async ({ address, provider }) => {
    provider.lies("cancelled");
    await page.goto(`${address}/login?next=%2Faccount%2Fsecurity`);
    await signInLink(page).click();
    await continueAs(page, "nora@club.example");
    await expect(page).toHaveURL(`${address}/login?reason=oidc&next=%2Faccount%2Fsecurity`);
    await expect(main(page).getByRole("alert")).toContainText("didn't work");
    expect(await brokenAtWidths(page)).toEqual([]);
  });
});

test("a member connects a provider to an account that exists, and disconnects it", async ({
  page,
  request,
}) => {
  await withProvider(async ({ address }) => {
    const { email, password } = signInOf("vale");
    await page.goto(`${address}/login`);
    await signInLink(page).click();
    await continueAs(page, email);
    await expect(main(page).getByRole("alert")).toContainText("connect Pet Club on your account");
    await expect(page).not.toHaveURL(/code=/);

    const answer = await request.post(`${address}/api/auth/login`, { data: { email, password } });
    const token: string = await answer.json();
    await page.evaluate((value) => localStorage.setItem("token", value), token);
    await page.goto(`${address}/account/security`);
    await card(page).getByRole("button", { name: "Connect Pet Club" }).click();
    await continueAs(page, "vale@club.example");
    await expect(card(page).getByRole("status").first()).toContainText("Pet Club is connected");
    await expect(page).toHaveURL(`${address}/account/security`);

    await logOut(page);
    await page.goto(`${address}/login`);
    await signInLink(page).click();
    await continueAs(page, "vale@club.example");
    await expect(page).toHaveURL(`${address}/`);
    await page.goto(`${address}/account/security`);
    await card(page).getByRole("button", { name: "Disconnect Pet Club" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(card(page).getByRole("button", { name: "Connect Pet Club" })).toBeVisible();
  });
});

test("a change of email goes on after a proof by the provider, with the address that was typed", async ({
  page,
}) => {
  await withProvider(async ({ address, provider }) => {
    // Without a question, and so without a fresh proof.
    provider.logsIn({ sub: "ona", email: "ona@club.example", email_verified: true, name: "Ona" });
    await page.goto(`${address}/login`);
    await signInLink(page).click();
    await expect(page).toHaveURL(`${address}/`);
    await page.goto(`${address}/account/security`);
    await main(page).getByText("Change email", { exact: true }).click();
    const field = main(page).getByLabel("New email");
    await field.fill("ona@new.example");
    await main(page).getByRole("button", { name: "Send the link" }).click();
    await page.getByRole("button", { name: "Confirm with Pet Club" }).click();
    await expect(card(page).getByRole("status").first()).toContainText("confirmed it's you");
    await expect(field).toHaveValue("ona@new.example");
    await main(page).getByRole("button", { name: "Send the link" }).click();
    await expect(main(page)).toContainText("We emailed a link to ona@new.example");
  });
});
