import { randomUUID } from "node:crypto";
import {
  postedAlready,
  verifyToLink,
  verifyToPost,
} from "../../contracts/src/accounts/verification.ts";
import { expect, test, type Page } from "../test.ts";
import { mailedLink, openAsNew, postHoot, watch } from "../demo.ts";

const password = "nine lives and a leash";

async function signUp(page: Page): Promise<string> {
  const email = `una-${randomUUID()}@example.com`;
  const main = page.getByRole("main");
  await page.goto("/signup");
  await main.getByLabel("Name", { exact: true }).fill("Una Verified");
  await main.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/");
  return email;
}

async function writeHoot(page: Page, title: string, text: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/posts/new");
  await main.getByLabel("Title", { exact: true }).fill(title);
  await main.getByLabel("Text", { exact: true }).fill(text);
  await main.getByRole("button", { name: "Post hoot" }).click();
}

const resend = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Resend verification email" });

async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, "/api/auth/verify"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
}

test("a post that needs a verified email stays a draft and is offered after verification", async ({
  page,
}) => {
  const { faults } = watch(page);
  const main = page.getByRole("main");
  const email = await signUp(page);
  const text = "Times are at https://example.com/ferries, twice a day.";
  await writeHoot(page, "Ferry times", text);
  await expect(main.getByRole("alert")).toContainText(verifyToLink);
  await expect(main.getByLabel("Text", { exact: true })).toHaveValue(text);
  await resend(page).click();
  await expect(main.getByText("Sent. Check your inbox and spam folder.")).toBeVisible();

  await verify(page, email);
  await expect(main.getByText("Your email is verified. Your draft is waiting.")).toBeVisible();
  await main.getByRole("link", { name: "Post it" }).click();
  await expect(main.getByLabel("Text", { exact: true })).toHaveValue(text);
  await main.getByRole("button", { name: "Post hoot" }).click();
  await expect(page).toHaveURL(/\/hoots\//);
  await expect(main.getByText(text)).toBeVisible();
  await page.goto("/login?verified=true");
  await expect(main.getByText("Your draft is waiting.")).toBeHidden();
  expect(faults.filter((fault) => !fault.includes("403"))).toEqual([]);
});

test("the fourth comment of an unverified account stays beside its form", async ({
  page,
  request,
}) => {
  const main = page.getByRole("main");
  const id = await postHoot(request, "dana", { title: "Say hello", text: "To everybody here." });
  const email = await signUp(page);
  await page.goto(`/hoots/${id}`);
  const form = main.locator(`form[name="comment-${id}"]`);
  for (const count of [1, 2, 3, 4]) {
    await form.getByRole("textbox").fill(`Hello from Una, number ${count}.`);
    await form.getByRole("button", { name: /^(Post|Comment|Send)/ }).click();
    if (count < 4) await expect(main.getByText(`Hello from Una, number ${count}.`)).toBeVisible();
  }
  await expect(form.getByRole("alert")).toContainText(verifyToPost);
  await expect(resend(page)).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveValue("Hello from Una, number 4.");

  await verify(page, email);
  await main.getByRole("link", { name: "Post it" }).click();
  await expect(form.getByRole("textbox")).toHaveValue("Hello from Una, number 4.");
  await form.getByRole("button", { name: /^(Post|Comment|Send)/ }).click();
  await expect(form.getByRole("textbox")).toHaveValue("");
  await expect(main.getByText("Hello from Una, number 4.")).toBeVisible();
});

test("a duplicate hoot is reported beside the form, and its text stays", async ({ page }) => {
  const main = page.getByRole("main");
  await openAsNew(page, "Twyla Twice", "/posts/new");
  const title = `Twice ${randomUUID()}`;
  await writeHoot(page, title, "The same.");
  await expect(page).toHaveURL(/\/hoots\//);
  await writeHoot(page, title, "The same.");
  await expect(main.getByRole("alert")).toContainText(postedAlready);
  await expect(main.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("a member who opens the log-in page after verifying is led to a first step", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await openAsNew(page, "Una Begins", "/login?verified=true");
  await expect(main.getByText("Your email is verified.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Plan a trip" })).toHaveAttribute("href", "/plans");
  await main.getByRole("link", { name: "Add your pet" }).click();
  await expect(page).toHaveURL("/addpet");
});

test("a member with an old link can send a new one, or reads that none is needed", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const email = await signUp(page);
  await page.goto("/login?verified=false");
  await expect(main.getByText("Request a new link to verify your email.")).toBeVisible();
  await main.getByRole("button", { name: "Send a new link" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Resend" }).click();
  await expect(dialog.getByText("Sent. Check your inbox and spam folder.")).toBeVisible();

  await verify(page, email);
  await page.goto("/login?verified=false");
  await expect(main.getByText("Your email is already verified.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Add your pet" })).toBeVisible();
});
