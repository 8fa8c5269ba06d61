import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SignUpMode } from "../../contracts/src/kernel/operator.ts";
import { watch } from "../demo.ts";
import { copyDatabase } from "../prepared-database.ts";
import { startServer } from "../faults/server-process.ts";
import { expect, test, type Page } from "../test.ts";

/** Runs a journey on a site where not everyone can sign up. */
async function withSite(mode: SignUpMode, journey: (site: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-sign-ups-"));
  copyDatabase("demo", dataDir);
  const server = await startServer({ DATA_DIR: dataDir, SIGNUPS: mode });
  try {
    await journey(`http://localhost:${server.port}`);
  } finally {
    server.signal("SIGTERM");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const signUpLinks = (page: Page) => page.locator('a[href^="/signup"]');

async function openWithoutOffer(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
  await expect(signUpLinks(page)).toHaveCount(0);
}

test("where sign-ups are closed, guests can log in but aren't offered to sign up", async ({
  page,
}) => {
  await withSite("closed", async (site) => {
    const { faults } = watch(page);
    for (const path of ["/", "/posts"]) await openWithoutOffer(page, site + path);
    await openWithoutOffer(page, `${site}/login`);
    await expect(page.getByRole("main")).toContainText(
      "New here? This site isn't accepting new accounts.",
    );
    await openWithoutOffer(page, `${site}/marketplace`);
    await expect(page.getByRole("complementary", { name: "Member discount" })).toContainText(
      "Log in to get it.",
    );
    // Reached by its address, the page has the reason for having no form.
    await page.goto(`${site}/signup`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-ups are closed");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      /^This site isn't accepting new accounts\./,
    );
    expect(faults).toEqual([]);
  });
});

test("where sign-ups need an invitation, the log-in page has a note instead of a button", async ({
  sent: page,
}) => {
  await withSite("invited", async (site) => {
    for (const path of ["/", "/marketplace", "/posts"]) {
      await openWithoutOffer(page, site + path);
    }
    await openWithoutOffer(page, `${site}/login`);
    await expect(page.getByRole("main")).toContainText(
      "New here? You need an invitation link from a member to sign up.",
    );
    await page.goto(`${site}/signup`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up by invitation");
  });
});
