import { randomUUID } from "node:crypto";
import { expect, test } from "../test.ts";
import {
  logInFailed,
  notVerified,
  passwordsDiffer,
  signUpFailed,
  verified,
} from "../../contracts/src/accounts/accounts.ts";
import { mailedLink, signInOf, watch } from "../demo.ts";

const password = "nine lives and a leash";

test("a person signs up, is greeted by name, verifies by email, and logs in again", async ({
  page,
}) => {
  const { faults } = watch(page);
  const email = `ana-${randomUUID()}@example.com`;
  await page.goto("/signup");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm", { exact: true }).fill("something else");
  const submit = page.getByRole("main").getByRole("button", { name: "Sign Up" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("Confirm", { exact: true }).fill(password);
  await submit.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(/Ana/).first()).toBeVisible();

  // A later log-in requires a verified email.
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await page.goto("/login");
  const logIn = async (secret: string) => {
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(secret);
    await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  };
  await logIn("not my password");
  await expect(page.getByText(logInFailed).first()).toBeVisible();
  await logIn(password);
  await expect(page.getByText(notVerified).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Resend/ })).toBeVisible();

  const link = await mailedLink(email, "/api/auth/verify");
  await page.goto(link);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Verify/ })
    .click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
  await expect(page.getByText(verified)).toBeVisible();
  await logIn(password);
  await expect(page).toHaveURL("/");
  // The link was used.
  await page.goto(link);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Verify/ })
    .click();
  await expect(page).toHaveURL(/verified=false/);
  expect(faults.filter((fault) => !/40[13]/.test(fault))).toEqual([]);
});

test("a taken email fails with the message of the spec and keeps the typed values", async ({
  page,
}) => {
  const { email } = signInOf("dana");
  await page.goto("/signup");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Not Dana");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm", { exact: true }).fill(password);
  const submit = page.getByRole("main").getByRole("button", { name: "Sign Up" });
  await submit.click();
  await expect(page.getByText(signUpFailed).first()).toBeVisible();
  await expect(submit).toBeEnabled();
  await expect(page.getByRole("main").getByLabel("Name", { exact: true })).toHaveValue("Not Dana");
  await expect(page.getByLabel("Confirm", { exact: true })).toHaveValue(password);
});

test("the button shows that a sign-up is in progress, and recovers when the connection is lost", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Lost");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill("lost@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm", { exact: true }).fill(password);
  await page.route("**/api/auth/signup", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.abort();
  });
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: "Signing Up..." })).toBeDisabled();
  await expect(page.getByRole("main").getByRole("button", { name: "Sign Up" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
});

test("without JavaScript the form creates an account, and the emailed link verifies it", async ({
  sent: page,
}) => {
  const main = page.getByRole("main");
  const email = `noa-${randomUUID()}@example.com`;
  await page.goto("/signup");
  const fill = async (address: string) => {
    await main.getByLabel("Name", { exact: true }).fill("Noa");
    await main.getByLabel("Email", { exact: true }).fill(address);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByLabel("Confirm", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign Up" }).click();
  };
  await fill(signInOf("dana").email);
  await expect(page.getByText(signUpFailed).first()).toBeVisible();
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Noa");
  await fill(email);
  await expect(page.getByText(`We emailed a verification link to ${email}.`)).toBeVisible();
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  const verify = async (confirm: string) => {
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByLabel("Confirm", { exact: true }).fill(confirm);
    await main.getByRole("button", { name: "Verify my email" }).click();
  };
  await verify("something else");
  await expect(page.getByText(passwordsDiffer).first()).toBeVisible();
  await verify(password);
  await expect(page).toHaveURL(/\/login\?verified=true/);
  await expect(page.getByText(verified)).toBeVisible();
});
