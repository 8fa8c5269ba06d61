import { expect, test } from "../test.ts";
import { watch } from "../demo.ts";

const pages = [
  ["Community rules", "/rules", "Community rules"],
  ["Terms", "/terms", "Terms of use"],
  ["Privacy", "/privacy", "Privacy policy"],
  ["Accessibility", "/accessibility", "Accessibility"],
] as const;

test("the footer leads to every legal page, and each to the others", async ({ page }) => {
  const { faults } = watch(page);
  await page.goto("/newsletter");
  const footer = page.getByRole("contentinfo");
  for (const [label, path, title] of pages) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  }
  const policies = page.getByRole("navigation", { name: "Policies" });
  await expect(policies.getByRole("link", { name: "Accessibility" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await policies.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  expect(faults).toEqual([]);
});

test("legal pages have a description and are cached like other public pages", async ({
  request,
}) => {
  for (const [, path, title] of pages) {
    const first = await request.get(path);
    const html = await first.text();
    expect(html).toContain(`<title>${title} · Wagabond</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,160}"/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    expect(html).not.toContain("noindex");
    expect(first.headers()["cache-control"]).toBe("public, no-cache");
    const again = await request.get(path, {
      headers: { "if-none-match": first.headers()["etag"] ?? "" },
    });
    expect(again.status()).toBe(304);
  }
});

test("sign-up names the terms and the privacy policy, and reading one keeps the form", async ({
  page,
}) => {
  await page.goto("/signup");
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Ada Reader");
  await expect(
    main.getByText("By signing up, you agree to our terms and privacy policy."),
  ).toBeVisible();
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const opened = page.context().waitForEvent("page");
    await main.getByRole("link", { name, exact: true }).click();
    await expect(await opened).toHaveURL(path);
  }
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Ada Reader");
});

test("without settings the site is named by its host, and its shop is a demo", async ({
  sent: page,
  baseURL,
}) => {
  const main = page.getByRole("main");
  await page.goto("/terms");
  const host = new URL(baseURL ?? "").host;
  await expect(
    main.getByText(`These terms are between you and the operator of ${host}.`),
  ).toBeVisible();
  await expect(main.getByText("No payment is taken")).toBeVisible();
});
