import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../test.ts";
import { startServer, type ServerProcess } from "../faults/server-process.ts";
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

test.describe("with the operator's settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-legal-"));
  let server: ServerProcess;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startServer({
      DATA_DIR: join(folder, "data"),
      DEMO: "off",
      MAIL_FROM: "Pet Club <noreply@pets.example>",
      CONTACT_EMAIL: "help@pets.example",
      OPERATOR_NAME: "Pet Club of Maine",
      SHOPIFY_STORE_DOMAIN: "http://127.0.0.1:9",
      SHOPIFY_STOREFRONT_TOKEN: "token",
    });
  });
  test.afterAll(async () => {
    server?.signal("SIGTERM");
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test("the pages name the operator, the contact and the companies in use", async ({ page }) => {
    const site = `http://localhost:${server.port}`;
    await page.goto(`${site}/privacy`);
    const main = page.getByRole("main");
    await expect(
      main.getByText(`localhost:${server.port} is run by Pet Club of Maine.`),
    ).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "Shopify:" })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "Partners:" })).toHaveCount(0);
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "help@pets.example" }),
    ).toHaveAttribute("href", "mailto:help@pets.example");
    await page.goto(`${site}/terms`);
    await expect(main.getByText("Orders and payments are handled by Shopify.")).toBeVisible();
    await expect(main.getByText("No payment is taken")).toHaveCount(0);
  });

  test("without settings the site is named by its host, and its shop is a demo", async ({
    page,
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
});
