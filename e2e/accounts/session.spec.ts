import { expect, test } from "../test.ts";
import { openAs, postHoot, signInOf, tokenOf } from "../demo.ts";

/** An expired token, with the payload that the browser reads. */
function expired(token: string): string {
  const [head = "", payload = "", mark = ""] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString());
  const old = { ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 };
  return [head, Buffer.from(JSON.stringify(old)).toString("base64url"), mark].join(".");
}

test("an expired token is removed and its user is logged out", async ({ page, request }) => {
  const token = expired(await tokenOf(request, "dana"));
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a session that was ended elsewhere ends here at the next call", async ({ page, request }) => {
  await openAs(page, "dana", "/account");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a guest who likes logs in and returns with the like saved", async ({ page, request }) => {
  const id = await postHoot(request, "dana", { title: "Like me after log-in", text: "Please." });
  const { email, password } = signInOf("vale");
  await page.goto(`/hoots/${id}`);
  await page.getByRole("main").getByRole("button", { name: /like/i }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(`/hoots/${id}`);
  await expect(
    page.getByRole("main").getByRole("button", { name: /like/i }).first(),
  ).toHaveAttribute("aria-pressed", "true");
  const hoot: { likeCount: number } = await (await request.get(`/api/hoots/${id}`)).json();
  expect(hoot.likeCount).toBe(1);
});

test("the redirect after log-in never leads to another site", async ({ page }) => {
  const { email, password } = signInOf("dana");
  await page.goto("/login?next=//evil.example/x");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/");
});

test("logging out in one tab logs the other out too", async ({ context, page }) => {
  await openAs(page, "dana", "/");
  const other = await context.newPage();
  await other.goto("/posts");
  await expect(other.getByRole("button", { name: "Log Out" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
});
