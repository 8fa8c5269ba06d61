import { expect, type Page, test } from "../test.ts";
import { openAs, postHoot, signInOf } from "../demo.ts";

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at) return "";
      const labels =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
          ? (at.labels ?? [])
          : [];
      const named =
        at.getAttribute("aria-label") ?? Array.from(labels, (label) => label.textContent).join(" ");
      return (named || at.textContent || "").trim();
    });
    if (name.test(label)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test("the first tab stop skips to the content", async ({ page }) => {
  await page.goto("/posts");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip/i);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("log-in, opening a hoot, liking and commenting work by keyboard", async ({
  page,
  request,
}) => {
  const id = await postHoot(request, "dana", {
    title: "Keys only",
    text: `No mouse. ${crypto.randomUUID()}`,
  });
  const { email, password } = signInOf("vale");
  await page.goto(`/login?next=/hoots/${id}`);
  await tabTo(page, /^Email/);
  await page.keyboard.type(email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/hoots/${id}`);
  // Its code loads after the page; the newsletter has a text area, too.
  await expect(page.getByLabel("Your comment")).toBeVisible();
  await tabTo(page, /like/i);
  await page.keyboard.press("Space");
  await expect(
    page.getByRole("main").getByRole("button", { name: /like/i }).first(),
  ).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, /comment/i, 30);
  while (!(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)))
    await page.keyboard.press("Tab");
  const text = `Typed with paws. ${crypto.randomUUID()}`;
  await page.keyboard.type(text);
  await tabTo(page, /^Post comment/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").getByText(text)).toBeVisible();
});

test("a dialog takes the focus, Escape closes it, and the focus returns", async ({
  page,
  request,
}) => {
  const id = await postHoot(request, "dana", { title: "Do not delete", text: "Please." });
  await openAs(page, "dana", `/hoots/${id}`);
  const opener = page
    .getByRole("main")
    .getByRole("button", { name: /^Delete/ })
    .first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Do not delete");
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("navigation moves the focus to the heading of the new page and announces it", async ({
  page,
}) => {
  await page.goto("/posts");
  const title = await page.title();
  await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/hoots\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.title()).not.toBe(title);
});
